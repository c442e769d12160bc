### 声音：开关、音量，以及每个声音是什么。

help-sound = 开关声音：{ $keys }。

sound-on = 声音已打开。按{ $key-sound }关闭。
sound-off = 声音已关闭。
sound-is-off = 声音关着：请先打开。
sound-not-offered = 通过ssh不提供声音：会在服务器那边响起。
sound-not-installed = 不会有声音：缺少miniaudio库。请安装带sound附加组件的thousand。
sound-no-device = 不会有声音：这台电脑上打不开声卡。

## 给点显器的同样的话

braille-sound-on = 声音开，{ $key-sound }关闭
braille-sound-off = 声音关
braille-sound-not-offered = ssh没有声音
braille-sound-not-installed = 无声音：缺miniaudio
braille-sound-no-device = 无声音：打不开声卡

## 选项

options-sound = { $on ->
    [yes] 声音：开
   *[no] 声音：关
}
options-volume = 音量：百分之{ $percent }
options-cues = 逐个试听声音
cues-title = 全部声音。按回车播放。
cues-back = 返回选项

## 每个声音和它的意思

cue-turn = 轮到你：两声铃，第二声更高
cue-chance = 有机会等着你：同一声铃，急响三下
cue-draw = 抽了一张牌：上扬的纸声
cue-distance = 距离牌：加速的马达
cue-hazard-you = 你中了危险牌：马达呛了几下，熄火
cue-hazard = 别人中了危险牌：马达轻轻呛一下，短而轻
cue-remedy = 补救牌：三个轻快的音，往上走
cue-safety = 安全牌：一个长而柔和的和弦
cue-coup = 一次偷袭：四声急铃，往上走
cue-discard = 弃了一张牌：下沉的纸声
cue-shuffle = 洗牌或新的一局：六下急促的纸声
cue-won = 你这一方赢了这一局：四声铃，往上走
cue-lost = 你这一方没赢这一局：三个柔和的音，往下走
cue-end = 游戏结束：两声铃，再一个和弦
cue-refusal = 这样不行：两下低沉的敲击
cue-message = 通知：一声轻而高的铃
