# Coming in by ssh: what is said outside the game, before it begins or after it broke.

ssh-no-commands = No commands are carried out here, there are only games: come in without a command.
ssh-no-terminal = The game needs a terminal: type ssh -t instead of ssh.
ssh-full = The server is full just now: try again later.
ssh-mistake = Thousand made a mistake, and this visit is over. Your seat at the table is kept: come in again.

ssh-key-question = Your ssh key could let you in without a password. Remember it?
ssh-key-yes = Yes, remember the key
ssh-key-no = Not now
ssh-key-kept = The key is remembered: next time you need no password.
