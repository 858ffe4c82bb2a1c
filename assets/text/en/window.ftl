# Menus
menu-file = File
menu-edit = Edit
menu-game = Game
menu-position = Position
menu-view = View
menu-arbiter = Arbiter
menu-go = Go
menu-help = Help
menu-copy = Copy
menu-recent = Open recent
menu-forget-recent = Clear this list
menu-autosave = Save changes without asking
menu-theme = Theme
menu-language = Language
menu-notation = Notation

# Commands. The sentence of a button's tooltip has -tip after its name.
command-new-game = New game…
command-new-game-tip = Choose players, handicap and time
command-open = Open…
command-open-tip = Open a record and go through it
command-take-up = Resume an interrupted game…
command-past-games = Past games
command-start-page = Start page
command-start-page-close = Close the start page
command-save = Save
command-save-tip = Save the record
command-save-as = Save as…
command-save-stored = Save with encoding…
command-save-stored-tip = Save under another name, choosing the encoding and line endings
command-print = Print…
command-quit = Quit
command-pause = Pause
command-pause-tip = Stop the clock, or start it again
command-resume = Resume
command-take-back = Take back
command-take-back-tip = Take back the latest move; both clocks go back with it
command-resign = Resign
command-resign-tip = The side to move resigns
command-type-move = Enter a move…
command-cursor = Play with the keyboard
command-review = Review
command-review-tip = Go through the finished game
command-declare = Declare…
command-declare-tip = Stop the clock and check the conditions for an entering-king declaration
command-propose-impasse = Propose an impasse
command-claim = Claim a foul
command-claim-tip = Claim that the opponent has committed a foul
command-claim-arbiter = Arbiter claims a foul
command-claim-spectator = Spectator claims a foul
command-stop-clocks = Stop both clocks
command-console = Arbiter’s console
command-call-arbiter = Call the arbiter
command-call-arbiter-tip = Stop both clocks until the arbiter restarts them
command-ruling = Give a ruling…
command-break-off = Break off the game…
command-next-game = Play again
command-rematch = Rematch
command-rematch-tip = Another game between the same two, sides changed
command-show-result = Show the result
command-next-occurrence = Show the repetition
command-flip = Flip board
command-flip-tip = Turn the board round
command-whole-board = Whole board
command-table-top = Table-top: players face each other
command-table-top-end = Leave table-top
command-clock-only = Clock only…
command-clock-only-tip = Nothing but a large clock, for two players at a wooden board
command-sound = Turn sound on
command-sound-off = Turn sound off
command-first = To the start
command-previous = One move back
command-next = One move forward
command-last = To the end
command-back-to-game = Back to the game
command-undo = Undo
command-undo-tip = Undo the latest change
command-redo = Redo
command-redo-tip = Redo the change that was undone
command-make-main = Make main line
command-make-main-tip = Make this variation the line that was played
command-delete = Delete
command-delete-tip = Delete this move and everything after it
command-back-to-main = Back to the main line
command-next-branch = Next branch
command-previous-branch = Previous branch
command-other-after = Next alternative move
command-other-before = Previous alternative move
command-comment = Write a comment
command-next-comment = Next comment
command-previous-comment = Previous comment
command-next-bookmark = Next bookmark
command-previous-bookmark = Previous bookmark
command-bookmark = Bookmark
command-end-of-game = End of the game…
command-end-of-game-tip = Enter how the game ended, when copying a record from paper
command-details = About this game…
command-move-up = Move variation up
command-move-down = Move variation down
command-collection = Records in the folder
command-collection-close = Close the records in the folder
command-next-record = Next record
command-previous-record = Previous record
command-cancel = Cancel
command-display = Audience display
command-display-close = Close the audience display
command-display-fills-screen = Audience display in full screen
command-display-in-window = Audience display in a window
command-display-next-screen = Audience display on the next screen
command-commentary = Commentary on the audience display
command-commentary-end = End commentary and show the game
command-hall = Hall…
command-analyse = Analyse
command-analyse-end = Stop analysing
command-analyse-game = Analyse the game…
command-game-summary = Summary of the game…
command-engines = Engines…
command-keys = Keyboard shortcuts…
command-settings = Settings…
command-larger-text = Larger text
command-smaller-text = Smaller text
command-usual-text = Usual text size
command-manual = Manual
command-find = Find a command…
command-about = About Komadai

# The list of commands, to be looked through by name
find-choice = { $group }: { $choice }
find-hint = Find a command or a setting
find-keys = ↑ ↓ to choose · Enter to run · Esc to close
find-not-now = unavailable
find-nothing = Nothing has that name.

