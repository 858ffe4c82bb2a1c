# 審判卓

console-heading = 審判卓
console-close = 審判卓を閉じる
console-lock = ロック
console-unlock = ロック解除…
console-stop = 両方の時計を止める
console-resume = 両方の時計を再開する
console-answer-call = 審判が来ました

console-clocks = 時計
console-moves = 指し手
console-rulings = 裁定
console-count = 点数・局面
console-log = 履歴

console-give-minutes = { $mark } +{ $minutes }分
console-set-clock = { $mark } 設定…
console-turn = 手番
console-turn-is = { $side }の手番です。
console-turn-why = 対局が始まった後の手番は指し手で決まります。手を戻すか、訂正してください。
console-turn-other = { $side }から始める

console-take-back-heading = 手を戻す
console-take-back-why = 両方の時計もその手の前の表示に戻り、止まったままになります。
console-take-back = 手を戻す…
console-correct-heading = 指し手の訂正
console-correct-why = 実際の手と違う手が入力されたときに訂正します。その後の手順が成り立つ場合だけ訂正できます。
console-correct = 訂正する…
console-go-on-heading = 終局の取り消し
console-go-on-why = 終局した対局を、最終手の局面から、時計もそのままで再開できるようにします。時間切れだった側には、秒読みがあれば1回分を与えます。
console-go-on = 終局を取り消す

console-claim = 反則の指摘
console-claim-open = 反則の指摘があり、裁定待ちです。
console-claim-none = 指摘はありません。
console-warnings = 警告
console-warn = { $mark }に警告（計{ $count }回）
console-decisions = 裁定
console-decide = 理由を付けて裁定…
console-replay = 指し直しの裁定…
console-interrupt = 打ち切り
console-absences = 不戦
console-absent = { $mark } 不在
console-both-absent = 両者不在
console-adjournment = 指し掛け
console-adjournment-why = 封じ手は再開まで表示されません。再開時に指されます。
console-adjourn = 指し掛けにする…

console-points = 点数
console-points-of = { $side }：{ $all }点（うち敵陣と持ち駒 { $camp }点）
console-repetition = 千日手
console-occurrences = この局面は{ $times }回目です（{ $plies }手目の後）。{ $limit }回で千日手です。
console-mate = 詰みの判定
console-is-mate = 詰みです。{ $side }は王手をかけられ、合法手がありません。
console-no-move = { $side }は王手をかけられていませんが、合法手がありません。
console-is-check = 詰みではありません。{ $side }は王手をかけられていますが、合法手が{ $moves }通りあります。
console-no-check = 詰みではありません。{ $side }に王手はかかっておらず、合法手が{ $moves }通りあります。

console-log-heading = 審判の記録
console-log-why = すべて棋譜に残ります。このプログラムでは変更も削除もできません。
console-log-latest = 全{ $all }件のうち、新しい{ $latest }件を表示しています。書き出すと全件が含まれます。
console-log-empty = まだ記録はありません。
console-export-text = テキストで保存…
console-export-csv = CSVで保存…

draft-set-clock = { $side }の時計を設定
draft-give-time = { $side }の持ち時間
draft-warn = { $side }への警告
draft-default = { $side }の不戦勝
draft-interrupt = 対局の打ち切り
draft-give = 加える
draft-take = 減らす
draft-moves =
    { $count ->
       *[other] 手
    }
draft-ply = 手目
draft-entered = 入力された手：{ $move }
draft-find = 実際の手（例：7776、７六歩、7g7f）
draft-seal = 封じ手あり
draft-no-seal = 封じ手なし
draft-sealed = 封じ手（例：7776、７六歩、P*5e）
draft-seal-whole = 合法手です。
draft-seal-open = まだ一つの合法手になっていません。
draft-seal-promotion = 成ることができます。成るなら+、成らないなら=を付けてください。
draft-seal-several = 行ける駒が二つ以上あります。動く前のマスも入力してください。
draft-reason = 理由
draft-who = 審判
draft-period-back = { $side }は時間切れでした。秒読み1回分（{ $time }）から再開します。
draft-no-period = { $side }は時間切れでした。再開の前に時間を与えないと、すぐにまた時間切れになります。
draft-changes = 変更点
draft-no-change = ほかに変わるものはありません。
draft-confirm = 実行する
draft-drop = 戻る

