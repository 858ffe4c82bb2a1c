# 組み合わせの案と、その理由
proposal-handicap = { $name }の{ $handicap }
proposal-same-score = ともに{ $score }点
proposal-scores = { $first }点対{ $second }点
proposal-berger = ベルガー表（{ $players }人）
proposal-berger-teams = ベルガー表（{ $teams }チーム）
proposal-bracket = トーナメント表の{ $first }と{ $second }
proposal-board = { $first } – { $second }の{ $board }番席
proposal-met = 第{ $round }回戦で対戦済み（ほかに方法なし）
proposal-sides-tossed = 先手の回数は同じ
proposal-sides-balanced = 先手の回数が少ない方が先手
proposal-sides-ranks = 先後は段級位による
proposal-sides-laid-down = 先後は表のとおり
proposal-bye-odd = 人数が奇数のため。抜け番が最も少ない（{ $byes }回）選手のうち、得点が最も低い（{ $score }点）
proposal-bye-no-opponent = 相手の位置が空いています
proposal-bye-team = 相手チームの席が空いています
proposal-not-yet = あとの回戦から参加
proposal-withdrawn = 棄権
proposal-asked = 本人の希望で休み
proposal-written = 抽選番号{ $seed }。{ $file }に書き込みました。
proposal-not-written = 抽選番号{ $seed }。まだ何も書き込んでいません。--writeを付けると{ $file }の組み合わせになります。

# 組み合わせを作れない理由
pairing-no-such-round = 第0回戦はありません。
pairing-too-few = 第{ $round }回戦の参加者は{ $count }人です。2人以上必要です。選手を登録するか、棄権の記入を確かめてください。
pairing-too-many = { $count }人は一度に組み合わせるには多すぎます。{ $most }人以下のクラスに分けてください。
pairing-round-missing = 第{ $round }回戦の組み合わせがまだありません。先に作ってください。
pairing-unfinished = 第{ $round }回戦{ $table }卓の結果がまだありません。先に入力してください。
pairing-begun = 第{ $round }回戦{ $table }卓の対局は始まっています。対局中の回戦は組み直せません。
pairing-stranger = 第{ $round }回戦：{ $name }が名簿にいません。選手を加えるか、同じ人の別名として書いてください。
pairing-list-changed = { $first }と{ $second }は対戦済みです。総当たりの途中で名簿が変わっています。元に戻すか、別の対戦方式にしてください。
pairing-too-late = { $name }は途中の回戦からの参加です。勝ち抜き戦には加われません。選手を外すか、別の対戦方式にしてください。
pairing-no-winner = 第{ $round }回戦{ $table }卓に勝者がいません。勝ち抜き戦では勝敗が必要です。指し直してください。
pairing-not-by-bracket = 第{ $round }回戦はトーナメント表どおりではありません：{ $name }の相手が違います。ここからは手で組み合わせてください。
pairing-over = 勝ち抜き戦は終わりました。優勝は{ $name }です。
pairing-no-team = { $name }のチームが書かれていません。名簿に書いてください。
pairing-no-boards = チームは1人以上必要です。

# 大会の確かめたいところ
doubt-rules = 対局規定「{ $id }」は付属の規定にも、この端末の自作の規定にもないため、対局を始められません。IDを直すか、規定のファイルを読み込んでください。
doubt-rank = { $name }の段級位「{ $rank }」が分かりません。「初段」「5級」のように書いてください。
doubt-not-paired = 第{ $round }回戦：{ $name }に対局も抜け番もありません。どちらかを入力してください。
doubt-not-there = 第{ $round }回戦：{ $name }は参加しないはずの回戦で組まれています。組み合わせか名簿を直してください。
doubt-again = 第{ $round }回戦：{ $first }と{ $second }は前にも対戦しています。
doubt-looks-like = 第{ $round }回戦：{ $name }は{ $other }に似ていますが、別の選手として数えています。同じ人なら、組み合わせの名前をそろえてください。
doubt-paired-before = 第{ $round }回戦は、第{ $earlier }回戦{ $table }卓の結果が訂正される前（{ $result }）に組まれました。
doubt-pair-anew = 第{ $round }回戦はまだ始まっていないので、組み直すことも、このままにすることもできます。
doubt-has-begun = 第{ $round }回戦の対局が始まっているか、次の回戦が組まれているため、このままになります。
event-check-ok = 問題なし、選手{ $players }人、{ $rounds }回戦
event-check-doubtful = 要確認、選手{ $players }人、{ $rounds }回戦