# The start page
start-heading = Start
start-recent = Recent records
start-none = Records you open or save appear here.
start-missing = File not found
start-forget = Remove from the list

# What is copied
copy-kif = Record as KIF
copy-ki2 = Record as KI2
copy-csa = Record as CSA
copy-csa3 = Record as CSA V3
copy-usi = Record as USI
copy-jkf = Record as JKF
copy-sfen = Position as SFEN
copy-bod = Position as a diagram
copy-picture = Board as a picture

# The position editor
command-set-up = Set up a position…
command-set-up-tip = Arrange the pieces freely, starting from the position on the board
command-set-up-from-here = Set up from here…
command-clear-board = Clear
command-clear-board-tip = Put all pieces into the box
command-restore-board = Restore
command-restore-board-tip = Go back to the position the editor was opened with
command-rest-to-white = Rest to White’s hand
command-rest-to-white-tip = Put the pieces left in the box, except kings, in White’s hand, as in mating problems
command-swap-sides = Swap sides
command-swap-sides-tip = Swap the positions of Black and White
command-other-turn = Change turn
command-other-turn-tip = Make it the other side’s turn
command-paste = Paste
command-paste-tip = Paste a record, a diagram or SFEN from the clipboard
command-copy-sfen = Copy SFEN
command-copy-sfen-tip = Copy the position to the clipboard as SFEN
command-play-from-here = Play from here…
command-play-from-here-tip = Choose players and time for a game from this position
command-review-from-here = Review from here
command-review-from-here-tip = Start a record from this position, with moves for both sides
command-leave-setup = Cancel
command-leave-setup-tip = Leave the editor and go back
setup-heading = Set up a position
setup-hint = Click or drag to move · Right click or Space: promote, then change sides · Delete: into the box
setup-box = Piece box
setup-box-label = The piece box
setup-box-piece = In the box: { $piece }, { $count }
setup-box-owner = Place pieces from the box as { $side }
setup-turn = { $side } to move
setup-to-move = to move
setup-handicap = Handicap…
setup-all-right = This position can be played.
setup-faults = To fix first:
setup-odd = Unusual, but allowed:

# The record at the side
moves-heading = Moves
moves-start = Starting position
moves-comment = Comment
moves-comment-long = This comment is too long to be shown in full or edited here. It is saved with the record unchanged.
moves-bookmark = Bookmark name
moves-foul = foul: { $foul }
moves-end = { $winner } · { $reason }
moves-variations = { $count ->
    [one] 1 variation
   *[other] { $count } variations
}
moves-better = better: { $move } ({ $score })
moves-variations-show = Show the moves of the variations
moves-variations-fold = Fold the variations away
moves-bookmarks = Bookmarks

# The chart below it
chart-evaluation = Evaluation
chart-time = Time
chart-better = { $side } better

# The records beside the board
collection-chosen = Selected records
collection-filter = Player, event, date
collection-with-position = With this position
collection-not-in-game = The position can be looked for once the game is over.
collection-not-in-exercise = The position can be looked for once the exercise is answered.
collection-loading = { $shown } so far …
collection-some = { $shown } of { $all } records
collection-all = { $all ->
    [0] No records here
    [one] { $all } record
   *[other] { $all } records
}
collection-unreadable = Cannot be read
collection-won = { $side } won
collection-reviewed = reviewed
collection-reviewed-at = reviewed { $time }
collection-untitled = Record without names
collection-further = { $count ->
    [one] and another game
   *[other] and { $count } other games
}

# Plates
plate-points = { $points } { $points ->
    [one] point
   *[other] points
}
plate-won = has won

# The line at the bottom
status-setting-up = The pieces are being set up
status-waiting = { $side } moves first: make a move to begin
status-looking-back = Looking back: move { $ply } of { $plies }
table-top-back = Touch here to go back to the game.
status-to-move = { $side } to move · move { $number }
status-paused = Paused: the clock is stopped
status-called = Arbiter called: the clocks are stopped
status-stopped = Stopped by the arbiter
status-hall-stopped = The hall is stopped
status-adjourned = Adjourned
status-declaring = A declaration is being checked: the clock is stopped
status-claimed = A foul was claimed: the clock is stopped
status-check = Check
status-repetition = Position seen { $times } of { $limit } times
status-turning = Right-click a square to place the piece turned over
status-commentary = Commentary on the audience display; end it from the View menu
status-review = Move { $ply } of { $plies }
status-last-move = { $move }
status-unsaved = Not saved
status-unlocked = Console unlocked: click to lock
status-unlocked-why = Until it is locked, anyone at the board can act as the arbiter.
status-saved = Saved
status-unsafe = Not safe
status-not-shared = Not seen in the hall
status-same-number = Table number { $table } is used twice
status-out-of-reach = Out of reach: changes by others are not seen
status-damaged = Damaged: changes by others are not seen
status-sound-on = Sound on
status-sound-off = Sound off

