#!/bin/sh
# Tries the Debian package as somebody with a fresh machine would: sh packaging/try_deb.sh komadai.deb [folder for pictures]
# Makes a Debian in a folder of its own (debootstrap), installs the package there with nothing but what it declares,
# opens the window, opens a record with xdg-open, listens for the sound of a move, and removes the package again.
# Needs root, and here debootstrap, xvfb, xdotool and imagemagick; takes some minutes and about 1.5 GB while it runs.
# KOMADAI_BASE=<what debootstrap --make-tarball made> saves fetching the Debian again.
set -eu

package=$(readlink -f "${1:?which package?}")
pictures=${2:-.}
suite=${KOMADAI_SUITE:-bookworm}
number=${KOMADAI_DISPLAY:-93}
fresh=$(mktemp -d)
screen=

say() {
    printf '%s\n' "$*"
}

fail() {
    say "FAILED: $*" >&2
    exit 1
}

leave() {
    trap - EXIT
    inside pulseaudio --kill 2>/dev/null || true
    for place in tmp/.X11-unix dev proc; do
        umount -l "$fresh/$place" 2>/dev/null || true
    done
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    rm -rf --one-file-system "$fresh"
}

# Runs something in the fresh Debian, on its screen.
inside() {
    chroot "$fresh" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DISPLAY=":$number" \
        XDG_RUNTIME_DIR=/run/user/0 LIBGL_ALWAYS_SOFTWARE=1 DEBIAN_FRONTEND=noninteractive "$@"
}

on_screen() {
    DISPLAY=":$number" "$@"
}

prepare() {
    say "== a fresh Debian ($suite)"
    debootstrap --variant=minbase ${KOMADAI_BASE:+"--unpack-tarball=$KOMADAI_BASE"} "$suite" "$fresh" >"$fresh.log" 2>&1 ||
        fail "debootstrap: see $fresh.log"
    rm -f "$fresh.log"
    mount -t proc proc "$fresh/proc"
    mount --bind /dev "$fresh/dev"
    mkdir -p "$fresh/run/user/0" "$fresh/tmp/.X11-unix"
    chmod 700 "$fresh/run/user/0"
    Xvfb ":$number" -screen 0 1280x800x24 -noreset >/dev/null 2>&1 &
    screen=$!
    for _ in $(seq 60); do
        ! on_screen xdotool getdisplaygeometry >/dev/null 2>&1 || break
        sleep 0.5
    done
    mount --bind /tmp/.X11-unix "$fresh/tmp/.X11-unix"
}

install_package() {
    say "== installed with what it declares and nothing else"
    cp "$package" "$fresh/root/komadai.deb"
    before=$(inside dpkg-query -W | wc -l)
    inside apt-get install -y -qq --no-install-recommends /root/komadai.deb >"$fresh/root/apt.log" 2>&1 ||
        fail "apt-get: $(tail -n 5 "$fresh/root/apt.log")"
    say "packages that came with it: $(($(inside dpkg-query -W | wc -l) - before - 1))"
    say "version: $(inside komadai --version)"
}

# Waits for a window whose title holds the words; its number is in $window.
await_window() { # <words>
    for _ in $(seq 60); do
        window=$(on_screen xdotool search --onlyvisible --name "$1" 2>/dev/null | head -n 1)
        [ -z "$window" ] || return 0
        sleep 0.5
    done
    fail "no window is called $1"
}

picture() { # <name>
    sleep 2
    on_screen import -window root "$pictures/$1.png"
}

close_window() {
    on_screen xdotool windowfocus "$window" key --clearmodifiers ctrl+q 2>/dev/null || true
    for _ in $(seq 20); do
        on_screen xdotool search --onlyvisible --class komadai >/dev/null 2>&1 || return 0
        sleep 0.5
    done
    fail "the window does not close"
}

open_window() {
    say "== the window"
    inside komadai &
    await_window Komadai
    picture fresh-window
    say "a window called: $(on_screen xdotool getwindowname "$window")"
    close_window
}

# What a desktop brings: something that knows types of files, and a sound server.
install_desktop() {
    inside apt-get install -y -qq --no-install-recommends xdg-utils libglib2.0-bin shared-mime-info desktop-file-utils \
        pulseaudio pulseaudio-utils libasound2-plugins man-db >>"$fresh/root/apt.log" 2>&1 || fail "apt-get: the desktop"
}

open_record() {
    say "== a record, opened as by a double click"
    printf '手合割：平手\n先手：見本\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n' >"$fresh/root/game.kif"
    for ending in kif kifu ki2 ki2u csa jkf; do
        say words >"$fresh/root/file.$ending"
        say "$ending: $(inside gio info -a standard::content-type "/root/file.$ending" | sed -n 's/.*content-type: //p')"
    done
    inside gio mime application/x-shogi-kif | head -n 1
    inside env XDG_CURRENT_DESKTOP=GNOME xdg-open /root/game.kif &
    await_window game.kif
    picture fresh-record
    say "a window called: $(on_screen xdotool getwindowname "$window")"
    close_window
}

# Two moves are played while the monitor of a sound card that is none is recorded.
play_cues() {
    say "== the sound of moves"
    printf 'pcm.!default { type pulse }\nctl.!default { type pulse }\n' >"$fresh/root/.asoundrc"
    inside pulseaudio -n --daemonize --exit-idle-time=-1 -L "module-null-sink sink_name=cap rate=48000" \
        -L module-native-protocol-unix >/dev/null 2>&1 || fail "pulseaudio does not start"
    inside komadai &
    await_window Komadai
    sleep 3
    inside timeout 16 parec -d cap.monitor --format=s16le --rate=48000 --channels=1 >"$fresh/root/heard.raw" &
    sleep 2
    # The pawns on 7g and 3c, and the squares in front of them, in a window that fills 1280x800.
    on_screen xdotool windowsize "$window" 1280 800 windowmove "$window" 0 0 sleep 1.5
    for point in "355 563" "355 497" "599 296" "599 363"; do
        # shellcheck disable=SC2086 # two numbers
        on_screen xdotool mousemove $point sleep 0.3 click 1 sleep 1
    done
    sleep 2
    picture fresh-move
    # It is stopped by the clock, which is no fault.
    wait $! || true
    loudest=$(od -An -v -t d2 "$fresh/root/heard.raw" | tr -s ' ' '\n' | awk '{ v = $1 < 0 ? -$1 : $1; if (v > m) m = v } END { print m + 0 }')
    say "loudest sample: $loudest of 32767, in $(($(wc -c <"$fresh/root/heard.raw") / 96)) ms"
    [ "$loudest" -gt 300 ] || fail "nothing was heard"
    on_screen xdotool windowkill "$window"
}

remove_package() {
    say "== removed"
    inside dpkg -L komadai | grep -v -x -e '/\.' >"$fresh/root/files" || true
    inside apt-get purge -y -qq komadai >>"$fresh/root/apt.log" 2>&1 || fail "apt-get purge"
    left=$(while read -r file; do [ -d "$fresh$file" ] || { [ -e "$fresh$file" ] && say "$file"; }; done <"$fresh/root/files" || true)
    [ -z "$left" ] || fail "left behind: $left"
    ! inside grep -rqs komadai /usr/share/applications/mimeinfo.cache /usr/share/mime/globs || fail "its types are still known"
    say "nothing is left of it"
}

[ "$(id -u)" -eq 0 ] || fail "root is needed to make a fresh Debian"
mkdir -p "$pictures"
trap leave EXIT
prepare
install_package
open_window
install_desktop
say "manual page: $(inside man -w komadai)"
open_record
play_cues
remove_package
say "The package holds what it promises."
