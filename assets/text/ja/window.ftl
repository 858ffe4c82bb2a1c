# Menus
menu-file = ファイル
menu-edit = 編集
menu-game = 対局
menu-position = 局面
menu-view = 表示
menu-arbiter = 審判
menu-go = 移動
menu-help = ヘルプ
menu-copy = コピー
menu-recent = 最近の棋譜
menu-forget-recent = この一覧を消去
menu-autosave = 変更は確認せず保存
menu-theme = 配色
menu-language = 言語（Language）
menu-notation = 指し手の表記

# Commands. The sentence of a button's tooltip has -tip after its name.
command-new-game = 新規対局…
command-new-game-tip = 対局者・手合割・持ち時間を決めます
command-open = 開く…
command-open-tip = 棋譜を開いて並べます
command-take-up = 中断した対局を再開…
command-start-page = スタートページ
command-start-page-close = スタートページを閉じる
command-save = 保存
command-save-tip = 棋譜を保存します
command-save-as = 名前を付けて保存…
command-save-stored = 文字コードを選んで保存…
command-save-stored-tip = 別の名前で保存し、文字コードと改行を選びます
command-print = 印刷…
command-quit = 終了
command-pause = 一時停止
command-pause-tip = 時計を止めます、または再開します
command-resume = 再開
command-take-back = 待った
command-take-back-tip = 直前の一手を戻します（時計も戻ります）
command-resign = 投了
command-resign-tip = 手番の側が投了します
command-type-move = 指し手を入力…
command-cursor = キーボードで指す
command-review = 感想戦
command-review-tip = 終わった対局を並べ直して検討します
command-declare = 入玉宣言…
command-declare-tip = 時計を止め、入玉宣言の条件を確かめます
command-propose-impasse = 持将棋を提案
command-claim = 反則を指摘
command-claim-tip = 相手が反則をしたことを指摘します
command-claim-arbiter = 審判が反則を指摘
command-claim-spectator = 観戦者が反則を指摘
command-stop-clocks = 両方の時計を止める
command-console = 審判卓
command-call-arbiter = 審判を呼ぶ
command-ruling = 裁定…
command-break-off = 対局を中断…
command-next-game = 指し直す
command-rematch = もう一局指す
command-rematch-tip = 先後を入れ替えてもう一局
command-show-result = 結果を表示
command-next-occurrence = 千日手を確認
command-flip = 盤面反転
command-flip-tip = 盤の上下を入れ替えます
command-whole-board = 盤全体を表示
command-table-top = 卓上表示（向かい合って対局）
command-table-top-end = 通常の表示に戻す
command-clock-only = 対局時計のみ…
command-clock-only-tip = 木の盤で指す二人のための大きな対局時計
command-sound = 音を出す
command-sound-off = 音を消す
command-first = 最初へ
command-previous = 一手戻る
command-next = 一手進む
command-last = 最後へ
command-back-to-game = 対局に戻る
command-undo = 元に戻す
command-undo-tip = 棋譜の直前の変更を取り消します
command-redo = やり直す
command-redo-tip = 取り消した変更をもう一度行います
command-make-main = 本譜にする
command-make-main-tip = この変化を本譜にします
command-delete = 削除
command-delete-tip = この手とその後を棋譜から取り除きます
command-back-to-main = 本譜に戻る
command-next-branch = 次の分岐へ
command-previous-branch = 前の分岐へ
command-other-after = この局面の次の候補へ
command-other-before = この局面の前の候補へ
command-next-comment = 次のコメントへ
command-previous-comment = 前のコメントへ
command-next-bookmark = 次のしおりへ
command-previous-bookmark = 前のしおりへ
command-bookmark = しおり
command-end-of-game = 終局の記入…
command-end-of-game-tip = 紙の棋譜を写すときなどに、終局の理由と勝者を記入します
command-details = 棋譜情報…
command-move-up = 変化を上へ
command-move-down = 変化を下へ
command-collection = フォルダーの棋譜
command-collection-close = フォルダーの棋譜を閉じる
command-next-record = 次の棋譜
command-previous-record = 前の棋譜
command-cancel = 取り消し
command-display = 大盤表示
command-display-close = 大盤表示を閉じる
command-display-fills-screen = 大盤表示を全画面にする
command-display-in-window = 大盤表示をウィンドウにする
command-display-next-screen = 大盤表示を次の画面へ
command-commentary = 大盤で解説する
command-commentary-end = 解説を終えて実戦を表示する
command-hall = 会場…
command-analyse = エンジンで検討
command-analyse-end = 検討をやめる
command-analyse-game = 棋譜解析…
command-game-summary = 解析のまとめ…
command-engines = エンジン…
command-keys = ショートカットキー…
command-settings = 設定…
command-larger-text = 文字を大きく
command-smaller-text = 文字を小さく
command-usual-text = 文字を標準の大きさに
command-manual = 使い方
command-find = コマンドを検索…
command-about = Komadaiについて

