# Files that cannot be read or written
file-not-there = There is no such file.
file-no-such-folder = There is no such folder.
file-no-folder = There is no folder { $folder }.
file-not-allowed = You do not have permission.
file-write-protected = The file is write-protected.
file-read-only-disk = Nothing can be written on this disk.
file-disk-full = The disk is full.
file-in-use = Another program is using the file.
file-too-large = It is too large to be read.
file-is-folder = It is a folder.
file-folder-there = There is a folder of this name. Choose another name.
file-no-file = It is a device or a pipe, not a file, and is neither read nor written.
file-elsewhere = It is an address, and not that of a file on this computer. Download it first.
file-not-a-folder = A part of the path is not a folder.
file-is-there = It already exists.
file-bad-name = A file cannot have this name here.
file-other = The system says: { $told }

# Commands that are not possible
refused-over = The game is over.
refused-paused = The game is paused. Resume it first.
refused-not-paused = The clock is not running.
refused-has-begun = The game has already begun.
refused-no-move = There is no move to take back.
refused-before-first-move = This can be done after the first move.
refused-time-is-up = The side to move has no time left and would lose again at once. Give it time first.
refused-undecided = Something has to be decided first.
refused-nothing-to-decide = There is nothing to decide.
refused-take-back-forbidden = These rules do not allow taking moves back.
refused-pause-forbidden = These rules do not let players stop the clock.
refused-no-agreement = These rules have no impasse by agreement.
refused-agreement-too-early = An impasse cannot be agreed on at this point.
refused-no-declaration = These rules have no declaration.
refused-claim-forbidden = These rules do not let you claim a foul.
refused-declared = The declaration has been made. The arbiter decides on it.
refused-arbiter-called = The clocks are stopped for the arbiter. Only the arbiter can restart them.
refused-no-clock = That side has no clock.
refused-turn-impossible = In this position, it cannot be that side’s turn.
refused-nothing-changes = Nothing would change.
refused-other-side-moved = The latest move was the other side’s. Take it back instead of correcting it; then the right move can be played.
refused-no-longer-stands = Move { $ply } would no longer be possible: { $why }
refused-end-stands = The result follows from the moves. Undo the end of the game first, then correct the move.
refused-would-have-ended = The game would have been over after move { $ply }.

# Between the items of a list
list-comma = {", "}
no-text = This file is not UTF-8 text.
list-and = {" and "}

# Illegal moves
illegal-no-piece = There is no piece on { $from }.
illegal-not-yours = Out of turn: the piece on { $from } belongs to the side that is not to move.
illegal-opponents = The piece on { $from } is the opponent’s.
illegal-out-of-turn = It was the other side’s turn.
illegal-own-piece = Your own piece stands on { $to }.
illegal-king-taken = The king on { $king } cannot be taken.
illegal-movement = The piece on { $from } cannot move to { $to }.
illegal-blocked = The piece on { $by } is in the way.
illegal-cannot-promote = The piece on { $from } cannot promote.
illegal-promotion-outside = A piece can promote only when it enters, leaves or moves inside the enemy camp.
illegal-dead-piece = A piece on { $to } could never move again.
illegal-not-in-hand = There is no { $piece } in hand.
illegal-promoted-drop = A promoted piece cannot be dropped.
illegal-occupied = { $to } is not empty.
illegal-two-pawns = Two pawns (nifu): there is already one on { $pawn }.
illegal-drop-pawn-mate = A dropped pawn may not give mate (uchifuzume): the king on { $king } would have no answer.
illegal-king-in-check = The king on { $king } would be in check from { $attackers }.

