# An X server that nobody sees, for the trials beside this file, which read it.

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

# Starts it with the configuration in $work, and the surroundings of a program on it: serve <number of the display>
serve() {
    Xorg ":$1" -config "$work/xorg.conf" -noreset -nolisten tcp -logfile "$work/xorg.log" >"$work/xorg.out" 2>&1 &
    server=$!
    export DISPLAY=":$1" HOME="$work" XDG_RUNTIME_DIR="$work" LANG=C.UTF-8 WINIT_X11_SCALE_FACTOR=1
    unset WAYLAND_DISPLAY LC_ALL XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME
    for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool getmouselocation >/dev/null 2>&1 && return || sleep 1; done
    cat "$work/xorg.out" >&2
    exit 1
}