# The list of commands, to be looked through by name
find-choice = { $group }：{ $choice }
find-hint = コマンドや設定を検索
find-keys = ↑↓：選択　Enter：実行　Esc：閉じる
find-not-now = 今は使えません
find-nothing = その名前のものはありません。

# The start page
start-heading = スタート
start-recent = 最近の棋譜
start-none = 開いた棋譜や保存した棋譜がここに並びます。
start-missing = ファイルがありません
start-forget = 一覧から外す

# What is copied
copy-kif = 棋譜（KIF）
copy-ki2 = 棋譜（KI2）
copy-csa = 棋譜（CSA）
copy-csa3 = 棋譜（CSA V3）
copy-usi = 棋譜（USI）
copy-jkf = 棋譜（JKF）
copy-sfen = 局面（SFEN）
copy-bod = 局面図（BOD）
copy-picture = 盤面の画像

# The position editor
command-set-up = 局面編集…
command-set-up-tip = 盤上の局面をもとに局面を作ります
command-set-up-from-here = この局面を編集…
command-clear-board = 全駒を駒箱へ
command-clear-board-tip = すべての駒を駒箱に入れます
command-restore-board = 編集前に戻す
command-restore-board-tip = 編集を始めたときの局面に戻します
command-rest-to-white = 残りを後手の持ち駒に
command-rest-to-white-tip = 駒箱に残った駒（玉を除く）を後手の持ち駒にします（詰将棋向け）
command-swap-sides = 先後反転
command-swap-sides-tip = 先手と後手の局面を入れ替えます
command-other-turn = 手番変更
command-other-turn-tip = もう一方の手番にします
command-paste = 貼り付け
command-paste-tip = クリップボードの棋譜・局面図・SFENを取り込みます
command-copy-sfen = SFENをコピー
command-copy-sfen-tip = 局面をSFENでクリップボードに入れます
command-play-from-here = この局面から対局…
command-play-from-here-tip = この局面から始める対局の対局者と持ち時間を決めます
command-review-from-here = ここから検討
command-review-from-here-tip = この局面から始まる棋譜として、両者の手を並べます
command-leave-setup = やめる
command-leave-setup-tip = 編集前の状態に戻ります
setup-heading = 局面編集
setup-hint = クリックかドラッグで移動　右クリックかスペース：成る→先後交代　Delete：駒箱へ
setup-box = 駒箱
setup-box-label = 駒箱の中
setup-box-piece = 駒箱：{ $piece } { $count }枚
setup-box-owner = 駒箱の駒を{ $side }の駒として置く
setup-turn = { $side }の手番
setup-to-move = 手番
setup-handicap = 駒落ち…
setup-all-right = この局面に問題はありません。
setup-faults = 先に直す点：
setup-odd = 変わった点（このままでも可）：

# The record at the side
moves-heading = 棋譜
moves-start = 開始局面
moves-comment = コメント
moves-comment-long = 長すぎるため、コメントの一部だけを表示しています。ここでは編集できませんが、棋譜にはそのまま保存されます。
moves-bookmark = しおりの名前
moves-foul = 反則：{ $foul }
moves-end = { $winner }・{ $reason }

# The chart below it
chart-evaluation = 評価値
chart-time = 消費時間
chart-better = { $side } 優勢

# The records beside the board
collection-chosen = 選んだ棋譜
collection-filter = 対局者・棋戦・日付
collection-with-position = この局面を含むもの
collection-loading = { $shown }件（読み込み中…）
collection-some = { $all }件中{ $shown }件
collection-all = { $all ->
    [0] 棋譜がありません
   *[other] { $all }件
}
collection-unreadable = 読めません
collection-won = { $side }勝ち
collection-further = ほか{ $count }局

