# What the audience sees
display-window = { $players } · Komadai audience display
display-window-idle = Komadai audience display
display-title = Komadai 駒台
display-number = { $number ->
    [0] Before the first move
   *[other] Move { $number }
}
display-repetition = This position has occurred { $times } times. When it has occurred { $limit } times, the game is decided by repetition.
display-declaration = An entering-king declaration is being checked.
display-claim = A foul has been claimed. The arbiter is deciding.
display-impasse = A player proposes to agree on an impasse.
display-stopped = The clocks are stopped.
display-rest = Rest: { $left }
display-attempt = Replay, game { $game }
display-called = The arbiter has been called. The clocks are stopped.
display-adjourned = The game is adjourned.
commentary-heading = Commentary
commentary-denial = not the game
commentary-origin = { $number ->
    [0] Variation from the starting position
   *[other] Variation from the position after move { $number }
}
commentary-live = The game
path-folder = Choose a folder
path-file = Choose a file
path-program = Choose a program
notice-stepped-aside = Where a file for others to see was to be written lay one that Komadai had not written; it has been kept
notice-not-shared = The hall cannot see this game: its files cannot be written
notice-same-number = Table number { $table } is in use twice in the hall
notice-number-somewhere = another machine
notice-number-window = another window on this machine (process { $process })
notice-number-of = { $machine }, where { $players } play
notice-number-there = First to use it, since { $since }: { $who }. The hall shows the game there, not this one.
notice-number-there-why = Choose another table number here, under Hall…
notice-number-here = The hall shows this game. Waiting for the number since { $since }: { $who }.
notice-number-here-why = Choose another table number there, or here, under Hall…

# Many games at once
hall-window = Komadai hall view
hall-heading = Games in play
hall-table = Table { $number }
hall-series = Game { $game } · { $score }
hall-counts = { $open } of { $all } games in play
hall-idle = The games have not begun yet.
hall-unreadable = The folder of the hall cannot be read right now.
hall-unread = { $files ->
    [one] 1 file cannot be read in full
   *[other] { $files } files cannot be read in full
}
hall-results = Results
hall-pairings = Pairings and results
hall-in-play = In play
hall-sort = Urgent first
hall-in-place = By table
hall-show-all = All tables
hall-next = Next
hall-previous = Previous
hall-silent = { $minutes ->
    [0] No update for a while
    [one] No update for { $minutes } minute
   *[other] No update for { $minutes } minutes
}
hall-repetition = One occurrence from repetition
hall-declaration = Declaration
hall-claim = Foul claimed
hall-impasse = Impasse proposed
hall-stopped = Clocks stopped
hall-called = Arbiter called
hall-adjourned = Adjourned
hall-dialog = Hall
hall-share-why = A hall view, or streaming software, can follow this game through two files in a folder that all machines can reach: the record, and a small file with the clocks.
hall-share = Write this table’s game to a folder
hall-table-number = Table number
hall-no-folder = Choose the folder to write the game to.
hall-watch-why = The hall view shows every game written to a folder, by Komadai or as KIF or CSA by other programs.
hall-folder = Folder
hall-browse = Browse…
hall-title = Title
hall-no-dialog = This system has no folder dialog: type the path of the folder.
hall-keep = Save
hall-open-view = Open the hall view
hall-publish-why = The games can also be followed on phones: as a site of plain files, which any web server can serve.
hall-publish = Publish…
publish-heading = Publish the hall
publish-why = A site with the boards, clocks and moves of all tables is written into a folder as they play. Any web server can serve it, and it also opens straight from the folder.
publish-hall = Games in
publish-site = Site folder
publish-address = Address
publish-address-broken = Write the address whole, as a browser shows it: https://example.org/open/
publish-delay = Delay
publish-language = Language
publish-whole-records = Publish the arbiter’s log, variations and everything else in the records
publish-no-folder = Choose both folders.
publish-start = Start publishing
publish-stop = Stop publishing
publish-close = Close
publish-begins = Writing the site…
publish-written = { $tables ->
    [one] 1 table published
   *[other] { $tables } tables published
} · { $files ->
    [one] 1 file
   *[other] { $files } files
} written { $time } ago
publish-unwritten = The site in { $path } cannot be written.
publish-foreign = { $path } holds files that are not part of a site. Choose a new or empty folder.
publish-in-use = Another program is writing the site in { $path }.
publish-among-games = { $path } overlaps with the folder of the games. Choose a site folder outside it.
notice-not-published = The site of the hall is not being written
