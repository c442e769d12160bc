### 一千分的牌桌界面，给用眼睛看的玩家。

tysiac-board-headline = 第{ $number }局
tysiac-board-contract = 定约：{ $points }，{ $name }
tysiac-board-bid = 最高叫分：{ $points }，{ $name }
tysiac-board-no-contract = 还没有人叫分
tysiac-board-trump = 将牌：{ tysiac-suit }
tysiac-board-no-trump = 没有将牌
tysiac-board-both = { $contract }。{ $trump }
tysiac-board-trick = 桌上：{ $cards }
tysiac-board-no-trick = 桌上：还没有牌
tysiac-board-seat = { tysiac-seat }：{ $facts }
tysiac-board-total = 总分{ $total }
tysiac-board-turn = 轮到出牌
tysiac-board-playable = { tysiac-card }，能出