# 名簿
players-column = 列「{ $column }」が分からないため、読み込みません。「段級位」「所属」「レーティング」のように書いてください。
players-rank = 「{ $rank }」という段級位は分かりません。そのまま残しますが、手合割は決まりません。「初段」「5級」のように書いてください。
players-broken-name = { $name }の名前の途中に改行がありました。
players-looks-like = { $name }は{ $other }と同じ人かもしれません。同じ人なら、一覧の名前をそろえてください。
notice-unlisted = 組み合わせに、名簿にない名前があります
unlisted-looks-like = { $name }は{ $other }に似ています。同じ人なら、そこの「別名」に加えてください。
unlisted-nobody = { $name }：選手として加えるか、誰かの別名に加えてください。
list-one-column = 1行目に列が一つしかありません（「{ $text }」）。列はコンマ、セミコロンまたはタブで区切ってください。
players-one-column = 1行目に列が一つしかありません（「{ $text }」）。「名前」と書いてください。ほかの列はコンマ、セミコロンまたはタブで区切ります。
list-too-many-cells = 1行目の列よりもセルが多い行です（最後は「{ $text }」）。コンマを含む名前は引用符で囲んでください："Jones, Bob"。
players-empty = 見出しの下に選手がいません。
players-no-column = 1行目に列の名前が必要です。そのうち一つは「名前」です。
players-name-twice = { $name }は{ $first }行目にもいます。片方を削除するか、名前で区別してください。
players-number-twice = 番号{ $number }は{ $first }行目にもあります。どちらかの番号を変えてください。
handicaps-set = { $count ->
    [0] 手合割は決めていません
   *[other] 段級位による手合割：{ $count }卓で決めました
}
handicaps-unranked = { $tables }卓には段級位の分からない選手がいます。
handicaps-unlike = { $tables }卓の段級位は比べられません。
players-unfit = この名簿はこのままでは登録できません：{ $fault }
players-entered = { $added }人を登録し、{ $updated }人を更新しました。
players-not-entered = { $added }人の登録と{ $updated }人の更新になります。まだ何も書き込んでいません。--writeを付けてください。

# 順位表
standings-after = 第{ $number }回戦終了時
standings-after-named = { $name }終了時
standings-during = 第{ $number }回戦途中
standings-during-named = { $name }途中
standings-shown = 順位の時点
standings-legend = 凡例
standings-place = 順位
standings-number = 番号
standings-name = 名前
standings-rank = 段級位
standings-club = 所属
standings-score = 得点
standings-wins = 勝数
standings-sos = ソルコフ
standings-sosos = SOSOS
standings-sb = SB
standings-head-to-head = 直接対決
standings-games = 勝局数
standings-boards = 個人勝数
standings-bye = 抜け番
standings-missing = 不参加
standings-open = 結果待ち
standings-sos-means = ソルコフ：相手の得点の合計
standings-sosos-means = SOSOS：相手のソルコフの合計
standings-sb-means = SB：勝った相手の得点と、引き分けた相手の得点の半分の合計
standings-head-to-head-means = 直接対決：同じ成績の全員が互いに対局しているとき、その中での勝数
standings-boards-mean = ○2 2-1：2番のチームに2勝1敗で勝ち　個人勝数：各席の勝ちの合計