# Records
at-line = Line { $line }: { $reason }
import-too-large = The file is too large; a record may have up to { $limit } MB.
import-utf16 = The text is saved as UTF-16. Please save it as UTF-8.
import-utf32 = The text is saved as UTF-32. Please save it as UTF-8.
import-jis = The text is saved as ISO-2022-JP (JIS). Please save it as UTF-8.
import-binary = This is a binary file, not a text file.
import-empty = The file is empty.
import-no-record = This is not a shogi record in a format that Komadai knows.
import-unknown-handicap = The handicap “{ $name }” is unknown, and there is no diagram of it.
import-several-handicaps = The handicap is “{ $first }” on one line and “{ $second }” on another, and there is no diagram of it.
import-unplayable = The starting position cannot be played. { $faults }
import-unreadable-move = Move { $ply }: “{ $text }” cannot be read as a move.
import-nobody-moves = Move { $ply }: no piece can make the move “{ $text }”.
import-ambiguous-move = Move { $ply }: several pieces can make the move “{ $text }”.
import-illegal-move = Move { $ply }, { $move }, is illegal. { $reason }
import-bad-start = “{ $text }” cannot be understood as part of a starting position.
import-sfen-board-missing = The position in SFEN has no board.
import-sfen-turn-missing = The position in SFEN does not say who is to move.
import-sfen-hands-missing = The position in SFEN does not say what is in hand (- for nothing).
import-sfen-too-long = “{ $text }” after the position in SFEN does not belong there.
import-sfen-rank-count = The board in SFEN has { $count } ranks instead of 9.
import-sfen-rank-length = Rank { $rank } of the board in SFEN does not have 9 squares.
import-sfen-unknown-piece = “{ $text }” in the SFEN is not a piece.
import-sfen-unknown-turn = “{ $text }” in the SFEN is not a side to move (b or w).
import-sfen-bad-hand = “{ $text }” in the SFEN is not a list of pieces in hand (such as RB2P3p, or - for nothing).
import-sfen-bad-number = “{ $text }” in the SFEN is not a move number.
import-bad-json = The JSON cannot be read from column { $column } on.
import-too-deep = Variations are nested more than { $limit } deep.
import-too-many-header-lines = There are more than { $limit } lines about the game.
import-too-many-lines = The file has more than { $limit } lines.
import-too-many-moves = The record has more than { $limit } moves.
diagram-rank-count = The diagram has { $count } { $count ->
    [one] rank
   *[other] ranks
} instead of 9.
diagram-rank-length = Rank { $rank } of the diagram does not have 9 squares.
diagram-rank-missing = Rank { $rank } of the diagram is missing.
diagram-rank-twice = Rank { $rank } of the diagram appears twice.
diagram-square-twice = There are two pieces on { $square }.
diagram-board-twice = The starting position is given twice.
diagram-hands-differ = { $side }’s pieces in hand are given twice, and differ.
diagram-turns-differ = The record says that both sides are to move.
diagram-unknown-piece = “{ $text }” on { $square } of the diagram is not a piece.
diagram-bad-hand = “{ $text }” is not a list of pieces in hand.
diagram-hand-without-board = There are pieces in hand, but no board.
setup-several-kings = { $side } has { $count } kings.
setup-too-many = There are too many pieces of one kind: { $piece }, { $count }.
setup-two-pawns = { $side } has two pawns on file { $file }.
setup-dead-piece = The piece on { $square } can never move.
setup-opponent-in-check = The king on { $king } is in check, although it is the other side’s turn.
setup-no-king = { $side } has no king.
setup-no-legal-move = { $side } is to move and has no legal move.