# Plates
plate-points = { $points }点
plate-won = 勝ち

# The line at the bottom
status-setting-up = 駒を並べています
status-waiting = { $side }の手番：指すと対局が始まります
status-looking-back = { $plies }手中の{ $ply }手目を表示中
status-to-move = { $side }の手番・{ $number }手目
status-paused = 一時停止中（時計は止まっています）
status-called = 審判を呼んでいます（時計は止まっています）
status-stopped = 審判が時計を止めています
status-adjourned = 指し掛け
status-declaring = 入玉宣言の確認中（時計は止まっています）
status-claimed = 反則の指摘を確認中（時計は止まっています）
status-check = 王手
status-repetition = 同一局面 { $times }回目（{ $limit }回で千日手）
status-turning = 右クリック：裏返して置く
status-commentary = 大盤で解説中（終えるには「表示」メニュー）
status-review = { $ply }手目／{ $plies }手
status-last-move = { $move }
status-unsaved = 未保存
status-unlocked = 審判卓は解除中（押してロック）
status-unlocked-why = ロックするまで、審判だけの操作を盤の前の誰でも行えます。
status-saved = 保存済み
status-sound-on = 音声オン
status-sound-off = 消音中

# The result
result-moves = { $count }手
result-close = 閉じて盤面を見る

# New game
new-game = 新規対局
new-game-players = 対局者
new-game-name = 名前
new-game-rank = 段級位
new-game-senior = 上位者が王将、下位者が玉将を持ちます
new-game-swap = 先後を入れ替える
new-game-toss = 振り駒
new-game-toss-tip = 王将を持つ側の歩5枚を振って先後を決めます
new-game-without = 落とす駒：{ $pieces }
toss-tie = 歩{ $pawns }枚・と{ $tokins }枚：同数のため振り直し
toss-decided = 歩{ $pawns }枚・と{ $tokins }枚：{ $player }が先手
toss-owner = 上位者
toss-other = もう一方の対局者
suggested-terms = 段級差では：{ $what }
suggested-terms-unverified = 目安：{ $what }（体系の異なる段級のため主催者の判断によります）
suggested-tip = 東京・将棋会館道場の手合割表による（現在も使われているかは未確認）
suggested-furigoma = 平手・振り駒
suggested-lower-black = 平手・下位者が先手
new-game-handicap = 手合割
new-game-time = 持ち時間
new-game-time-odds = 対局者ごとに変える
new-game-hours = 時間
new-game-minutes = 分
new-game-seconds = 秒
new-game-byoyomi = 秒（秒読み）
new-game-periods =
    { $count ->
       *[other] 回
    }
new-game-increment = 秒加算（一手ごと）
new-game-delay = 秒の猶予（一手ごと）
new-game-considerations = 回（考慮時間1分）
preset-none = 任意の設定
preset-name = この設定の名前
preset-save = 保存
preset-rename = 名前を変更
preset-delete = 削除
new-game-rules = 対局規定
new-game-edit-rules = 規定の詳細…
new-game-start = 対局開始
time-kind-untimed = 無制限
time-kind-sudden-death = 切れ負け
time-kind-byoyomi = 秒読み
time-kind-consideration = 考慮時間
time-kind-fischer = フィッシャー
time-kind-fischer-byoyomi = フィッシャー＋秒読み
time-kind-stopwatch = ストップウォッチ
time-kind-delay = ディレイ

# About this game
details-heading = 棋譜情報
details-black = 先手（下手）
details-black-rank = 先手の段級位
details-white = 後手（上手）
details-white-rank = 後手の段級位
details-event = 棋戦
# The end of a game, set by hand
game-end = 終局の記入
game-end-place = 盤上の手順の最終手、{ $ply }手目のあとに記入します
game-end-how = 終局の理由
game-end-none = なし（途中まで）
game-end-other = その他の言葉
game-end-words = 言葉
game-end-winner = 勝者
game-end-nobody = なし
game-end-done = 記入

details-title = 表題
details-place = 場所
details-start = 開始日時
details-end = 終了日時
details-time = 持ち時間
details-opening = 戦型
details-remarks = 備考
details-add = 項目を追加
details-remove = この項目を削除
details-key = 項目
details-value = 内容
details-done = 決定

