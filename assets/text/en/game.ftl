# Sides
side-black = Black
side-white = White
side-black-handicap = Shitate
side-white-handicap = Uwate

# Pieces
piece-pawn = pawn
piece-lance = lance
piece-knight = knight
piece-silver = silver
piece-gold = gold
piece-bishop = bishop
piece-rook = rook
piece-king = king
piece-tokin = tokin
piece-promoted-lance = promoted lance
piece-promoted-knight = promoted knight
piece-promoted-silver = promoted silver
piece-horse = horse
piece-dragon = dragon

# The board and the stands
square-empty = empty
square-destination = can go here
stand-label = { $side }: pieces in hand
stand-piece = { $side } in hand: { $piece }, { $count }
stand-piece-points = { $piece }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
promotion-yes = Promote to { $piece }
promotion-no = Stay a { $piece }

# Starting positions
handicap-even = Even game
handicap-lance = Lance
handicap-right-lance = Right lance
handicap-both-lances = Both lances
handicap-bishop = Bishop
handicap-rook = Rook
handicap-rook-lance = Rook and lance
handicap-two = Two pieces
handicap-three = Three pieces
handicap-four = Four pieces
handicap-five = Five pieces
handicap-left-five = Five pieces (left knight)
handicap-six = Six pieces
handicap-left-seven = Seven pieces (left silver)
handicap-right-seven = Seven pieces (right silver)
handicap-eight = Eight pieces
handicap-nine = Nine pieces
handicap-ten = Ten pieces
handicap-three-pawns = Three pawns in hand
handicap-naked-king = Naked king
handicap-dragonfly = Dragonfly
handicap-dragonfly-lances = Dragonfly with lances
handicap-dragonfly-knights = Dragonfly with lances and knights
handicap-taiko = Taiko shogi (no pawn before the rook)
start-composed = Custom position

# Endings
outcome-wins = { $side } wins
outcome-undecided = No result
outcome-both-lose = Both lose
end-resignation = Resignation
end-resignation-why = { $loser } resigned.
end-checkmate = Checkmate
end-checkmate-why = { $loser } is in check and has no legal move.
end-no-legal-move = No legal move
end-no-legal-move-why = { $loser } is not in check but has no legal move, and so loses.
end-time-up = Time is up
end-time-up-why = { $loser } ran out of time.
end-illegal-move = Foul
end-repetition = Repetition
end-repetition-why = The same position, with the same pieces in hand and the same side to move, has occurred as often as these rules allow.
end-perpetual-check = Perpetual check
end-perpetual-check-why = The position has occurred as often as these rules allow, and { $loser } has given check with every move since the first. That is against the rules.
end-impasse = Impasse
end-declaration = Entering-king declaration
end-failed-declaration = Failed declaration
end-failed-declaration-why = { $loser } declared, but not every condition for a declaration was met. The declaring side loses.
end-try = Try rule
end-max-moves = Move limit
end-taken-back = Take-back
end-error = Error
end-interrupted = Broken off
end-interrupted-recorded = Broken off
end-interrupted-why = The game was broken off without a result.
end-default = By default
end-arbiter-decision = The arbiter’s decision
end-no-mate = No mate
end-sealed-move = Adjourned with a sealed move

# Time controls
time-untimed = No time limit
time-sudden-death = { $main } for the whole game
time-then = { $main }, then { $after }
time-short = { $main } + { $period }
time-byoyomi = { $period } a move
time-periods = { $periods } periods of { $period }
time-consideration = { $period } a move and { $minutes } × { $length } of consideration
time-fischer = { $main } plus { $increment } a move
time-delay = { $main } with a delay of { $delay } a move
time-stopwatch = { $main } in whole steps of { $unit }
told-of = { $what }: { $words }
duration-hours = { $count } h
duration-minutes = { $count } min
duration-seconds = { $count } s
clock-reading = { $digits } ({ $stage })
clock-used = time used
clock-main = main time
clock-byoyomi = byoyomi
clock-consideration = consideration
clock-delay = delay
clock-flag = time is up
clock-engine-failed = stopped playing
clock-stopped = paused
clock-hall-stopped = hall stopped
clock-period = { $period } a move
clock-periods = period { $number } of { $of } × { $period }
clock-minutes-left = { $period } a move, { $left ->
    [one] 1 minute left
   *[other] { $left } minutes left
 }
clock-minutes-left-short = +{ $left } min
clock-increment = + { $increment }/move

# What an engine said
evaluation-mate = { $sign }mate { $plies }

# A game that is played instead of one that does not count
next-game = Play again
next-game-why = The previous game does not count: { $reason }.
next-game-arbiter = As the rules say. The arbiter may change any number.
next-game-rest = Rest
next-game-set-up = Set up the game
case-rest = Rest before the game
case-rest-left = { $left } left. Then the clock starts by itself; a move, or the button, starts it now.
case-rest-over = The rest is over.
case-rest-begin = Start the clock

# Setting up the pieces one by one
ceremony-order = Setting up
ceremony-none = All at once
ceremony-ohashi = Ōhashi order
ceremony-ito = Itō order
ceremony-why = The senior player sets the first piece; each one is answered by the opponent’s.
ceremony-count = { $placed } of { $all } pieces
ceremony-skip = Set up the rest at once
