# Rules in one sentence
gist-whole = A { $clauses }.
gist-separator = {"; "}
gist-repetition = position seen { $count } times: { $result }
gist-agreement = impasse by agreement with { $points } points each: { $tie }
gist-declaration = declaration wins with { $points }{ $band }
gist-declaration-automatic = a king in the camp wins by itself with { $points }{ $band }
gist-points = { $points } points
gist-points-by-side = { $black } points (Black) or { $white } (White)
gist-drawn-band = , from { $from }: { $result }
gist-move-limit = after { $plies } moves: { $result }
gist-try = a king that reaches the other’s starting square wins
gist-illegal-prevent = illegal moves cannot be played
gist-illegal-at-once = an illegal move loses at once
gist-illegal-play-on = an illegal move loses when it is claimed
gist-take-back-allowed = moves may be taken back
gist-take-back-by-agreement = moves are taken back by agreement
gist-take-back-forbidden = no takeback
rules-draw = draw
rules-replay = played again
rules-white-wins = White wins
rules-not-verified = Not verified: { $rules }

# The rules one by one
rule-repetition = Repetition
rule-perpetual-check = Perpetual check
rule-agreement = Impasse by agreement
rule-declaration = Declaration
rule-move-limit = Move limit
rule-try = Try
rule-handicap-credit = Points of removed pieces
rule-illegal-moves = Illegal moves
rule-replay = Playing again
rule-take-back = Takeback
rule-pause = Stopping the clock
