#!/bin/sh
# The board under a finger: a real X server with a touch screen that nobody sees, and the real program. A piece is moved
# by two taps, another is dragged, and two fingers enlarge the board and play nothing. It takes pictures into the folder
# named first and fails when the record on the clipboard is not the game that was played. Needs Xorg with the dummy and
# inputtest drivers, xdotool, xclip, ImageMagick and Python (Debian: xserver-xorg-core xserver-xorg-video-dummy xdotool
# xclip imagemagick python3), and rights to start an X server. About 20 seconds.
#
#   cargo build && sh tests/screens/touch.sh pictures [program] [number of the X display]
set -eu
here=$(dirname -- "$0")
# shellcheck source=tests/screens/server.sh
. "$here/server.sh"
{
    screen_of "1280 800"
    cat <<CONF
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "finger" "SendCoreEvents"
EndSection
Section "InputDevice"
  Identifier "finger"
  Driver "inputtest"
  Option "SocketPath" "$work/finger"
  Option "DeviceType" "Touch"
  Option "TouchCount" "5"
EndSection
CONF
} >"$work/xorg.conf"
serve

"$program" >"$work/komadai.out" 2>&1 &
komadai=$!
for _ in $(seq 60); do window=$(xdotool search --onlyvisible --name Komadai 2>/dev/null | tail -1) && [ -n "$window" ] && break || sleep 0.5; done
[ -n "$window" ] || { cat "$work/komadai.out"; echo 'no window' >&2; exit 1; }
sleep 3

# The driver takes one finger's hand for good: it stays on the screen, and is told through a pipe what to do.
mkfifo "$work/told" "$work/answers"
python3 "$here/finger.py" "$work/finger" 1280 800 <"$work/told" >"$work/answers" &
finger=$!
exec 3>"$work/told" 4<"$work/answers"
does() { echo "$*" >&3; read -r _ <&4; sleep 1; }
picture() { import -window root "$pictures/$1.png"; }

# The middle of a square: files from the right, ranks from the top.
square() { echo "$((784 - 61 * $1)) $((165 + 66 * ($2 - 1)))"; }
tap() { does tap $(square "$1" "$2"); }
tap 7 7
picture touch-1-picked-up
tap 7 6
does drag $(square 8 3) $(square 8 4)
picture touch-2-dragged
does pinch $(square 5 7) 60 180
picture touch-3-enlarged

xdotool windowfocus --sync "$window"
xdotool key ctrl+c
sleep 1
record=$(timeout 5 xclip -selection clipboard -out)
moves=$(echo "$record" | grep -E '^ *[0-9]+ ' | sed 's/ *([^)]*:.*//')
expected=$(printf '   1 ７六歩(77)\n   2 ８四歩(83)')
[ "$(echo "$moves" | tr -s ' ')" = "$(echo "$expected" | tr -s ' ')" ] || { echo "another game was played:" >&2; echo "$record" >&2; exit 1; }
echo 'a tap, a drag and two fingers: as they should be'