case-called = 審判を呼んでいます
case-called-why = 時計は動いていなかったため、そのままです。
case-hall-stopped-why = { $since }に運営が全卓を停止しました。会場が再開すると、時計は自動で動き出します。それまでこの対局を再開できるのは審判だけです。
case-halted-why = 審判が再開するまで、両方の時計は止まっています。
case-arbiter-decides = 審判だけが決められます。

audit-heading = 審判の記録
audit-ply = { $ply }手目
audit-clock = { $time }（{ $extras }回）
audit-change = { $what }：{ $from } → { $to }
audit-move = { $ply }手目
audit-plies = 手数
audit-game = 対局
audit-warnings = { $side }の警告
audit-called = 審判を呼び出し
audit-call-answered = 審判が到着
audit-stopped = 両方の時計を停止
audit-resumed = 時計を再開
audit-hall-stopped = 運営の指示により会場全体を停止
audit-hall-started = 運営の指示により会場全体を再開
audit-clock-set = { $side }の時計を設定
audit-time-given = { $side }に{ $time }を加算
audit-time-taken = { $side }から{ $time }を減算
audit-turn-set = { $side }から開始
audit-goes-on = 終局を取り消し
audit-taken-back = { $count }手戻し：{ $moves }
audit-corrected = { $ply }手目を訂正：{ $from }ではなく{ $to }
audit-warned = { $side }に警告
audit-upheld = 反則の指摘を認定
audit-upheld-of = 反則の指摘を認定（指摘：{ $claimant }）
audit-upheld-about = 反則の指摘を認定（指摘：{ $ply }手目 { $foul }、指摘者：{ $claimant }）
audit-rejected = 反則の指摘を却下
audit-rejected-of = 反則の指摘を却下（指摘：{ $claimant }）
audit-rejected-about = 反則の指摘を却下（指摘：{ $ply }手目 { $foul }、指摘者：{ $claimant }）
audit-charged = 反則負け：{ $foul }
audit-ruled = 裁定
audit-replay = 裁定：指し直し
audit-default = 不戦勝
audit-double-default = 両者不戦敗
audit-declaration-judged = 宣言を条件どおりに判定
audit-declaration-judged-of = 宣言を条件どおりに判定（宣言：{ $side }）
audit-declaration-dismissed = 宣言とみなさず続行
audit-declaration-dismissed-of = 宣言とみなさず続行（宣言：{ $side }）
audit-sleep-forgotten = スリープ中の時間を含めず
audit-sleep-counted = スリープ中の時間を算入
audit-late-move = プログラムの停止により時間切れの{ $secs }秒後に届いた指し手を、時間内とみなす
audit-kept-move = プログラムが{ $secs }秒停止していたあいだの指し手を、再開と同時に有効とする
audit-interrupted = 打ち切り
audit-adjourned = 指し掛け
audit-reopened = 指し掛けから再開
audit-unsealed = 封じ手{ $move }で再開

standing-waiting = 開始前
standing-running = 時計進行中
standing-stopped = 時計停止中
standing-over = { $winner }（{ $reason }）

pin-unlock = 審判卓の暗証番号
pin-unlock-why = 審判卓はロックされています。
pin-unlock-yes = 解除する
pin-set = 暗証番号を設定
pin-set-why = 暗証番号を知らない人は、審判の操作ができなくなります。{ $shortest }文字以上にしてください。
pin-set-yes = 設定する
pin-clear = 暗証番号を削除
pin-clear-why = 削除すると、誰でも審判卓を使えるようになります。
pin-clear-yes = 削除する
pin-present = 現在の暗証番号
pin-new = 新しい暗証番号
pin-again = 新しい暗証番号（確認）
pin-wrong = 暗証番号が違います。
pin-wait = 暗証番号が違います。続けて間違えたため、{ $time }後にもう一度入力できます。
pin-too-short = { $shortest }文字以上必要です。
pin-not-the-same = 2つの暗証番号が一致しません。

settings-arbiter = 審判
settings-pin = 審判卓の暗証番号
settings-pin-why = 対局者が審判卓や審判の操作を使ったり、進行中の対局から離れたりできないようにします。設定するとすぐにロックします。
settings-pin-set = 暗証番号を設定…
settings-pin-change = 暗証番号を変更…
settings-pin-clear = 暗証番号を削除…
setting-lock-after = 自動ロック
setting-lock-after-why = 暗証番号があるとき、この時間使わないと審判卓をロックします。
setting-lock-after-no-pin = 先に暗証番号を設定してください。
lock-after-1 = 1分後
lock-after-5 = 5分後
lock-after-15 = 15分後

notice-console-locked = 審判卓はロックされています。
