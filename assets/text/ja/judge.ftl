# What the rules say about a record
judge-outcome = { $winner }（{ $reason }）
judge-ended = { $ply }手目、{ $outcome }
judge-goes-on = { $plies ->
   *[other] { $plies }手で終局せず
}
judge-breaks-off = 棋譜が途中で読めなくなるため、判定できません。{ $where }
judge-nothing-ends-it = 終局の条件を満たしていません。
judge-not-borne-out = { $count ->
   *[other] 棋譜には「{ $said }」とありますが、この規定では成立しません。同一局面は{ $count }回です。
}
judge-more-moves = { $count ->
   *[other] 棋譜はさらに{ $count }手続いています。
}
judge-record-says = 棋譜には「{ $said }」とあります。
judge-record-silent = 棋譜には終局の記載がありません。
judge-unclaimed = 指摘がなかったため、勝敗に影響しません。
judge-claim-rejected = 審判の記録では指摘が却下されたため、勝敗に影響しません。
judge-claim-upheld = 審判の記録では指摘が認められましたが、終局の理由ではありません。
judge-claim-taken-back = 審判の記録では認められた指摘が取り消されたため、勝敗に影響しません。
judge-declaration = { $side }が宣言した場合：{ $ruling }
judge-rules = 対局規定：{ $rules }
judge-sentence = { $words }。
judge-between = { "" }
