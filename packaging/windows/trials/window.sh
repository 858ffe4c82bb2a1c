#!/bin/sh
# The window as somebody uses it, who may not write everywhere: with the mouse, the keyboard and the system's dialogs. The pictures
# in $out are to be looked at.
set -u
if [ "$(id -u)" = 0 ]; then
    id player >/dev/null 2>&1 || useradd --create-home player
    mkdir -p "$out"
    chown player "$out"
    exec setpriv --reuid player --regid player --init-groups env HOME=/home/player WINEPREFIX=/home/player/wine sh "$0"
fi
. "$(dirname "$0")/lib.sh"
wine_home
light_up 95 1440x900
komadai=$users/AppData/Roaming/komadai/config/settings.ron
journals=$users/AppData/Local/komadai/data/journals
records=$HOME/大会
rm -rf "$records"
mkdir -p "$records"
cd "$HOME" || exit 2

# Opens the program, at the upper left and as large as it is without a word from anybody; $window is its number.
open() { # [record]
    before=$(windows Komadai)
    wine "$program" "$@" >>"$out/said" 2>&1 &
    for _ in $(seq 300); do
        window=$(windows Komadai | grep -vxF "${before:-none}" | tail -n 1)
        [ -z "$window" ] || break
        sleep 0.4
    done
    sleep 6
    xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800 2>/dev/null
    sleep 2
    to_front "$window"
}

windows() { # <words in the title>
    xdotool search --onlyvisible --name "$1" 2>/dev/null
}

to_front() { # <window>
    xdotool windowactivate --sync "$1" 2>/dev/null
    sleep 1
}

keys() { # <key…>
    for key in "$@"; do
        xdotool key --clearmodifiers "$key"
        sleep 1
    done
}

click() { # <x> <y>
    xdotool mousemove --window "$window" "$1" "$2"
    sleep 0.5
    xdotool click 1
    sleep 1
}

# The middle of a square: files from the right, ranks from the top.
square() { # <file> <rank>
    click $(((8230 - 659 * $1) / 10)) $(((573 + 717 * $2) / 10))
}

move() { # <file> <rank> <file> <rank>
    square "$1" "$2"
    square "$3" "$4"
}

command() { # <words> : by its name
    keys ctrl+k
    sleep 2
    xdotool type --delay 60 "$1"
    sleep 1
    keys Return
}

# The record on the board, as another program would get it.
record() {
    keys ctrl+c
    timeout 10 xclip -selection clipboard -out 2>/dev/null | tr -d '\r'
}

# A name is put into the system's dialog, whatever keyboard there is.
answer() { # <title of the dialog> <path>
    main=$window
    await_window "$1"
    dialog=$window
    window=$main
    printf %s "Z:$2" | tr / '\\' | xclip -selection clipboard -in
    sleep 1
    to_front "$dialog"
    keys ctrl+a ctrl+v
    picture "dialog-$(basename "$2")"
    keys Return
    sleep 3
}

save_as() { # <path>
    to_front "$window"
    keys ctrl+shift+s
    answer 'Save the record' "$1"
}

# How long a record is; nothing counts as 0.
moves_in() { # <file>
    plies=$("$linux" check --json "$1" 2>/dev/null | sed -n 's/.*"plies":\([0-9]*\).*/\1/p')
    echo "${plies:-0}"
}

# What the program finds when it starts: two Japanese names, and this many minutes before the byoyomi.
settings() { # <language> <minutes> [more]
    mkdir -p "$(dirname "$komadai")"
    side="(minutes:$2,byoyomi_seconds:20)"
    cat >"$komadai" <<END
(language:Some($1),sound:false,${3-}new_game:(names:("佐藤","鈴木"),clocks:($side,$side)))
END
}

begin_game() {
    keys ctrl+n Return
    sleep 3
}

anew() {
    kill_program
    rm -rf "$journals" "$(dirname "$komadai")"
}