# Printing
print-heading = 印刷
print-sheet = 種類
print-score = 棋譜
print-score-why = 全指し手と消費時間をA4判にまとめます。
print-handout = 配布資料
print-handout-why = { $count ->
    [0] この棋譜にはしおりもコメントもありません。
   *[other] { $count }図（1ページに4図、書き込み欄付き、A4判）
}
print-diagram = この局面
print-diagram-why = 盤上の局面を図にします。
print-places = 図面
print-every = 一定の手数ごと
print-noted = しおりとコメントの局面
print-distance = 手ごと
print-style = 見た目
print-board = 木の盤
print-book = 書籍風
print-format = ファイル
print-file-per-page = ページごとに1つのファイルになります。
print-choose = 保存先を選ぶ…

# Questions
question-resign = 投了しますか？
question-resign-why = { $side }の負けになります。
question-resign-yes = 投了する
question-resign-no = 続ける
question-weaker-gives = 駒落ちの上手・下手はこれでよいですか？
question-weaker-gives-why = 段級位の低いほうが駒を落とすことになります（{ $white }から{ $black }へ）。
question-weaker-gives-yes = このまま始める
question-weaker-gives-no = 戻る
question-declare = 入玉宣言をしますか？
question-declare-why = { $side }が宣言します。時計が止まり、審判が条件を調べます。取り消しはできません。
question-declare-yes = 宣言する
question-declare-no = 続ける
question-break-off = 対局を中断しますか？
question-break-off-why = 勝敗を決めずに終わります。
question-break-off-yes = 中断する
question-break-off-no = 続ける
question-repeat = この手を指しますか？
question-repeat-why = 同一局面の繰り返しで対局が終わります：{ $meaning }。
question-repeat-yes = 指す
question-repeat-no = 考え直す
question-leave-game = 対局をやめますか？
question-leave-game-why = 対局中です。保存せずに{ $what }と、この対局は失われます。
question-leave-game-yes = 保存せずに進む
question-leave-game-no = 対局に戻る
question-leave-saved-game = 対局をやめますか？
question-leave-saved-game-why = 対局中です。ファイルには前に保存した内容が残りますが、このまま{ $what }と、その後の指し手と両者の残り時間は失われます。
question-leave-saved-game-yes = 保存せずに進む
question-leave-saved-game-no = 対局に戻る
question-leave-adjourned = 指し掛けの対局を閉じますか？
question-leave-adjourned-why = { $what }場合も、対局は今のまま残り、次に起動したときに再開できます。
question-leave-adjourned-yes = 閉じる
question-leave-adjourned-no = 戻る
question-leave-unsaved = 棋譜を保存せずに進みますか？
question-leave-unsaved-why = 棋譜は保存されていません。このまま{ $what }と失われます。
question-leave-unsaved-yes = 保存せずに進む
question-leave-unsaved-no = 戻る
question-leave-changed = 変更を保存せずに進みますか？
question-leave-changed-why = ファイルには前に保存した棋譜が残りますが、このまま{ $what }と、その後の変更は失われます。
question-leave-changed-yes = 保存せずに進む
question-leave-changed-no = 戻る
question-leave-clock = 対局時計を終えますか？
question-leave-clock-why = 対局中です。{ $what }と、両者の残り時間が失われます。
question-leave-clock-yes = 終える
question-leave-clock-no = 戻る
question-leave-setup = 作った局面を破棄しますか？
question-leave-setup-why = このまま{ $what }と、作った局面は失われます。
question-leave-setup-yes = 破棄する
question-leave-setup-no = 戻る
question-save-first = 保存してから進む
question-take-up = 中断された対局を再開しますか？
question-take-up-why = { $players }。{ $date }開始、{ $plies }手まで。時計は最後の状態のままで、再開するまで止まっています。
question-take-up-yes = 再開する
question-take-up-no = あとで
question-take-up-discard = 破棄…
question-take-up-damaged = 記録ファイルが壊れていて、その後の{ $lost }行は読めません。壊れたファイルは残します。
question-take-up-cut = { $players }。{ $date }開始。記録ファイルの終わりが失われています。記録ファイルは{ $plies }手まで、一緒に保存されている棋譜は{ $recorded }手まであります。再開すると{ $plies }手目の局面からになり、時計もその時点の状態です。{ $recorded }手までの棋譜は、どれを選んでも残します。
question-take-up-over = 保存されていない対局を開きますか？
question-take-up-over-why = { $players }。{ $date }開始、{ $plies }手まで。終局しましたが、棋譜を保存する前にプログラムが終了しました。
question-take-up-over-yes = 開く
question-take-up-clock = 中断された対局時計を再開しますか？
question-take-up-clock-why = { $players }。{ $date }開始、{ $plies }手まで。時計は最後の状態のままで、再開するまで止まっています。
question-take-up-clock-yes = 再開する
question-discard-game = この対局を破棄しますか？
question-discard-game-why = 今後は確認しません。対局の記録ファイルと棋譜は、過去の対局として別の場所に残ります。
question-discard-game-yes = 破棄する
question-discard-game-no = 戻る
question-discard-clock = この対局時計を破棄しますか？
question-discard-clock-why = 今後は確認しません。時計の記録ファイルは、過去の対局として別の場所に残ります。
question-discard-clock-yes = 破棄する
question-discard-clock-no = 戻る
question-utf8 = UTF-8で保存しますか？
question-utf8-why = このファイルの文字コードには「{ $character }」がありません。UTF-8の { $path } として保存すれば何も失われず、ほとんどのソフトで読めます。
question-utf8-yes = UTF-8で保存
question-utf8-no = 戻る
question-lose = 一部を省いて保存しますか？
question-lose-why = { $format }形式ではこの棋譜のすべてを残せません。省かれるもの：{ $lost }。最も多くを残せるのはKIF形式です。
question-lose-yes = 省いて保存
question-lose-no = 戻る
question-replace = { $path } を置き換えますか？
question-replace-why = 同じ名前のファイルがあります。その内容は失われます。
question-replace-yes = 置き換える
question-replace-no = 残す
question-replace-changed = それでも { $path } を置き換えますか？
question-replace-changed-why = 開いた後に、ほかの人またはプログラムがこのファイルを変更しました。その内容は失われます。
question-replace-changed-yes = 置き換える
question-replace-changed-no = 残す
question-replace-pages = { $count }個のファイルを置き換えますか？
question-replace-pages-why = 同じ名前のファイルがあります（{ $names }）。その内容は失われます。
question-replace-pages-yes = 置き換える
question-replace-pages-no = 残す
question-pasted = 棋譜が貼り付けられました
question-pasted-why = { $format }形式、{ $plies ->
    [0] 局面
   *[other] { $plies }手
}。{ $players }
question-pasted-breaks-off = 途中で読めなくなります。{ $why }
question-pasted-yes = 開く
question-pasted-merge = 分岐として取り込む
question-pasted-no = キャンセル
leaving-quit = 終了する
leaving-new-game = 別の対局を始める
leaving-next-game = 指し直す
leaving-rematch = もう一局指す
leaving-record = 棋譜を開く
leaving-composed-game = この局面から対局する
leaving-composed-review = この局面から検討する
leaving-setup = 編集をやめる
leaving-clock = 盤面に戻る
leaving-clock-set-up = 時計を設定し直す