# The result
result-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
result-close = Close and look at the board

# New game
new-game = New game
new-game-players = Players
new-game-name = Name
new-game-rank = Rank
new-game-king = The 王
new-game-senior = The senior player has the 王, the other the 玉. Senior is the one of higher rank, unless you choose here
new-game-swap = Swap sides
new-game-toss = Furigoma
new-game-toss-tip = Decide the sides by tossing five pawns of the player with the 王
new-game-without = Without: { $pieces }
toss-fallen = { $pawns } × 歩, { $tokins } × と
toss-fallen-with-others = { $pawns } × 歩, { $tokins } × と, { $others } upright or on another, not counted
toss-tie = { $fallen }: a tie, tossed again
toss-decided = { $fallen }: { $player } plays Black
toss-decided-of = { $fallen } of { $owner }: { $player } plays Black
toss-owner = the senior player
toss-other = the other player
suggested-terms = Suggested: { $what }
suggested-terms-unverified = Perhaps: { $what } (ranks of different kinds; the organiser decides)
suggested-swaps = The players change sides: the stronger one gives the handicap, or plays White
suggested-tip = By difference in rank, from the table of the JSA’s dojo in Tokyo (not verified whether still in use)
suggested-furigoma = even, furigoma
suggested-lower-black = even, the lower rank plays Black
new-game-handicap = Handicap
new-game-time = Time
new-game-time-kind = Clock
new-game-time-odds = Different for each side
new-game-no-time = Without any time the game would be lost at once.
new-game-hours = h
new-game-minutes = min
new-game-seconds = s
new-game-byoyomi = s a move
new-game-periods =
    { $count ->
        [one] period
       *[other] periods
    }
new-game-increment = s added a move
new-game-delay = s delay a move
new-game-considerations = consideration minutes
preset-other = Other time…
preset-name = Preset name
preset-save = Save
preset-rename = Rename
preset-delete = Delete
new-game-rules = Rules
new-game-own = Make your own
new-game-edit-rules = Rules…
new-game-start = Start game
new-game-more = More
new-game-less = Less
new-game-more-tip = Clocks of any kind, setting up, sound, rules and tables of your own
time-kind-untimed = No limit
time-kind-sudden-death = Sudden death
time-kind-byoyomi = Byoyomi
time-kind-consideration = Consideration minutes
time-kind-fischer = Fischer
time-kind-fischer-byoyomi = Fischer and byoyomi
time-kind-stopwatch = Stopwatch
time-kind-delay = Delay

# The end of a game, set by hand
game-end = End of the game
game-end-place = After move { $ply }, the last one of the line on the board
game-end-how = It ended by
game-end-none = No ending: the record breaks off
game-end-other = Other words
game-end-words = Words
game-end-winner = Winner
game-end-nobody = Nobody
game-end-done = Set

# About this game
details-heading = About this game
details-black = Black
details-black-rank = Black’s rank
details-white = White
details-white-rank = White’s rank
details-event = Event
details-title = Title
details-place = Place
details-start = Started
details-end = Ended
details-time = Time control
details-opening = Opening
details-remarks = Remarks
details-add = Add a line
details-remove = Remove this line
details-key = Field
details-value = Text
details-done = Done

# Printing
print-heading = Print
print-preview = Preview
print-pages = { $count ->
    [one] 1 page
   *[other] { $count } pages
}
print-sheet = Content
print-score = Score sheet
print-score-why = All moves of the game with their times, on A4.
print-handout = Handout
print-handout-why = { $count ->
    [0] This record has no bookmarks or comments.
    [one] { $count } diagram, with lines for notes, on A4.
   *[other] { $count } diagrams, with lines for notes, on A4.
}
print-no-moments = No costly moves are known: analyse the game first.
print-diagram = This position
print-diagram-why = The position on the board as a picture.
print-places = Diagrams
print-every = Evenly spaced
print-noted = Bookmarks and comments
print-moments = Five moments of this game
print-distance = moves apart
print-style = Style
print-board = Wooden board
print-book = As in books
print-format = File
print-file-per-page = Each page becomes a file of its own.
print-choose = Choose a file…

