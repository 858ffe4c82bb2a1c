#!/bin/sh
# What the window costs: until it is there, memory, and the processor while nothing happens; beside an empty window
# of the same kind (target/release/examples/startup), and beside other programs where they are installed:
#     apt install xshogi gpsshogi-viewer shogivar
# usage: sh benches/window.sh [PROGRAM]      Needs Xvfb and xdotool. About three minutes.
set -eu
PATH="$PATH:/usr/games"
program=${1:-target/release/komadai}
empty=$(dirname -- "$program")/examples/startup
home=$(mktemp -d)
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" XDG_STATE_HOME="$home/state" LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY
Xvfb :77 -screen 0 1280x800x24 -noreset >/dev/null 2>&1 &
server=$!
export DISPLAY=:77
trap 'kill $server; rm -rf "$home"' EXIT
sleep 2

now() { date +%s%N; }
wait_for_window() { # ten seconds at most
    deadline=$(($(now) + 10000000000))
    until xdotool search --onlyvisible --name . >/dev/null 2>&1; do
        [ "$(now)" -lt "$deadline" ] || return 1
        sleep 0.005
    done
}
ticks() { awk '{print $14 + $15}' "/proc/$1/stat"; }
percent_over() { # <pid> <seconds>
    before=$(ticks "$1")
    sleep "$2"
    echo "$before $(ticks "$1") $2 $(getconf CLK_TCK)" | awk '{printf "%.2f %%", ($2 - $1) * 100 / $4 / $3}'
}
memory_of() { awk '/^Pss:/ {printf "%.0f MB", $2 / 1000}' "/proc/$1/smaps_rollup"; }

time_starts() { # <name> <program …>
    name=$1
    shift
    command -v "$1" >/dev/null 2>&1 || return 0
    times=
    # The first run warms the disk up.
    for run in 0 1 2 3 4 5; do
        started=$(now)
        "$@" >/dev/null 2>&1 &
        pid=$!
        wait_for_window || { kill "$pid" 2>/dev/null; echo "$name opens no window here"; return 0; }
        [ "$run" -eq 0 ] || times="$times $((($(now) - started) / 1000000))"
        sleep 1
        held=$(memory_of "$pid")
        kill "$pid"
        wait "$pid" 2>/dev/null || true
        # What was started by what we started goes as well.
        pkill -P $$ -x "$(basename -- "$1")" 2>/dev/null || true
        sleep 0.3
    done
    echo "$name: start → window, ms, five warm runs:$(printf ' %s' $times); memory after 1 s (PSS): $held"
}

time_starts "an empty window" "$empty" empty
time_starts Komadai "$program"
time_starts xshogi xshogi
time_starts gpsshogi-viewer gpsshogi-viewer
time_starts shogivar shogivar

"$program" >/dev/null 2>&1 &
pid=$!
wait_for_window
sleep 10
echo "memory after 10 s (PSS): $(memory_of "$pid")"
echo "processor, nothing running, 30 s: $(percent_over "$pid" 30)"
window=$(xdotool search --onlyvisible --class komadai | head -n 1)
xdotool windowfocus "$window" key --delay 200 ctrl+n
sleep 1
xdotool key Return
sleep 2
echo "processor, a clock running, 30 s: $(percent_over "$pid" 30)"
kill "$pid"
wait "$pid" 2>/dev/null || true
