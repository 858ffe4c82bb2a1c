# Rules in one sentence
gist-whole = { $clauses }。
gist-separator = 、
gist-repetition = 同一局面{ $count }回で{ $result }
gist-agreement = 合意による持将棋は{ $points }点法（双方満たせば{ $tie }）
gist-declaration = 入玉宣言は{ $points }で勝ち{ $band }
gist-declaration-automatic = 入玉して{ $points }で自動的に勝ち{ $band }
gist-points = { $points }点
gist-points-by-side = 先手{ $black }点・後手{ $white }点
gist-drawn-band = ・{ $from }点から{ $result }
gist-move-limit = { $plies }手で{ $result }
gist-try = トライで勝ち
gist-illegal-prevent = 反則手は指せない
gist-illegal-at-once = 反則手は即負け
gist-illegal-play-on = 反則手は指摘があれば負け
gist-take-back-allowed = 待ったあり
gist-take-back-by-agreement = 待ったは合意があれば可
gist-take-back-forbidden = 待ったなし
rules-draw = 引き分け
rules-replay = 指し直し
rules-white-wins = 後手勝ち
rules-not-verified = 未確認：{ $rules }

# The rules one by one
rule-repetition = 千日手
rule-perpetual-check = 連続王手
rule-agreement = 合意による持将棋
rule-declaration = 入玉宣言
rule-move-limit = 最大手数
rule-try = トライ
rule-handicap-credit = 駒落ちの点数
rule-illegal-moves = 反則
rule-replay = 指し直し
rule-take-back = 待った
rule-pause = 時計の停止