# Questions
question-resign = Resign?
question-resign-why = { $side } loses the game.
question-resign-yes = Resign
question-resign-no = Play on
question-weaker-gives = Is the handicap given the right way round?
question-weaker-gives-why = The lower-ranked player would give it: { $white } to { $black }.
question-weaker-gives-yes = Start anyway
question-weaker-gives-no = Back
question-declare = Declare?
question-declare-why = { $side } declares. The clock stops and the arbiter checks the conditions. This cannot be taken back.
question-declare-yes = Declare
question-declare-no = Play on
question-drop-act = Drop what you have prepared?
question-drop-act-why = It has not been confirmed, and nothing has changed yet.
question-drop-act-yes = Drop it
question-drop-act-no = Go back
question-break-off = Break off the game?
question-break-off-why = It ends without a result, and cannot be resumed.
question-break-off-yes = Break off
question-break-off-no = Play on
question-repeat = Play this move?
question-repeat-why = It repeats the position often enough to end the game: { $meaning }.
question-repeat-yes = Play it
question-repeat-no = Think again
question-leave-game = Leave the game?
question-leave-game-why = A game is in progress, and is not saved. If you { $what }, it cannot be resumed: only its record remains, in the list File → Past games.
question-leave-game-yes = Leave the game
question-leave-game-no = Play on
question-leave-saved-game = Leave the game?
question-leave-saved-game-why = A game is in progress. Its file keeps what you saved. If you { $what }, the game cannot be resumed: the moves played since remain only in its record, in the list File → Past games.
question-leave-saved-game-yes = Leave the game
question-leave-saved-game-no = Play on
question-leave-adjourned = Leave the adjourned game?
question-leave-adjourned-why = It is kept as it stands if you { $what }. Komadai offers to resume it the next time it starts.
question-leave-adjourned-yes = Leave the game
question-leave-adjourned-no = Stay here
question-leave-ended = Leave without saving?
question-leave-ended-why = The game has not been saved yet. If you { $what }, its whole record remains only in the list File → Past games, as an automatic copy.
question-leave-ended-yes = Do not save
question-leave-ended-no = Stay here
question-leave-part = Leave without saving the end?
question-leave-part-why = The file has only a part of the game. If you { $what }, its whole record remains only in the list File → Past games, as an automatic copy.
question-leave-part-yes = Do not save
question-leave-part-no = Stay here
question-leave-unsafe-game = Leave the game?
question-leave-unsafe-game-why = A game is in progress, and the disk does not have all of it. If you { $what }, what it does not have will be lost, and the game cannot be resumed as it stands. You can save it first, in another place.
question-leave-unsafe-game-yes = Leave without saving
question-leave-unsafe-game-no = Play on
question-leave-unsafe-adjourned = Leave the adjourned game?
question-leave-unsafe-adjourned-why = The disk does not have all of it. If you { $what }, it cannot be resumed as it stands. Stay here to have it kept in another place, or save its moves first.
question-leave-unsafe-adjourned-yes = Leave without saving
question-leave-unsafe-adjourned-no = Stay here
question-leave-unsafe-ended = Leave without saving?
question-leave-unsafe-ended-why = The game is not saved to its end, and the disk does not have all of it. If you { $what }, what it does not have will be lost. You can save it first, in another place.
question-leave-unsafe-ended-yes = Leave without saving
question-leave-unsafe-ended-no = Stay here
question-leave-unsaved = Leave without saving?
question-leave-unsaved-why = The record is not saved. If you { $what }, it remains only in the list File → Past games.
question-leave-unsaved-yes = Do not save
question-leave-unsaved-no = Stay here
question-leave-changed = Leave without saving?
question-leave-changed-why = The file keeps the record as you saved it. If you { $what }, the changes made since remain only in the list File → Past games.
question-leave-changed-yes = Do not save
question-leave-changed-no = Stay here
question-leave-clock = Leave the clock?
question-leave-clock-why = A game is being timed. Both times will be lost if you { $what }.
question-leave-clock-yes = Leave it
question-leave-clock-no = Stay here
question-leave-kept = Leave what is on the board?
question-leave-kept-why = Its record is saved by now. Nothing is lost if you { $what }.
question-leave-kept-yes = Leave it
question-leave-kept-no = Stay here
question-leave-setup = Discard the position?
question-leave-setup-why = The position you set up will be lost if you { $what }.
question-leave-setup-yes = Discard it
question-leave-setup-no = Stay here
question-save-first = Save first
question-save-first-then-leave = Save first
question-save-elsewhere = Save first…
question-take-up = Resume the interrupted game?
question-take-up-why = { $players }. Started { $date }, { $plies ->
    [one] one move
   *[other] { $plies } moves
}. Both clocks are as they were, and stay stopped until you resume.
question-take-up-yes = Resume it
question-take-up-no = Later
question-take-up-discard = Discard…
question-take-up-damaged = Its journal is damaged: { $lost ->
    [one] one line after that
   *[other] { $lost } lines after that
} cannot be read. The damaged file is kept.
question-take-up-cut = { $players }. Started { $date }. The end of the journal is missing: it has { $plies ->
    [one] one move
   *[other] { $plies } moves
}, the record beside it { $recorded }. What you resume is the game after { $plies ->
    [one] that one move
   *[other] those { $plies } moves
}, with both clocks as they were then. The record with { $recorded } moves is kept, whatever you choose.
question-take-up-others = { $count ->
    [one] Another one waits
   *[other] { $count } others wait
}: { $names }. “{ $later }” asks about the next one, and none is lost if you go on with this one.
question-take-up-between = ,{" "}
question-take-up-listed = { $name } ({ $date })
question-take-up-of-clock = a clock
question-take-up-over = Open the unsaved game?
question-take-up-over-why = { $players }. Started { $date }, { $plies ->
    [one] one move
   *[other] { $plies } moves
}. The game is over, but its record was not saved before the program ended.
question-take-up-over-yes = Open it
question-take-up-due = Go on to the replay?
question-take-up-due-why = { $players }. Started { $date }, { $plies ->
    [one] one move
   *[other] { $plies } moves
}: { $reason }. The game does not count, and its replay has not begun. The game is opened first; sides and times of the replay follow from it.
question-take-up-due-yes = Open it
question-take-up-prepared = Go on to the game that was set up?
question-take-up-prepared-why = { $players }. Set up { $date }; nobody has begun it. The sides stay as they were settled.
question-take-up-prepared-yes = Go on to it
question-take-up-set-up = Go on to the replay?
question-take-up-set-up-why = { $players }. Set up { $date } as game { $game } of this pairing; nobody has begun it.
question-take-up-set-up-yes = Go on to it
question-take-up-rest = The rest before it lasts until { $until }, and goes on while the program is closed.
question-take-up-review = Open the unsaved changes?
question-take-up-review-why = { $name }, changed { $date }. The record was not saved before the program ended. It is opened with all changes; its file stays as it is until you save.
question-take-up-review-yes = Open it
question-take-up-clock = Resume the interrupted clock?
question-take-up-clock-why = { $players }. Started { $date }, { $plies ->
    [one] one move
   *[other] { $plies } moves
}. Both clocks are as they were, and stay stopped until you resume.
question-take-up-clock-yes = Resume it
question-discard-game = Discard this game?
question-discard-game-why = You will not be asked about it again. Its journal and record are kept with the past games.
question-discard-game-yes = Discard it
question-discard-game-no = Go back
question-discard-review = Discard these changes?
question-discard-review-why = You will not be asked about them again. The record with the changes is kept with the past games; its file stays as it is.
question-discard-review-yes = Discard them
question-discard-review-no = Go back
question-discard-clock = Discard this clock?
question-discard-clock-why = You will not be asked about it again. Its journal is kept with the past games.
question-discard-clock-yes = Discard it
question-discard-clock-no = Go back
question-utf8 = Save as UTF-8?
question-utf8-why = The file’s encoding has no “{ $character }”. Saved as { $path }, in UTF-8, the record loses nothing; nearly all programs can read it.
question-utf8-yes = Save as UTF-8
question-utf8-no = Go back
question-lose = Save an incomplete record?
question-lose-why = { $format } cannot hold all of this record. The file will lack: { $lost }. KIF holds the most.
question-lose-yes = Save anyway
question-lose-no = Go back
question-replace = Replace { $path }?
question-replace-why = A file of that name already exists. Its contents will be lost.
question-replace-yes = Replace
question-replace-no = Keep it
question-replace-changed = Replace { $path } anyway?
question-replace-changed-why = Somebody else has changed the file since it was opened. Their changes will be lost.
question-replace-changed-yes = Replace
question-replace-changed-no = Leave it
question-replace-pages = Replace { $count } files?
question-replace-pages-why = These files already exist: { $names }. Their contents will be lost.
question-replace-pages-yes = Replace
question-replace-pages-no = Keep them
question-pasted = A record was pasted
question-pasted-why = { $format }, { $plies ->
    [0] a position
    [one] { $plies } move
   *[other] { $plies } moves
}. { $players }
question-pasted-breaks-off = It breaks off. { $why }
question-pasted-yes = Open it
question-pasted-merge = Merge as branches
question-pasted-no = Cancel
leaving-quit = quit
leaving-new-game = start another game
leaving-next-game = play again
leaving-rematch = play a rematch
leaving-record = open a record
leaving-composed-game = play from this position
leaving-composed-review = review from this position
leaving-setup = leave the editor
leaving-clock = go back to the board
leaving-clock-set-up = set up the clock again

