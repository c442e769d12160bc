### 千公里的牌，以及要数的东西。
###
### 每条消息一行，最重要的词在前面。汉字没有复数和变格，所以每个名称只有一种写法；量词：牌用张，局用局，
### 玩家用位，队用队，分数用分。

## 牌：每个名称一次，然后是 $card、$hazard、$remedy、$safety 的对照。

-accident = 事故
-out-of-gas = 没油
-flat-tire = 爆胎
-speed-limit = 限速
-stop = 停止
-wrong-way = 逆行
-repairs = 修理
-gasoline = 汽油
-spare-tire = 备胎
-end-of-limit = 限速结束
-roll = 前进
-end-of-wrong-way = 逆行结束
-driving-ace = 驾驶高手
-extra-tank = 备用油箱
-puncture-proof = 防爆胎
-right-of-way = 优先权

card = { $card ->
    [MILES_25] 25{ unit }
    [MILES_50] 50{ unit }
    [MILES_75] 75{ unit }
    [MILES_100] 100{ unit }
    [MILES_200] 200{ unit }
    [ACCIDENT] { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] { -flat-tire }
    [SPEED_LIMIT] { -speed-limit }
    [STOP] { -stop }
    [WRONG_WAY] { -wrong-way }
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [ROLL] { -roll }
    [END_OF_WRONG_WAY] { -end-of-wrong-way }
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}
# 最少的字，用在显然是打出一张牌的地方。
card-short = { $card ->
    [MILES_25] 25
    [MILES_50] 50
    [MILES_75] 75
    [MILES_100] 100
    [MILES_200] 200
    *[other] { card }
}
hazard = { $hazard ->
    [ACCIDENT] { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] { -flat-tire }
    [SPEED_LIMIT] { -speed-limit }
    [WRONG_WAY] { -wrong-way }
    *[STOP] { -stop }
}
    .holds = { $hazard ->
    [ACCIDENT] 车出了事故
    [OUT_OF_GAS] 车没油了
    [FLAT_TIRE] 车爆胎了
    [SPEED_LIMIT] 车被限速
    [WRONG_WAY] 车在逆行
    *[STOP] 车被停止
}
    .absent = { $hazard ->
    [ACCIDENT] 车没有出事故
    [OUT_OF_GAS] 车里还有油
    [FLAT_TIRE] 车没有爆胎
    [SPEED_LIMIT] 车没有被限速
    [WRONG_WAY] 车没有逆行
    *[STOP] 车没有被停止
}
remedy = { $remedy ->
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [END_OF_WRONG_WAY] { -end-of-wrong-way }
    *[ROLL] { -roll }
}
# 需要的一张或几张补救牌之一。
need = { remedy }牌
safety = { $safety ->
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}

## 要数的东西

# 路程的单位，由语言或玩家决定：$unit 由房间给出。
unit = { $unit ->
    [km] 公里
    *[miles] 英里
}

points-count = { $points }分
miles-count = { $miles }{ unit }
cards-count = { $count }张牌
left-count = 还剩{ $left }张
