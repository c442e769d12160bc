# A server and its host: what thousand serve and thousand invite say.
# $command is a command to type, $path a folder or file, $port a number, $host a machine's name: they stand as they are.

## What is said when it runs

serve-listening-everywhere = The server is open on port { $port }, on every address of this computer.
serve-listening = The server is open on { $host }, port { $port }.
serve-data = Tables and accounts are kept in { $path }.
serve-join = Others join with: { $command }
serve-ssh = With nothing but ssh: { $command }
serve-behind-proxy = Others join at the address of your proxy.
serve-invite-only = New people need a code. Each time you want one, type in another terminal: { $command }
serve-unencrypted = Nothing is encrypted without --certificate, passwords neither: that is for a network you trust.
serve-how-to-stop = Control C stops the server; every table goes on at the next start.
serve-stopped = The server has stopped. Every table is kept.
serve-failed = The server has stopped, since its data could not be written. Nothing that was confirmed is lost.
serve-code = A code for one new person: { $code }
serve-account-closed = The account { $name } is closed.
serve-account-password = The new password of { $name }: { $password }

## What is wrong

cli-packages-missing = A server needs packages that are not installed. Type: { $python } -m pip install { $names }
cli-key-alone = --key goes with --certificate: give both, or neither.
cli-ports-equal = --port and --ssh-port cannot both be { $port }: choose two numbers.
cli-port-taken = Another program uses port { $port } already: stop it, or choose another with --port or --ssh-port.
cli-port-forbidden = This user may not use port { $port }: choose one from 1024 on with --port or --ssh-port.
cli-port-failed = The server cannot be opened on port { $port }: { $detail }.
cli-host-unknown = No computer is known as { $host }: give --host an address of this one, or leave it out.
cli-host-elsewhere = { $host } is no address of this computer: give --host one of its own, or leave it out.
cli-certificate-unreadable = { $path } cannot be read: { $detail }. Give --certificate and --key files that this user may read.
cli-certificate-wrong = { $path } and { $key } are no certificate and its key in PEM form, or the key has a password: remove it.
cli-certificate-other-key = The key in { $key } does not belong to the certificate in { $path }: give --key the one it was made with.
cli-data-unwritable = Nothing can be written in { $path }: { $detail }. Choose another folder with --data.
cli-data-in-use = Another server uses the data in { $path } already: stop it, or choose another folder with --data.
cli-data-newer = The server's data was written by a newer Thousand: install that one. It has format { $found }, this one knows { $known }.
cli-data-failed = The server's data in { $path } cannot be used: { $detail }.
cli-data-missing = There is no server's data in { $path }: start thousand serve once, or give its folder with --data.
cli-account-what = Give either --close or --new-password: one thing at a time.
cli-account-unknown = Nobody has an account under the name { $name } in { $path }: check the spelling, or give --data.
cli-account-running = The server with the data in { $path } is running: stop it, then type this again.

## The command line

cli-help-serve = thousand serve: tables for others to join, over the network. With --port, --data, --invite-only and more.
cli-help-invite = thousand invite: a code for one new person, where your server is by invitation only. With --data.
cli-help-account = thousand account NAME: close an account of your server, or give it a new password. With --data.
cli-flag-host = --host and an address of this computer: the only one to be open on; without it, all of them.
cli-flag-port = --port and a number: where the server is open for thousand join; without it, 8414.
cli-flag-ssh-port = --ssh-port and a number: where people come in who have nothing but ssh; without it, nowhere.
cli-flag-data = --data and a folder: where the server keeps its tables and accounts.
cli-flag-invite-only = --invite-only: new people need a code, and there are no guests.
cli-flag-no-guests = --no-guests: everybody needs an account.
cli-flag-certificate = --certificate and a PEM file: connections are encrypted with it.
cli-flag-key = --key and a PEM file: the certificate's key, where it has a file of its own.
cli-flag-proxy = --proxy: a proxy on this computer passes people on, and tells their addresses.
cli-flag-close = --close: delete the account for good.
cli-flag-new-password = --new-password: make up a password in the place of the old one, and print it.