# The program's own file dialog
path-open = 棋譜を開く
path-open-yes = 開く
path-save = 棋譜を保存
path-save-yes = 保存
path-records = 将棋の棋譜
path-print = ファイルに印刷
path-print-yes = 印刷
path-log = 審判の記録を保存
path-log-yes = 保存
path-name = ファイル名またはパス
path-up = ..
path-format = 形式
path-encoding = 文字コード
path-line-end = 改行
encoding-utf8 = UTF-8
encoding-utf8-mark = UTF-8（BOM付き）
encoding-cp932 = Shift_JIS（CP932）
encoding-euc-jp = EUC-JP
line-end-crlf = CR LF（Windows）
line-end-lf = LF（Linux、macOS）
dialog-cancel = キャンセル

# Notices
notice-close = この通知を閉じる
notice-saved = 保存しました：{ $path }
notice-printed = 印刷しました：{ $path }
notice-printed-pages = { $count }ページを印刷しました
notice-copied = コピーしました：{ $what }
notice-copied-without = 含まれないもの：{ $lost }
notice-merged = 分岐として取り込みました
notice-nothing-new = 貼り付けた棋譜に新しい手はありません
answered-take-back-declined = 待ったは認められませんでした
answered-impasse-declined = 合意に至らず、対局を続けます
answered-declaration-ignored = 宣言は成立せず、対局を続けます
answered-claim-unfounded = 指摘できる反則はありません
answered-claim-rejected = 指摘は認められず、対局を続けます
answered-declaration-dismissed = 宣言とみなさず、対局を続けます
answered-nothing-to-take-up = 再開できる対局はありません
source-clipboard = クリップボード
notice-old-file-stays = { $path } を置き換えました。別の名前{ $count }個には古い内容が残っています
notice-old-file-stays-why = これらの名前は同じファイルを指していました（ハードリンク）。それぞれの名前で保存するか、リンクを作り直してください。
notice-nothing-pasted = 貼り付けられませんでした
notice-nothing-pasted-no-text = クリップボードが空か、読める文字ではないか、大きすぎて受け取れません。
notice-nothing-pasted-picture = クリップボードにあるのは画像で、テキストがありません。
notice-nothing-pasted-remedy = 棋譜か局面をテキスト（UTF-8）としてコピーするか、ファイルに保存して開いてください。
notice-not-saved = 保存できませんでした：{ $path }
notice-unreadable = ファイルを読めません：{ $path }
notice-no-record = ファイルを開けません：{ $path }
notice-broken-off = 棋譜を途中までしか読めませんでした：{ $path }
notice-good-part = { $plies ->
    [0] 開始局面だけを表示しています。
   *[other] その手前の{ $plies }手目までを表示しています。
}
notice-warnings = 開きました（気になる点があります）：{ $path }
notices-more = ほか{ $count }件…
notice-more = …ほか{ $count }件
notice-no-sound = 音を出せません。時計の表示にご注意ください
notice-sound-restarted = 音声に問題が起きたため、再開しました。
notice-schedule-ignored = この秒読みの表は使えません：{ $path }
notice-game-not-safe = 対局を記録できません：失われるおそれがあります
notice-game-not-safe-why = 対局は続けられます。数秒ごとに書き込みを試みますが、今プログラムが終了すると最後の数手が失われます。
notice-disk-slow = ディスクからまだ応答がありません：{ $path }
notice-keep-elsewhere = 書類フォルダーに記録する
notice-choose-place = フォルダーを選ぶ…
notice-reading = { $path } を読み込んでいます
notice-reading-stop = 読み込みをやめる
notice-goes-on-elsewhere = この対局は別のウィンドウで続いています。ここでは何もしていません
notice-game-safe-again = 対局はその間の指し手も含めて再び記録されています
notice-journal-damaged = この対局の記録ファイルは{ $line }行目から壊れています。それより前の状態から続けます（読めなかった行：{ $lost }）
notice-journal-unreadable = 中断された対局を読めません：{ $path }
journal-newer = 新しい版のKomadai（{ $version }）で書かれています。ファイルはそのまま残します。
journal-damaged = { $line }行目が壊れていて、指し手を読めません（読めなかった行：{ $lost }）。ファイルはそのまま残します。
journal-none = 最初の行が壊れています。ファイルはそのまま残します。
journal-torn = 初手が書き終わらないうちに途切れています。ファイルは過去の対局としてそこに残します。
journal-record = { $plies ->
    [0] 棋譜は別に保存されています
   *[other] 棋譜は{ $plies }手目まで別に保存されています
}。開いて、いつもの場所に保存し直してください。
journal-no-record = 棋譜は残っていません。
journal-open-record = 棋譜を開く
notice-journal-aside = 対局を { $path } に移しました
notice-record-kept = 記録ファイルより先まで続く棋譜を残しました
notice-times = { $headline }（{ $times }回）
notice-no-locks = { $path } ではファイルをロックできません
notice-no-locks-why = Komadaiを同時に2つ起動しないでください。同じ対局を両方で再開するおそれがあります。
notice-not-alone = Komadaiはすでに別のウィンドウで動いています
notice-not-alone-why = 対局はウィンドウごとに記録され、設定は共有されます。
notice-worker-died = プログラムの一部が停止したため再起動しました（{ $name }）。失われたものはありません
notice-settings-damaged = 設定の一部を読めなかったため、その部分を初期値に戻しました。元のファイルは { $path } にあります
notice-settings-newer = 設定は新しい版のKomadaiで書かれています。コピーを { $path } に残しました
notice-failed-before = Komadaiまたはその一部が予期せず停止しました
notice-failed-before-report = 名前や対局の内容を含まないレポートが { $path } にあります
notice-worker-failed = プログラムの一部でエラーが起きました（{ $name }）
notice-worker-failed-why = その処理は行われませんでした。ほかは動いています。もう一度お試しください。
notice-settings-not-saved = 設定を保存できませんでした

