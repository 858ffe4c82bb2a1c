# What stands on paper
paper-title = Game record
paper-date = Date
paper-place = Place
paper-start = Start
paper-time-limit = Time limit
paper-time-used = Time used
paper-result = Result
paper-number = No.
paper-move = Move
paper-time = Time
paper-total = Total
paper-won = { $winner } after { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
} ({ $reason })
paper-undecided = { $reason } after { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}
paper-moment = { $ply } { $move } ({ $after }); better: { $better } ({ $before })
paper-moment-alone = { $ply } { $move }: from { $before } to { $after }
paper-caption-start = Starting position
paper-caption = Position after move { $ply }, { $move }
paper-caption-variation = Variation: position after move { $ply }, { $move }
