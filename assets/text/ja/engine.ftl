# What is wrong with an engine
engine-not-started = エンジンを起動できません：{ $reason }
engine-no-program = エンジンを起動できません：「{ $name }」というプログラムがありません。
engine-not-allowed = エンジンを起動できません：「{ $name }」は実行できるプログラムではありません。
engine-no-greeting = { $time }たっても、エンジンから何も応答がありません。将棋エンジンではないかもしれません。
engine-greets-too-late = エンジンは動いていますが、{ $time }たっても「usi」に応答しません。将棋エンジンではないかもしれません。
engine-starts-too-slowly = 以前は動いたエンジンですが、今回は{ $time }たっても応答がありません。コンピューターの負荷が高いのかもしれません。
engine-speaks-uci = チェス用のエンジンです。USIに対応していません。
engine-not-ready = { $time }待っても、エンジンの準備が終わりません。
engine-does-not-stop = 停止を指示して{ $time }たっても、エンジンが止まりません。
engine-died = エンジンが予期せず終了しました（終了コード{ $code }）。
engine-killed = エンジンが異常終了したか、強制終了されました（シグナル{ $signal }）。
engine-died-saying = エンジンが予期せず終了しました（終了コード{ $code }）。最後の出力：「{ $text }」
engine-killed-saying = エンジンが異常終了したか、強制終了されました（シグナル{ $signal }）。最後の出力：「{ $text }」
engine-output-closed = エンジンが出力を閉じたため、応答を受け取れません。
engine-does-not-read = エンジンが{ $time }の間、入力を読み取っていません。
engine-too-slow = エンジンが制限時間（{ $time }）を超えて考え続けたため、停止しました。
engine-silent = エンジンが{ $time }の間応答しないため、停止しました。
engine-impossible = エンジンの応答「{ $text }」は、この局面では指せません。
engine-impossible-line = エンジンの読み筋は、この局面では指せない「{ $text }」から始まっています。
engine-answered-early = 停止を指示するまで考えさせたところ（go infinite）、エンジンが指示の前に応答しました。
engine-unasked = 問い合わせていないのに、エンジンが「{ $text }」と応答しました。
engine-doubled = エンジンが応答「{ $text }」を二度返しました。
engine-greeted-twice = エンジンが「usiok」を二度返しました。
engine-absurd-number = 数値が入るところに、エンジンが「{ $text }」を返しました。
engine-line-too-long = エンジンの出力に1メガバイトを超える行があり、読み飛ばしました。
engine-not-text = エンジンの出力にUTF-8でない文字があります。
engine-floods = エンジンの出力が毎秒{ $count }行を超えています。
engine-floods-errors = エンジンがエラーメッセージを際限なく出しています。
engine-memory = エンジンがメモリーを{ $megabytes } MB使っています。置換表に必要な量をはるかに超えています。
engine-does-not-quit = 終了を指示してもエンジンが終わらないため、強制終了しました。
engine-trial-over = すべてを試し終える前に、時間切れになりました。
engine-millis = { $count }ミリ秒

# Options of an engine that were not set
engine-no-option = エンジンに「{ $name }」というオプションはありません。
engine-no-switch = オプション「{ $name }」はtrueかfalseで指定します。
engine-no-number = オプション「{ $name }」は数値で指定します。
engine-out-of-bounds = オプション「{ $name }」の数値が範囲を超えています。
engine-no-choice = オプション「{ $name }」にその選択肢はありません。
engine-line-break = オプション「{ $name }」に改行は入れられません。

# An engine beside the moves
engine-who = エンジン：{ $name }
engine-beside = もう一つのエンジンを並べる
engine-alone = 並べない
engine-depth = 深さ{ $depth }
engine-nodes = { $nodes }局面
engine-speed = 毎秒{ $speed }局面
engine-starting = 起動中
engine-starting-slowly = 起動中（{ $seconds }秒）
engine-running = 検討中
engine-stopped = 検討終了
engine-failed = 使えません
engine-ended = エンジンが終了しました。
engine-would-resign = この局面では投了すると応答しました。
engine-would-declare = この局面では勝ちを宣言すると応答しました。
engine-no-line = この局面の候補手を示しません。
engine-line-unfold = 読み筋をすべて表示
engine-line-fold = 読み筋を一行で表示
engine-line-take = 読み筋をすべて棋譜に加える
engine-lines-shown = エンジンの候補手の数
engine-lines = 候補手{ $count }

# An engine that plays
opponent-person = 人
opponent-who = 対局者
opponent-level = 強さ
opponent-engines = エンジン…
opponent-full = 全力
opponent-seconds = 1手{ $count }秒
opponent-nodes = 1手{ $count }局面
opponent-positions = { $count }局面
opponent-at-level = { $name }（{ $level }）
opponent-skill = { $name } { $value }
opponent-games = { $count ->
   *[other] 局
}
opponent-series = { $games }局中第{ $game }局：{ $score }{ $draws ->
    [0] { "" }
   *[other] （勝敗なし{ $draws }）
}
opponent-start-again = もう一度起動
notice-opponent-failed = { $name }は指せなくなりました
notice-opponent-failed-why = エンジンの時計は動き続けています。
notice-opponent-not-begun = エンジンの準備ができると対局が始まります。
notice-opponent-had-failed = { $name }は途中で指せなくなっていました
status-engine-starts = エンジンの準備を待っています
status-engine-starts-slowly = エンジンの準備を待っています（{ $seconds }秒経過）