anew
settings English 0
open
picture start
say "it starts" "$(titles | tr '\n' ';')" '[ -n "$window" ]'

begin_game
move 7 7 7 6
move 3 3 3 4
move 8 8 2 2
picture promotion
square 2 2
move 3 1 2 2
click 862 512
square 5 5
picture game
said=$(record)
say "a game is played with the mouse" "$(printf %s "$said" | grep -c '^ *[0-9]')" \
    'printf %s "$said" | grep -q "^ *5 ５五角打"'
say "a piece promotes" "$(printf %s "$said" | sed -n 's/^ *\(3 [^ (]*\).*/\1/p')" 'printf %s "$said" | grep -q "^ *3 ２二角成"'
sleep 25
picture out-of-time
said=$(record)
say "whoever lets the byoyomi pass has lost" "$(printf %s "$said" | grep -m 1 切れ)" 'printf %s "$said" | grep -q "^ *6 切れ負け"'
save_as "$records/第一局.kif"
plies=$(moves_in "$records/第一局.kif")
say "a game is saved under a Japanese name" "$(ls "$records" | tr '\n' ' '): $plies" '[ "$plies" = 5 ]'
keys alt+F4
sleep 4
say "Alt+F4 closes it" "$(windows Komadai | wc -l) windows" '[ -z "$(windows Komadai)" ]'

open
keys ctrl+o
answer 'Open a record' "$records/第一局.kif"
sleep 3
say "it is opened from there" "$(titles | tr '\n' ';')" 'titles | grep -q 第一局'
keys Home Right
move 8 3 8 4
move 2 7 2 6
picture branches
keys ctrl+s
sleep 3
say "moves on the board become branches, and are saved" "$(grep -ac '^.*2 ' "$records/第一局.kif")" \
    '"$linux" convert --to kifu --out "$HOME/read" "$records/第一局.kif" >/dev/null 2>&1; grep -q 変化：2手 "$HOME/read/第一局.kifu"'
keys ctrl+z
one=$(record)
keys ctrl+y
two=$(record)
say "Ctrl+Z takes a branch back, Ctrl+Y brings it again" "$(printf %s "$two" | grep -c 変化)" '[ "$one" != "$two" ]'
keys ctrl+s
command dark
sleep 2
picture dark
keys ctrl+q
sleep 6
say "it is left with a key" "$(windows Komadai | wc -l) windows" '[ -z "$(windows Komadai)" ]'
open
picture dark-again
say "settings are kept" "$(grep -o 'theme: *[A-Za-z]*' "$komadai" | head -n 1)" 'grep -q "theme: *Dark" "$komadai"'

mkdir -p "$records/禁止"
chmod 555 "$records/禁止"
keys ctrl+o
answer 'Open a record' "$records/第一局.kif"
sleep 2
save_as "$records/禁止/a.kif"
picture no-permission
say "a folder in which nobody may write is refused" "$(ls "$records/禁止" | wc -l) files" '[ ! -e "$records/禁止/a.kif" ] && [ -n "$(windows Komadai)" ]'
keys Return Escape Escape
cp "$records/第一局.kif" "$records/readonly.kif"
chmod 444 "$records/readonly.kif"
sum=$(sum "$records/readonly.kif")
save_as "$records/readonly.kif"
keys Return
sleep 2
picture read-only
say "a read-only file stays as it is" "$(ls -l "$records/readonly.kif" | cut -c 1-10)" '[ "$(sum "$records/readonly.kif")" = "$sum" ]'
keys Escape Escape
save_as "$records/a?b.kif"
picture forbidden-name
# The dialog stays open; Windows says why, Wine does not.
keys Escape Escape
say "a name that Windows forbids is no file" "$(ls "$records" | tr '\n' ' ')" '! ls "$records" | grep -q "^a" && [ -n "$(windows Komadai)" ]'
save_as "$records/第二局.kifu"
say "the ending that was typed is the one that it gets" "$(ls "$records" | tr '\n' ' ')" \
    '[ -s "$records/第二局.kifu" ] && [ ! -e "$records/第二局.kifu.kif" ]'
