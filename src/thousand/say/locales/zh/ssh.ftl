# 通过ssh进来：游戏开始之前或中断之后，在游戏之外说的话。

ssh-no-commands = 这里不执行任何命令，只有游戏：请不带命令进来。
ssh-no-terminal = 游戏需要终端：请输入ssh -t，而不是ssh。
ssh-full = 服务器现在满了：请稍后再试。
ssh-mistake = 本程序出了错，这次来访结束了。你在牌桌上的座位还留着：请再进来一次。

ssh-key-question = 你的ssh密钥可以让你不用密码就进来。要记住它吗？
ssh-key-yes = 是，记住密钥
ssh-key-no = 暂时不要
ssh-key-kept = 密钥已记住：下次不需要密码。
