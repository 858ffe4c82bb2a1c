# Sides
side-black = 先手
side-white = 後手
side-black-handicap = 下手
side-white-handicap = 上手

# Pieces
piece-pawn = 歩
piece-lance = 香
piece-knight = 桂
piece-silver = 銀
piece-gold = 金
piece-bishop = 角
piece-rook = 飛
piece-king = 玉
piece-tokin = と
piece-promoted-lance = 成香
piece-promoted-knight = 成桂
piece-promoted-silver = 成銀
piece-horse = 馬
piece-dragon = 龍

# The board and the stands
square-empty = 空き
square-destination = 移動できます
stand-label = { $side }の持ち駒
stand-piece = { $side }の持ち駒：{ $piece } { $count }枚
stand-piece-points = { $piece }、{ $points }点
promotion-yes = { $piece }に成る
promotion-no = 不成（{ $piece }のまま）

# Starting positions
handicap-even = 平手
handicap-lance = 香落ち
handicap-right-lance = 右香落ち
handicap-both-lances = 両香落ち
handicap-bishop = 角落ち
handicap-rook = 飛車落ち
handicap-rook-lance = 飛香落ち
handicap-two = 二枚落ち
handicap-three = 三枚落ち
handicap-four = 四枚落ち
handicap-five = 五枚落ち
handicap-left-five = 左五枚落ち
handicap-six = 六枚落ち
handicap-left-seven = 左七枚落ち
handicap-right-seven = 右七枚落ち
handicap-eight = 八枚落ち
handicap-nine = 九枚落ち
handicap-ten = 十枚落ち
handicap-three-pawns = 歩三兵
handicap-naked-king = 裸玉
handicap-dragonfly = トンボ
handicap-dragonfly-lances = トンボ（香あり）
handicap-dragonfly-knights = トンボ（桂香あり）
handicap-taiko = 太閤将棋
start-composed = 任意局面

# Endings
outcome-wins = { $side }の勝ち
outcome-undecided = 勝敗なし
outcome-both-lose = ともに負け
end-resignation = 投了
end-resignation-why = { $loser }が投了しました。
end-checkmate = 詰み
end-checkmate-why = { $loser }は王手をかけられ、合法手がありません。
end-no-legal-move = 合法手なし
end-no-legal-move-why = { $loser }は王手をかけられていませんが、合法手がないため負けです。
end-time-up = 時間切れ
end-time-up-why = { $loser }の時間が切れました。
end-illegal-move = 反則
end-repetition = 千日手
end-repetition-why = 盤面・持ち駒・手番が同じ局面が規定の回数現れました。
end-perpetual-check = 連続王手の千日手
end-perpetual-check-why = 同一局面が規定の回数現れ、その間の{ $loser }の指し手がすべて王手でした。反則負けです。
end-impasse = 持将棋
end-declaration = 入玉宣言
end-failed-declaration = 入玉宣言不成立
end-failed-declaration-why = { $loser }の入玉宣言は条件を満たしていませんでした。宣言した側の負けです。
end-try = トライ
end-max-moves = 最大手数
end-taken-back = 待った
end-error = エラー
end-interrupted = 打ち切り
end-interrupted-recorded = 中断
end-interrupted-why = 対局は勝敗なしで打ち切られました。
end-default = 不戦
end-arbiter-decision = 裁定
end-no-mate = 不詰
end-sealed-move = 封じ手

# Time controls
time-untimed = 時間無制限
time-sudden-death = { $main }切れ負け
time-then = { $main }、切れたら{ $after }
time-short = { $main }＋{ $period }
time-byoyomi = 1手{ $period }
time-periods = { $period }×{ $periods }回
time-consideration = 1手{ $period }・考慮時間{ $length }×{ $minutes }回
time-fischer = { $main }＋1手{ $increment }
time-delay = { $main }＋1手{ $delay }の猶予
time-stopwatch = { $main }（{ $unit }未満切り捨て）
told-of = { $what }：{ $words }
duration-hours = { $count }時間
duration-minutes = { $count }分
duration-seconds = { $count }秒
clock-reading = { $digits }（{ $stage }）
clock-used = 消費時間
clock-main = 持ち時間
clock-byoyomi = 秒読み
clock-consideration = 考慮時間
clock-delay = 猶予
clock-flag = 時間切れ
clock-engine-failed = エンジン停止
clock-stopped = 停止中
clock-hall-stopped = 会場停止中
clock-period = 1手{ $period }
clock-periods = { $period }×{ $of }の{ $number }回目
clock-minutes-left = 1手{ $period }・考慮あと{ $left }回
clock-minutes-left-short = 考慮あと{ $left }回
clock-increment = 1手＋{ $increment }

# What an engine said
evaluation-mate = { $sign }詰 { $plies }

# A game that is played instead of one that does not count
next-game = 指し直し
next-game-why = 前の対局は{ $reason }のため無勝負です。
next-game-arbiter = 規定どおりの設定です。審判はどの数値も変更できます。
next-game-rest = 休憩
next-game-set-up = 対局を準備する
case-rest = 対局前の休憩
case-rest-left = 残り{ $left }。休憩が終わると時計が動き始めます。指すかボタンを押すと、すぐに始まります。
case-rest-over = 休憩が終わりました。
case-rest-begin = 時計を動かす

# Setting up the pieces one by one
ceremony-order = 駒の並べ方
ceremony-none = 一度に並べる
ceremony-ohashi = 大橋流
ceremony-ito = 伊藤流
ceremony-why = 上位者から一枚ずつ、交互に並べます。
ceremony-count = { $all }枚のうち{ $placed }枚
ceremony-skip = 残りを一度に並べる