kill_program

long=$(printf 'long folder %.0s' $(seq 16))
mkdir -p "$records/$long/$long"
cp "$records/第二局.kifu" "$records/$long/$long/game.kifu"
sum=$(sum "$records/$long/$long/game.kifu")
open "$records/$long/$long/game.kifu"
keys Home
move 9 7 9 6
keys ctrl+s
sleep 3
picture long-path
say "a record with a path of $(printf %s "$records/$long/$long/game.kifu" | wc -m) letters is opened and saved" \
    "$(ls "$records/$long/$long" | tr '\n' ' ')" '[ "$(sum "$records/$long/$long/game.kifu")" != "$sum" ]'

anew
settings English 15
open
begin_game
move 7 7 7 6
move 3 3 3 4
move 2 7 2 6
sleep 4
picture before-the-kill
kill_program
say "a game that is killed is written down" "$(ls "$journals" | tr '\n' ' ')" '[ "$(ls "$journals"/*.journal | wc -l)" = 1 ]'
open
picture after-the-kill
keys Tab Tab Return
sleep 3
picture taken-up
said=$(record)
say "and is taken up at the next start, in the same journal" "$(printf %s "$said" | grep -c '^ *[0-9]* [^ ]*(') moves" \
    'printf %s "$said" | grep -q "^ *3 ２六歩" && [ "$(ls "$journals"/*.journal | wc -l)" = 1 ]'

first=$window
open
second=$window
picture second-window
begin_game
move 5 7 5 6
say "a second window has a game of its own" "$(ls "$journals"/*.journal | wc -l) journals" '[ "$(ls "$journals"/*.journal | wc -l)" = 2 ]'
keys ctrl+equal
to_front "$first"
window=$first
command dark
sleep 3
say "neither undoes the settings of the other" "$(grep -o 'theme: *[A-Za-z]*\|text_percent: *[0-9]*' "$komadai" | tr '\n' ' ')" \
    'grep -q "theme: *Dark" "$komadai" && grep -q "text_percent: *110" "$komadai"'
to_front "$first"
keys F9
await_window 'audience display'
picture audience
say "the audience display opens" "$(titles | tr '\n' ';')" 'titles | grep -q "audience display"'

anew
hall=$HOME/会場
rm -rf "$hall"
mkdir -p "$hall"
shared=$(printf '"Z:%s"' "$hall" | sed 's,/,\\\\,g')
share() { # <table>
    settings English 15 "hall:(shared_in:Some($shared),table:$1),"
}
share 1
open
first=$window
begin_game
move 7 7 7 6
share 2
open
second=$window
begin_game
move 2 7 2 6
settings English 15 "hall:(watched:Some($shared)),"
open
keys F10
picture hall-dialog
reader=$window
click 796 641
sleep 6
picture hall
for pair in "3 3 3 4" "6 7 6 6" "4 3 4 4" "9 7 9 6"; do
    for window in $first $second; do
        to_front "$window"
        # shellcheck disable=SC2086 # four numbers
        move $pair
    done
done
sleep 4
to_front "$(windows 'hall view')"
sleep 6
picture hall-later
say "two tables are written into a hall and followed by a third window" "$(ls -A "$hall" | tr '\n' ' ')" \
    '[ "$(moves_in "$hall/table-01.kifu")" -ge 4 ] && [ "$(moves_in "$hall/table-02.kifu")" -ge 2 ]'

anew
settings Japanese 15
open
picture start-ja
keys ctrl+n
picture new-game-ja
keys Return
sleep 2
move 7 7 7 6
picture game-ja
keys ctrl+comma
sleep 2
picture settings-ja
kill_program
exit $failed
