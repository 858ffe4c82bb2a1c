# The organiser's pages of the event window: players, rounds that are paired here, standings
event-page-players = Players
event-page-pairings = Pairings
event-page-standings = Standings
event-pair = Pair the round…
event-rules = Pairing and standings…

# Players
players-add = Add player…
players-import = Import list…
players-seek = Number, name or club
players-counts = { $count } { $count ->
    [one] player
   *[other] players
}, { $there } of them in round { $round }
players-none = Nobody is entered yet. Add players one by one, or import a list (CSV) whose first line names the columns: name, and optionally rank, club, rating, team, other names.
players-none-found = Nobody is called “{ $typed }”.
players-rating = Rating
players-state = Remark
players-choose = Click a player to correct the entry, or to note that they withdraw or sit out.
players-withdrawn = withdrew after round { $round }
players-withdraws-after = withdraws after round { $round }
players-pairing-stands = Paired in round { $round }: that pairing stands until the round is paired anew.
players-from-round = from round { $round }
players-change = Change…
players-withdraw = Withdraws
players-return = Takes part again
players-sit-out = Sits out round { $round }
players-play-after-all = Plays in round { $round } after all
players-to-enter = { $updated ->
    [0] { $added } will be added.
   *[other] { $added ->
        [0] { $updated } already entered will be updated.
       *[other] { $added } will be added, and { $updated } already entered will be updated.
    }
} Nothing changes until you confirm.
players-more = … and { $count } more
players-enter = Enter { $count } { $count ->
    [one] player
   *[other] players
}

# A player
entrant-heading = Player
entrant-new = New player
entrant-also = Also called
entrant-start = Starts with
entrant-team = Team
entrant-from-round = First round
entrant-byes = Sits out
entrant-withdrawal = Withdrawal
entrant-withdrawn = has withdrawn
entrant-after-round = after round
entrant-done = Done
entrant-remove = Remove from the list
entrant-no-name = A player needs a name.
entrant-number-taken = Number { $number } belongs to somebody else.
event-comments-kept = Comments in the file of an event are not written again; the file as it was is kept as { $path }
entrant-looks-like = Perhaps the same person as { $other }. If so, add this as another name there.
entrant-name-taken = { $name } is entered already. Tell the two apart by name.
entrant-no-number = “{ $typed }” is not a number.

# How rounds are paired and players placed
event-rules-heading = Pairing and standings
event-system = System
system-swiss = Swiss
system-swiss-why = Those with the same score meet, and nobody twice.
system-mcmahon = McMahon
system-mcmahon-why = As Swiss, but everybody starts with a score by rank, so that equals meet from the first round on. From the bar up, and from the floor down, all start alike.
system-round-robin = Round robin
system-round-robin-why = Everybody meets everybody, by the Berger tables.
system-knock-out = Knock-out
system-knock-out-why = Whoever loses is out. Numbers 1 and 2 can meet only in the final.
system-teams = Teams, Swiss
system-teams-why = Teams with the same score meet, and no two of them twice; they play board against board. Players belong to a team by its name, in the order of their numbers.
system-team-round-robin = Teams, round robin
system-team-round-robin-why = Every team meets every other, by the Berger tables, and they play board against board. Players belong to a team by its name, in the order of their numbers.
system-top = Bar
system-bottom = Floor
system-boards = boards
event-sides = Black
sides-balanced = Whoever has had it less
sides-tossed = Always toss the pawns
event-order = Places
event-order-why = Click the criteria in the order in which they count. Players who are equal in all of them share a place.
event-bye-worth = A bye
event-asked-worth = Sitting out
event-draw-worth = No winner
worth-win = A win
worth-half = Half
worth-nothing = Nothing
event-double-default = Both absent
double-default-lose = Both lose
double-default-draw = As without a winner
event-unplayed = SOS if unplayed
unplayed-nothing = Default: opponent’s score, bye: nothing
unplayed-only-played = Nothing
unplayed-own-score = The player’s own score

