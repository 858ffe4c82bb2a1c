# What the audience sees
display-window = { $players } · 駒台 大盤表示
display-title = 駒台
display-number = { $number ->
    [0] 対局開始前
   *[other] { $number }手目
}
display-repetition = 同一局面 { $times }回目です。{ $limit }回目で千日手の裁定になります。
display-declaration = 入玉宣言を検討しています。
display-claim = 反則の指摘がありました。審判が裁定しています。
display-impasse = 持将棋が提案されています。
display-stopped = 対局を止めています。
