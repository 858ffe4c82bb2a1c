# Shared by the trials: each says what it finds, one line a thing, and ends with 1 if anything was not as it should be.
# $program is the program for Windows, $linux the same for Linux, $out a folder for pictures and what else is to be looked at.

failed=0
# Where it finds no screen, Wine asks for one of another kind, and complains in the name of the program. It is not to copy its
# start menu into that of Linux, nor to note that it did.
export XDG_RUNTIME_DIR=/tmp
export WINEPREFIX="${WINEPREFIX:-/wine}" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=;winemenubuilder.exe=d' LIBGL_ALWAYS_SOFTWARE=1
users=$WINEPREFIX/drive_c/users/$(id -un)

# Everything takes longer on a machine that is used for other things as well: $pace times as long.
pace=${KOMADAI_PACE:-1}
pause() { # <seconds>
    for _ in $(seq "$pace"); do
        sleep "$1"
    done
}

say() { # <trial> <what was found> <condition that holds>
    if eval "$3"; then
        printf 'passed: %s (%s)\n' "$1" "$2"
    else
        printf 'FAILED: %s (%s)\n' "$1" "$2"
        failed=1
    fi
}

wine_server() {
    timeout 120 "$(ls /usr/lib/*/wine/wineserver | head -n 1)" "$@"
}

# Wine needs a home of its own, once; half of one knows no links and no dialogs.
wine_home() {
    [ -e "$WINEPREFIX/whole" ] || {
        rm -rf "$WINEPREFIX"
        wineboot -i >/dev/null 2>&1
        wine_server -w
        touch "$WINEPREFIX/whole"
    }
    mkdir -p "$out"
}

# A screen with a manager of windows, by a number that nobody on this machine has.
light_up() { # [width and height]
    # One file for each: what was there before is not read.
    number=$(mktemp)
    Xvfb -displayfd 6 -screen 0 "${1:-1280x800}x24" -noreset >/dev/null 2>&1 6>"$number" &
    for _ in $(seq 50); do
        [ ! -s "$number" ] || break
        pause 0.2
    done
    DISPLAY=:$(cat "$number")
    export DISPLAY
    rm -f "$number"
    openbox >/dev/null 2>&1 &
    pause 1
}

# Waits for a window whose title holds the words; its number is in $window, which is empty if none comes.
await_window() { # <words>
    for _ in $(seq 150); do
        window=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | tail -n 1)
        [ -z "$window" ] || break
        pause 0.4
    done
    pause 3
}

picture() { # <name>
    pause 1
    import -window root "$out/$1.png"
}

titles() {
    xdotool search --onlyvisible --class '' 2>/dev/null | while read -r one; do xdotool getwindowname "$one" 2>/dev/null; done | sort -u
}

# Ends the program as the task manager does: nothing in it runs after that.
kill_program() {
    pkill -KILL -f '[k]omadai\.(exe|com)' || true
    pause 2
}