# A round that is proposed
proposal-heading = { $round }: proposed pairings
proposal-drawn = { $system } · lot
proposal-seed = Lot
proposal-again = Draw again
proposal-more = Lot and changes
proposal-replaces = This round has been published. Publishing again replaces its pairings.
proposal-changed = Changed by hand. Drawing another lot starts over.
event-handicap = Handicap
proposal-first = Player 1
proposal-second = Player 2
proposal-why = Why
proposal-choose = This proposal is not published yet. Click two players to swap them, or one to change sides, handicap or table.
proposal-swap = { $name }: click the player to swap with.
proposal-publish = Publish
question-drop-proposal = Drop the changes to these pairings?
question-drop-proposal-why = Players were swapped, or tables or sides changed, by hand. None of it has been published.
question-drop-proposal-yes = Drop them
question-drop-proposal-no = Keep them
proposal-by-hand = seated by hand
proposal-sides-by-hand = sides by hand
notice-not-paired = The round cannot be paired
notice-paired-before = Round { $round } was paired with the old result
notice-pair-anew = Pair round { $round } anew…
notice-still-paired = { $names } { $count ->
    [one] is
   *[other] are
} still paired in round { $round }
notice-still-paired-why = Whoever has withdrawn, enters later or asked to sit out takes no part in it.
notice-still-paired-has-begun = {" "}Round { $round } has begun: change the pairing, or enter the result by default.
notice-rules-changed = The rules of this event, “{ $rules }”, have been changed
notice-rules-changed-why = Games that have begun keep those with which they began. The next ones begin with these:
notice-paired-elsewhere = Round { $round } has meanwhile been paired on another machine
notice-paired-elsewhere-why = Their pairings stand. Yours were not written.

# Standings
standings-export = Export CSV…
standings-nobody = Nobody is entered or paired yet.

# Files
path-event-players = Import players
path-event-players-yes = Import
path-event-standings = Save the standings as a list
path-event-standings-yes = Save
path-players = Players

# Somebody came late
pairing-late = Came late
pairing-late-times = × { $factor }
pairing-late-deduct = Deduct from { $name }
pairing-late-default = Loss by default for { $name }
pairing-late-one-game = These times are for game { $game } alone.
pairing-late-cost = { $minutes } min is deducted from the main time. How much lateness costs is for the organiser to decide.
pairing-too-late-to-play = { $minutes } min would leave no main time. Whether that is a loss by default is for the organiser to decide.

# Paper
event-print = Print and export
print-event-round = Pairings or results…
print-event-slips = Result slips…
print-event-tables = Table numbers…
print-event-scores = Score sheets…
standings-print = Print…
paper-signed = Signed
paper-mark = Tick the winner’s square, both if nobody won. Strike out whoever did not come.
path-event-paper = Save the pages to be printed
path-event-paper-yes = Save

# Stopping the hall
event-hall-stop = Stop all tables
event-hall-start = Start all tables
event-hall-stopped = All tables were asked to stop at { $since }.
event-hall-reached = All tables in play have stopped.
event-hall-missing = Not stopped: table { $tables }.
event-hall-unseen = Open the hall view to see which tables have stopped.
notice-hall-goes-on = The organiser has started the hall again
question-hall-stopped = The hall is stopped
question-hall-stopped-why = Since { $since }, by { $by }. The clocks stand still, and go on by themselves when the organiser starts the hall again.
question-hall-stopped-yes = Understood
question-resume-in-hall = The hall is stopped: restart this clock all the same?
question-resume-in-hall-why = The organiser stopped all tables at { $since } and has not started them again. Only the clock of this table would run.
question-resume-in-hall-yes = Restart the clock
question-resume-in-hall-no = Wait for the hall
hall-all-stopped = The hall has been stopped since { $since }
countdown-in-stopped-hall = The hall is stopped · { $countdown }
