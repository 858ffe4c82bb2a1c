# What the audience sees
display-window = { $players } · Komadai audience display
display-window-idle = Komadai audience display
display-title = Komadai 駒台
display-number = { $number ->
    [0] Before the first move
   *[other] Move { $number }
}
display-repetition = This position has occurred { $times } times. When it has occurred { $limit } times, the game is decided by repetition.
display-declaration = An entering-king declaration is being looked at.
display-claim = An illegal move has been pointed out. The arbiter is deciding.
display-impasse = A player proposes to agree on an impasse.
display-stopped = The clocks are stopped.
display-rest = Rest: { $left }
display-attempt = Replay, game { $game }
display-called = The arbiter was called. The clocks are stopped.
display-adjourned = The game is adjourned.
commentary-heading = Commentary
commentary-denial = not the game
commentary-origin = { $number ->
    [0] Tried from the starting position
   *[other] Tried from the position after move { $number }
}
commentary-live = The game
path-folder = Choose a folder
notice-not-shared = The hall cannot see this game: its files cannot be written
notice-same-number = Two machines share a table { $table } with the hall
notice-number-somewhere = another machine
notice-number-there = In use since { $since } on { $machine }. The hall does not see the game here.
notice-number-there-why = Choose another table number here, under Hall…
notice-number-here = This game stays in the hall. Waiting since { $since }: { $machine }.
notice-number-here-why = Choose another table number there, or here, under Hall…

# Many games at once
hall-window = Komadai hall view
hall-heading = Games in play
hall-table = Table { $number }
hall-counts = { $open } of { $all } games in play
hall-empty = No games yet in { $path }
hall-unreadable = The folder { $path } cannot be read at present.
hall-silent = { $minutes ->
    [0] Nothing heard for a while
    [one] Nothing heard for { $minutes } minute
   *[other] Nothing heard for { $minutes } minutes
}
hall-repetition = One occurrence from repetition
hall-declaration = Declaration
hall-claim = Illegal move claimed
hall-impasse = Impasse proposed
hall-stopped = Clocks stopped
hall-called = Arbiter called
hall-adjourned = Adjourned
hall-dialog = The hall
hall-share-why = A hall view, or streaming software, can follow this game through two files in a folder that all machines reach: the record, and a small file with the clocks.
hall-share = Write this table’s game into a folder
hall-table-number = Table number
hall-no-folder = Choose the folder into which the game is written.
hall-watch-why = The hall view shows every game that is written into a folder, by Komadai or as KIF or CSA by other programs.
hall-folder = Folder
hall-browse = Browse…
hall-title = Title
hall-no-dialog = The system has no dialog for folders here. Type the path.
hall-keep = Save
hall-open-view = Open the hall view
