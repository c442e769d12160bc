# 服务器和开服务器的人：thousand serve 和 thousand invite 说的话。
# $command 是要输入的命令，$path 是文件夹或文件，$port 是数，$host 是电脑的名字：都照原样。

## 运行时说的话

serve-listening-everywhere = 服务器已在端口{ $port }开放，本机的每个地址都能连。
serve-listening = 服务器已开放：{ $host }，端口{ $port }。
serve-data = 牌桌和账号保存在{ $path }。
serve-join = 别人这样加入：{ $command }
serve-ssh = 只有ssh的人这样进来：{ $command }
serve-behind-proxy = 别人从你的代理的地址加入。
serve-invite-only = 新人要有邀请码。每次要一个，就在另一个终端输入：{ $command }
serve-unencrypted = 没有--certificate就什么都不加密，密码也一样：只适合你信得过的网络。
serve-how-to-stop = Control加C停止服务器；下次启动时，每张牌桌都接着玩。
serve-stopped = 服务器已停止。牌桌都保存着。
serve-failed = 服务器已停止，因为数据写不进去。确认过的都没有丢。
serve-code = 给一位新人的邀请码：{ $code }
serve-account-closed = 账号{ $name }已注销。
serve-account-password = { $name }的新密码：{ $password }

## 出了什么错

cli-packages-missing = 服务器需要的包还没有安装。请输入：{ $python } -m pip install { $names }
cli-key-alone = --key要和--certificate一起用：要么都给，要么都不给。
cli-ports-equal = --port和--ssh-port不能都是{ $port }：请选两个不同的数。
cli-port-taken = 端口{ $port }已有别的程序在用：停掉它，或者用--port或--ssh-port另选一个。
cli-port-forbidden = 这个用户不能用端口{ $port }：请用--port或--ssh-port选1024以上的。
cli-port-failed = 服务器没法在端口{ $port }开放：{ $detail }。
cli-host-unknown = 找不到叫{ $host }的电脑：给--host一个本机的地址，或者不写。
cli-host-elsewhere = { $host }不是这台电脑的地址：给--host一个本机的地址，或者不写。
cli-certificate-unreadable = { $path }读不了：{ $detail }。给--certificate和--key的文件，这个用户要能读。
cli-certificate-wrong = { $path }和{ $key }不是PEM格式的证书和密钥，或者密钥有密码：请去掉密码。
cli-certificate-other-key = { $key }里的密钥不属于{ $path }里的证书：请给--key和证书配对的那个。
cli-data-unwritable = { $path }里写不了东西：{ $detail }。请用--data另选一个文件夹。
cli-data-in-use = 另一个服务器正在用{ $path }里的数据：停掉它，或者用--data另选一个文件夹。
cli-data-newer = 服务器的数据是更新的Thousand写的：请装那个版本。数据格式是{ $found }，这个只认{ $known }。
cli-data-failed = { $path }里的服务器数据用不了：{ $detail }。
cli-data-missing = { $path }里没有服务器的数据：先运行一次thousand serve，或者用--data给出它的文件夹。
cli-account-what = --close和--new-password只给一个：一次做一件事。
cli-account-unknown = { $path }里没有叫{ $name }的账号：检查写法，或者给出--data。
cli-account-running = 用{ $path }里数据的服务器正在运行：先停掉它，再输入一次。

## 命令行

cli-help-serve = thousand serve：开一个服务器，别人通过网络来玩。可带--port、--data、--invite-only等选项。
cli-help-invite = thousand invite：给一位新人一个邀请码，用于只限受邀的服务器。可带--data。
cli-help-account = thousand account NAME：注销你服务器上的一个账号，或者给它一个新密码。可带--data。
cli-flag-host = --host加本机的一个地址：只在这个地址开放；不给就是全部地址。
cli-flag-port = --port加数字：thousand join连到哪个端口；不给就是8414。
cli-flag-ssh-port = --ssh-port加数字：只有ssh的人从哪个端口进来；不给就不开。
cli-flag-data = --data加文件夹：服务器把牌桌和账号保存在哪里。
cli-flag-invite-only = --invite-only：新人要有邀请码，也不接待游客。
cli-flag-no-guests = --no-guests：每个人都要有账号。
cli-flag-certificate = --certificate加PEM文件：用这个证书加密连接。
cli-flag-key = --key加PEM文件：证书的密钥，如果它另有文件。
cli-flag-proxy = --proxy：由本机的代理转接别人，并告知他们的地址。
cli-flag-close = --close：永久删除账号。
cli-flag-new-password = --new-password：编一个密码代替旧的，并打印出来。
