# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_komadai_global_optspecs
    string join \n h/help V/version
end

function __fish_komadai_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_komadai_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_komadai_using_subcommand
    set -l cmd (__fish_komadai_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c komadai -n "__fish_komadai_needs_command" -s h -l help -d 'Print help'
complete -c komadai -n "__fish_komadai_needs_command" -s V -l version -d 'Print version'
complete -c komadai -n "__fish_komadai_needs_command" -a "perft" -d 'Count the sequences of moves of a given length from a position'
complete -c komadai -n "__fish_komadai_needs_command" -a "check" -d 'Check records, and report how they end and what is wrong with them'
complete -c komadai -n "__fish_komadai_needs_command" -a "judge" -d 'Report how games end under the rules, whatever their records say'
complete -c komadai -n "__fish_komadai_needs_command" -a "convert" -d 'Write records in another format'
complete -c komadai -n "__fish_komadai_needs_command" -a "image" -d 'Draw a position of a record as a picture'
complete -c komadai -n "__fish_komadai_needs_command" -a "print" -d 'Print a record: a score sheet, or a handout with diagrams and room for notes'
complete -c komadai -n "__fish_komadai_needs_command" -a "event" -d 'Run an event: print its results and standings, propose the pairings of a round, enter players, check its file'
complete -c komadai -n "__fish_komadai_needs_command" -a "publish" -d 'Publish a hall: write its tables as a site that phones can follow'
complete -c komadai -n "__fish_komadai_needs_command" -a "engine" -d 'Try an engine (USI): whether it can be used, and what is wrong with it'
complete -c komadai -n "__fish_komadai_needs_command" -a "analyse" -d 'Let an engine evaluate every position of records'
complete -c komadai -n "__fish_komadai_needs_command" -a "index" -d 'Read folders of records into an index, so that positions are found at once'
complete -c komadai -n "__fish_komadai_needs_command" -a "find" -d 'Find positions, patterns and games in folders of records, and what was played there'
complete -c komadai -n "__fish_komadai_needs_command" -a "table" -d 'Write every position of records into a table, for databases'
complete -c komadai -n "__fish_komadai_needs_command" -a "mate" -d 'Look for a mate by checks, the shortest one against the longest defence'
complete -c komadai -n "__fish_komadai_needs_command" -a "tsume" -d 'Mating problems: say whether they are sound'
complete -c komadai -n "__fish_komadai_needs_command" -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c komadai -n "__fish_komadai_using_subcommand perft" -l divide -d 'Show the count for each first move'
complete -c komadai -n "__fish_komadai_using_subcommand perft" -s h -l help -d 'Print help'
complete -c komadai -n "__fish_komadai_using_subcommand check" -l json -d 'Print a JSON object for each game, one per line'
complete -c komadai -n "__fish_komadai_using_subcommand check" -s h -l help -d 'Print help'
complete -c komadai -n "__fish_komadai_using_subcommand judge" -l profile -d 'The rules: the ID of a built-in profile, or a profile\'s .ron file. By default, the rules that the record names, or else those of a casual game' -r
complete -c komadai -n "__fish_komadai_using_subcommand judge" -l lang -d 'The language of the output' -r -f -a "en\t'English'
ja\t'Japanese'"
complete -c komadai -n "__fish_komadai_using_subcommand judge" -l json -d 'Print a JSON object for each game, one per line'
complete -c komadai -n "__fish_komadai_using_subcommand judge" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand convert" -l to -d 'The format to write' -r -f -a "kif\t'KIF in CP932, the Shift_JIS of Windows'
kifu\t'KIF in UTF-8'
ki2\t'KI2 in CP932'
ki2u\t'KI2 in UTF-8'
csa\t'CSA V2.2 in CP932'
csa3\t'CSA V3.0 in UTF-8'
jkf\t'JSON Kifu Format'
usi\t'A USI position command'
sfen\t'The last position as SFEN'
bod\t'The last position as a diagram'"
complete -c komadai -n "__fish_komadai_using_subcommand convert" -l encoding -d 'The encoding of the text; by default the usual one for the format' -r -f -a "utf-8\t'UTF-8'
cp932\t'Shift_JIS as on Windows'
euc-jp\t'EUC-JP'"
complete -c komadai -n "__fish_komadai_using_subcommand convert" -l out -d 'The folder for the new files; by default beside the old ones. Subfolders are kept' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand convert" -l force -d 'Replace existing files, but never with a record that was not read in full'
complete -c komadai -n "__fish_komadai_using_subcommand convert" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand image" -l game -d 'Which game of a file with several, counted from 1; by default the first' -r
complete -c komadai -n "__fish_komadai_using_subcommand image" -l ply -d 'The position after this many moves of the main line; by default after the last one' -r
complete -c komadai -n "__fish_komadai_using_subcommand image" -l size -d 'The width of the picture in pixels, for PNG' -r
complete -c komadai -n "__fish_komadai_using_subcommand image" -l style -d 'How the picture looks' -r -f -a "board\t'A wooden board with its pieces, as in the window'
book\t'Black lines and kanji, as in Japanese books and newspapers'"
complete -c komadai -n "__fish_komadai_using_subcommand image" -s o -l out -d 'The file for the picture, ending in .png, .svg or .pdf' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand image" -l flipped -d 'Put White at the bottom'
complete -c komadai -n "__fish_komadai_using_subcommand image" -l force -d 'Replace an existing file'
complete -c komadai -n "__fish_komadai_using_subcommand image" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand print" -l game -d 'Which game of a file with several, counted from 1; by default the first' -r
complete -c komadai -n "__fish_komadai_using_subcommand print" -l sheet -d 'What to print' -r -f -a "score\t'All moves with their times'
handout\t'Diagrams with room for notes'"
complete -c komadai -n "__fish_komadai_using_subcommand print" -l every -d 'A diagram after every N moves and one at the end, for handouts; by default after every 20' -r
complete -c komadai -n "__fish_komadai_using_subcommand print" -l plies -d 'Diagrams after these numbers of moves, for handouts' -r
complete -c komadai -n "__fish_komadai_using_subcommand print" -l lang -d 'The language of the output' -r -f -a "en\t'English'
ja\t'Japanese'"
complete -c komadai -n "__fish_komadai_using_subcommand print" -l notation -d 'How to write moves; by default as is usual in the language' -r -f -a "japanese\t'７六歩'
digits\t'７６歩'
hodges\t'P-7f'
hosking\t'P-76'"
complete -c komadai -n "__fish_komadai_using_subcommand print" -l address -d 'The address at which people find the games of the hall, printed on score sheets as a QR code' -r
complete -c komadai -n "__fish_komadai_using_subcommand print" -l size -d 'The width of a page in pixels, for PNG' -r
complete -c komadai -n "__fish_komadai_using_subcommand print" -s o -l out -d 'The file for the pages, ending in .pdf, .svg or .png; SVG and PNG get a file for each page, OUT-1, OUT-2 …' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand print" -l force -d 'Replace existing files'
complete -c komadai -n "__fish_komadai_using_subcommand print" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand event" -l results -d 'How to print the results: text in aligned columns for the notice board, one round at a time, or csv with every game of every round for other programs' -r -f -a "text\t'A round, for the notice board'
csv\t'Everything, for other programs'"
complete -c komadai -n "__fish_komadai_using_subcommand event" -l players -d 'Enter the players of a list (CSV), and tell first what is odd in it' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand event" -l print -d 'Print lists and sheets, into the file that --out names: pairings or results for the wall, slips for results, numbers for the tables, score sheets with the names filled in, or the standings with the cross table' -r -f -a "round\t'The pairings of a round, or its results'
slips\t'A slip for the result of every table'
tables\t'The numbers of the tables'
scores\t'A score sheet for every table'
standings\t'The standings with the cross table'"
complete -c komadai -n "__fish_komadai_using_subcommand event" -s o -l out -d 'The file for the pages, ending in .pdf, .svg or .png; SVG and PNG get a file for each page, OUT-1, OUT-2 …' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand event" -l address -d 'The address at which people find the games of the hall, printed as a QR code' -r
complete -c komadai -n "__fish_komadai_using_subcommand event" -l round -d 'The number of the round; for results and prints by default the one being played, or the last one while the next is not paired' -r
complete -c komadai -n "__fish_komadai_using_subcommand event" -l seed -d 'What lots are drawn with: the same number gives the same pairings' -r
complete -c komadai -n "__fish_komadai_using_subcommand event" -l lang -d 'The language of the output, for text' -r -f -a "en\t'English'
ja\t'Japanese'"
complete -c komadai -n "__fish_komadai_using_subcommand event" -l pair -d 'Propose the pairings of a round, each with its reason; by default of the next one'
complete -c komadai -n "__fish_komadai_using_subcommand event" -l standings -d 'Print the standings and the cross table, by default after the last round'
complete -c komadai -n "__fish_komadai_using_subcommand event" -l check -d 'Check the file: whether everybody is paired once, nobody twice, and every game has its result'
complete -c komadai -n "__fish_komadai_using_subcommand event" -l force -d 'Replace existing files'
complete -c komadai -n "__fish_komadai_using_subcommand event" -l write -d 'Write into the file what was proposed; without this, nothing is changed'
complete -c komadai -n "__fish_komadai_using_subcommand event" -l json -d 'Print a JSON object'
complete -c komadai -n "__fish_komadai_using_subcommand event" -l csv -d 'Print the standings as a list for other programs'
complete -c komadai -n "__fish_komadai_using_subcommand event" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand publish" -l to -d 'The folder of the site: a new or an empty one, or one that was written by this command' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand publish" -l delay -d 'How many minutes later than in the hall everything is told; only with --watch' -r
complete -c komadai -n "__fish_komadai_using_subcommand publish" -l title -d 'What stands above the tables; by default what the event is called' -r
complete -c komadai -n "__fish_komadai_using_subcommand publish" -l address -d 'The address at which people find the site; it is shown there as a QR code' -r
complete -c komadai -n "__fish_komadai_using_subcommand publish" -l event -d 'An event file, whose pairings and standings are published as well' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand publish" -l lang -d 'The language of the site' -r -f -a "en\t'English'
ja\t'Japanese'"
complete -c komadai -n "__fish_komadai_using_subcommand publish" -l watch -d 'Go on until somebody stops it (Ctrl+C), and write whatever changes'
complete -c komadai -n "__fish_komadai_using_subcommand publish" -l whole-records -d 'Publish the arbiter\'s log, variations and every line of the records\' headers as well'
complete -c komadai -n "__fish_komadai_using_subcommand publish" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand engine" -l timeout -d 'How many seconds it may take in all [default: 30, and 10 of silence]' -r
complete -c komadai -n "__fish_komadai_using_subcommand engine" -l lang -d 'The language of the words' -r -f -a "en\t'English'
ja\t'Japanese'"
complete -c komadai -n "__fish_komadai_using_subcommand engine" -l json -d 'Print a JSON object'
complete -c komadai -n "__fish_komadai_using_subcommand engine" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l option -d 'An option of the engine to set; can be given several times' -r
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l movetime -d 'How many milliseconds it may think about each place; 1000 if nothing else is said' -r
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l nodes -d 'How many positions it may look at for each place' -r
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l depth -d 'How many moves ahead it looks at each place' -r
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l multipv -d 'How many of the best lines are wanted' -r
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l timeout -d 'How many seconds it may take to get ready, also if it says nothing meanwhile [default: 10 of silence, 60 at work]' -r
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l jobs -d 'How many engines work at the same time, each on another file' -r
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -s o -d 'The file for the record with the evaluations, if there is one record' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l into -d 'The folder for the records with the evaluations. Folders within a folder are kept' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l lang -d 'The language of the words' -r -f -a "en\t'English'
ja\t'Japanese'"
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l engine -d 'The engine: its program, and all the program\'s arguments. Comes last' -r
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l json -d 'Print a JSON object for each place and one for each file, one on a line'
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -l force -d 'Write over files that are there already; never when not everything could be read'
complete -c komadai -n "__fish_komadai_using_subcommand analyse" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand index" -l store -d 'The folder for the index; by default the system\'s for what can be made again' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand index" -l stats -d 'Say how much the index holds, and where it lies'
complete -c komadai -n "__fish_komadai_using_subcommand index" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand find" -l index -d 'Folders of records' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand find" -l sfen -d 'A position in SFEN, in one argument or several, or `startpos`' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l pattern -d 'A pattern: an SFEN in which ? is any piece, ^ any Black one, v any White one, . any square and * the rest of a rank' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l castle -d 'A castle or an opening by its name, such as 矢倉 or "Silver Crown", of either player' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l castles -d 'A file with more castles, written as those that come with the program' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand find" -l plies -d 'Only after so many moves: 20, 10-40, 10- or -40' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l lasting -d 'Only where it stays so for so many further moves' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l player -d 'Only games of this player; may be given twice' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l as -d 'On which side the first player named sits' -r -f -a "black\t'☗'
white\t'☖'"
complete -c komadai -n "__fish_komadai_using_subcommand find" -l event -d 'Only games of this event' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l years -d 'Only games of these years: 2026, 2020-2026, 2020- or -2026' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l handicap -d 'Only games with this handicap, such as 二枚落ち or “two pieces”' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l result -d 'Only games that ended so: black, white or none for who won; won or lost by the player named first; or the reason, such as repetition' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l rank -d 'Only games in which a player, or the one named first, has this rank, such as 五段' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l words -d 'Only games in whose comments this stands; may be given several times' -r
complete -c komadai -n "__fish_komadai_using_subcommand find" -l to -d 'Write the games in which it is found into a new file, whose extension says how: csv or jsonl for a table, kif for one collection of records' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand find" -l store -d 'The folder of the index; by default the system\'s for what can be made again' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand find" -l mirrored -d 'Also with left and right exchanged'
complete -c komadai -n "__fish_komadai_using_subcommand find" -l turned -d 'Also with the colours exchanged and the board turned'
complete -c komadai -n "__fish_komadai_using_subcommand find" -l without-hands -d 'Whatever is in hand'
complete -c komadai -n "__fish_komadai_using_subcommand find" -l json -d 'Print a JSON object'
complete -c komadai -n "__fish_komadai_using_subcommand find" -l moves -d 'Print the moves that were played there, and how these games ended'
complete -c komadai -n "__fish_komadai_using_subcommand find" -l duplicates -d 'Print the games that are there twice, and those with whose moves another one begins'
complete -c komadai -n "__fish_komadai_using_subcommand find" -l names -d 'Print the names of players that differ only in spaces, capitals, titles and ranks, with how often each occurs'
complete -c komadai -n "__fish_komadai_using_subcommand find" -l no-update -d 'Do not read what is new or has changed: it is left out, and counted'
complete -c komadai -n "__fish_komadai_using_subcommand find" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand table" -l to -d 'The file to write, whose extension, jsonl or csv, says how; `jsonl` or `csv` alone prints the table' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand table" -s h -l help -d 'Print help'
complete -c komadai -n "__fish_komadai_using_subcommand mate" -l ply -d 'The position after this move of each record, instead of the one that was set up' -r
complete -c komadai -n "__fish_komadai_using_subcommand mate" -l tree -d 'Write the mate with every defence into this file, as a record with variations' -r -F
complete -c komadai -n "__fish_komadai_using_subcommand mate" -l plies -d 'The longest mate that counts as missed' -r
complete -c komadai -n "__fish_komadai_using_subcommand mate" -l nodes -d 'How many positions may be looked at for each answer [default: 1000000; for each position of a game 50000]' -r
complete -c komadai -n "__fish_komadai_using_subcommand mate" -l memory -d 'How many megabytes may be used to remember them' -r
complete -c komadai -n "__fish_komadai_using_subcommand mate" -l force -d 'Replace that file if it exists'
complete -c komadai -n "__fish_komadai_using_subcommand mate" -l game -d 'Look through whole games for mates that were missed'
complete -c komadai -n "__fish_komadai_using_subcommand mate" -l json -d 'Print a JSON object for each position, one per line'
complete -c komadai -n "__fish_komadai_using_subcommand mate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand tsume; and not __fish_seen_subcommand_from check help" -s h -l help -d 'Print help'
complete -c komadai -n "__fish_komadai_using_subcommand tsume; and not __fish_seen_subcommand_from check help" -f -a "check" -d 'Say whether problems are sound: one mate, and no piece left in hand'
complete -c komadai -n "__fish_komadai_using_subcommand tsume; and not __fish_seen_subcommand_from check help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c komadai -n "__fish_komadai_using_subcommand tsume; and __fish_seen_subcommand_from check" -l nodes -d 'How many positions may be looked at for the mate, and again for all other moves' -r
complete -c komadai -n "__fish_komadai_using_subcommand tsume; and __fish_seen_subcommand_from check" -l memory -d 'How many megabytes may be used to remember them' -r
complete -c komadai -n "__fish_komadai_using_subcommand tsume; and __fish_seen_subcommand_from check" -l json -d 'Print a JSON object for each problem, one per line'
complete -c komadai -n "__fish_komadai_using_subcommand tsume; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c komadai -n "__fish_komadai_using_subcommand tsume; and __fish_seen_subcommand_from help" -f -a "check" -d 'Say whether problems are sound: one mate, and no piece left in hand'
complete -c komadai -n "__fish_komadai_using_subcommand tsume; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "perft" -d 'Count the sequences of moves of a given length from a position'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "check" -d 'Check records, and report how they end and what is wrong with them'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "judge" -d 'Report how games end under the rules, whatever their records say'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "convert" -d 'Write records in another format'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "image" -d 'Draw a position of a record as a picture'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "print" -d 'Print a record: a score sheet, or a handout with diagrams and room for notes'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "event" -d 'Run an event: print its results and standings, propose the pairings of a round, enter players, check its file'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "publish" -d 'Publish a hall: write its tables as a site that phones can follow'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "engine" -d 'Try an engine (USI): whether it can be used, and what is wrong with it'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "analyse" -d 'Let an engine evaluate every position of records'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "index" -d 'Read folders of records into an index, so that positions are found at once'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "find" -d 'Find positions, patterns and games in folders of records, and what was played there'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "table" -d 'Write every position of records into a table, for databases'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "mate" -d 'Look for a mate by checks, the shortest one against the longest defence'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "tsume" -d 'Mating problems: say whether they are sound'
complete -c komadai -n "__fish_komadai_using_subcommand help; and not __fish_seen_subcommand_from perft check judge convert image print event publish engine analyse index find table mate tsume help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c komadai -n "__fish_komadai_using_subcommand help; and __fish_seen_subcommand_from tsume" -f -a "check" -d 'Say whether problems are sound: one mate, and no piece left in hand'
