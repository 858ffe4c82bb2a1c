# An event: pairings, games that are started from them, and their results
command-event = Event…
command-event-tip = Pairings, games that are started from them, and results
event-none = No event is open
event-none-why = Open an event file, or make a new one. Its rounds are paired here, imported (CSV, OpenShogiPairings) or typed in. Each game is started from here, and its result is written to the file.
event-open = Open…
event-new = New…
event-save = Save
event-edit = Details…
event-import = Import…
event-suggest = Handicaps by rank
event-add = Add pairing…
event-csv = Export CSV…
event-text = Notice board…
event-tools = { $page } and more
event-enter = Enter the result
event-close = Close event
event-done = Done
event-notice-more = Read all…
event-start = Start the game
event-start-game = Start game { $game }
event-choose = Click a pairing to start its game or to enter its result.
event-no-pairings = This round has no pairings yet.
event-shown-round = Round
event-round = Round { $number }
event-rounds = Rounds { $numbers }
event-rounds-run = { $first }–{ $last }
event-series = Game { $game }, best of { $best }
event-best-of = Best of { $best }
event-nobody = (no name)
event-sides-tossed = A toss decides who has Black when the game starts
event-sides-were-tossed = The sides were tossed when the game started
event-change = Change the pairing…
event-by-hand = Result:
event-result-won = { $name } won
event-result-drawn = No winner
event-result-default = { $name } won by default
event-result-double-default = Both absent
event-result-why = { $result } ({ $why })
event-result-by-hand = { $result }, entered by hand (its record says: { $record })
event-result-not-played = Not played
event-state-open = Not started
event-state-here = On this board
event-state-elsewhere = In play, move { $plies }
event-state-replay = To be played again
event-state-between = Game { $game } is next
event-state-foul = { $reason }: { $foul }
event-state-by-hand = The organiser’s decision
event-state-over = Over
event-unknown-rules = The rules of this event, “{ $id }”, are not known here. Import their file (File, New game…, Rules…), or press Details… and choose others.
event-no-handicaps = None
event-bye = Bye
event-mark-won = won
event-mark-lost = lost
event-mark-drawn = no winner
event-mark-default = won by default
event-mark-absent = lost by default

# Title, rules and schedule
event-form = Event details
event-form-new = New event
event-form-create = Create…
event-form-done = Done
event-title = Title
event-tables = Tables
event-tables-first = in the first round
event-handicaps = Handicaps
event-schedule = Rounds
event-round-name = Name
event-schedule-why = Displays count down to these times. With 0 min a round has no end.
event-starts = begins
event-lasts = lasts
event-add-round = Add a round
event-remove-round = Remove the round
event-no-title = The event needs a title.
event-no-time = Somebody has no time at all. Give a main time, a byoyomi or an increment.
event-no-time-of-day = “{ $typed }” is not a time of day. Write it like 13:05.

# A pairing
pairing-heading = Pairing
pairing-new = New pairing
pairing-table = Table
pairing-player = Player { $number }
pairing-sides = Sides
pairing-toss = Toss the pawns
pairing-black = { $name } plays Black
pairing-gives = { $name } gives a handicap
pairing-best-of = Best of
pairing-best-of-why = games; the sides alternate, and a replay counts as the same game
pairing-done = Done
pairing-remove = Remove the pairing
pairing-stays = A pairing with a result cannot be removed: take the result away first, with “Not played”.
pairing-taken-table = Table { $table } has another pairing in this round.
pairing-too-few-games = More games have been played than that.

# What can be wrong with the files
event-unknown-version = A newer program wrote this file (version { $version }). Open it there.
event-no-game = A pairing needs at least one game.
event-round-twice = There are two rounds { $round }. Give one of them another number.
event-table-twice = Round { $round } has two tables { $table }. Give one of them another number.
event-too-many-results = Table { $table } of round { $round } has more results than games. Raise best_of, or remove results.
event-player-no-name = A player on the list has no name. Add it, or delete the line.
event-number-twice = Two players have the number { $number }. Give one of them another number.
event-entered-twice = { $name } is on the list of players twice. Delete one of the two, or tell them apart by name.
event-plays-twice = { $name } is paired twice in this round. A player can sit at only one table.
pairings-no-text = The file is not text. Save the list as CSV, not as a spreadsheet.
pairings-empty = The list has no pairing below its first line.
pairings-no-column = The first line must name the columns: “player 1” and “player 2”, or “black” and “white”.
pairings-no-number = “{ $text }” is not a number. Write a number, or leave the field empty.
pairings-unknown-handicap = “{ $text }” is not a known handicap. Write it as 飛落 or Rook, or leave the field empty.
pairings-no-player = A player has no name. Add it, or delete the line.
pairings-table-twice = Table { $table } appears twice in one round. Give one of the two another number.
pairings-open-quote = A quotation mark opens here and is never closed. Close it; inside a name, write it twice.
pairings-bad-list = The list cannot be read here: { $text }
pairings-bad-json = This is not an OpenShogiPairings file: { $text }
pairings-unknown-player = Round { $round } names a player { $player } who is not in the list of players. Save the event again with OpenShogiPairings.

