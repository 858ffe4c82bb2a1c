# What the rules say about a record
judge-outcome = { $winner } ({ $reason })
judge-ended = { $outcome }, move { $ply }
judge-goes-on = { $plies ->
    [one] No end after 1 move
   *[other] No end after { $plies } moves
}
judge-breaks-off = cannot be judged, as the record breaks off. { $where }
judge-nothing-ends-it = Nothing ends the game.
judge-not-borne-out = { $count ->
    [one] The record says “{ $said }”, which these rules do not bear out. The position has occurred once.
   *[other] The record says “{ $said }”, which these rules do not bear out. The position has occurred { $count } times.
}
judge-more-moves = { $count ->
    [one] The record goes on for one more move.
   *[other] The record goes on for { $count } more moves.
}
judge-record-says = The record says “{ $said }”.
judge-record-silent = The record does not say so.
judge-unclaimed = Nobody claimed it, so it decides nothing.
judge-claim-rejected = According to the arbiter’s log a claim was rejected, so it decides nothing.
judge-claim-upheld = According to the arbiter’s log a claim was upheld, but it is not what ended the game.
judge-claim-taken-back = According to the arbiter’s log a claim was upheld and taken back, so it decides nothing.
judge-declaration = If { $side } declared: { $ruling }
judge-rules = Rules: { $rules }
judge-sentence = { $words }.
judge-between = { " " }
