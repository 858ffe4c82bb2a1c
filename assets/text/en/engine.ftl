# What is wrong with an engine
engine-not-started = The engine could not be started: { $reason }
engine-no-program = The engine could not be started: there is no program { $name }.
engine-not-allowed = The engine could not be started: { $name } is not a program that may be run.
engine-no-greeting = The engine said nothing at all for { $time }. Is it a shogi engine?
engine-greets-too-late = The engine is running, but did not answer “usi” within { $time }. Is it a shogi engine?
engine-starts-too-slowly = The engine has worked before, but has not answered within { $time } this time. The computer may be too busy.
engine-speaks-uci = This is a chess engine: it does not know USI.
engine-not-ready = The engine was not ready within { $time }.
engine-does-not-stop = The engine did not stop within { $time } of being told to.
engine-died = The engine quit unexpectedly (exit code { $code }).
engine-killed = The engine crashed, or was killed (signal { $signal }).
engine-died-saying = The engine quit unexpectedly (exit code { $code }). Its last words: “{ $text }”.
engine-killed-saying = The engine crashed, or was killed (signal { $signal }). Its last words: “{ $text }”.
engine-output-closed = The engine has closed its output, so it cannot answer any more.
engine-does-not-read = The engine has not read its input for { $time }.
engine-too-slow = The engine thought for longer than its { $time }, and was stopped.
engine-silent = The engine said nothing for { $time }, and was stopped.
engine-impossible = The engine answered “{ $text }”, which cannot be played there.
engine-impossible-line = The engine showed a line that begins with “{ $text }”, which cannot be played there.
engine-answered-early = The engine was to think until told to stop (“go infinite”), but answered by itself.
engine-unasked = The engine answered “{ $text }” without being asked.
engine-doubled = The engine gave its answer “{ $text }” twice.
engine-greeted-twice = The engine said “usiok” twice.
engine-absurd-number = The engine said “{ $text }” where a number was expected.
engine-line-too-long = The engine sent a line longer than a megabyte; it was ignored.
engine-not-text = The engine said something that is not UTF-8.
engine-floods = The engine prints more than { $count } lines a second.
engine-floods-errors = The engine prints error messages without end.
engine-memory = The engine uses { $megabytes } MB of memory, far more than its hash tables need.
engine-does-not-quit = The engine did not quit when told to, and was killed.
engine-trial-over = Time ran out before everything had been tried.
engine-millis = { $count } ms

# Options of an engine that were not set
engine-no-option = The engine has no option “{ $name }”.
engine-no-switch = The option “{ $name }” must be true or false.
engine-no-number = The option “{ $name }” must be a number.
engine-out-of-bounds = The number for the option “{ $name }” is out of range.
engine-no-choice = The option “{ $name }” has no such choice.
engine-line-break = The option “{ $name }” cannot contain a line break.

# An engine beside the moves
engine-who = Engine: { $name }
engine-beside = Another engine beside it
engine-alone = None
engine-depth = depth { $depth }
engine-nodes = { $nodes } positions
engine-speed = { $speed }/s
engine-starting = starting
engine-starting-slowly = starting for { $seconds } s
engine-running = running
engine-stopped = finished
engine-failed = cannot be used
engine-ended = The engine has quit.
engine-would-resign = It would resign here.
engine-would-declare = It would declare a win here.
engine-no-line = It shows no move here.
engine-line-unfold = Show the whole line
engine-line-fold = Show one row of it
engine-line-take = Add the whole line
engine-lines-shown = Number of lines shown
engine-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}

# An engine that plays
opponent-person = Person
opponent-who = Who plays
opponent-level = Level
opponent-engines = Engines…
opponent-full = as strong as it can
opponent-seconds = { $count ->
    [one] 1 second a move
   *[other] { $count } seconds a move
}
opponent-nodes = { $count } positions a move
opponent-positions = { $count } positions
opponent-at-level = { $name } ({ $level })
opponent-skill = { $name } { $value }
opponent-games = { $count ->
    [one] game
   *[other] games
}
opponent-series = Game { $game } of { $games }: { $score }{ $draws ->
    [0] { "" }
    [one] , 1 undecided
   *[other] , { $draws } undecided
}
opponent-start-again = Start it again
notice-opponent-failed = { $name } has stopped playing
notice-opponent-failed-why = Its clock runs on.
notice-opponent-not-begun = The game begins once it is ready.
notice-opponent-had-failed = { $name } had stopped playing
status-engine-starts = Waiting for the engine
status-engine-starts-slowly = Waiting for the engine, { $seconds } s already