# The manual
manual-window = Komadai 使い方
manual-contents = 目次

# About
about-what = 同じ部屋で指す人のための将棋盤です。
about-licence = MITまたはApache-2.0ライセンスのフリーソフトウェアです。
about-fonts = 書体：Noto Sans JP、Noto Sans、佑字 肅（SIL Open Font License 1.1）
about-notices = 使用しているソフトウェア・書体・音声
about-system = システム
about-settings = 設定
about-journals = 対局の記録ファイル
about-reports = クラッシュレポート
about-records = 棋譜
about-copy = 診断情報をコピー
about-copy-tip = 問い合わせ用に、バージョン・設定・保存場所をテキストでコピーします

# はじめての人への一言
hint-first-move = 駒と行き先をクリックするか、駒をドラッグします。対局者や時計、手合割は新規対局（{ $new }）で決めます。
hint-display = 大盤表示を次の画面へ移すには{ $next }、閉じるには{ $display }。
hint-hall = 会場表示にはフォルダーの対局が並びます。各卓の対局は「会場…」で書き出します。
hint-close = 今後は表示しない
about-close = 閉じる
clock-only = 対局時計
clock-only-why = 画面全体が対局時計になります。指したら自分の側を押すか、自分のShiftキーを押します。スペースキーは手番の側を押したことになります。
clock-only-start = 時計を設定
clock-waiting = 後手の側を押すと先手の時計が、先手の側を押すと後手の時計が動きます。
clock-stop = 両方停止
clock-go-on = 再開
clock-adjust = 修正…
clock-adjust-heading = 時計の修正
clock-adjust-take = 修正
clock-turn = 向こう側を回転
clock-set-up = 設定…
clock-leave = 盤面に戻る
clock-moves-made = 手
board-hidden = 一時停止中は非表示
setting-tenths = 10分の1秒
setting-tenths-why = 残り10秒から10分の1秒まで表示します。
setting-far-digits = 向こう側の時計を回転
setting-far-digits-why = 上の数字を、盤の向こうに座る人に向けて表示します。
setting-hide-in-pause = 一時停止中は盤を隠す
setting-hide-in-pause-why = 対局の一時停止中は駒を表示しません。
setting-points = 点数
setting-points-why = 点数で持将棋を判定する規定のとき、両者の点数を表示します。
setting-points-near = 入玉が近いとき
setting-points-always = 常に
clock-moves = { $count }手

