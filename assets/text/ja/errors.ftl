# Commands that are not possible
refused-over = 対局は終わっています。
refused-paused = 一時停止中です。先に再開してください。
refused-not-paused = 時計は動いていません。
refused-has-begun = 対局はもう始まっています。
refused-no-move = 戻す手がありません。
refused-undecided = 先に決めなければならないことがあります。
refused-nothing-to-decide = 決めることはありません。
refused-take-back-forbidden = この規定では待ったはできません。
refused-pause-forbidden = この規定では対局者は時計を止められません。
refused-no-agreement = この規定に合意による持将棋はありません。
refused-agreement-too-early = 今はまだ持将棋の合意ができません。
refused-no-declaration = この規定に入玉宣言はありません。
refused-claim-forbidden = この規定では反則を指摘できません。
refused-arbiter-called = 審判を呼んで時計を止めています。再開できるのは審判だけです。
refused-no-clock = その対局者には時計がありません。
refused-turn-impossible = この局面では、そちらの手番にはできません。
refused-nothing-changes = 変更がありません。
refused-no-longer-stands = { $ply }手目が指せなくなります：{ $why }
refused-end-stands = この結果は指し手によるものです。先に終局を取り消してから訂正してください。
refused-would-have-ended = { $ply }手目で終局したことになります。

# Between the items of a list
list-comma = 、
no-text = UTF-8のテキストではありません。
list-and = 、

# Illegal moves
illegal-no-piece = { $from }に駒がありません。
illegal-not-yours = { $from }は相手の駒です。
illegal-own-piece = { $to }には自分の駒があります。
illegal-king-taken = { $king }の玉は取れません。
illegal-movement = { $from }の駒は{ $to }へ動けません。
illegal-blocked = { $by }の駒を飛び越せません。
illegal-cannot-promote = { $from }の駒は成れません。
illegal-promotion-outside = 成れるのは敵陣に入る、敵陣から出る、敵陣の中で動くときだけです。
illegal-dead-piece = { $to }では行き所のない駒になります。
illegal-not-in-hand = 持ち駒に{ $piece }がありません。
illegal-promoted-drop = 成った駒は打てません。
illegal-occupied = { $to }は空いていません。
illegal-two-pawns = 二歩です：{ $pawn }に歩があります。
illegal-drop-pawn-mate = 打ち歩詰めです：{ $king }の玉に受けがありません。
illegal-king-in-check = 王手放置です：{ $king }の玉が{ $attackers }の駒に取られます。

# Records
at-line = { $line }行目：{ $reason }
import-too-large = ファイルが大きすぎます（棋譜は{ $limit }MBまで）。
import-utf16 = UTF-16 で保存されています。UTF-8 で保存し直してください。
import-binary = テキストではなくバイナリファイルです。
import-no-record = 対応していない形式です。
import-unknown-handicap = 手合割「{ $name }」に対応しておらず、盤面図もありません。
import-unplayable = 開始局面から指せません。{ $faults }
import-unreadable-move = { $ply }手目「{ $text }」を指し手として読めません。
import-nobody-moves = { $ply }手目「{ $text }」を指せる駒がありません。
import-ambiguous-move = { $ply }手目「{ $text }」を指せる駒が複数あります。
import-illegal-move = { $ply }手目（{ $move }）は反則です。{ $reason }
import-bad-start = 「{ $text }」を開始局面の一部として読めません。
import-bad-sfen = SFEN の局面を読めません。
import-bad-json = JSON を{ $column }文字目から読めません。
import-too-deep = 変化の中の変化が{ $limit }段を超えています。
import-too-many-lines = 行数が{ $limit }行を超えています。
import-too-many-moves = 手数が{ $limit }手を超えています。
diagram-rank-count = 盤面図が9段ではなく{ $count }段あります。
diagram-rank-length = 盤面図の{ $rank }段目が9マスではありません。
diagram-unknown-piece = 盤面図の{ $square }の「{ $text }」は駒ではありません。
diagram-bad-hand = 持ち駒「{ $text }」を読めません。
diagram-hand-without-board = 持ち駒だけで盤面図がありません。
setup-several-kings = { $side }の玉が{ $count }枚あります。
setup-too-many = { $piece }が{ $count }枚あり、多すぎます。
setup-two-pawns = { $side }の歩が{ $file }筋に2枚あります。
setup-dead-piece = { $square }の駒は動けません。
setup-opponent-in-check = 手番でない側の{ $king }の玉に王手がかかっています。
setup-no-king = { $side }に玉がありません。
setup-no-legal-move = { $side }の手番ですが、合法手がありません。

# What a format cannot hold
loss-game = 最終局面のほかすべて（{ $count }手）
loss-start = 開始局面
loss-first-number = 初手の手数
loss-moves = 本譜の{ $count }手
loss-variations = 変化{ $count }本
loss-header = 対局情報（{ $keys }）
loss-comments = { $count }か所のコメント・矢印・審判の記録
loss-bookmarks = しおり{ $count }件
loss-times = { $count }手の消費時間
loss-fractions = { $count }手の1秒未満の時間
loss-endings = 終局の記述{ $count }件

# Remarks on records
warning-undecodable = 読めない文字があります。
warning-unknown-line = 「{ $text }」を解釈できないため読み飛ばしました。
warning-move-number = 手数が{ $expected }ではなく{ $found }になっています（並び順に従いました）。
warning-other-piece = 駒の名前が{ $named }ですが、動くのは{ $found }です。
warning-time = 指し手の後の「{ $text }」を読めません。
warning-ending = 「{ $word }」という終局を解釈できないため、そのまま残しました。
warning-move-after-ending = 終局の後に指し手が続いています。
warning-summary = 「まで」の行の勝者が終局と合いません。
warning-variation = { $ply }手目の変化を付ける場所がないため読み飛ばしました。
warning-late-header = 「{ $key }」が指し手の後にあります。
warning-second-bookmark = しおりが2つ付いています。
warning-turn = 盤面図に手番がありませんが、初手から{ $side }番としました。
warning-odd-setup = 対局では現れない開始局面です。{ $fault }
warning-foul = { $ply }手目は反則で、そこで終局しています（盤上に再現できないため省きました）。{ $reason }
warning-another-record = ここから別の棋譜です（最初の棋譜だけを読みました）。
warning-and-so-on = 同じような点がほかにもあります。