# The dialog about engines
engines-heading = Engines
engines-why = An engine says what it thinks of the position you are looking at, in a record or after a game, but never during one.
engines-found = Found on this computer
engines-use = Use { $name }
engines-remove = Remove
engines-removed = { $name } has been removed.
engines-put-back = Put it back
engines-options = Options…
engines-copy = Copy
engines-copy-why = Another profile of this engine, with its own options
options-heading = Options of { $name }
options-no-file-dialog = This system has no file dialog: type the path of the file.
options-name = Name of this profile
options-search = Search
options-reading = Asking the engine…
options-count = { $count ->
    [one] 1 option
   *[other] { $count } options
}
options-press = press it at every start
options-reset = Reset
options-reset-all = Reset all
options-keep = Keep
engines-command = Another engine that speaks USI
engines-command-hint = Its program, and arguments if it needs any
engines-browse = Browse…
engines-no-file-dialog = This system has no file dialog: type the path of the program.
engines-try = Try
engines-keep = Keep
engines-trying = Trying { $engine }…
engines-introduced = { $name }
engines-introduced-author = { $name } · { $author }
engines-ready-after = Answers after { $greeting } ms, ready after { $ready } ms
engines-plays = plays a legal move: { $answer }
engines-shows-lines = several lines: { $answer }
engines-counts = counts positions: { $answer }
engines-finds-mates = has a mate solver: { $answer }
engines-yes = yes
engines-no = no
engines-unknown = not seen
engines-usable = It can be used.
engines-unusable = It cannot be used.
engines-get-linux = No engine was found. Many systems package Fairy-Stockfish: on Debian and Ubuntu, sudo apt install fairy-stockfish. Then open this again.
engines-get-elsewhere = No engine was found. Fairy-Stockfish (fairy-stockfish.github.io) and YaneuraOu are free. Enter the path of the program below.
engines-close = Close

# Classes of moves by what they cost
mistake-inaccuracy = doubtful
mistake-mistake = mistake
mistake-blunder = blunder

# The dialog about the analysis of a whole game
whole-game-heading = Analyse the game
whole-game-engine = Engine
whole-game-measure = Per position
whole-game-time = Time
whole-game-nodes = Positions searched
whole-game-no-positions = This engine cannot be given a number of positions.
whole-game-seconds = { $count ->
    [one] second
   *[other] seconds
}
whole-game-thousands = thousand positions
whole-game-whose = Moves of
whole-game-both = Both
whole-game-moves = Moves
whole-game-from = From { $number }
whole-game-to = to { $number }
whole-game-lines = Lines
whole-game-main = The game
whole-game-all = Its variations too
whole-game-skip = Skip what has been analysed as deeply before
whole-game-better-lines = Add the engine’s line as a variation wherever a mistake was made
whole-game-places = { $count ->
    [one] 1 position
   *[other] { $count } positions
}
whole-game-takes = { $count ->
    [one] 1 position, { $time } at most
   *[other] { $count } positions, { $time } at most
}
whole-game-known = { $count } analysed before
whole-game-all-known = { $count ->
    [one] The position has been analysed as deeply before.
   *[other] All { $count } positions have been analysed as deeply before.
}
whole-game-begin = Analyse

# Progress of the analysis of a whole game
game-run-works = Analysing the game
game-run-paused = Analysis paused
game-run-failed = Analysis broken off
game-run-done = The game is analysed
game-run-starting = Starting the engine…
game-run-far = { $done } of { $all }
game-run-left = { $time } left
game-run-missed = { $count } not analysed
game-run-restarts = { $count ->
    [one] engine restarted once
   *[other] engine restarted { $count } times
}
game-run-pause = Pause
game-run-resume = Go on
game-run-end = End
game-run-close = Close
game-run-summary = Summary…

# The summary of an analysed game
summary-heading = Summary of the game
summary-heading-variation = Summary of the variation
summary-moves = Moves judged
summary-loss = Points lost per move
summary-lost-chance = Chance lost per move
summary-inaccuracies = Doubtful moves
summary-mistakes = Mistakes
summary-blunders = Blunders
summary-time = Time per move
summary-time-mistakes = Time per costly move
summary-points = Turning points
summary-better = better: { $move }
summary-no-points = No move cost much.
summary-no-evaluations = No move has been evaluated yet.
summary-close = Close
