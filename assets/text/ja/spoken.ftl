# 読み上げ
spoken-square = { $square } { $side }の{ $piece }
spoken-move = { $to }{ $piece }{ $promotion }（{ $from }から）
spoken-capture = { $to }{ $piece }{ $promotion }（{ $from }から、{ $taken }を取る）
spoken-drop = { $to }{ $piece }打
spoken-promotes = 成
spoken-stays = 不成
spoken-numbered = { $number }手目、{ $side }、{ $move }
spoken-check = { $words }。王手
spoken-time = { $side }、残り{ $time }
spoken-turn = { $side }、{ $what }
spoken-minute = 考慮{ $number }分目
spoken-end = { $winner }。{ $reason }

# 入力中の指し手
typed-hint = 指し手（どの書き方でも）
typed-examples = 例：76歩、7776、76fu、7g7f。Enterで指します。
typed-ahead = 相手の手を待っています
typed-unreadable = まだ指し手になっていません
typed-no-previous = 「同」は直前の手の行き先ですが、直前の手がありません。
typed-nobody = { $to }に行ける{ $piece }がありません。
typed-other-piece = { $from }に{ $piece }はありません。
typed-several = どの駒ですか？
typed-promotion = { $move }。成るかどうかは後で選びます。