## 音

command-sound-settings = 音の設定…
sound-heading = 音の設定
sound-close = 閉じる
sound-all = 音
sound-on = 出す
sound-off = 消す
sound-heard-on = 出力先：{ $device }
sound-muted = 音を消しています。
sound-no-volume = 時計の音量がゼロです。
sound-absent = 音声を出力できる機器がありません。
sound-busy = ほかのプログラムが音声出力を使用しています。
sound-forbidden = システムの設定により、音声を出力できません。
sound-unfit = この機器の形式では音声を出力できません。
sound-no-device = 使える音声出力機器がありません。
sound-vanished = 音声出力機器が外れました（{ $device }）。
sound-no-thread = 音声を開始できませんでした。
sound-watch-the-clock = 秒読みが聞こえません。代わりに時計が点滅します。
sound-clock = 時計の音
sound-check = 音の確認
sound-check-stop = 止める
sound-check-tip = 最後の10秒を実際の音で再生します
sound-voice = 声
sound-voice-usual = 表示と同じ言語
sound-volumes = 音量
sound-pieces = 駒音
sound-calls = 秒読み
sound-moves = 指し手の読み上げ
sound-signals = 電子音・合図
sound-try = 再生：{ $what }
sound-device = 出力先
sound-device-usual = システムの既定
sound-options = その他
sound-game-signals = 対局の開始と終了を知らせる
sound-read-moves = 指し手を読み上げる
sound-check-call = 王手を声で知らせる
sound-side-tones = 先手と後手で電子音の高さを変える
sound-flash = 秒読みのとき時計を点滅させる
sound-flash-why = 耳の不自由な方のために。音が出ないときは常に点滅します。
