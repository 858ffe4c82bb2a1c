# 大会の運営のページ：選手、組み合わせの作成、順位
event-page-players = 選手
event-page-pairings = 組み合わせ
event-page-standings = 順位
event-pair = 組み合わせを作る…
event-rules = 対戦方式と順位…

# 選手
players-add = 選手を加える…
players-import = 名簿を読み込む…
players-seek = 番号・名前・所属
players-counts = { $count }人、うち第{ $round }回戦の参加者{ $there }人
players-none = まだ登録がありません。一人ずつ加えるか、1行目に列の名前（名前のほか、段級位・所属・レーティング・チーム・別名）のある名簿（CSV）を読み込んでください。
players-none-found = 「{ $typed }」に該当する選手はいません。
players-rating = レーティング
players-state = 備考
players-choose = 選手をクリックすると、登録の訂正や、棄権・休みの記入ができます。
players-withdrawn = 第{ $round }回戦のあと棄権
players-withdraws-after = 第{ $round }回戦のあと棄権の予定
players-pairing-stands = 第{ $round }回戦の組み合わせは、組み直すまで有効です。
players-from-round = 第{ $round }回戦から参加
players-change = 変更…
players-withdraw = 棄権
players-return = 棄権を取り消す
players-sit-out = 第{ $round }回戦を休む
players-play-after-all = 第{ $round }回戦に出る
players-to-enter = { $updated ->
    [0] { $added }人を新しく登録します。
   *[other] { $added ->
        [0] 登録済みの{ $updated }人を更新します。
       *[other] { $added }人を新しく登録し、登録済みの{ $updated }人を更新します。
    }
}確定するまで何も変わりません。
players-more = ほか{ $count }人
players-enter = { $count }人を登録

# 選手の登録
entrant-heading = 選手
entrant-new = 選手の登録
entrant-also = 別名
entrant-start = 初期点
entrant-team = チーム
entrant-from-round = 最初の回戦
entrant-byes = 休む回戦
entrant-withdrawal = 棄権
entrant-withdrawn = 棄権した
entrant-after-round = 最後の回戦
entrant-done = 決定
entrant-remove = 名簿から外す
entrant-no-name = 名前を入力してください。
entrant-number-taken = 番号{ $number }はほかの選手のものです。
event-comments-kept = 大会のファイルのコメントは書き戻されないため、元のファイルを{ $path }として残しました
entrant-looks-like = { $other }と同じ人かもしれません。同じ人なら、そちらの別名に加えてください。
entrant-name-taken = { $name }は登録済みです。名前で区別してください。
entrant-no-number = 「{ $typed }」は数ではありません。

# 対戦方式と順位の付け方
event-rules-heading = 対戦方式と順位
event-system = 対戦方式
system-swiss = スイス式
system-swiss-why = 成績の同じ選手どうしが当たり、同じ相手とは二度当たりません。
system-mcmahon = マクマホン式
system-mcmahon-why = スイス式と同じですが、段級位による初期点から始めるので、1回戦から近い棋力の相手と当たります。上限以上の選手どうし、下限以下の選手どうしは、同じ初期点になります。
system-round-robin = 総当たり
system-round-robin-why = ベルガー表により、全員が互いに対戦します。
system-knock-out = 勝ち抜き
system-knock-out-why = 負けたら終わりです。番号1と2は決勝でしか当たりません。
system-teams = 団体戦（スイス式）
system-teams-why = 成績の同じチームどうしが当たり、同じ組み合わせは繰り返しません。同じ席どうしで対局し、同じチームの選手が番号の順に席に着きます。
system-team-round-robin = 団体戦（総当たり）
system-team-round-robin-why = すべてのチームがベルガー表の順に互いに当たります。同じ席どうしで対局し、同じチームの選手が番号の順に席に着きます。
system-top = 上限
system-bottom = 下限
system-boards = 人制
event-sides = 先手
sides-balanced = 先手の回数が少ない方
sides-tossed = 必ず振り駒
event-order = 順位
event-order-why = 優先する順にクリックしてください。すべて同じ選手は同順位になります。
event-bye-worth = 抜け番
event-asked-worth = 休み
event-draw-worth = 勝敗なし
worth-win = 1勝
worth-half = 0.5勝
worth-nothing = 0
event-double-default = 両者不戦敗
double-default-lose = ともに負け
double-default-draw = 勝敗なしと同じ
event-unplayed = 不戦のソルコフ
unplayed-nothing = 不戦は相手の得点、抜け番は0
unplayed-only-played = どちらも0
unplayed-own-score = 自分の得点

