#!/bin/sh
# The audience display on a second screen that is pulled out and plugged in again: a real X server with two screens
# that nobody sees, a window manager, the real program. It takes pictures into the folder named first and fails when
# the program ends, or the display is not where it can be closed. Needs Xorg with the dummy driver, xrandr, openbox,
# xdotool and ImageMagick (Debian: xserver-xorg-video-dummy x11-xserver-utils openbox xdotool imagemagick), and rights
# to start an X server. About a minute.
#
#   cargo build && sh tests/screens/two_screens.sh pictures [program] [number of the X display]
set -eu
# shellcheck source=tests/screens/server.sh
. "$(dirname -- "$0")/server.sh"
screen_of "3200 1080" >"$work/xorg.conf"
serve

# What `cvt 1280 800` and `cvt 1920 1080` print.
xrandr --newmode main 83.50 1280 1352 1480 1680 800 803 809 831
xrandr --newmode hall 173.00 1920 2048 2248 2576 1080 1083 1088 1120
xrandr --addmode DUMMY0 main
xrandr --addmode DUMMY1 hall
xrandr --output DUMMY0 --mode main --pos 0x0 --primary
plug() { xrandr --output DUMMY1 --mode hall --right-of DUMMY0; }
plug
openbox >/dev/null 2>&1 &
manager=$!
sleep 1
"$program" >"$work/komadai.out" 2>&1 &
komadai=$!

lives() { kill -0 "$komadai" 2>/dev/null || { cat "$work/komadai.out"; echo "the program has ended" >&2; exit 1; }; }
named() { xdotool search --onlyvisible --name "$1" 2>/dev/null | tail -1 || true; }
wait_for() { for _ in $(seq 60); do [ -n "$(named "$1")" ] && return; lives; sleep 0.5; done; echo "no $1" >&2; exit 1; }
picture() { import -window root "$pictures/$1.png"; }
# Where the display lies, as "x y width height".
place() { xdotool getwindowgeometry --shell "$(named 'audience display')" | sed -n 's/^\(X\|Y\|WIDTH\|HEIGHT\)=//p' | tr '\n' ' '; }
expect() {
    for _ in $(seq 30); do [ "$(place)" = "$2 " ] && { echo "$1: $(place)"; return; }; lives; sleep 0.5; done
    echo "$1: the display is at $(place)instead of $2" >&2
    xrandr --listmonitors >&2
    xprop -id "$(named 'audience display')" _NET_WM_STATE >&2 || true
    picture failed
    exit 1
}
# The display has to lie where its title and its closing button can be reached: on the screen that is left.
reachable() {
    for _ in $(seq 30); do
        set -- "$1" $(place)
        [ "$2" -ge 0 ] && [ "$2" -lt 1180 ] && [ "$3" -ge 0 ] && [ "$3" -lt 700 ] && { echo "$1: $(place)"; return; }
        lives; sleep 0.5
    done
    echo "$1: the display cannot be reached at $(place)" >&2
    exit 1
}
# It fills no screen that is not its own: the players' window would lie under it.
window_again() {
    for _ in $(seq 30); do
        xprop -id "$(named 'audience display')" _NET_WM_STATE | grep -q FULLSCREEN && { lives; sleep 0.5; continue; }
        # It stays so.
        sleep 5
        xprop -id "$(named 'audience display')" _NET_WM_STATE | grep -q FULLSCREEN || { echo "$1: a window at $(place)"; return; }
    done
    echo "$1: the display still fills a screen" >&2
    exit 1
}
main() { xdotool windowactivate --sync "$window"; }

wait_for 'Komadai'
window=$(named 'Komadai')
sleep 4
main
xdotool key --delay 200 ctrl+n
sleep 3
xdotool key Return
sleep 3
main
xdotool key F9
wait_for 'audience display'
sleep 3
main
xdotool key shift+F9
expect 'on the second screen' '1280 0 1920 1080'
sleep 1
picture 1-two-screens
for round in 1 2 3; do
    xrandr --output DUMMY1 --off
    reachable "pulled out ($round)"
    # Once so long that it becomes a window, then so short that nobody has noticed yet.
    [ "$round" = 1 ] && window_again "pulled out ($round)" && sleep 1 && picture 2-pulled-out
    plug
    # After a while it is opened anew: X goes on naming the screen, and it was sent back in vain.
    if [ "$round" = 1 ]; then
        sleep 3 && main && xdotool key F9 && sleep 2 && main && xdotool key F9
        expect "plugged in again ($round)" '1280 0 1920 1080'
        picture 3-plugged-in
    else
        # It is back on its screen, or a window: whichever, it does not lie over the window of the players.
        sleep 7
        lives
        [ "$(place)" = '1280 0 1920 1080 ' ] || window_again "plugged in again ($round)"
    fi
done
xrandr --output DUMMY1 --off
reachable 'pulled out'
window_again 'pulled out'
display=$(named 'audience display')
xdotool windowactivate --sync "$display"
xdotool key F9
for _ in $(seq 20); do [ -z "$(named 'audience display')" ] && break || sleep 0.5; done
[ -z "$(named 'audience display')" ] || { echo 'the display was not closed' >&2; exit 1; }
lives
picture 4-closed
echo 'closed; the game goes on'
