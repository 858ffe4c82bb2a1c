#!/bin/sh
# The commands: what they write and say is the same as on Linux, byte by byte, but for the strokes in paths.
set -u
. "$(dirname "$0")/lib.sh"
wine_home
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r /src/tests/records/data "$work/records"
cp -r /src/tests/matches/data/by_the_rules "$work/games"
cd "$work" || exit 2
mkdir hall
cp records/even_game.ki2 hall/table-01.ki2
cp records/nested_variations.kif hall/table-02.kif
cat >club.ron <<END
(version:1,title:"春の会",profile:"fesa",time:(main:(secs:600,nanos:0),counting:Exact,after:Loss))
END
printf 'name,rank,club,also\nSato,2-dan,A,佐藤\nLee,1-dan,B,\nKim,1k,,\n' >players.csv
given=$(find records games hall club.ron players.csv -type f | wc -l)

# Runs the same on both, each in a folder of its own, and compares what was said, what was written and how it ended.
same() { # <name> <argument…>
    name=$1
    shift
    for system in linux windows; do
        rm -rf "$system"
        mkdir "$system"
        cp -r records games hall club.ron players.csv "$system"
        (
            cd "$system" || exit 2
            if [ "$system" = linux ]; then "$linux" "$@"; else wine "$program" "$@"; fi >said 2>complained
            echo $? >ended
            # The strokes of Windows in the names of files, plain or escaped.
            for text in said complained positions.jsonl found.csv; do
                [ ! -e "$text" ] || sed -i 's,\\\\,/,g; s,\\,/,g' "$text"
            done
            # A site says when it was written.
            for text in site/hall.js*; do
                [ ! -e "$text" ] || sed -i 's/"s":[0-9]*,"at":[0-9]*/when/' "$text"
            done
        )
    done
    differ=$(diff -rq linux windows | head -n 3)
    written=$(($(find windows -type f | wc -l) - given - 3))
    say "$name" "$written files written, $(wc -l <windows/said) lines said, ended with $(cat windows/ended)" '[ -z "$differ" ]'
    [ -z "$differ" ] || { echo "$differ"; diff linux/complained windows/complained | head -n 4; }
}

same perft perft startpos 4 --divide
same check check records games
same "check --json" check --json records games
same judge judge records games
same "judge --json in Japanese" judge --json --lang ja records games
for format in kif kifu ki2 ki2u csa csa3 jkf usi sfen bod; do
    same "convert --to $format" convert --to "$format" --out written records games
done
same table table --to positions.jsonl records
same "tsume check" tsume check records
same mate mate records/mating_problem.kif
same "mate --tree" mate --tree solved.kifu records/mating_problem.kif
same "mate --game" mate --game --plies 3 --nodes 2000 records
same "find --moves" find --index records --store ../store --sfen startpos --moves
same "find --to" find --index records --store ../store --result black --to found.csv
same "find --names" find --index records --store ../store --names
same "event --players" event club.ron --players players.csv --write
cp linux/club.ron club.ron
same "event --pair" event club.ron --pair --seed 7 --write
cp linux/club.ron club.ron
same "event --standings in Japanese" event club.ron --standings --lang ja
same "event --print" event club.ron --print slips --out slips.pdf
same publish publish hall --to site --title 春の会
same "a folder that is not there" check nowhere
same "a name that is not there" judge nowhere.kif
for file in even_game.ki2 words.ki2; do
    same "image of $file" image "records/$file" -o picture.png
    same "book page of $file" image "records/$file" --style book -o picture.svg
    same "score sheet of $file" print "records/$file" -o paper.pdf
    same "handout of $file in Japanese" print "records/$file" --sheet handout --lang ja -o paper.pdf
done

# What only Windows does.
mkdir 大会
cp records/even_game.ki2 大会/第一局.ki2
cp records/words.ki2 大会/第二局.ki2
found=$(wine "$program" check '大会\*.ki2' 2>/dev/null | wc -l)
say "wildcards are expanded by the program" "$found records" '[ "$found" = 2 ]'
wine "$program" convert --to kif '大会\第一局.ki2' >/dev/null 2>&1
say "a Japanese name is written" "$(ls 大会 | tr '\n' ' ')" '[ -s 大会/第一局.kif ]'
told=$(wine "$program" convert --to kif --out 'a?b' 'records\words.ki2' 2>&1 >/dev/null | head -n 1)
say "a name that Windows forbids is refused in words" "$told" '[ -n "$told" ] && ! echo "$told" | grep -q "os error"'
long=$(printf 'long folder %.0s' $(seq 16))
mkdir -p "$long/$long"
cp records/words.ki2 "$long/$long/game.ki2"
wine "$program" convert --to kifu "$long\\$long\\game.ki2" >/dev/null 2>&1
say "a path of $(printf %s "$work/$long/$long/game.kifu" | wc -m) letters is read and written" "$(ls "$long/$long" | tr '\n' ' ')" \
    '[ -s "$long/$long/game.kifu" ]'
cp records/words.ki2 shut.ki2
wine "$program" convert --to kif shut.ki2 >/dev/null 2>&1
chmod 444 shut.kif
told=$(wine "$program" convert --force --to kif shut.ki2 2>&1 >/dev/null | head -n 1)
say "a read-only file is kept and said to be one" "$told" 'echo "$told" | grep -q write-protected'
# Whoever reads has gone before the end.
wine "$program" perft startpos 3 --divide 2>"$work/complained" | head -n 1 >/dev/null
say "a reader that goes away is no fault" "$(wc -c <"$work/complained") bytes of complaints" '[ ! -s "$work/complained" ]'
exit $failed