# The program's own file dialog
path-open = Open a record
path-open-yes = Open
path-save = Save the record
path-save-yes = Save
path-records = Shogi records
path-print = Print to a file
path-print-yes = Print
path-games = Save the list of games
path-games-yes = Save
path-log = Save the arbiter’s log
path-log-yes = Save
path-name = File name or path
path-up = ..
path-format = Format
path-encoding = Encoding
path-line-end = Line endings
encoding-utf8 = UTF-8
encoding-utf8-mark = UTF-8 with BOM
encoding-cp932 = Shift_JIS (CP932)
encoding-euc-jp = EUC-JP
line-end-crlf = CR LF (Windows)
line-end-lf = LF (Linux, macOS)
dialog-cancel = Cancel

# Notices
notice-close = Close this message
notice-saved = Saved: { $path }
notice-saved-apart = Saved as { $count } files
notice-saved-apart-why = { $first } to { $last }: in a single file the games could not be told apart.
notice-games-left-out = { $count ->
    [one] { $count } game can no longer be read and was left out.
   *[other] { $count } games can no longer be read and were left out.
}
notice-show-in-folder = Show in folder
notice-folder-not-shown = The folder of { $path } could not be shown.
notice-printed = Printed: { $path }
notice-printed-pages = Printed on { $count } pages
notice-copied = Copied: { $what }
notice-copied-without = Left out: { $lost }.
notice-moves-deleted = { $count } moves were deleted
notice-merged = The moves were added as branches
notice-position-after = { $moves ->
    [one] Position after 1 move
   *[other] Position after { $moves } moves
}
notice-position-before = { $moves ->
    [one] The position before the move
   *[other] The position before the { $moves } moves
}
notice-nothing-new = What was pasted has no new moves
answered-take-back-declined = Takeback declined: the move stands
answered-impasse-declined = No agreement: the game goes on
answered-declaration-ignored = The declaration does not hold: the game goes on
answered-claim-unfounded = There is no foul to claim
answered-claim-rejected = The claim was rejected: the game goes on
answered-claim-rejected-only = The claim was rejected; the clocks stand as before
answered-declaration-dismissed = That was not a declaration: the game goes on
answered-no-help-in-game = Engines, the search for mates and the library say nothing during a game. Ask them when it is over.
answered-no-help-before-record = Engines, the search for mates and the library look at records and finished games. Open a record first.
answered-no-help-in-exercise = Engines, the search for mates and the library say nothing during an exercise. End practice first.
answered-no-help-in-setup = Engines analyse records and finished games. “Review from here” makes a record of this position.
answered-no-help-before-review = Whole games are gone through in a record. Choose “Review” first.
answered-no-room-for-chart = The chart has no room here. Make the window larger or the text smaller, or end the analysis.
answered-no-game-to-call-for = The arbiter is called from a game. There is none on the board.
answered-nothing-to-take-up = There is no game to resume
notice-old-file-stays = { $path } was replaced, but { $count ->
    [one] its other name still holds the old file
   *[other] its { $count } other names still hold the old file
}
notice-old-file-stays-why = These names were hard links to one file. Save under each of them, or link them again.
notice-nothing-pasted = Nothing could be pasted
notice-nothing-pasted-no-text = The clipboard is empty, or holds no readable text.
notice-nothing-pasted-no-answer = The program from which it was copied does not answer.
notice-nothing-pasted-too-large = The clipboard holds more than a record may have: { $limit } MB.
notice-nothing-pasted-picture = The clipboard holds a picture, not text.
notice-nothing-pasted-remedy = Copy the record or the position as text (UTF-8), or save it as a file and open that.
notice-not-saved = Not saved: { $path }
notice-no-records-in = There are no records in { $path }.
notice-unreadable = This file cannot be read: { $path }
notice-no-record = This file cannot be opened: { $path }
notice-no-record-pasted = What was pasted cannot be opened
notice-broken-off = This record breaks off: { $path }
notice-broken-off-pasted = The pasted record breaks off
notice-good-part = { $plies ->
    [0] Only the starting position is shown.
    [one] The move before that is shown.
   *[other] The { $plies } moves before that are shown.
}
notice-warnings = Opened, with remarks: { $path }
notice-warnings-pasted = Pasted, with remarks
notices-more = { $count } more…
notice-more = … and { $count } more
notice-no-sound = Sound cannot be played; keep an eye on the clock
notice-sound-restarted = The sound had a problem and was restarted.
notice-schedule-ignored = This table of clock calls cannot be used: { $path }
notice-game-not-safe = The game is not safe: it cannot be written to disk
notice-game-not-safe-why = The game goes on, and writing is retried every few seconds. If the program ended now, the last moves would be lost.
notice-review-not-safe = The changes to this record are not safe: they cannot be written to disk
notice-review-not-safe-why = Writing is retried every few seconds. If the program ended now, what is not saved would be lost.
notice-disk-slow = The disk has not answered yet: { $path }
notice-keep-elsewhere = Save it in Documents
notice-choose-place = Choose a folder…
notice-reading = { $path } is still being read
notice-reading-stop = Stop waiting
notice-goes-on-elsewhere = This game is being played in another window; nothing was changed here
notice-game-safe-again = The game is safe again: it is on disk up to the last move
notice-review-safe-again = The changes to this record are safe again
notice-journal-damaged = This game’s journal is damaged from line { $line } on; the game is as it was before that ({ $lost ->
    [one] one line was not read
   *[other] { $lost } lines were not read
})
notice-journal-unreadable = An interrupted game cannot be read: { $path }
journal-newer = It was written by a newer version of Komadai ({ $version }). The file is left as it is.
journal-damaged = Line { $line } is damaged, so no move can be read; { $lost ->
    [one] one line was
   *[other] { $lost } lines were
} not read. Nothing was deleted: the file is kept there.
journal-none = Its first line is damaged, so nothing can be read of it. Nothing was deleted: the file is kept there.
journal-gone = The file itself is missing.
journal-deadly = Komadai failed while it was taking this game up, so it is not taken up again. Nothing was deleted: the file is kept there.
journal-torn = It breaks off before its first move was fully written. The file stays there, with the past games.
journal-record = { $plies ->
    [0] Its record was saved beside it
    [one] Its record was saved beside it, with one move
   *[other] Its record was saved beside it, with { $plies } moves
}: open it, and save it with your other records.
journal-no-record = There is no record beside it.
journal-open-record = Open its record
notice-journal-aside = The game was put aside as { $path }
notice-record-kept = The record beside the journal goes further than it, and has been kept
notice-times = { $headline } (×{ $times })
notice-no-locks = Files cannot be locked in { $path }
notice-no-locks-why = Run only one Komadai there: two could resume the same game.
notice-put-off = The interrupted game lies on this machine
notice-put-off-resume = Resume it…
notice-others-wait = Other interrupted games wait on this machine
notice-event-game-first = The interrupted game of the event comes first
notice-event-game-first-why = Resume it, or ask the arbiter to start another one.
notice-not-alone = Komadai is already running in another window
notice-not-alone-why = Each window keeps its own game; they share the settings.
notice-worker-died = Part of the program stopped and was restarted ({ $name }); nothing was lost
notice-settings-damaged = Some settings could not be read and were reset; the old file is kept as { $path }
notice-settings-newer = The settings were written by a newer version of Komadai; a copy is kept as { $path }
notice-failed-before = Komadai, or a part of it, stopped unexpectedly
notice-failed-before-report = A report without names or games is in { $path }
notice-worker-failed = Part of the program failed ({ $name })
notice-worker-failed-why = What it was doing was not done; everything else goes on. Please try again.
notice-settings-not-saved = The settings could not be saved

