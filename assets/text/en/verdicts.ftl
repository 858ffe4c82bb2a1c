# Why a game ended
verdict-occurrences = It stood on the board after { $count ->
    [one] move
   *[other] moves
} { $plies }.
verdict-occurrences-from-start = It stood on the board at the start and after { $count ->
    [one] move
   *[other] moves
} { $plies }.
verdict-foul = Move { $ply }, { $side }: { $foul }.
verdict-charge = { $side }: { $foul }.
verdict-try = The king stands on { $square }, where the other king started.
verdict-move-limit = { $plies } moves were played; the limit is { $limit }.
verdict-declaration = { $side } declared with { $points } { $points ->
    [one] point
   *[other] points
}.
verdict-declaration-automatic = { $side }’s king is in the camp with { $points } { $points ->
    [one] point
   *[other] points
}, which wins without a declaration.
verdict-unfulfilled = Not fulfilled: { $condition }
verdict-replay = The game does not count; another one is played.
repetition-perpetual = { $side } has given check with every move and loses
agreement-points = Points: ☗ { $black }, ☖ { $white }; { $needed } needed
agreement-tie = The points decide nothing: under these rules { $side } then wins
counts-as-draw = Draw
counts-as-replay = No result; the game is played again
declaration-ignored = The game goes on

# Fouls
foul-two-pawns = two pawns on a file
foul-drop-pawn-mate = mate by dropping a pawn
foul-dead-piece = a piece that can never move
foul-king-left-in-check = king left in check
foul-wrong-movement = a move that the piece cannot make
foul-wrong-promotion = wrong promotion
foul-dropped-promoted-piece = a promoted piece dropped
foul-out-of-turn = a move out of turn
foul-takeback = a move taken back
foul-clock-before-move = the clock stopped before the move was complete
foul-advice = advice from others or a program
foul-disobedience = not following the arbiter’s ruling
claimant-arbiter = The arbiter
claimant-spectator = A spectator

# What must be true for a declaration
condition-ply-limit = Move { $value }, before move { $threshold }
condition-king = King in the enemy camp
condition-pieces = { $value } other { $value ->
    [one] piece
   *[other] pieces
} in the camp; { $threshold } needed
condition-check = Not in check
condition-points = { $value } { $value ->
    [one] point
   *[other] points
}; { $threshold } needed

# What waits for an answer
case-take-back = Take back?
case-take-back-why = { $side } asks to take the latest move back.
case-impasse = Agree on an impasse?
case-impasse-why = { $side } proposes to agree that neither king can be mated.
case-agree = Agree
case-decline = Decline
case-declaration = Declare?
case-declaration-why = { $side } is considering a declaration. The clock is stopped.
case-by-profile = Under these rules
case-by-24 = Under the 24-point rule
case-by-27 = Under the 27-point rule
case-time-left = Time left: { $time }
case-declare = Declare
case-withdraw = Do not declare
case-declared = Declared
case-declared-why = { $side } has declared, and cannot take it back. The clock is stopped.
case-judge-declaration = Decide by the conditions
case-dismiss-declaration = Not a declaration: play on
case-adjourned = The game is adjourned
case-adjourned-why = { $side } moves when it resumes.
case-adjourned-sealed = { $side } has sealed a move. It is played when the game resumes.
case-reopen = Resume the game
case-sleep = The machine slept
case-sleep-why = The machine slept or was held up for { $slept }. The clock is stopped.
case-sleep-before = { $side } before: { $time }
case-sleep-counted = { $side } if it counts: { $time }
case-sleep-moved = { $side } has moved meanwhile: { $move }. The move is played when the game goes on.
case-sleep-pressed = { $side } has pressed meanwhile. That counts when the clock goes on.
case-sleep-forget = Go on as before
case-sleep-count = Count it
case-claim = Foul claimed
case-claim-why = { $by } claims that a foul was committed. The clock is stopped, and the board shows the move.
case-uphold = Uphold
case-reject = Reject
case-claim-again = The same move was claimed before, and the claim was rejected.
case-claim-earlier = An earlier foul can be claimed as well: { $foul } If that one decides, reject this claim and choose “Arbiter claims a foul”.
case-repetition = The repetition
case-repetition-at = Occurrence { $index } of { $count }, after move { $ply }
case-repetition-at-start = Occurrence { $index } of { $count }, at the start
case-repetition-checks = { $side }: { $checks } checks in { $moves } moves since the first
case-next-occurrence = Next occurrence
case-done = Done

# Arbiter
ruling-heading = The arbiter’s ruling
ruling-decision = Decision
ruling-foul = Foul
ruling-absent = Absent player
ruling-winner = Winner
ruling-nobody = Nobody
ruling-foul-kind = Which foul
ruling-foul-choose = Choose the foul
ruling-sequel = What follows
ruling-stands = The result stands
ruling-replay = Another game
ruling-words = Reason
ruling-methods = Older or local ways to end an impasse (their wording becomes the reason)
ruling-points = Points of all pieces: ☗ { $black }, ☖ { $white }
ruling-points-camp = Points in the camp and in hand: ☗ { $black }, ☖ { $white }
method-outside = { $side }, outside the zone: { $squares }
method-none-outside = { $side }: every piece is in the zone
method-unprotected = { $side }, unprotected in the zone: { $squares }
method-none-unprotected = { $side }: nothing in the zone is unprotected
method-by-points = By the points, 24 needed: { $result }
method-king-there = { $side }: the king stands on the last rank
method-king-elsewhere = { $side }: the king does not stand on the last rank
method-last-rank = King on the last rank
method-last-rank-words = Try on the last rank: the king has reached the last rank, with enough pieces to claim a win.
method-zone = All pieces in the zone
method-zone-words = Impasse, all pieces in the zone (Fairbairn, 1980s): in a dispute, either player may move all his pieces into the promotion zone; then the points are counted and the game ends.
method-protected = All pieces protected in the zone
method-protected-words = Impasse, all pieces protected (GNU Shogi’s manual): with both kings in the zone, or on their way unhindered, the points are counted once one player has all his pieces protected in the zone.
method-uwate = Uwate wins
method-uwate-words = Impasse in a handicap game (a custom of clubs): both kings have entered, and uwate, who gave the handicap, wins.
ruling-lacks-winner = Say who wins.
ruling-lacks-foul = Choose the foul.
ruling-lacks-reason = Say who wins, or give a reason.
ruling-done = Give ruling
