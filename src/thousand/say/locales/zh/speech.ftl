### 直接朗读：它的设置，以及在这台电脑上寻找语音的 `thousand speech`。

## 选项

options-spoken = { $value ->
    [near] Thousand朗读：只读和你有关的；其余在历史里
    [plays] Thousand朗读：除了别人抽牌和弃牌都读
   *[all] Thousand朗读：全部都读
}
options-rate = { $value ->
    [slow] Thousand的语速：慢
    [medium] Thousand的语速：中
    [quick] Thousand的语速：较快
    [fast] Thousand的语速：快
    [fastest] Thousand的语速：最快
   *[own] Thousand的语速：随系统设置
}
options-rate-kept = 语速：{ $voice }用它自己的，请在它那里设置

## thousand speech：一种语音接一种语音

cli-help-speech = thousand speech：这台电脑上哪些语音能用，各说一句话。可带--silent。
cli-flag-silent = --silent：只列出语音，不说话。

speech-looking = 正在寻找语音，共{ $count }种途径，每种最多{ $seconds }秒。
speech-opens = { $name }能用，第{ $n }种，共{ $of }种。
speech-opens-as = { $name }能用，第{ $n }种，共{ $of }种：它通过{ $voice }朗读。
speech-closed = { $name }不能用，第{ $n }种，共{ $of }种：{ $reason }。
speech-why-library = 没有安装它的Python库{ $detail }
speech-why-program = 没有安装它的程序
speech-why-nothing = 没有读屏软件或语音在运行
speech-why-server = 它的服务没有回应，也启动不了
speech-why-hangs = 它{ $seconds }秒内没有回应
speech-able = { $language ->
    [yes] 它会跟随文字的语言
   *[no] 它只用自己的语言
}；{ $rate ->
    [yes] 语速可以在选项里设置
   *[no] 语速要在它那里设置
}；{ $end ->
    [yes] 说完时会通知。
   *[no] 说完时不会通知。
}
speech-keeps-language = 没法告诉{ $voice }用什么语言：请在它里面选中文语音，否则它会按自己的方式读中文。
speech-lacks-language = { $voice }没有中文语音。
speech-sample = 这里是{ $voice }，为Thousand朗读。
speech-spoken = { $voice }表示已经说完这句话。
speech-given = 已经交给{ $voice }一句话；有没有听到，只有你知道。
speech-not-spoken = { $voice }没有说话：{ $reason }。
speech-why-cut = 这句话被别的东西打断了
speech-why-late = 它{ $seconds }秒内没有说完
speech-chosen = Thousand通过{ $voice }朗读，它是第一个能用的。
speech-none = 这里没有能说话的语音，所以Thousand不能自己朗读。你的读屏软件照样可以读它。

## 要装什么，按系统

speech-install-linux-server = Linux：安装speech-dispatcher。在Debian和Ubuntu上：{ $command }
speech-install-linux-test = 然后用它说一个词试试：{ $command }
speech-install-linux-espeak = 或者只装espeak-ng，它不需要服务：{ $command }
speech-install-windows-reader = Windows：启动NVDA或JAWS。没有它们时，Thousand用Windows自带的语音SAPI。
speech-install-windows-library = 如果还是不行，用Thousand的Python运行：{ $command }
speech-install-macos-reader = macOS：按Command加F5打开旁白；没有旁白时，prism用系统语音。
speech-install-macos-library = 如果都不行，用Thousand的Python运行：{ $command }
