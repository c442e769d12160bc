### 一千分的牌和手牌。
###
### 每条消息一行，最多60个汉字宽，最重要的词在前40格里。一张牌给出 $rank 和 $suit，先说花色再说大小。
### 大小就用牌上的字母和数字，写成词条，免得和按键的字母混淆。量词：牌用张，墩用墩，局用局，底牌用份。

-ace = A
-ten = 10
-king = K
-queen = Q
-jack = J
-nine = 9

tysiac-rank = { $rank ->
    [ACE] { -ace }
    [TEN] { -ten }
    [KING] { -king }
    [QUEEN] { -queen }
    [JACK] { -jack }
    *[NINE] { -nine }
}
tysiac-suit = { $suit ->
    [HEARTS] 红桃
    [DIAMONDS] 方块
    [CLUBS] 梅花
    *[SPADES] 黑桃
}
tysiac-card = { tysiac-suit }{ tysiac-rank }

## 要数的东西

tysiac-points = { $points }分
# 从总分里扣掉的。
tysiac-lost = 扣{ $points }分
# 单独的一个数：负号听不出来。
tysiac-number = { $minus ->
    [yes] 负{ $number }
    *[no] { $number }
}
tysiac-cards-count = { $count }张牌

## 手牌

tysiac-hand = 你有{ tysiac-cards-count }：{ $items }。
# 牌另外成行时。
tysiac-hand-count = 你有{ tysiac-cards-count }。
tysiac-hand-more = 还有{ $items }。
tysiac-hand-of-suit = { tysiac-suit }{ $items }
tysiac-hand-of-rank = { tysiac-rank }有{ $items }
# 一种花色的牌，接着是下一种。
tysiac-list-groups = { $list }；{ $item }
tysiac-hand-marriages = 你手里的婚配：{ $items }，共{ tysiac-points }。
tysiac-hand-empty = 你手里没有牌。
tysiac-hand-out = 这一局你不上场，没有牌。

## 光标下的牌

# $digit：牌名以它位置的那个数字开头，而那个数字正是所按的键。
tysiac-card-label = { $digit ->
    [yes] 第{ $place }张，共{ $count }张，{ tysiac-card }
    *[no] { tysiac-card }，第{ $place }张，共{ $count }张
}
tysiac-card-playable = { $label }，能出
tysiac-card-declares = { $label }，宣布婚配：{ tysiac-points }
tysiac-card-married = { $label }，有婚配
tysiac-card-unplayable = { $label }，不能出：{ $reason }
tysiac-card-missing = 没有第{ $place }张：你有{ tysiac-cards-count }。

tysiac-reason-follow-suit = 要跟{ tysiac-suit }
tysiac-reason-must-trump = 要出将牌{ tysiac-suit }
tysiac-reason-must-beat = 要压过{ tysiac-card }
tysiac-reason-must-overtrump = 要压过{ tysiac-card }