# The dialog about engines
engines-heading = エンジン
engines-why = 棋譜の検討中や終局後に、見ている局面をエンジンが検討します。対局中は検討できません。
engines-found = このコンピューターにあるエンジン
engines-use = { $name }を使う
engines-removed = { $name }を外しました。
engines-put-back = 元に戻す
engines-options = オプション…
engines-copy = 複製
engines-copy-why = 同じエンジンを別のオプションで登録します
options-heading = { $name }のオプション
options-no-file-dialog = このシステムではファイル選択画面を使えません。パスを入力してください。
options-name = この設定の名前
options-search = 検索
options-reading = エンジンに問い合わせています…
options-count = { $count }項目
options-press = 起動するたびに実行
options-reset = 初期値に戻す
options-reset-all = すべて初期値に戻す
options-keep = 登録
engines-remove = 外す
engines-command = ほかのUSIエンジン
engines-command-hint = プログラムと、必要なら引数
engines-browse = 参照…
engines-no-file-dialog = このシステムではファイル選択画面を使えません。プログラムのパスを入力してください。
engines-try = 試す
engines-keep = 登録
engines-trying = { $engine }を試しています…
engines-introduced = { $name }
engines-introduced-author = { $name }（作者：{ $author }）
engines-ready-after = 応答まで{ $greeting }ミリ秒・準備完了まで{ $ready }ミリ秒
engines-plays = 合法手を指す：{ $answer }
engines-shows-lines = 複数の候補手を示す：{ $answer }
engines-counts = 局面数の指定に従う：{ $answer }
engines-finds-mates = 詰み専用の探索がある：{ $answer }
engines-yes = はい
engines-no = いいえ
engines-unknown = 未確認
engines-usable = 使えます。
engines-unusable = 使えません。
engines-get-linux = エンジンが見つかりません。Fairy-Stockfishは多くのシステムのパッケージにあります。DebianやUbuntuでは「sudo apt install fairy-stockfish」で入ります。入れたあと、この画面を開き直してください。
engines-get-elsewhere = エンジンが見つかりません。Fairy-Stockfish（fairy-stockfish.github.io）ややねうら王は無料で入手できます。プログラムの場所を下に入力してください。
engines-close = 閉じる

# What a move is called that has cost something
mistake-inaccuracy = 疑問手
mistake-mistake = 悪手
mistake-blunder = 大悪手

# The dialog about the analysis of a whole game
whole-game-heading = 棋譜解析
whole-game-engine = エンジン
whole-game-measure = 1局面あたり
whole-game-time = 時間
whole-game-nodes = 局面数
whole-game-no-positions = このエンジンには局面数を指定できません。
whole-game-seconds = { $count ->
   *[other] 秒
}
whole-game-thousands = 千局面
whole-game-whose = 対象の手番
whole-game-both = 両方
whole-game-moves = 手数
whole-game-from = { $number }手目から
whole-game-to = { $number }手目まで
whole-game-lines = 手順
whole-game-main = 本譜だけ
whole-game-all = 変化も
whole-game-skip = 同じ深さで解析済みの局面は飛ばす
whole-game-better-lines = 悪手のところにエンジンの読み筋を変化として加える
whole-game-places = { $count }局面
whole-game-takes = { $count }局面、最長{ $time }
whole-game-known = 解析済み{ $count }局面
whole-game-all-known = { $count }局面すべてが同じ深さで解析済みです。
whole-game-begin = 解析する

# How far the engine is that analyses a whole game
game-run-works = 解析中
game-run-paused = 解析を一時停止しました
game-run-failed = 解析が途中で止まりました
game-run-done = 解析が終わりました
game-run-starting = エンジンを起動しています…
game-run-far = { $done }／{ $all }局面
game-run-left = 残り約{ $time }
game-run-missed = { $count }局面は解析できず
game-run-restarts = エンジンを{ $count }回再起動
game-run-pause = 一時停止
game-run-resume = 再開
game-run-end = やめる
game-run-close = 閉じる
game-run-summary = まとめ…

# What the evaluations of a game come to
summary-heading = 解析のまとめ
summary-heading-variation = 変化の解析のまとめ
summary-moves = 判定した手
summary-loss = 一手平均の損失（点）
summary-lost-chance = 一手平均の勝率の低下
summary-inaccuracies = 疑問手
summary-mistakes = 悪手
summary-blunders = 大悪手
summary-time = 一手の平均時間
summary-time-mistakes = 損をした手の平均時間
summary-points = 形勢を損ねた手
summary-better = 最善手 { $move }
summary-no-points = 大きく損をした手はありません。
summary-no-evaluations = まだ評価値がありません。
summary-close = 閉じる