# The manual
manual-window = Komadai manual
manual-contents = Contents

# About
about-what = A shogi board for people in the same room.
about-licence = Free software under the MIT or Apache-2.0 licence.
about-fonts = Fonts: Noto Sans JP, Noto Sans and Yuji Syuku, SIL Open Font License 1.1.
about-notices = Third-party notices
about-system = System
about-settings = Settings
about-journals = Game journals
about-reports = Crash reports
about-records = Records
about-copy = Copy diagnostics
about-copy-tip = Copy versions, settings and file locations as text, for whoever helps you
about-close = Close

# Hints for somebody who starts, each shown once
hint-first-move = Click a piece and then a square, or drag it. { $new }: names, clocks, handicap.
hint-display = To put the audience display on a second screen: { $next }. To close it: { $display }.
hint-hall = The hall view shows the games in its folder. Each table shares its game there with “Hall…”.
hint-close = Do not show this again
clock-only = Clock for a wooden board
clock-only-why = The window becomes a clock. When you have moved, tap your half or press the Shift key on your side. The space bar is for the side whose time is running.
clock-only-start = Set the clock
clock-waiting = Tap White’s half to start Black’s time, or Black’s half to start White’s.
clock-stop = Stop both
clock-go-on = Go on
clock-adjust = Correct…
clock-adjust-heading = Correct the clocks
clock-adjust-take = Correct
clock-turn = Turn the far half
clock-set-up = Set up…
clock-leave = Back to the board
clock-moves-made = moves
board-hidden = Hidden during the pause
setting-tenths = Tenths of a second
setting-tenths-why = Clocks show them in the last ten seconds.
setting-far-digits = Turn the far clock
setting-far-digits-why = The digits at the top are upside down, for the player across the table.
setting-hide-in-pause = Hide the board during a pause
setting-hide-in-pause-why = While a game is paused, nobody sees the pieces.
setting-points = Points
setting-points-why = Both sides’ points, under rules that decide an impasse by points.
setting-points-near = When a king is near
setting-points-always = Always
clock-moves = { $count } { $count ->
    [one] move
   *[other] moves
}

