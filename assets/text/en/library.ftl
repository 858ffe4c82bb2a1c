# How much of the library has been read
library-read = { $read } of { $files } read
library-in-part = { $count } in part
library-unreadable = { $count } unreadable
library-unread = { $count } not read yet
library-all-named = … The command komadai index with the folder lists all of them.
library-looking = looking for files…
library-reading = reading… { $percent }%
library-writing = saving a list of games…
library-no-folders = No folder of records has been chosen yet.
library-no-place = There is no home folder to keep the index in.
library-among-records = The index would be among the records; choose a folder that does not contain it.
library-in-use = Another program is writing this index. Read again later.

# The dialog about the library
command-library = Library…
library-heading = Library
library-why = The records in these folders and their subfolders are indexed, so that positions are found at once. The records themselves are never changed.
library-folder = Folder of records
library-browse = Browse…
library-add = Add
library-remove = Remove
library-read-again = Read what has changed
library-stop = Stop reading
library-tidy = Tidy up…
library-own-name = Your name in the records
library-own-name-hint = Lets the explorer count your own games separately
library-close = Close

# The explorer
command-explorer = Explorer
command-explorer-close = Close the explorer
explorer-heading = Explorer
explorer-nothing-read = Nothing has been read yet, so nothing can be found.
explorer-not-found = This position is in none of the { $games } games that were read.
explorer-games = { $count ->
    [one] { $games } game
   *[other] { $games } games
}
explorer-mean-length = avg. { $count } { $count ->
    [one] move
   *[other] moves
}
explorer-latest-year = last { $year }
explorer-searching = searching… { $percent }%
explorer-stopped = stopped at { $percent }%: there may be more
explorer-stop = Stop
explorer-keep = Keep this list
explorer-keep-why = The list stays while you look at other positions.
explorer-export = Save the list…
explorer-exporting = Saving the list…
explorer-export-why = All of these games: as a table (csv, jsonl), or in one file of records (kifu)
explorer-latest = the latest { $count }
explorer-in-variation = variation
explorer-all = All
explorer-filter = Filter
explorer-player = Player
explorer-either-side = On either side
explorer-rank = Rank
explorer-event = Event
explorer-years = Years (2020-2026)
explorer-handicap = Handicap (Even game)
explorer-any-result = Any result
explorer-undecided = No winner
explorer-won = The player won
explorer-lost = The player lost
explorer-years-wrong = Enter years such as 2026, 2020-2026, 2020- or -2026.
explorer-range-wrong = Enter a range such as 20, 20-40, 20- or -40.
explorer-this-position = This position
explorer-without-hands = Whatever is in hand
explorer-pieces = These pieces
explorer-pieces-why = Positions with these pieces in the same places and in hand, whatever else there is. Set up a board to ask for a few of them.
explorer-castle = Castle or opening
explorer-pattern = Pattern
explorer-pattern-hint = Pattern: SFEN with ? . *
explorer-pattern-why = Nine ranks as in SFEN, such as */*/*/*/*/*/*/*2/*KL: ? is any piece, ^ one of Black's, v one of White's, . anything, * the rest of a rank. The turn (b, w or *) and the hands may follow.
pattern-rank-count = { $count ->
    [one] It has one rank instead of 9, divided by /.
   *[other] It has { $count } ranks instead of 9, divided by /.
}
pattern-rank-length = Rank { $rank } from the top has not 9 squares; one * stands for all that are missing.
pattern-unknown-sign = “{ $told }” is neither a piece nor ? ^ v . * or a number.
pattern-unknown-turn = “{ $told }” is no side to move: b, w, or * for either.
pattern-bad-hand = “{ $told }” is no hand: RB2P3p for at least these, =RB for exactly these, - for none, * for any.
pattern-too-long = “{ $told }” was not expected after the hands.
castles-piece = { $castle }: “{ $piece }” is no piece with its square, such as K8h.
notice-castles-ignored = This table of castles cannot be used: { $path }
explorer-anything = Any position
explorer-mirrored = Also mirrored
explorer-turned = Also with colours exchanged
explorer-lasting = { $count ->
    [one] more move at least
   *[other] more moves at least
}
explorer-words = Words in comments
explorer-plies = Move number (20-40)
explorer-none-so-far = Nothing has been found so far.
explorer-no-such-game = No such game was found among those that were read.
explorer-clear = Clear the filter

# Duplicates and names
tidy-heading = Tidy up
tidy-waiting = A list of games is being saved; the search begins after that…
tidy-looking = looking…
tidy-same = Duplicates
tidy-beginnings = Beginnings of others
tidy-names = Names
tidy-same-why = { $count } games have the same moves as another one. Press one to open it; nothing is ever deleted.
tidy-beginnings-why = { $count } games are the beginning of another one. Press one to open it; nothing is ever deleted.
tidy-names-why = These names differ only in spaces, capitals, titles or ranks. As one player, each of them finds all; the records stay as they are.
tidy-no-same = There are no duplicates.
tidy-no-beginnings = No game is the beginning of another one.
tidy-no-names = No two names differ only in spaces, capitals, titles or ranks.
tidy-same-as = the same moves as { $game }
tidy-beginning-of = the beginning of { $game }
tidy-game-of = { $file }, game { $number }
tidy-unite = One player
tidy-part = Different players
