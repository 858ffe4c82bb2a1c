# Commands
menu-practice = 練習
command-practice = 練習…
command-practice-tip = 詰将棋、自分の悪手、次の一手、定跡の練習
command-practice-hint = ヒント
command-practice-hint-tip = まず動かす駒を、次に指し手を示します
command-practice-solution = 正解を見る
command-practice-solution-tip = あきらめて正解手順を表示します
command-practice-again = 最初から
command-practice-again-tip = この問題を最初からやり直します
command-practice-next = 次の問題
command-practice-next-tip = まだ答えていない次の問題へ進みます
command-practice-previous = 前の問題
command-leave-practice = 練習を終える
command-leave-practice-tip = 練習前の盤面に戻します
command-repertoire = この手を自分の定跡に入れる
command-repertoire-end = この手を自分の定跡から外す
command-find-mate = 詰みを探す
command-find-mate-end = 詰み探しをやめる
command-missed-mates = 詰み逃しを探す
command-missed-mates-end = 詰み逃し探しをやめる

# The dialog
practice-heading = 練習
practice-due = { $count ->
    [0] 今日の復習はありません
   *[other] 今日の復習：{ $count }問
}
practice-begin-due = 復習する
practice-what = 内容
practice-problems = 詰将棋
practice-mistakes-of = 悪手
practice-next-moves = 次の一手
practice-own = 定跡
practice-why-problems = 詰将棋のファイルまたはフォルダー（KIF、SFENの一覧、JKFなど、局面から始まる棋譜）。攻方の手を指すと、玉方は自動で応じます。
practice-why-mistakes = エンジンで解析済みの棋譜からは悪手の前の局面を、解析していない棋譜からも詰み逃しを出題します。
practice-why-next-moves = 棋譜の指し手を一手ずつ当てます。一度で当たれば1点です。
practice-why-repertoire = { $count ->
    [0] 棋譜を並べながら「練習 → この手を自分の定跡に入れる」で登録した手が、ここで出題されます。
   *[other] { $count }局面が登録されています。相手の手は、棋譜データベースで多く指された手から選ばれます。
}
practice-from = 出題元
practice-from-board = この棋譜
practice-from-event = この大会
practice-from-files = ファイルかフォルダー
practice-path = ファイルまたはフォルダー
practice-file = ファイル…
practice-folder = フォルダー…
practice-no-dialog = このシステムではファイル選択画面を使えません。パスを入力してください。
practice-sets = 最近の問題集
practice-whose = 手番
practice-both = 両方
practice-first = 開始
practice-first-move = 手目から
practice-only-due = 復習の時期でない問題を除く
practice-collecting = 問題を探しています…
practice-collecting-of = 問題を探しています（{ $total }件中{ $done }件）
practice-begin = 始める
practice-stop = 中止
# Opens what can be done besides, where it has no room.
practice-more = その他
path-exercises = 問題または棋譜を選ぶ

# The exercise
status-practice = 練習中
practice-place = { $count }問中{ $number }問目
practice-mate = 詰みを探してください
practice-mate-in = { $plies }手詰
practice-no-mate = 詰みがありません（不詰）
practice-no-mate-why = 問題として成り立たないため、成績に数えません。
practice-no-mate-found = 詰みが見つかりませんでした
practice-better = あなたならどう指しますか？
practice-next = 次の一手は？
practice-repertoire = ここでの定跡手は？
practice-problem = { $name }　第{ $number }問
practice-from-game = { $name }　{ $number }手目
practice-problem-alone = 第{ $number }問
practice-from-nameless = { $number }手目
practice-judging = 考えています…
practice-solution = 正解手順です。下のボタンで進められます。
practice-hint-piece = { $piece }を動かします。
practice-hint-drop = 持ち駒を打ちます。
practice-hint-move = { $move }
practice-no-hint = この局面のヒントはまだありません。
practice-right = 正解です。
practice-right-left = 正解です。あと{ $plies }手。
practice-solved = 詰みました。正解です。
practice-mates = 詰みます。これに勝る手はありません。
practice-later = 詰みますが{ $plies }手かかります。{ $shortest }手で詰めてください。
practice-no-check = { $move }は王手ではありません。
practice-escapes = { $move }では詰みません。
practice-not-found = { $move }で詰むかどうかは分かりませんでした。
practice-judged-right = { $move }、正解です。
practice-judged-as-good = { $move }も同じくらい良い手です。
practice-judged-worse = { $move }は損が大きい手です。
practice-judged-played = { $move }は実戦の手です。もっと良い手があります。
practice-judged-unknown = { $move }は解析した手の中にありません。
practice-judged-wrong = { $move }ではありません。
practice-bubble-no-check = 王手ではありません
practice-bubble-escapes = 詰みません
practice-bubble-wrong = この手ではありません
practice-line-better = 正着：{ $line }
practice-line-mate = 詰み：{ $line }
practice-line-game = 実戦：{ $line }
practice-line-own = 自分の定跡：{ $line }
practice-other-move = { $number }手目{ $move }
practice-and-more = { $moves }、ほか{ $count }手
practice-second-solution = 余詰があります（{ $moves }）。
practice-pieces-left = 駒が{ $count }枚余ります。
practice-longer = 手数の長い詰みもあります（{ $moves }）。
practice-soundness-unknown = 完全作かどうかは分かりませんでした。
practice-time = 時間 { $time }
practice-score = 正解 { $solved }/{ $answered }問
practice-points = { $answered }手中{ $points }点
practice-mistakes = 間違い{ $count }回
practice-again-in = { $days ->
    [1] 明日もう一度
   *[other] { $days }日後にもう一度
}
practice-over = 全問終了（{ $time }）

# Notices
practice-nothing = 練習する問題が見つかりませんでした。
practice-left-out = { $count }件を除きました。
practice-fault = { $file }：{ $fault }
practice-begins-as-game = 対局の初形から始まっています。
practice-no-king = 詰める相手の玉がありません。
practice-nothing-due = { $count }問すべて、まだ復習の時期ではありません。
practice-schedule-damaged = 練習の記録が壊れていました。読めた分は残し、壊れたファイルは{ $path }に保存しました。
practice-schedule-line = { $line }行目：{ $reason }
practice-schedule-not-kept = 練習の記録を保存できません。
practice-schedule-no-place = 保存するホームフォルダーがありません。
repertoire-added = この手を自分の定跡に入れました。
repertoire-removed = この手を自分の定跡から外しました。
mate-here = { $side }に{ $plies }手の詰みがあります。
mate-here-none = { $side }に、王手の連続による詰みはありません。
mate-here-unknown = { $side }に詰みがあるかどうかは分かりませんでした。
missed-mates-heading = 詰み逃し
missed-mates-why = エンジンなしで、9手詰までを調べました。詰み手順は変化として棋譜に入っています。「元に戻す」で変化を、もう一度押すと評価値を取り消せます。
missed-mates-looking = 詰み逃しを探しています
missed-mates-looking-why = エンジンは要りません。探しているあいだも棋譜を見られます。
missed-mates-stop = 中止
missed-mates-close = 閉じる
missed-mates-practise = 練習する
missed-mates-no-move = 終局
missed-mates-none = 9手詰までの詰み逃しはありませんでした。
missed-mates-undecided = { $count }局面は分かりませんでした。