# What a format cannot hold
loss-game = all but the last position ({ $count } { $count ->
    [one] move
   *[other] moves
})
loss-signs = the characters { $signs }, which become others
loss-unreadable = everything: it would be too large to be read back
loss-start = the starting position
loss-first-number = the number of the first move
loss-moves = { $count } { $count ->
    [one] move
   *[other] moves
} of the game
loss-variations = { $count ->
    [one] { $count } variation
   *[other] { $count } variations
}
loss-header = lines about the game ({ $keys })
loss-comments = { $count ->
    [one] the notes at { $count } place (comments, arrows, the arbiter’s log)
   *[other] the notes at { $count } places (comments, arrows, the arbiter’s log)
}
loss-bookmarks = { $count ->
    [one] { $count } bookmark
   *[other] { $count } bookmarks
}
loss-times = { $count } { $count ->
    [one] time taken
   *[other] times taken
}
loss-totals = { $count } { $count ->
    [one] running total of time
   *[other] running totals of time
}
loss-fractions = the fractions of a second of { $count } { $count ->
    [one] time
   *[other] times
}
loss-endings = { $count ->
    [one] { $count } ending
   *[other] { $count } endings
}

# Remarks on records
warning-undecodable = some characters could not be read.
warning-unknown-line = “{ $text }” was not understood and was skipped.
warning-move-number = move number { $found } instead of { $expected }; the order was followed.
warning-other-piece = the move names a { $named }, but the piece that moves is a { $found }.
warning-time = “{ $text }” after the move was not understood.
warning-ending = “{ $word }” is not a known ending and was kept as it is.
warning-move-after-ending = the record goes on after its ending.
warning-summary = the summary names a different winner from the ending.
warning-variation = a variation of move { $ply } has no place and was skipped.
warning-late-header = “{ $key }” comes after the first move, but belongs above it.
warning-second-player = “{ $name }” is a second name of one player; the first was kept.
warning-summary-otherwise = “{ $text }” contradicts the ending before it, which was followed.
warning-second-bookmark = there are two bookmarks in one place.
warning-turn = the diagram does not say that { $side } is to move, but the first move does.
warning-origin-unsaid = the move does not say where the piece comes from; the only possible one was taken.
warning-words = “{ $text }”: right, left, up and so on do not fit the piece that moves.
warning-other-side = the move is marked as { $said }’s, but it is { $turn }’s.
warning-piece-unsaid = the move does not name its piece; the square was followed.
warning-unknown-piece = “{ $text }” is not a piece; the square was followed.
warning-ending-with-move = a move and an ending stand in one entry; the ending was put after the move.
warning-variations-of-no-move = variations stand before the first move and were taken as variations of it.
warning-turn-unsaid = nothing says who is to move; { $side } was assumed.
warning-turn-twice = who is to move is said twice.
warning-other-handicap = the handicap “{ $name }” is not the position shown, which was followed.
warning-short-rank = rank { $rank } breaks off; the rest of it was assumed to be empty.
warning-no-king = { $side } has no king.
warning-only-zeros = from here on the file holds nothing but zeros, as after a crash; its end is lost.
warning-odd-setup = no game can lead to the starting position. { $fault }
warning-foul = move { $ply } was illegal and ended the game; it cannot be shown. { $reason }
warning-king-taken = move { $ply } takes the king; the game is lost by the illegal move before it.
warning-foul-unnoticed = move { $ply } is illegal, but the game went on; it was kept. { $reason }
warning-another-record = another record begins here. The file has { $games } records; only the first was read, and Save does not overwrite the others.
warning-one-of-several = this is game { $number } of the { $games } in the file; Save does not overwrite the others.
warning-second-ending = there is a second ending here; it was put beside the first.
warning-other-length = the summary counts { $said } moves, but there are { $plies }.
warning-other-turn = this says that { $said } is to move, but in the starting position it is { $turn }.
warning-hand-unsaid = nothing says what { $side } has in hand; it was assumed to be empty.
warning-promotion-unsaid = “{ $text }” does not say whether the piece promotes; it was assumed not to.
warning-unknown-key = the key “{ $key }” was not understood and was skipped.
warning-and-so-on = { $count ->
    [one] there is one more remark of this kind.
   *[other] there are { $count } more remarks of this kind.
}

# What is given to the command line
input-no-records = there are no records in this folder
command-misspelt = There is no file or command “{ $word }”. Did you mean “{ $meant }”?
