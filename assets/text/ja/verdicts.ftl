# Why a game ended
verdict-occurrences = { $count ->
   *[other] { $plies }手目の後に現れました。
}
verdict-occurrences-from-start = { $count ->
   *[other] 開始局面と{ $plies }手目の後に現れました。
}
verdict-foul = { $ply }手目 { $side }：{ $foul }
verdict-charge = { $side }：{ $foul }
verdict-try = 玉が{ $square }に到達しました。
verdict-move-limit = { $plies }手指されました（上限{ $limit }手）。
verdict-declaration = { $side }が{ $points }点で宣言しました。
verdict-declaration-automatic = { $side }の玉が敵陣に入り{ $points }点に達したため、宣言を待たずに勝ちとなります。
verdict-unfulfilled = 満たさない条件：{ $condition }
verdict-replay = この対局は無勝負となり、指し直しになります。
repetition-perpetual = 連続王手の千日手で{ $side }の負け
agreement-points = 点数：☗{ $black }　☖{ $white }（{ $needed }点以上必要）
agreement-tie = 点数では勝敗が決まらないため、規定により{ $side }の勝ち
counts-as-draw = 引き分け
counts-as-replay = 無勝負、指し直し
declaration-ignored = 対局続行

# Fouls
foul-two-pawns = 二歩
foul-drop-pawn-mate = 打ち歩詰め
foul-dead-piece = 行き所のない駒
foul-king-left-in-check = 王手放置
foul-wrong-movement = 動けない所への移動
foul-wrong-promotion = 成れない所での成り
foul-dropped-promoted-piece = 成駒を打った
foul-out-of-turn = 二手指し・手番違い
foul-takeback = 待った
foul-clock-before-move = 着手完了前に時計を止めた
foul-advice = 助言・ソフトの使用
foul-disobedience = 審判の指示に従わない
claimant-arbiter = 審判
claimant-spectator = 観戦者

# What must be true for a declaration
condition-ply-limit = { $value }手目（{ $threshold }手未満）
condition-king = 玉が敵陣にいる
condition-pieces = 敵陣の駒{ $value }枚（玉を除く{ $threshold }枚以上）
condition-check = 王手されていない
condition-points = { $value }点（{ $threshold }点以上）

# What waits for an answer
case-take-back = 待ったを認めますか？
case-take-back-why = { $side }が直前の手の待ったを求めています。
case-impasse = 持将棋に合意しますか？
case-impasse-why = { $side }が持将棋を提案しています。
case-agree = 合意する
case-decline = 断る
case-declaration = 宣言しますか？
case-declaration-why = { $side }が宣言を検討しています。時計は止まっています。
case-by-profile = この規定では
case-by-24 = 24点法では
case-by-27 = 27点法では
case-time-left = 残り時間：{ $time }
case-declare = 宣言する
case-withdraw = 宣言しない
case-declared = 入玉宣言
case-declared-why = { $side }が宣言しました。取り消しはできません。時計は止まっています。
case-judge-declaration = 条件どおりに判定する
case-dismiss-declaration = 宣言を認めず対局を続ける
case-adjourned = 指し掛け
case-adjourned-why = 再開後は{ $side }の手番です。
case-adjourned-sealed = { $side }の封じ手があります。再開時に指されます。
case-reopen = 対局を再開する
case-sleep = スリープからの復帰
case-sleep-why = 端末がスリープまたは停止し、{ $slept }のあいだ時計が動きませんでした。時計は止まっています。
case-sleep-before = { $side } スリープ前：{ $time }
case-sleep-counted = { $side } 含めた場合：{ $time }
case-sleep-moved = { $side }はそのあいだに { $move } と指しました。再開と同時に指されます。
case-sleep-pressed = { $side }はそのあいだに時計を押しました。再開と同時に有効になります。
case-sleep-forget = スリープ前から再開
case-sleep-count = 消費時間に含める
case-claim = 反則の指摘
case-claim-why = { $by }が反則を指摘しました。時計は止まり、盤面はその手を指した局面です。
case-uphold = 反則と認める
case-reject = 認めない
case-claim-again = この手の反則は一度指摘され、認められませんでした。
case-claim-earlier = これより前にも反則があります：{ $foul }。そちらで裁定するときは、この指摘を「認めない」とし、「審判が反則を指摘」を選びます。
case-repetition = 千日手の確認
case-repetition-at = { $count }回中{ $index }回目（{ $ply }手目の後）
case-repetition-at-start = { $count }回中{ $index }回目（開始局面）
case-repetition-checks = { $side }：初回以降{ $moves }手中{ $checks }手が王手
case-next-occurrence = 次の同一局面
case-done = 閉じる

# Arbiter
ruling-heading = 審判の裁定
ruling-decision = 裁定
ruling-foul = 反則
ruling-absent = 不戦
ruling-winner = 勝者
ruling-nobody = なし
ruling-foul-kind = 反則の種類
ruling-foul-choose = 反則を選んでください
ruling-sequel = その後
ruling-stands = 結果確定
ruling-replay = 指し直し
ruling-words = 理由
ruling-methods = 旧来の、または地方の持将棋の決め方（文がそのまま理由になります）
ruling-points = 全駒の点数：☗{ $black }点、☖{ $white }点
ruling-points-camp = 敵陣の駒と持ち駒の点数：☗{ $black }点、☖{ $white }点
method-outside = { $side }、敵陣の外の駒：{ $squares }
method-none-outside = { $side }：すべての駒が敵陣にある
method-unprotected = { $side }、敵陣でひもの付いていない駒：{ $squares }
method-none-unprotected = { $side }：敵陣にひもの付いていない駒はない
method-by-points = 点数では（24点以上必要）：{ $result }
method-king-there = { $side }：玉が最奥の段にある
method-king-elsewhere = { $side }：玉は最奥の段にない
method-last-rank = 最奥の段へのトライ
method-last-rank-words = 最奥の段へのトライ：玉が最奥の段に達し、勝ちを主張できるだけの駒があるため、勝ちとする。
method-zone = 全駒が敵陣に入る
method-zone-words = 持将棋（全駒入陣、フェアベアン・1980年代）：争いになった場合、どちらの対局者もすべての駒を敵陣に進めることができ、その後点数を数えて終局とする。
method-protected = 全駒にひもが付いて敵陣に入る
method-protected-words = 持将棋（全駒にひも付き、GNU Shogiの手引き）：両玉が入玉したか入玉を防げないとき、一方のすべての駒が敵陣で味方に守られた時点で点数を数える。
method-uwate = 上手勝ち
method-uwate-words = 駒落ちの持将棋（地方の慣習）：両玉が入玉したため、駒を落とした上手の勝ちとする。
ruling-lacks-winner = 勝者を選んでください。
ruling-lacks-foul = 反則を選んでください。
ruling-lacks-reason = 勝者を選ぶか、理由を入力してください。
ruling-done = 裁定する
