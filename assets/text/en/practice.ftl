# Commands
menu-practice = Practice
command-practice = Practice…
command-practice-tip = Mating problems, your own mistakes, moves to guess, your repertoire
command-practice-hint = Hint
command-practice-hint-tip = Shows the piece, then the whole move
command-practice-solution = Solution
command-practice-solution-tip = Gives up and shows the solution
command-practice-again = Begin again
command-practice-again-tip = Starts this exercise over
command-practice-next = Next exercise
command-practice-next-tip = The next exercise not yet answered
command-practice-previous = Previous exercise
command-leave-practice = End practice
command-leave-practice-tip = Puts back what was on the board before
command-repertoire = Add this move to my repertoire
command-repertoire-end = Remove this move from my repertoire
command-find-mate = Is there a mate?
command-find-mate-end = Stop looking for a mate
command-missed-mates = Find missed mates
command-missed-mates-end = Stop looking for missed mates

# The dialog
practice-heading = Practice
practice-due = { $count ->
    [0] Nothing is due today
    [one] { $count } exercise is due today
   *[other] { $count } exercises are due today
}
practice-begin-due = Practise
practice-what = What
practice-problems = Mating problems
practice-mistakes-of = Mistakes
practice-next-moves = Next move
practice-own = Repertoire
practice-why-problems = A file or a folder of mating problems: KIF, SFEN lists, JKF and other records that begin with a position. The side to move mates; the defence answers by itself.
practice-why-mistakes = The positions before your mistakes, if an engine has analysed the record, and the mates you missed, which are found without one.
practice-why-next-moves = Guess the moves of a game one by one. Each that you find at the first try is a point.
practice-why-repertoire = { $count ->
    [0] Mark moves as you step through records: Practice → Add this move to my repertoire. Here you are asked for them.
    [one] One position is marked. The replies are moves from your library, the common ones more often.
   *[other] { $count } positions are marked. The replies are moves from your library, the common ones more often.
}
practice-from = From
practice-from-board = This record
practice-from-event = This event
practice-from-files = File or folder
practice-path = File or folder
practice-file = File…
practice-folder = Folder…
practice-no-dialog = This system has no file dialog: type the path of the file or folder.
practice-sets = Recent sets
practice-whose = Whose moves
practice-both = Both
practice-first = From move
practice-first-move = onwards
practice-only-due = Leave out what is not due yet
practice-collecting = Looking for exercises…
practice-collecting-of = Looking for exercises: { $done } of { $total } files
practice-begin = Begin
practice-stop = Stop
# Opens what can be done besides, where it has no room.
practice-more = More
path-exercises = Choose problems or games

# The exercise
status-practice = Practice
practice-place = { $number } of { $count }
practice-mate = to mate
practice-mate-in = { $plies ->
    [one] mates in 1 move
   *[other] mates in { $plies } moves
}
practice-no-mate = has no mate here
practice-no-mate-why = This is no problem. It counts neither as solved nor as failed.
practice-no-mate-found = may have a mate, but none was found
practice-better = What would you play?
practice-next = What was played?
practice-repertoire = What do you play here?
practice-problem = { $name }, problem { $number }
practice-from-game = { $name }, move { $number }
practice-problem-alone = Problem { $number }
practice-from-nameless = Move { $number }
practice-judging = Thinking…
practice-solution = This is the solution. Step through it below.
practice-hint-piece = Move the { $piece }.
practice-hint-drop = Drop a piece.
practice-hint-move = { $move }
practice-no-hint = There is no hint for this position yet.
practice-right = Right.
practice-right-left = Right. { $plies } to go.
practice-solved = Mate. Solved.
practice-mates = That mates; nothing is better.
practice-later = That mates, but only in { $plies }. Find the mate in { $shortest }.
practice-no-check = { $move } gives no check.
practice-escapes = { $move } does not mate.
practice-not-found = It could not be determined whether { $move } mates.
practice-judged-right = { $move } is right.
practice-judged-as-good = { $move } is just as good.
practice-judged-worse = { $move } costs too much.
practice-judged-played = { $move } was played in the game. There is something better.
practice-judged-unknown = { $move } is not among the moves that were analysed.
practice-judged-wrong = { $move } is not the move.
practice-bubble-no-check = No check
practice-bubble-escapes = No mate
practice-bubble-wrong = Not this move
practice-line-better = Best: { $line }
practice-line-mate = The mate: { $line }
practice-line-game = In the game: { $line }
practice-line-own = Your repertoire: { $line }
practice-other-move = { $number }. { $move }
practice-and-more = { $moves } and { $count } more
practice-second-solution = Unsound: it is also solved by { $moves }.
practice-pieces-left = { $count ->
    [one] Unsound: a piece is left in hand.
   *[other] Unsound: { $count } pieces are left in hand.
}
practice-longer = Longer mates: { $moves }.
practice-soundness-unknown = It could not be determined whether the problem is sound.
practice-time = Time { $time }
practice-score = { $solved } of { $answered } passed
practice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $answered ->
    [one] { $answered } move
   *[other] { $answered } moves
}
practice-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
practice-again-in = { $days ->
    [one] again tomorrow
   *[other] again in { $days } days
}
practice-over = all answered in { $time }

# Notices
practice-nothing = Nothing to practise was found.
practice-left-out = { $count ->
    [one] One game or position was skipped.
   *[other] { $count } games or positions were skipped.
}
practice-fault = { $file }: { $fault }
practice-begins-as-game = It begins as a game does.
practice-no-king = There is no king to be mated.
practice-nothing-due = { $count ->
    [one] The only exercise is not due yet.
   *[other] None of the { $count } exercises is due yet.
}
practice-schedule-damaged = The practice schedule was damaged. What could be read is kept; the damaged file is now { $path }.
practice-schedule-line = Line { $line }: { $reason }
practice-schedule-not-kept = The practice schedule cannot be saved.
practice-schedule-no-place = There is no home folder to keep it in.
repertoire-added = This move is now in your repertoire.
repertoire-removed = This move is no longer in your repertoire.
mate-here = { $side } { $plies ->
    [one] mates in 1 move.
   *[other] mates in { $plies } moves.
}
mate-here-none = { $side } has no mate by checks.
mate-here-unknown = It could not be determined whether { $side } has a mate.
missed-mates-heading = Missed mates
missed-mates-why = Found without an engine, up to nine moves long. Each is in the record as a variation; one Undo removes the variations, another the evaluations.
missed-mates-looking = Looking for missed mates
missed-mates-looking-why = The search needs no engine. You can go on using the record meanwhile.
missed-mates-stop = Stop
missed-mates-close = Close
missed-mates-practise = Practise them
missed-mates-no-move = The game ended
missed-mates-none = No mate of up to nine moves was missed.
missed-mates-undecided = { $count ->
    [one] One position could not be decided.
   *[other] { $count } positions could not be decided.
}