## Sound

command-sound-settings = Sound…
sound-heading = Sound
sound-close = Close
sound-all = Sound
sound-on = On
sound-off = Off
sound-heard-on = Output: { $device }
sound-muted = Sound is off.
sound-no-volume = The volume of the clock’s calls is zero.
sound-absent = There is no sound device.
sound-busy = Another program uses the sound device.
sound-forbidden = The system does not let this program use the sound device.
sound-unfit = The sound device accepts no format that this program can play.
sound-no-device = No usable sound device was found.
sound-vanished = The sound device is gone ({ $device }).
sound-no-thread = The sound could not be started.
sound-watch-the-clock = The countdown cannot be heard: the clock flashes instead.
sound-clock = Countdown
sound-check = Sound check
sound-check-stop = Stop
sound-check-tip = Play the last ten seconds as they will be heard
sound-voice = Voice
sound-voice-usual = As in the window
sound-volumes = Volume
sound-pieces = Pieces
sound-calls = Clock calls
sound-moves = Moves read aloud
sound-signals = Beeps and signals
sound-try = Play: { $what }
sound-device = Device
sound-device-usual = System default
sound-options = Options
sound-game-signals = Signal the start and end of a game
sound-read-moves = Read moves aloud
sound-check-call = Call checks
sound-side-tones = Beep at a different pitch for each side
sound-flash = Flash the clock when it calls
sound-flash-why = For people who cannot hear it. Without sound it always flashes.

