# The arbiter's console

console-heading = Arbiter’s console
console-close = Close the console
console-lock = Lock
console-unlock = Unlock…
console-stop = Stop both clocks
console-resume = Resume both clocks
console-answer-call = The arbiter is here

console-clocks = Clocks
console-moves = Moves
console-rulings = Rulings
console-count = Count
console-log = Log

console-give-minutes = { $mark } +{ $minutes } min
console-set-clock = { $mark } Set…
console-turn = Side to move
console-turn-is = { $side } is to move.
console-turn-why = Once the game has begun, whose turn it is follows from the moves. Take a move back, or correct it.
console-turn-other = Let { $side } begin

console-take-back-heading = Take moves back
console-take-back-why = Both clocks go back to what they showed before those moves, and stay stopped.
console-take-back = Take back…
console-correct-heading = Correct a move
console-correct-why = Use this if the move entered is not the move played. The rest of the game must still be possible.
console-correct = Correct…
console-go-on-heading = Undo the end of the game
console-go-on-why = The game goes on from its last move, with the clocks as they stood. A side whose time was up gets one full byoyomi period, if there is byoyomi.
console-go-on = Go on with the game

console-claim = Claim
console-claim-open = A claim is waiting for your ruling.
console-claim-none = No claim is open.
console-warnings = Warnings
console-warn = Warn { $mark } (so far { $count })
console-decisions = Decide
console-decide = Decide with a reason…
console-replay = Another game…
console-interrupt = Break off
console-absences = Absent
console-absent = { $mark } is absent
console-both-absent = Both absent
console-adjournment = Adjourn
console-adjournment-why = A sealed move is shown to nobody. It is played when the game resumes.
console-adjourn = Adjourn…

console-points = Points
console-points-of = { $side }: { $all } points, { $camp } of them in the camp and in hand
console-repetition = Repetition
console-occurrences =
    { $times ->
        [one] This position has occurred once (after move { $plies }). The limit is { $limit }.
       *[other] This position has occurred { $times } times (after moves { $plies }). The limit is { $limit }.
    }
console-mate = Is it mate?
console-is-mate = Yes. { $side } is in check and has no legal move.
console-no-move = { $side } is not in check and has no legal move.
console-is-check =
    { $moves ->
        [one] No. { $side } is in check and has one legal move.
       *[other] No. { $side } is in check and has { $moves } legal moves.
    }
console-no-check =
    { $moves ->
        [one] No. { $side } is not in check and has one legal move.
       *[other] No. { $side } is not in check and has { $moves } legal moves.
    }

console-log-heading = What was done
console-log-why = Every act is kept in the record. It cannot be changed or removed here.
console-log-latest = The latest { $latest } of { $all } entries are shown; exporting includes all.
console-log-empty = Nothing has been done yet.
console-export-text = Save as text…
console-export-csv = Save as CSV…

draft-set-clock = Set the clock of { $side }
draft-give-time = Time for { $side }
draft-warn = Warn { $side }
draft-default = Win by default for { $side }
draft-interrupt = Break off the game
draft-give = Give
draft-take = Take away
draft-moves =
    { $count ->
        [one] move
       *[other] moves
    }
draft-ply = Move
draft-entered = Entered: { $move }
draft-find = Move played: 7776, 7g7f or P-7f
draft-seal = With a sealed move
draft-no-seal = Without a sealed move
draft-sealed = The sealed move: 7776, 7g7f or P*5e
draft-seal-whole = This is a legal move.
draft-seal-open = This is not a legal move yet.
draft-seal-promotion = It can promote: add + if it does, = if it does not.
draft-seal-several = Several pieces can go there: type the square it comes from as well.
draft-reason = Reason
draft-who = Arbiter
draft-period-back = The time of { $side } was up: the clock will show { $time }, one full byoyomi period.
draft-no-period = The time of { $side } was up. Give it time before you resume, or it loses again at once.
draft-changes = What changes
draft-no-change = Nothing else changes.
draft-confirm = Confirm
draft-drop = Back

