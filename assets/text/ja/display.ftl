# What the audience sees
display-window = { $players } · Komadai 大盤表示
display-window-idle = Komadai 大盤表示
display-title = 駒台
display-number = { $number ->
    [0] 対局開始前
   *[other] { $number }手目
}
display-repetition = 同一局面 { $times }回目です。{ $limit }回目で千日手です。
display-declaration = 入玉宣言を確認しています。
display-claim = 反則の指摘がありました。審判が裁定しています。
display-impasse = 持将棋が提案されています。
display-stopped = 時計を止めています。
display-rest = 休憩 { $left }
display-attempt = 指し直し 第{ $game }局
display-called = 審判を呼んでいます。時計は止まっています。
display-adjourned = 指し掛けです。
commentary-heading = 解説中
commentary-denial = 実戦ではありません
commentary-origin = { $number ->
    [0] 開始局面からの変化
   *[other] { $number }手目の局面からの変化
}
commentary-live = 実戦
path-folder = フォルダーを選ぶ
path-file = ファイルを選ぶ
path-program = プログラムを選ぶ
notice-stepped-aside = 書き出し先に、Komadaiが作ったものではない同名のファイルがあったため、名前を変えて残しました
notice-not-shared = この対局を会場に表示できません（ファイルに書き込めません）
notice-same-number = 卓番号{ $table }が会場で重複しています
notice-number-somewhere = 別の端末
notice-number-window = この端末の別のウィンドウ（プロセス{ $process }）
notice-number-of = { $machine }（対局者 { $players }）
notice-number-there = { $since }から使用中：{ $who }。会場にはそちらの対局が表示され、この対局は表示されません。
notice-number-there-why = この端末の「会場…」で、別の卓番号を選んでください。
notice-number-here = 会場にはこの対局が表示されます。{ $since }から番号待ち：{ $who }
notice-number-here-why = 相手の端末かこの端末の「会場…」で、別の卓番号を選んでください。

# Many games at once
hall-window = Komadai 会場表示
hall-heading = 対局中
hall-table = { $number }卓
hall-series = 第{ $game }局 · { $score }
hall-counts = { $all }卓中 { $open }卓 対局中
hall-idle = 対局はまだ始まっていません。
hall-unreadable = 会場のフォルダーを今は読み込めません。
hall-unread = 最後まで読み込めないファイル { $files }件
hall-results = 結果
hall-pairings = 組み合わせと結果
hall-in-play = 対局中
hall-sort = 注目の卓から
hall-in-place = 卓番号順
hall-show-all = 全卓を表示
hall-next = 次へ
hall-previous = 前へ
hall-silent = { $minutes ->
    [0] しばらく更新なし
   *[other] { $minutes }分間 更新なし
}
hall-repetition = あと1回で千日手
hall-declaration = 入玉宣言
hall-claim = 反則の指摘
hall-impasse = 持将棋の提案
hall-stopped = 時計停止中
hall-called = 審判呼び出し中
hall-adjourned = 指し掛け
hall-dialog = 会場
hall-share-why = どの端末からも見えるフォルダーに、棋譜と時計の小さなファイルを書き出します。会場表示や配信ソフトがこの対局を追えるようになります。
hall-share = この卓の対局をフォルダーに書き出す
hall-table-number = 卓番号
hall-no-folder = 対局を書き出すフォルダーを選んでください。
hall-watch-why = 会場表示は、フォルダーに書き出された対局をすべて表示します。ほかのソフトが書き出したKIF・CSAの棋譜も表示します。
hall-folder = フォルダー
hall-browse = 参照…
hall-title = 題名
hall-no-dialog = このシステムではフォルダー選択画面を使えません。パスを入力してください。
hall-keep = 保存
hall-open-view = 会場表示を開く
hall-publish-why = スマートフォンでも対局を追えます。どのウェブサーバーでも配信できる、ファイルだけのサイトを書き出します。
hall-publish = サイト公開…
publish-heading = 会場のサイト公開
publish-why = 対局中、全卓の盤面・時計・指し手をサイトとしてフォルダーに書き出します。どのウェブサーバーでも配信でき、フォルダーから直接開くこともできます。
publish-hall = 読み込み元
publish-site = 公開先
publish-address = アドレス
publish-address-broken = アドレスは、https:// などを含めて省略せずに入力してください（例：https://example.org/open/）。
publish-delay = 遅延
publish-language = 言語
publish-whole-records = 審判の記録や変化など、棋譜の内容をすべて公開する
publish-no-folder = 両方のフォルダーを選んでください。
publish-start = 公開を始める
publish-stop = 公開をやめる
publish-close = 閉じる
publish-begins = サイトを書き出しています…
publish-written = { $tables }卓を公開中・{ $time }前に{ $files }ファイルを更新
publish-unwritten = { $path } にサイトを書き込めません。
publish-foreign = { $path } にはサイト以外のファイルがあります。新しいフォルダーか空のフォルダーを選んでください。
publish-in-use = 別のプログラムが { $path } のサイトを書き出しています。
publish-among-games = { $path } は対局のフォルダーと重なっています。公開先には、その外のフォルダーを選んでください。
notice-not-published = 会場のサイトを更新できていません
