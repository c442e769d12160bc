### thousand review：一场游戏里代价最大的几步，以及更好的打法。

review-worst = { $name }在这场游戏里代价最大的{ $count }步。
review-nothing = 没有发现{ $name }在这场游戏里有代价大的一步。
review-place = 第{ $round }局，全场第{ $move }步：大约损失{ $points }分。
review-better = 更好的打法：{ $advice }
review-progress = 已检查百分之{ $percent }的步子。
cli-help-review = thousand review FILE：一场结束的游戏里代价最大的三步，以及更好的打法。
cli-flag-review-playouts = --playouts加数字：机器人为一个决定最多设想打完多少局。
cli-no-review = 还不能复盘{ $game }。