case-called = Arbiter called
case-called-why = No clock runs, and none was stopped.
case-hall-stopped-why = The organiser stopped all tables at { $since }. The clocks go on by themselves when the hall is started again. Until then only the arbiter can restart them here.
case-halted-why = Both clocks are stopped until the arbiter restarts them.
case-arbiter-decides = Only the arbiter decides this.

audit-heading = Arbiter’s log
audit-ply = move { $ply }
audit-clock = { $time } ({ $extras })
audit-change = { $what }: { $from } → { $to }
audit-move = Move { $ply }
audit-plies = Moves
audit-game = Game
audit-warnings = Warnings of { $side }
audit-called = Arbiter called
audit-call-answered = The arbiter came
audit-stopped = Both clocks stopped
audit-resumed = Clocks restarted
audit-hall-stopped = All tables of the hall stopped, by order of the organiser
audit-hall-started = All tables of the hall started again, by order of the organiser
audit-clock-set = Clock of { $side } set
audit-time-given = { $side } given { $time }
audit-time-taken = { $time } taken from { $side }
audit-turn-set = { $side } begins
audit-goes-on = End of the game undone
audit-taken-back =
    { $count ->
        [one] 1 move taken back: { $moves }
       *[other] { $count } moves taken back: { $moves }
    }
audit-corrected = Move { $ply } corrected: { $to }, not { $from }
audit-warned = { $side } warned
audit-upheld = Claim upheld
audit-upheld-of = Claim upheld. Claimed by: { $claimant }
audit-upheld-about = Claim upheld. Claimed: move { $ply }, { $foul }. By: { $claimant }
audit-rejected = Claim rejected
audit-rejected-of = Claim rejected. Claimed by: { $claimant }
audit-rejected-about = Claim rejected. Claimed: move { $ply }, { $foul }. By: { $claimant }
audit-charged = Loss for a foul: { $foul }
audit-ruled = Decided
audit-replay = Decided: the game is played again
audit-default = Won by default
audit-double-default = Both players absent
audit-declaration-judged = Declaration judged by its conditions
audit-declaration-judged-of = Declaration judged by its conditions. Declared by: { $side }
audit-declaration-dismissed = Not treated as a declaration
audit-declaration-dismissed-of = Not treated as a declaration. Declared by: { $side }
audit-sleep-forgotten = Time the machine slept does not count
audit-sleep-counted = Time the machine slept counts
audit-late-move = A move seen { $secs } s after the flag counts as made in time: the program was held up
audit-kept-move = A move was made while the program was held up for { $secs } s, and is played when the game goes on
audit-interrupted = Broken off
audit-adjourned = Adjourned
audit-reopened = The game resumes after the adjournment
audit-unsealed = The game resumes with the sealed move { $move }

standing-waiting = not started
standing-running = clock running
standing-stopped = clocks stopped
standing-over = { $winner } ({ $reason })

pin-unlock = PIN of the arbiter’s console
pin-unlock-why = The console is locked.
pin-unlock-yes = Unlock
pin-set = Set a PIN
pin-set-why = Only those who know it can act as the arbiter. At least { $shortest } characters.
pin-set-yes = Set
pin-clear = Remove the PIN
pin-clear-why = Anyone at the board will be able to use the console.
pin-clear-yes = Remove
pin-present = Current PIN
pin-new = New PIN
pin-again = New PIN again
pin-wrong = Wrong PIN.
pin-wait = Wrong PIN. Try again in { $time }.
pin-too-short = At least { $shortest } characters are needed.
pin-not-the-same = The two PINs do not match.

settings-arbiter = Arbiter
settings-pin = PIN of the console
settings-pin-why = It keeps players from using the arbiter’s console and commands, and from leaving a game in progress. Setting it locks the console.
settings-pin-set = Set a PIN…
settings-pin-change = Change the PIN…
settings-pin-clear = Remove the PIN…
setting-lock-after = Lock automatically
setting-lock-after-why = With a PIN, the console locks itself after this long without use.
setting-lock-after-no-pin = Set a PIN first.
lock-after-1 = After 1 min
lock-after-5 = After 5 min
lock-after-15 = After 15 min

notice-console-locked = The arbiter’s console is locked.