# Files and messages
path-event-open = Open an event
path-event-open-yes = Open
path-event-save = Save the event
path-event-save-yes = Save
path-event-pairings = Import pairings
path-event-pairings-yes = Import
path-event-csv = Save the results as a list
path-event-csv-yes = Save
path-event-text = Save the results for the notice board
path-event-text-yes = Save
path-events = Events
path-pairings = Pairings
leaving-take-up = resume the interrupted game
event-interrupted-here = Interrupted, lies on this machine
event-resume = Resume the interrupted game
leaving-event-game = start the game of the event
question-leave-event = Leave the event without saving?
question-leave-event-why = Changes to the event have not been written to its file. They will be lost.
question-leave-event-yes = Do not save
question-leave-event-no = Stay here
question-damaged-event-ours = Not in the file yet: { $results }.
question-damaged-event-result = table { $table }, { $result }
question-damaged-event-none = No result of yours is missing in the file.
question-clashes = Changed here and on another machine
question-clashes-why = { $clashes }

    The event has what the other machine wrote. Use yours instead?
question-clashes-yes = Use mine
question-clashes-no = Keep theirs
clash-versions = { $what }:
    – here: { $ours }
    – there: { $theirs }
clash-in-detail = { $what }: { $ours }, but with other details here than there.
clash-title = Title
clash-profile = Rules
clash-time = Time
clash-handicaps = Handicap table
clash-rules = Pairing and placing
clash-pair = Table { $table }, { $first } – { $second }
clash-pair-in-play = { $pair } ({ $words }: the board will not follow)
clash-pairings = – { $count ->
    [one] the name stands in one pairing
   *[other] the name stands in { $count } pairings
}
clash-removed = removed from the list
clash-nothing = nothing
clash-minutes = { $count } minutes
clash-withdrawn = withdrawn after round { $round }
clash-event-time = the time of the event
clash-between = {" / "}
question-removed-here = The pairing you removed has changed
question-removed-here-why = { $round }, table { $table }, { $first } – { $second }. You removed it; another machine has written: { $words }. It is still in the event.
question-removed-here-yes = Remove it
question-removed-here-no = Keep it
question-removed-there = Another machine removed this pairing
question-removed-there-why = { $round }, table { $table }, { $first } – { $second }. Removed there; here: { $words }. It is still in the event.
question-removed-there-yes = Remove it
question-removed-there-no = Keep it
question-damaged-event = { $path } can no longer be read as an event
question-damaged-event-why = { $trouble }

    The event shown here is whole. { $ours } Replacing writes it over the damaged file: what others have written since is lost. Reading again takes in what somebody has mended there. If you leave it, nothing is written, and changes stay only in this window.
question-damaged-event-yes = Read it again
question-damaged-event-replace = Replace the damaged file
question-damaged-event-no = Leave it
question-lose-results = Remove results?
question-lose-results-why = { $path } lacks pairings that have been played. { $count ->
        [one] One result would be lost.
       *[other] { $count } results would be lost.
    }
question-lose-results-yes = Use the new pairings
question-lose-results-no = Keep the old ones
question-lose-by-default = Loss by default for { $name }?
question-lose-by-default-why = Table { $table }: the other player wins without a game.
question-lose-by-default-yes = Loss by default
question-lose-by-default-no = Not yet
question-remove-pairing = Remove this pairing?
question-remove-pairing-why = Table { $table }: { $first } – { $second }. Neither has an opponent then.
question-remove-pairing-yes = Remove it
question-remove-pairing-no = Keep it
question-remove-in-play = This game is in play: remove its pairing?
question-remove-in-play-why = Table { $table }, { $first } – { $second }: { $words }. The board will not follow, and its result will have no place in the event.
question-remove-in-play-yes = Remove it
question-remove-in-play-no = Keep it
question-change-in-play = This game is in play
question-change-in-play-why = Table { $table }: { $words }. The board will not follow: it keeps the players, sides, handicap and times with which the game was started. Change the pairing in the event all the same?
question-change-in-play-yes = Change it
question-change-in-play-no = Leave it
question-change-event-in-play = Games are in play
question-change-event-in-play-why = { $count ->
        [one] Table { $tables } is in play.
       *[other] Tables { $tables } are in play.
    } These boards keep the rules and the time with which they were started. Games that are started from now on have the new ones. Change them all the same?
