#!/bin/bash
# What happens to the real window when it is killed, loses its screen, fails, is stopped, or the wall clock jumps: repeatable, on
# a screen of its own. Needs Xvfb, xdotool and, for the jumps, libfaketime; prints one line for each trial and ends with 1 if one failed.
#
#   cargo test --no-run --test journals && tests/journals/window_trials.sh [PROGRAM]
#
# It wants a debug build, which the tests make as well: one that is built for use fails on no demand.
set -u
program=$(realpath "${1:-${CARGO_TARGET_DIR:-target}/debug/komadai}")
[ -x "$program" ] || { echo "no program at $program" >&2; exit 2; }
home=$(mktemp -d)
# The first screen that nobody has.
number=90
while [ -e "/tmp/.X$number-lock" ]; do number=$((number + 1)); done
export DISPLAY=:$number HOME=$home LANG=C.UTF-8 XDG_RUNTIME_DIR=$home
unset WAYLAND_DISPLAY LC_ALL XDG_STATE_HOME XDG_CONFIG_HOME XDG_DATA_HOME
# Without -noreset a server that loses its last client begins anew, and may drop the next one.
light_up() { Xvfb "$DISPLAY" -screen 0 1280x800x24 -noreset >/dev/null 2>&1 & screen=$!; sleep 2; }
light_up
trap 'kill -9 ${window:-} 2>/dev/null; kill $screen; rm -rf "$home"' EXIT
failed=0
journals=$home/.local/state/komadai/journals
reports=$home/.local/state/komadai/reports

open() { # [VARIABLE=VALUE…]
    env "$@" "$program" >"$home/out" 2>&1 & window=$!
    for _ in $(seq 100); do
        id=$(xdotool search --onlyvisible --pid "$window" 2>/dev/null | tail -1)
        [ -n "$id" ] && break
        sleep 0.2
    done
    sleep 3
    xdotool windowmove "$id" 0 0 windowsize "$id" 1280 800 windowfocus "$id" 2>/dev/null
    sleep 1
}

keys() { for key in "$@"; do xdotool key --clearmodifiers "$key"; sleep 0.7; done; }
gone() { kill -"${1:-KILL}" "$window" 2>/dev/null; wait "$window" 2>/dev/null; }
lines() { cat "$journals"/*.journal 2>/dev/null | grep -c "$1"; }
say() { # <trial> <what was found> <condition that holds>
    if eval "$3"; then echo "passed: $1 ($2)"; else echo "FAILED: $1 ($2)"; failed=1; fi
}
# The buttons that do something are reached by going back from the last one.
begin_clock() { keys F6; sleep 1; keys shift+Tab shift+Tab Return; sleep 1; keys space; sleep 3; keys space; sleep 2; }
latest() { grep -ho '"Beat":[0-9]*\|"at":[0-9]*' "$journals"/*.journal | tail -1 | tr -dc 0-9; }
anew() { rm -rf "$home/.local" "$home/.config"; }

# A clock alone, killed.
open; begin_clock; gone
presses=$(lines '"Press"')
say "a clock alone that is killed is written down" "$presses presses" '[ "$presses" = 2 ]'
open; keys shift+Tab shift+Tab Return; sleep 1; gone
absences=$(lines '"Absence"')
say "and is taken up at the next start" "$absences taken up" '[ "$absences" -ge 1 ]'

# The graphics are lost with all that was drawn: their server dies.
anew; open; begin_clock
kill -KILL "$screen"; wait "$screen" 2>/dev/null; sleep 2
presses=$(lines '"Press"'); gone; rm -f "/tmp/.X$number-lock"; light_up
say "graphics that are lost take no press with them" "$presses presses" '[ "$presses" = 2 ]'
open; keys shift+Tab shift+Tab Return; sleep 1; gone
absences=$(lines '"Absence"')
say "and the clock is taken up on the next screen" "$absences taken up" '[ "$absences" -ge 1 ]'

# A frame that fails.
anew; rm -f "$home/fail"
open KOMADAI_FAIL_WHEN_THERE="$home/fail"; begin_clock
touch "$home/fail"; sleep 3
running=$(kill -0 "$window" 2>/dev/null && echo yes || echo no); gone
written=$(ls "$reports" 2>/dev/null | wc -l); presses=$(lines '"Press"')
say "a frame that fails leaves a report and the journal" "running: $running, reports: $written, presses: $presses" \
    '[ "$running" = no ] && [ "$written" = 1 ] && [ "$presses" = 2 ]'
named=$(grep -l "$home\|$(id -un)@" "$reports"/* 2>/dev/null | wc -l)
say "the report names no person and no place" "$named with names" '[ "$named" = 0 ]'
open; told=$(ls "$reports"/new-* 2>/dev/null | wc -l); gone
say "the next start tells of the report" "$told untold" '[ "$told" = 0 ]'

# A game that the program dies of when it is shown: the frame fails as long as the mark beside its journal is there.
anew; open; begin_clock; gone
journal=$(ls "$journals"/*.journal)
open KOMADAI_FAIL_WHEN_THERE="$journal.attempt"
running=$(kill -0 "$window" 2>/dev/null && echo yes || echo no); gone
open; running_next=$(kill -0 "$window" 2>/dev/null && echo yes || echo no); gone
left=$(ls "$journals"/*.journal* 2>/dev/null | wc -l); aside=$(ls "$journals"/past/*.journal 2>/dev/null | wc -l)
say "a game that the program dies of is put aside at the next start" \
    "running: $running, then $running_next, left: $left, aside: $aside" \
    '[ "$running" = no ] && [ "$running_next" = yes ] && [ "$left" = 0 ] && [ "$aside" = 1 ]'

# Stopped for a while, and going on.
anew; open; begin_clock
kill -STOP "$window"; sleep 6; kill -CONT "$window"; sleep 3
sleeps=$(lines '"NoteSleep"'); gone
say "a program that was stopped asks whether the while counts" "$sleeps asked" '[ "$sleeps" = 1 ]'

# The calendar jumps: no clock of a game does.
faketime=$(find / -xdev -name 'libfaketimeMT.so.1' 2>/dev/null | head -1)
if [ -n "$faketime" ]; then
    anew; echo +0 >"$home/time"
    open LD_PRELOAD="$faketime" FAKETIME_TIMESTAMP_FILE="$home/time" FAKETIME_NO_CACHE=1 DONT_FAKE_MONOTONIC=1
    begin_clock; before=$(latest)
    echo +3600 >"$home/time"; sleep 3; echo -7200 >"$home/time"; sleep 3
    passed=$((($(latest) - before) / 1000000)); sleeps=$(lines '"NoteSleep"'); gone
    say "a calendar that jumps an hour on and two back moves no clock" "$passed ms passed in 6 s, $sleeps asked" \
        '[ "$passed" -ge 3000 ] && [ "$passed" -le 9000 ] && [ "$sleeps" = 0 ]'
else
    echo "left out: the calendar (libfaketime is not there)"
fi
exit $failed
