# How much of the library can be asked about
library-read = { $files }件中{ $read }件を読み込み済み
library-in-part = 一部のみ{ $count }件
library-unreadable = 読めない棋譜{ $count }件
library-unread = 未読{ $count }件
library-all-named = …（すべての一覧は、コマンド komadai index にフォルダーを指定すると表示されます）
library-looking = ファイルを探しています…
library-reading = 読み込み中… { $percent }%
library-writing = 一覧を保存しています…
library-no-folders = 棋譜のフォルダーがまだ指定されていません。
library-no-place = 索引を置くホームフォルダーがありません。
library-among-records = 索引が棋譜のフォルダーの中に入ってしまいます。別のフォルダーを指定してください。
library-in-use = ほかのプログラムがこの索引に書き込んでいます。あとでもう一度読み込んでください。

# The dialog about the library
command-library = 棋譜データベース…
library-heading = 棋譜データベース
library-why = 指定したフォルダーとその中のフォルダーの棋譜から索引を作り、局面をすぐに探せるようにします。棋譜そのものは変更しません。
library-folder = 棋譜のフォルダー
library-browse = 参照…
library-add = 追加
library-remove = 外す
library-read-again = 変更分を読み込む
library-stop = 読み込みを止める
library-tidy = 整理…
library-own-name = 棋譜でのあなたの名前
library-own-name-hint = あなたの対局だけを集計できるようになります
library-close = 閉じる

# The explorer
command-explorer = 局面の検索
command-explorer-close = 局面の検索を閉じる
explorer-heading = 局面の検索
explorer-nothing-read = まだ何も読み込まれていないため、検索できません。
explorer-not-found = 読み込んだ{ $games }局の中に、この局面はありません。
explorer-games = { $count ->
   *[other] { $games }局
}
explorer-mean-length = 平均{ $count }手
explorer-latest-year = 最新{ $year }年
explorer-searching = 検索中… { $percent }%
explorer-stopped = { $percent }%で中止しました（ほかにもあるかもしれません）
explorer-stop = 中止
explorer-keep = 一覧を固定
explorer-keep-why = ほかの局面を見ても、この一覧を残します。
explorer-export = 一覧を保存…
explorer-exporting = 一覧を保存しています…
explorer-export-why = すべての対局を表（csv、jsonl）または一つの棋譜ファイル（kifu）に書き出します
explorer-latest = 新しいものから{ $count }局
explorer-in-variation = 変化
explorer-all = すべて
explorer-filter = 絞り込み
explorer-player = 対局者
explorer-either-side = 先後を問わない
explorer-rank = 段級位
explorer-event = 棋戦
explorer-years = 年（例：2020-2026）
explorer-handicap = 手合割（例：平手）
explorer-any-result = 結果を問わない
explorer-undecided = 勝敗なし
explorer-won = その対局者の勝ち
explorer-lost = その対局者の負け
explorer-years-wrong = 2026、2020-2026、2020-、-2026のように入力してください。
explorer-range-wrong = 20、20-40、20-、-40のように入力してください。
explorer-this-position = この局面
explorer-without-hands = 持ち駒を問わない
explorer-pieces = この駒がある局面
explorer-pieces-why = 盤上と持ち駒にこの駒がある局面を、ほかの駒にかかわらず探します。局面編集で一部の駒だけを置いて探すこともできます。
explorer-castle = 囲い・戦法
explorer-pattern = 配置の条件
explorer-pattern-hint = 配置（SFEN形式）
explorer-pattern-why = SFENのように9段を書きます（例：*/*/*/*/*/*/*/*2/*KL）。? は何かの駒、^ は先手の駒、v は後手の駒、. は何でもよいマス、* は段の残り全部です。続けて手番（b・w・*）と持ち駒を書けます。
pattern-rank-count = /で区切った段が9段ではなく{ $count }段です。
pattern-rank-length = 上から{ $rank }段目が9マスではありません。* 一つで残りのマスを表せます。
pattern-unknown-sign = 「{ $told }」は駒でも ? ^ v . * や数字でもありません。
pattern-unknown-turn = 「{ $told }」は手番ではありません。b、w、またはどちらでもよければ * です。
pattern-bad-hand = 「{ $told }」は持ち駒ではありません。RB2P3p は少なくともこれだけ、=RB はちょうどこれだけ、- はなし、* は何でもよい、という意味です。
pattern-too-long = 持ち駒の後の「{ $told }」は余分です。
castles-piece = { $castle }：「{ $piece }」はK8hのような駒と位置ではありません。
notice-castles-ignored = この囲い・戦法の表は使えません：{ $path }
explorer-anything = 局面を問わない
explorer-mirrored = 左右反転も
explorer-turned = 先後反転も
explorer-lasting = { $count ->
   *[other] 手以上続くもの
}
explorer-words = コメントの語句
explorer-plies = 手数（例：20-40）
explorer-none-so-far = まだ見つかっていません。
explorer-no-such-game = 読み込んだ棋譜の中に、条件に合う対局はありません。
explorer-clear = 絞り込みをやめる

# What is there more than once
tidy-heading = 整理
tidy-waiting = 一覧を保存しています。そのあとで探します…
tidy-looking = 調べています…
tidy-same = 重複
tidy-beginnings = 途中までの棋譜
tidy-names = 対局者名
tidy-same-why = 同じ指し手の棋譜がほかにもあるもの：{ $count }局。押すと開きます。何も削除されません。
tidy-beginnings-why = ほかの棋譜の途中までと同じもの：{ $count }局。押すと開きます。何も削除されません。
tidy-names-why = 空白、大文字・小文字、称号、段級位だけが違う名前です。同一人物とすると、どの名前でも検索できます。棋譜は変わりません。
tidy-no-same = 重複した棋譜はありません。
tidy-no-beginnings = ほかの棋譜の途中までの棋譜はありません。
tidy-no-names = 空白、大文字・小文字、称号、段級位だけが違う名前はありません。
tidy-same-as = { $game } と同じ手順
tidy-beginning-of = { $game } の途中まで
tidy-game-of = { $file }の{ $number }局目
tidy-unite = 同一人物にする
tidy-part = 別人にする
