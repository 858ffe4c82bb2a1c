# Pairings that are proposed, and why
proposal-handicap = { $name } gives { $handicap }
proposal-same-score = both have { $score }
proposal-scores = { $first } against { $second }
proposal-berger = Berger table for { $players }
proposal-berger-teams = Berger table for { $teams } teams
proposal-bracket = bracket, places { $first } and { $second }
proposal-board = board { $board } of { $first } – { $second }
proposal-met = met in round { $round }; unavoidable
proposal-sides-tossed = Black equally often
proposal-sides-balanced = Black to whoever has had it less
proposal-sides-ranks = sides by rank
proposal-sides-laid-down = sides by the table
proposal-bye-odd = odd number; fewest byes ({ $byes }), then lowest score ({ $score })
proposal-bye-no-opponent = the opponent’s place is empty
proposal-bye-team = the other team’s place is empty
proposal-not-yet = enters later
proposal-withdrawn = withdrawn
proposal-asked = asked to sit out
proposal-written = Seed { $seed }. Written to { $file }.
proposal-not-written = Seed { $seed }. Nothing has been written; with --write these become the pairings in { $file }.

# Why a round cannot be paired
pairing-no-such-round = There is no round 0.
pairing-too-few = Round { $round } has { $count } to pair; at least 2 are needed. Enter players, or check who has withdrawn.
pairing-too-many = { $count } are too many to pair at once. Divide them into groups of at most { $most }.
pairing-round-missing = Round { $round } has not been paired. Pair it first.
pairing-unfinished = Round { $round }, table { $table }: there is no result yet. Enter it first.
pairing-begun = Round { $round }, table { $table }: the game has begun. A round in play cannot be paired again.
pairing-stranger = Round { $round }: { $name } is not on the list of players. Add the player, or add the name to a player’s other names.
pairing-list-changed = { $first } and { $second } have met already: the list of players has changed since the round robin began. Restore it, or choose another system.
pairing-too-late = { $name } enters after the first round. A knock-out has no place for that: remove the player, or choose another system.
pairing-no-winner = Round { $round }, table { $table }: nobody has won. A knock-out needs a winner: let them play again.
pairing-not-by-bracket = Round { $round } was not paired by the bracket: { $name } should have met somebody else. Pair by hand from here on.
pairing-over = The knock-out is over: { $name } has won.
pairing-no-team = { $name } is in no team. Enter the team on the list of players.
pairing-no-boards = A team needs at least one board.

# What is doubtful in an event
doubt-rules = The rules “{ $id }” are neither built in nor among your own on this machine, and without them no game can be started. Correct the id, or import their file.
doubt-rank = “{ $rank }”, the rank of { $name }, is not a known rank. Write it like 2-dan, 5k or 初段.
doubt-not-paired = Round { $round }: { $name } is neither paired nor has a bye. Pair the player, or enter the bye.
doubt-not-there = Round { $round }: { $name } is paired, but does not take part in this round. Correct the pairing, or the list of players.
doubt-again = Round { $round }: { $first } and { $second } have met before.
doubt-looks-like = Round { $round }: { $name } looks like { $other }, and counts as another player. For the same person, write that name in the pairing.
doubt-paired-before = Round { $round } was paired when the result of round { $earlier }, table { $table } was another one: { $result }.
doubt-pair-anew = {" "}Nothing in round { $round } has begun: pair it anew, or leave it as it is.
doubt-has-begun = {" "}It stays as it is: games of round { $round } have begun, or a later round has been paired on it.
event-check-ok = ok; players: { $players }, rounds: { $rounds }
event-check-doubtful = please check; players: { $players }, rounds: { $rounds }

# A list of players
players-column = The column “{ $column }” is not known and is left out. Spell it as in the manual, for example rank, club or rating.
players-rank = “{ $rank }” is not a known rank. It is kept, but no handicap follows from it. Write it like 2-dan, 5k or 初段.
players-broken-name = The name { $name } was broken over two lines.
players-looks-like = { $name } looks like { $other }. For the same person, write that name in the list.
notice-unlisted = Names in the pairings are not on the list of players
unlisted-looks-like = { $name } looks like { $other }. For the same person, add it there under “Also called”.
unlisted-nobody = { $name }: add the player, or the name to a player’s other names.
list-one-column = The first line has a single column, “{ $text }”. Separate the columns with commas, semicolons or tabs.
players-one-column = The first line has a single column, “{ $text }”. Write “name” there; separate further columns with commas, semicolons or tabs.
list-too-many-cells = More cells than the first line has columns, the last one “{ $text }”. A name with a comma in it needs quotation marks: "Jones, Bob".
players-empty = The list has no player below its first line.
players-no-column = The first line must name the columns, one of them “name”.
players-name-twice = { $name } is already on line { $first }. Delete one of the two, or tell them apart by name.
players-number-twice = Number { $number } is already on line { $first }. Give one of the two another number.
handicaps-set = { $count ->
    [0] No handicap was set
    [one] Handicaps by rank: set at one table
   *[other] Handicaps by rank: set at { $count } tables
}
handicaps-unranked = A rank is not known at table { $tables }.
handicaps-unlike = Nobody compares the ranks at table { $tables }.
players-unfit = The list cannot be entered as it is: { $fault }
players-entered = { $added } added, { $updated } updated.
players-not-entered = { $added } would be added, { $updated } updated. Nothing has been written: add --write.

# Standings
standings-after = After round { $number }
standings-after-named = After { $name }
standings-during = Round { $number } so far
standings-during-named = { $name } so far
standings-shown = Standings after
standings-legend = Legend
standings-place = Place
standings-number = No.
standings-name = Name
standings-rank = Rank
standings-club = Club
standings-score = Score
standings-wins = Wins
standings-sos = SOS
standings-sosos = SOSOS
standings-sb = SB
standings-head-to-head = Direct
standings-games = Games
standings-boards = Boards
standings-bye = bye
standings-missing = took no part
standings-open = no result yet
standings-sos-means = SOS: opponents’ scores
standings-sosos-means = SOSOS: opponents’ SOS
standings-sb-means = SB: scores of those beaten, half of those drawn with
standings-head-to-head-means = Direct: won among those who are level, if all have met
standings-boards-mean = ○2 2-1: beat team 2 by 2 boards to 1  Boards: won at all boards
