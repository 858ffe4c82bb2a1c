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
light_up 1440x900
komadai=$users/AppData/Roaming/komadai/config/settings.ron
journals=$users/AppData/Local/komadai/data/journals
records=$HOME/大会
chmod -R u+w "$records" 2>/dev/null
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
        pause 0.4
    done
    pause 6
    xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800 2>/dev/null
    pause 2
    to_front "$window"
}

windows() { # <words in the title>
    xdotool search --onlyvisible --name "$1" 2>/dev/null
}

to_front() { # <window>
    xdotool windowactivate --sync "$1" 2>/dev/null
    pause 1
}

# The xdotool of sid holds Alt down for function keys by name, but not by number.
keys() { # <key…>
    for key in "$@"; do
        case $key in F9) key=75 ;; F10) key=76 ;; esac
        xdotool key --clearmodifiers "$key"
        pause 1
    done
}

click() { # <x> <y>
    xdotool mousemove --window "$window" "$1" "$2"
    pause 0.5
    xdotool click 1
    pause 1
}

# The middle of a square: files from the right, ranks from the top.
square() { # <file> <rank>
    click $(((8230 - 659 * $1) / 10)) $(((573 + 717 * $2) / 10))
}

move() { # <file> <rank> <file> <rank>
    square "$1" "$2"
    square "$3" "$4"
}

# Keys come a little later through an input method; by then the modifier would be up again.
held() { # <modifier> <key>
    xdotool keydown "$1"
    pause 0.4
    xdotool key "$2"
    pause 0.4
    xdotool keyup "$1"
    pause 1
}

command() { # <words> : by its name
    held ctrl k
    pause 2
    xdotool type --delay 60 "$1"
    pause 1
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
    pause 1
    to_front "$dialog"
    keys ctrl+a ctrl+v
    picture "dialog-$(basename "$2")"
    keys Return
    pause 3
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
    side="(minutes:$2,byoyomi_seconds:$((20 * pace)))"
    cat >"$komadai" <<END
(language:Some($1),sound:false,${3-}new_game:(names:("佐藤","鈴木"),clocks:($side,$side)))
END
}

begin_game() {
    keys ctrl+n Return
    pause 3
}

anew() {
    kill_program
    rm -rf "$journals" "$(dirname "$komadai")"
}

# The game that was played, or another one.
some_game() {
    [ -s "$records/第一局.kif" ] || {
        cp /src/tests/records/data/even_game_cp932.kif "$records/第一局.kif"
    }
}

# A game by mouse, to its end under byoyomi; saved in the dialog of the system.
play() {
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
    pause 25
    picture out-of-time
    said=$(record)
    say "whoever lets the byoyomi pass has lost" "$(printf %s "$said" | grep -m 1 切れ)" 'printf %s "$said" | grep -q "^ *6 切れ負け"'
    save_as "$records/第一局.kif"
    plies=$(moves_in "$records/第一局.kif")
    say "a game is saved under a Japanese name" "$(ls "$records" | tr '\n' ' '): $plies" '[ "$plies" = 5 ]'
    keys alt+F4
    pause 4
    say "Alt+F4 closes it" "$(windows Komadai | wc -l) windows" '[ -z "$(windows Komadai)" ]'
}

# It is opened, branches and is saved; settings are kept.
review() {
    some_game
    anew
    settings English 0
    open
    keys ctrl+o
    answer 'Open a record' "$records/第一局.kif"
    pause 3
    say "it is opened from there" "$(titles | tr '\n' ';')" 'titles | grep -q 第一局'
    keys Home Right
    move 8 3 8 4
    move 2 7 2 6
    picture branches
    keys ctrl+s
    pause 3
    say "moves on the board become branches, and are saved" "$(grep -ac '^.*2 ' "$records/第一局.kif")" \
        '"$linux" convert --to kifu --out "$HOME/read" "$records/第一局.kif" >/dev/null 2>&1; grep -q 変化：2手 "$HOME/read/第一局.kifu"'
    keys ctrl+z
    one=$(record)
    keys ctrl+y
    two=$(record)
    say "Ctrl+Z takes a branch back, Ctrl+Y brings it again" "$(printf %s "$two" | grep -c 変化)" '[ "$one" != "$two" ]'
    keys ctrl+s
    command dark
    pause 2
    picture dark
    keys ctrl+q
    pause 6
    say "it is left with a key" "$(windows Komadai | wc -l) windows" '[ -z "$(windows Komadai)" ]'
    open
    picture dark-again
    say "settings are kept" "$(grep -o 'theme: *[A-Za-z]*' "$komadai" | head -n 1)" 'grep -q "theme: *Dark" "$komadai"'
}