question-change-event-in-play-yes = Change them
question-change-event-in-play-no = Leave them
question-rename-in-play = Games are in play
question-rename-in-play-why = { $count ->
        [one] Table { $tables } is in play.
       *[other] Tables { $tables } are in play.
    } These boards keep the title, the rules and the time with which they were started, and of an event with another title they do not know that it is theirs: their results would have to be entered by hand. Change it all the same?
question-rename-in-play-yes = Change it
question-rename-in-play-no = Leave it
question-change-played = This game has been played
question-change-played-why = Table { $table }: { $words }. Its record keeps the players, sides, handicap and times with which it was played. Change the pairing in the event all the same?
question-change-played-yes = Change it
question-change-played-no = Leave it
question-not-in-play = Is this game no longer in play?
question-not-in-play-why = Table { $table }: { $words }. If nobody plays it there any more, it can be marked as not started.
question-not-in-play-yes = Not started
question-not-in-play-no = Leave it
question-take-away = Remove this result?
question-take-away-why = Table { $table }: { $before }. The game then counts as not played.
question-take-away-yes = Remove it
question-take-away-no = Keep it
question-other-result = Table { $table } has another result
question-other-result-why = { $first } – { $second }. The event says: { $before }. Replace that with: { $after }?
question-other-result-yes = Replace
question-other-result-no = Keep it
event-save-elsewhere = Save elsewhere…
event-try-again = Try again
notice-results-outside = Not in the event yet
notice-results-outside-closed = That event is not open here. Try again opens it.
notice-event-merged = The event was changed on another machine meanwhile. Your changes were added.
notice-no-place = The result of table { $table }, { $first } – { $second }, was not written to an event
notice-no-place-table = The result of table { $table } was not written to an event
notice-no-place-why = { $event }, round { $round }: the event that is open does not have this pairing. Open the right one, and enter the result by hand.
notice-pairing-gone = Another machine has removed this pairing. The game was not started.
notice-already-played = Another machine has entered a result for this game. It was not started.
notice-result-waits = The result is not in the event yet: call the arbiter
notice-result-waits-why = Another result has been entered for this game. The arbiter has to unlock the console and say which one counts.
notice-already-decided = The event already has a result for this game
notice-already-decided-why = Somebody entered it on another machine. Ask the arbiter before you play on.
notice-played-here = This game is being played on this board. Its result is entered when it ends.

# The schedule
countdown-begins = { $round } begins in
countdown-ends = { $round } ends in
display-round-times = { $round }: { $times }
event-in-play = In play since { $since }
event-in-play-on = In play since { $since } on { $machine }
event-in-play-tossed = { $words }. The pawns have fallen: { $name } has Black ({ $toss })
question-in-play-result = This game is in play
question-in-play-result-why = Table { $table }: { $words }. Enter a result all the same: { $after }?
question-in-play-result-yes = Enter it
question-in-play-result-no = Leave it
question-in-play = Start this game here, too?
question-in-play-why = Table { $table }: { $words }. Whoever started it may still be playing there.
question-in-play-yes = Start it here
question-in-play-no = Leave it
question-earlier-in-play = The game before is still on a board
question-earlier-in-play-why = Table { $table }, game { $game }: { $words }. Its result was entered by hand. Start game { $next } all the same?
question-earlier-in-play-yes = Start it
question-earlier-in-play-no = Wait
question-still-playing = { $name } is still playing elsewhere
question-still-playing-why = { $round }, table { $there }: { $words }. Start the game at table { $table } all the same?
question-still-playing-yes = Start it
question-still-playing-no = Wait
pairing-own-time = Their own time settings, not the event’s
event-toss-why = Five pawns of the player named first decide who plays Black.
event-tossed-before = Tossed before and dismissed: { $tosses }
event-toss-begin = Begin the game
event-pairings-read = { $round }: { $count ->
    [one] 1 pairing read
   *[other] { $count } pairings read
}
event-pairings-published = { $round }: { $count ->
    [one] 1 pairing published
   *[other] { $count } pairings published
}
question-take-up-elsewhere = Resume this game here?
question-take-up-elsewhere-why = Table { $table }: { $words }. Whoever started it may still be playing there.
question-take-up-elsewhere-yes = Resume it here
question-take-up-elsewhere-no = Leave it
question-take-up-played = Resume a game that has a result?
question-take-up-played-why = Table { $table }: { $before }. That stands in the event; if this game ends otherwise, the arbiter is asked.
question-take-up-played-yes = Resume it here
question-take-up-played-no = Leave it

# In a field for a rank
rank-example = 3-dan
