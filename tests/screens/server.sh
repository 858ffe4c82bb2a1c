# An X server that nobody sees, for the trials beside this file, which read it: they are called with the folder for
# pictures, the program, and the number of the display, of which only the first has to be named.
pictures=${1:?where do the pictures go?}
program=${2:-${CARGO_TARGET_DIR:-target}/debug/komadai}
number=${3:-43}
mkdir -p "$pictures"
work=$(mktemp -d)
trap 'kill ${komadai:-} ${manager:-} ${finger:-} 2>/dev/null || true; kill ${server:-} 2>/dev/null || true; rm -rf "$work"' EXIT

# The configuration of a screen of a given size that need not exist: screen_of <width height>
screen_of() {
    cat <<CONF
Section "Device"
  Identifier "dummy"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "any"
  HorizSync 5.0-1000.0
  VertRefresh 5.0-200.0
EndSection
Section "Screen"
  Identifier "screen"
  Device "dummy"
  Monitor "any"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "1280x800"
    Virtual $1
  EndSubSection
EndSection
CONF
}

# Starts it with the configuration in $work, and the surroundings of a program on it
serve() {
    Xorg ":$number" -config "$work/xorg.conf" -noreset -nolisten tcp -logfile "$work/xorg.log" >"$work/xorg.out" 2>&1 &
    server=$!
    export DISPLAY=":$number" HOME="$work" XDG_RUNTIME_DIR="$work" LANG=C.UTF-8 WINIT_X11_SCALE_FACTOR=1
    unset WAYLAND_DISPLAY LC_ALL XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME
    for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool getmouselocation >/dev/null 2>&1 && return || sleep 1; done
    cat "$work/xorg.out" >&2
    exit 1
}