# 組み合わせの案
proposal-heading = { $round }の組み合わせ案
proposal-drawn = { $system } · 抽選番号
proposal-seed = 抽選番号
proposal-again = 引き直す
proposal-more = くじと変更
proposal-replaces = この回戦は発表済みです。もう一度発表すると置き換わります。
proposal-changed = 手で変更しました。引き直すと新しい案になります。
event-handicap = 手合割
proposal-first = 選手1
proposal-second = 選手2
proposal-why = 理由
proposal-choose = この案はまだ発表していません。二人をクリックすると入れ替わり、一人をクリックすると先後・手合割・卓を変えられます。
proposal-swap = { $name }：入れ替える相手をクリックしてください。
proposal-publish = 発表
question-drop-proposal = 組み合わせの変更を破棄しますか？
question-drop-proposal-why = 手で変えた組み合わせ・卓・先後は、まだ発表していません。
question-drop-proposal-yes = 破棄する
question-drop-proposal-no = 残す
proposal-by-hand = 手動で決定
proposal-sides-by-hand = 先後・手合割は手動で決定
notice-not-paired = 組み合わせを作れません
notice-paired-before = 第{ $round }回戦は訂正前の結果で組まれています
notice-pair-anew = 第{ $round }回戦を組み直す…
notice-still-paired = { $names }（{ $count }名）が第{ $round }回戦に組まれたままです
notice-still-paired-why = 棄権、途中参加または休みの届けがあり、この回戦には出ません。
notice-still-paired-has-begun = {""}第{ $round }回戦は始まっています。組み合わせを変えるか、不戦の結果を入力してください。
notice-rules-changed = この大会の対局規定「{ $rules }」が変更されました
notice-rules-changed-why = 始まった対局は元の規定のままです。次の対局からは次の規定になります。
notice-paired-elsewhere = 第{ $round }回戦は、その間に別の端末で組まれました
notice-paired-elsewhere-why = 先に書かれた組み合わせが有効です。こちらのものは書き込んでいません。

# 順位
standings-export = CSVに書き出す…
standings-nobody = まだ選手も組み合わせもありません。

# ファイル
path-event-players = 名簿の読み込み
path-event-players-yes = 読み込む
path-event-standings = 順位表の保存
path-event-standings-yes = 保存
path-players = 名簿

# 遅刻
pairing-late = 遅刻
pairing-late-times = { $factor }倍
pairing-late-deduct = { $name }から引く
pairing-late-default = { $name }の不戦敗にする
pairing-late-one-game = この持ち時間は第{ $game }局だけのものです。
pairing-late-cost = 持ち時間から{ $minutes }分を引きます。何倍引くかは主催者が決めます。
pairing-too-late-to-play = { $minutes }分を引くと持ち時間がなくなります。不戦敗にするかどうかは主催者が決めます。

# 印刷
event-print = 印刷・書き出し
print-event-round = 組み合わせ・結果…
print-event-slips = 結果票…
print-event-tables = 卓番号の札…
print-event-scores = 棋譜用紙…
standings-print = 印刷…
paper-signed = 署名
paper-mark = 勝った方の□に○、勝敗なしは両方に△を記入。来なかった人の名前は線で消す。
path-event-paper = 印刷するページの保存
path-event-paper-yes = 保存

# 会場全体の停止
event-hall-stop = 全卓を停止
event-hall-start = 全卓を再開
event-hall-stopped = { $since }に全卓の停止を指示しました。
event-hall-reached = 対局中の全卓が止まっています。
event-hall-missing = 止まっていない卓：{ $tables }
event-hall-unseen = どの卓が止まったかは、会場表示を開くと分かります。
notice-hall-goes-on = 運営が会場を再開しました
question-hall-stopped = 会場全体を停止しています
question-hall-stopped-why = { $since }から停止しています（指示：{ $by }）。時計は止まっています。運営が再開すると、自動で動き出します。
question-hall-stopped-yes = 確認
question-resume-in-hall = 会場全体が停止中です。この対局の時計を再開しますか？
question-resume-in-hall-why = { $since }に運営が全卓を停止し、まだ再開していません。この卓の時計だけが動きます。
question-resume-in-hall-yes = 時計を再開
question-resume-in-hall-no = 会場の再開を待つ
hall-all-stopped = { $since }から会場全体を停止しています
countdown-in-stopped-hall = 会場停止中 · { $countdown }