# What cannot be written is refused in words, and harms nothing.
refusals() {
    some_game
    anew
    settings English 15
    open
    mkdir -p "$records/禁止"
    chmod 555 "$records/禁止"
    keys ctrl+o
    answer 'Open a record' "$records/第一局.kif"
    pause 2
    save_as "$records/禁止/a.kif"
    picture no-permission
    say "a folder in which nobody may write is refused" "$(ls "$records/禁止" | wc -l) files" '[ ! -e "$records/禁止/a.kif" ] && [ -n "$(windows Komadai)" ]'
    keys Return Escape Escape
    cp "$records/第一局.kif" "$records/readonly.kif"
    chmod 444 "$records/readonly.kif"
    sum=$(sum "$records/readonly.kif")
    save_as "$records/readonly.kif"
    keys Return
    pause 2
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
}

# Windows' own limit is 260 letters.
long_path() {
    some_game
    anew
    settings English 15
    long=$(printf ' long folder%.0s' $(seq 16) | cut -c 2-)
    mkdir -p "$records/$long/$long"
    cp "$records/第一局.kif" "$records/$long/$long/game.kif"
    sum=$(sum "$records/$long/$long/game.kif")
    open "$records/$long/$long/game.kif"
    keys Home
    move 9 7 9 6
    keys ctrl+s
    pause 3
    picture long-path
    say "a record with a path of $(printf %s "$records/$long/$long/game.kif" | wc -m) letters is opened and saved" \
        "$(ls "$records/$long/$long" | tr '\n' ' ')" '[ "$(sum "$records/$long/$long/game.kif")" != "$sum" ]'
    kill_program
}

# Killed in the middle of a game.
resume() {
    anew
    settings English 15
    open
    begin_game
    move 7 7 7 6
    move 3 3 3 4
    move 2 7 2 6
    pause 4
    picture before-the-kill
    kill_program
    say "a game that is killed is written down" "$(ls "$journals" | tr '\n' ' ')" '[ "$(ls "$journals"/*.journal | wc -l)" = 1 ]'
    open
    picture after-the-kill
    keys Return
    pause 3
    picture taken-up
    said=$(record)
    say "and is taken up at the next start, in the same journal" "$(printf %s "$said" | grep -c '^ *[0-9]* [^ ]*(') moves" \
        'printf %s "$said" | grep -q "^ *3 ２六歩" && [ "$(ls "$journals"/*.journal | wc -l)" = 1 ]'
}

# Two windows at once, one of them with a display for the audience.
two_windows() {
    anew
    settings English 15
    open
    begin_game
    move 7 7 7 6
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
    pause 3
    say "neither undoes the settings of the other" "$(grep -o 'theme: *[A-Za-z]*\|text_percent: *[0-9]*' "$komadai" | tr '\n' ' ')" \
        'grep -q "theme: *Dark" "$komadai" && grep -q "text_percent: *110" "$komadai"'
    to_front "$first"
    keys F9
    await_window 'audience display'
    picture audience
    say "the audience display opens" "$(titles | tr '\n' ';')" 'titles | grep -q "audience display"'
}

# Two tables write into a hall, a third window follows.
hall() {
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
    pause 6
    picture hall
    for pair in "3 3 3 4" "6 7 6 6" "4 3 4 4" "9 7 9 6"; do
        for window in $first $second; do
            to_front "$window"
            # shellcheck disable=SC2086 # four numbers
            move $pair
        done
    done
    pause 4
    to_front "$(windows 'hall view')"
    pause 6
    picture hall-later
    say "two tables are written into a hall and followed by a third window" "$(ls -A "$hall" | tr '\n' ' ')" \
        '[ "$(moves_in "$hall/table-01.kifu")" -ge 4 ] && [ "$(moves_in "$hall/table-02.kifu")" -ge 2 ] && [ -n "$(windows "hall view")" ]'
}

# How many points at the left edge, from the top, have one colour: 44 where nothing is scaled.
height_of_bar() {
    import -window "$window" txt: | awk -F '[,: ]+' '$1 == 4 { if ($2 == 4) first = $5; if ($2 >= 4 && $5 != first) { print $2; exit } }'
}