# Why a command is grey
grey-in-setup = Leave the setup of the position first.
grey-in-exercise = Leave the exercise first.
grey-no-game = No game is on the board.
grey-no-record = No record is on the board. Open one, or review a finished game.
grey-no-setup = No position is being set up.
grey-no-exercise = No exercise is on the board.
grey-past-games = There is no folder in which past games are kept.
grey-whole-board = The whole board is in sight.
grey-largest-text = The text is as large as it can be.
grey-smallest-text = The text is as small as it can be.
grey-usual-text = The text has its usual size.
grey-display-closed = The audience display is closed.
grey-display-empty = The audience display shows no game.
grey-clock-runs = A clock is running, or the pieces are being set up.
grey-board-taken = Finish or save what is on the board first.
grey-no-record-before = There is no list with a record before this one.
grey-no-record-after = There is no list with a record after this one.
grey-no-branch = There is no branch in this direction.
grey-no-comment = There is no comment in this direction.
grey-no-bookmark = There is no bookmark in this direction.
grey-no-other-move = There is no other move in this direction.
grey-saved = Everything is saved.
grey-not-now = This is not possible at the moment.
grey-practice = Finish the game or the setup on the board first.
grey-answered = No answer is awaited.
grey-solution-shown = The solution is shown.
grey-no-exercise-left = Every exercise has been answered.
grey-first-exercise = This is the first exercise.
grey-engine-moves = It is the engine’s turn.
grey-impasse-late = The game is too long for an impasse under these rules.
grey-impasse-one-king = First a king must enter the opponent’s camp.
grey-impasse-both-kings = First both kings must enter the opponents’ camps.
grey-no-claim = There is nothing that could be claimed.
grey-no-console = This game has no arbiter.
grey-arbiter-called = The arbiter has been called.
grey-not-over = The game is not over.
grey-no-replay = No game has to be replayed.
grey-result-shown = The result is in sight.
grey-no-repetition = The game did not end by repetition.
grey-no-moves = There are no moves to go through.
grey-nothing-to-undo = There is nothing to undo.
grey-nothing-to-redo = There is nothing to redo.
grey-main-line = The main line is on the board.
grey-start-shown = The start position is shown. Go to a move first.
grey-board-unchanged = Nothing has been changed.
grey-box-empty = No pieces are left in the box.
grey-not-playable = This position cannot be played on.
grey-no-start = A record cannot begin with this position.
grey-no-recent = No record has been opened or saved yet.