# An input method of the screen stands in for that of Windows. Wine reports what Return commits after the composition has ended, and
# the window library passes over it; Windows, and the next word here, do it the other way round.
input_method() {
    some_game
    anew
    settings English 15
    mkdir -p "$HOME/.config/fcitx5/conf"
    echo UseOnTheSpot=True >"$HOME/.config/fcitx5/conf/xim.conf"
    printf '[%s]\n%s\n' Groups/0 DefaultIM=anthy Groups/0/Items/0 Name=keyboard-us Groups/0/Items/1 Name=anthy GroupOrder 0=Default \
        >"$HOME/.config/fcitx5/profile"
    export LC_ALL=ja_JP.UTF-8 XMODIFIERS=@im=fcitx
    fcitx5 >>"$out/said" 2>&1 &
    method=$!
    pause 4
    open "$records/第一局.kif"
    keys End
    command 'write a comment'
    keys ctrl+space
    xdotool type --delay 120 sakura
    pause 1
    picture composed
    keys space
    picture converted
    xdotool type --delay 120 desu
    pause 1
    picture committed
    keys Escape Escape Escape
    held ctrl s
    pause 3
    said=$(iconv -f CP932 -t UTF-8 "$records/第一局.kif" | grep '^\*' | tail -n 1)
    say "Japanese is typed, converted and taken" "$said" 'printf %s "$said" | grep -q 桜'
    kill_program
    kill "$method"
    unset LC_ALL XMODIFIERS
}

# A record is dropped on the window from a file manager, which knows nothing of Windows.
drop() {
    some_game
    anew
    settings English 15
    rm -rf "$HOME/棚"
    mkdir -p "$HOME/棚"
    cp "$records/第一局.kif" "$HOME/棚/落し物.kif"
    open
    main=$window
    xdotool windowsize "$main" 960 800
    pcmanfm --no-desktop "$HOME/棚" >>"$out/said" 2>&1 &
    manager=$!
    await_window 棚
    xdotool windowmove "$window" 1000 0 windowsize "$window" 420 500
    pause 2
    xdotool mousemove --window "$window" 205 105
    pause 1
    xdotool mousedown 1
    for step in $(seq 40); do
        xdotool mousemove_relative -- -18 6
        sleep 0.05
    done
    picture dropping
    xdotool mousemove_relative -- -5 5
    pause 1
    xdotool mouseup 1
    pause 4
    kill "$manager"
    window=$main
    to_front "$main"
    picture dropped
    said=$(record)
    say "a record is opened by dropping it" "$(printf %s "$said" | grep -c '^ *[0-9]') moves" 'printf %s "$said" | grep -q "^ *1 ７六歩"'
    kill_program
}

# What Windows itself is set to.
as_the_system() {
    desktop='HKCU\Control Panel\Desktop'
    themes='HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize'
    anew
    settings English 15
    wine reg add "$themes" /v AppsUseLightTheme /t REG_DWORD /d 0 /f >/dev/null 2>&1
    wine reg add "$desktop" /v LogPixels /t REG_DWORD /d 144 /f >/dev/null 2>&1
    # Wine reads it once, when it starts.
    wine_server -k
    open
    picture system-dark-and-large
    bright=$(import -window "$window" -colorspace gray -resize '1x1!' -format '%[fx:int(100*u)]' info:)
    bar=$(height_of_bar)
    say "it is dark where the system is, and as large" "$bright % of white, the bar has $bar points" '[ "$bright" -lt 40 ] && [ "$bar" -gt 60 ]'
    kill_program
    wine reg add "$desktop" /v LogPixels /t REG_DWORD /d 96 /f >/dev/null 2>&1
    wine reg add "$themes" /v AppsUseLightTheme /t REG_DWORD /d 1 /f >/dev/null 2>&1
}

# The same in Japanese, for whoever looks at the pictures.
japanese() {
    anew
    settings Japanese 15
    open
    picture start-ja
    keys ctrl+n
    picture new-game-ja
    keys Return
    pause 2
    move 7 7 7 6
    picture game-ja
    keys ctrl+comma
    pause 2
    picture settings-ja
    kill_program
}

# Each of them can be tried by itself.
for part in ${KOMADAI_PARTS:-play review refusals long_path resume two_windows hall input_method drop as_the_system japanese}; do
    echo "-- $part"
    $part
done
exit $failed
