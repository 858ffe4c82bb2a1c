#!/bin/sh
# Tries Windows on a Debian 12 machine: builds the program for it, and uses it under Wine.
#   sh packaging/windows/try_wine.sh FOLDER [STEP…]
# Everything happens in FOLDER: a Debian of its own with the toolchain and Wine, what is built, and what was found (FOLDER/out).
# What was done before is not done again, unless its sources have changed or the step is named: debian tools target build linux pack
# commands setup window tests mac. Needs root and debootstrap; says how much room and time each step takes before it begins. Nothing
# outside FOLDER changes; whatever is mounted or started goes with the script. The mirror of packages is the one that this machine's
# apt uses.
#   KOMADAI_PACE=3 waits three times as long for windows, on a machine that is used for other things as well.
#   KOMADAI_PARTS="play hall" tries these parts of the window alone; trials/window.sh names them.
#   KOMADAI_PROFILE=release builds what is given to people (an hour more); the usual profile is quick to build and good to try.
set -eu

folder=${1:?which folder?}
shift
steps=${*:-debian tools target build linux pack commands setup window tests mac}
[ "$(id -u)" -eq 0 ] || { echo "root is needed to make a Debian" >&2; exit 1; }
command -v debootstrap >/dev/null || { echo "debootstrap is needed: apt-get install debootstrap" >&2; exit 1; }
# In a room of its own: no mount and no process outlives the script, however it ends.
if [ -z "${KOMADAI_ROOM-}" ]; then
    KOMADAI_ROOM=1 unshare --mount --pid --fork --kill-child sh "$0" "$folder" "$@" &
    room=$!
    trap 'kill -KILL $room; exit 130' HUP INT TERM
    wait $room
    exit
fi

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
project=$(cd "$(dirname "$0")/../.." && pwd)
root=$folder/debian
target=x86_64-pc-windows-gnu
profile=${KOMADAI_PROFILE:-trial}
mkdir -p "$folder/done" "$folder/out" "$root/src" "$root/out"

# What the room has: this project to read, a place for what is found, and what every Debian has.
enter() {
    mountpoint -q "$root/src" || {
        mount --make-rprivate /
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount --bind "$project" "$root/src"
        mount -o remount,bind,ro "$root/src"
        mount --bind "$folder/out" "$root/out"
        # What this machine built for itself is found where it looks for it.
        ! has_own_target || for place in "$project" "$root/target"; do
            mkdir -p "$place" "$root$place"
            mount --bind "$place" "$root$place"
        done
    }
}

leave() {
    for place in dev proc src out "$project" "$root/target"; do
        ! mountpoint -q "$root/$place" || umount --recursive "$root/$place"
    done
}

inside() {
    enter
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        RUSTC_BOOTSTRAP=1 CARGO_HOME=/cargo CARGO_TARGET_DIR=/target \
        CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc "$@"
}

# Where this machine has Windows as a target, its own toolchain is used; else that of the Debian, which has the library's source.
has_own_target() {
    command -v x86_64-w64-mingw32-gcc >/dev/null && command -v cargo >/dev/null &&
        [ -d "$(rustc --print target-libdir --target "$target" 2>/dev/null)" ]
}

cargo_for() { # <system> <what> <argument…>
    system=$1 what=$2
    shift 2
    if [ "$system" = windows ] && has_own_target; then
        (cd "$project" && CARGO_TARGET_DIR=$root/target cargo "$what" --locked --config "$root/profile.toml" --target "$target" "$@")
        return
    fi
    set -- "$what" --locked --config /profile.toml "$@"
    [ "$system" = linux ] || set -- "$@" --target "$target" -Zbuild-std=std,panic_unwind
    inside sh -c 'cd /src && exec cargo "$@"' cargo "$@"
}

step_debian() {
    mirror=$(apt-get indextargets --format '$(REPO_URI) $(COMPONENT) $(CODENAME)' 'Created-By: Packages' | awk '$2 == "main" && $3 !~ /-/ { print $1; exit }')
    # Half a Debian is none; what is mounted in it is not its own.
    leave
    find "$root" -mindepth 1 -maxdepth 1 ! -name profile.toml ! -name src ! -name out -exec rm -rf {} +
    debootstrap --variant=minbase --include=ca-certificates sid "$root" "$mirror"
    # Mirrors of one day grow old; some networks have certificates of their own.
    echo 'Acquire::Check-Valid-Until "false";' >"$root/etc/apt/apt.conf.d/90-one-day"
    cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
}

step_tools() {
    inside dpkg --configure -a
    inside apt-get update -qq
    # shellcheck disable=SC2046 # one package a word
    inside apt-get install -y -qq --no-install-recommends \
        $(has_own_target || echo gcc-mingw-w64-x86-64-win32) rustc cargo rust-src gcc libc6-dev wine wine64 nsis zip unzip procps \
        xvfb xauth openbox xdotool xclip imagemagick libgl1-mesa-dri libegl1 libgl1 libglx-mesa0 libxcursor1 libxi6 libxrandr2 \
        libxcomposite1 libxinerama1 libfontconfig1 fonts-vlgothic locales fcitx5 fcitx5-anthy pcmanfm
    inside localedef -i ja_JP -f UTF-8 ja_JP.UTF-8
}

# The library for Windows is built from its source; what stands at its two ends is not built along.
step_target() {
    has_own_target || inside sh -euc '
        lib=$(rustc --print sysroot)/lib/rustlib/'$target'/lib
        mkdir -p "$lib"
        for part in rsbegin rsend; do
            rustc --target '$target' --emit=obj --crate-type=lib -o "$lib/$part.o" /usr/src/rustc-*/library/rtstartup/$part.rs
        done'
}

# The tests build another one in its place later on.
step_build() {
    cargo_for windows build --profile "$profile"
    install -D "$root/target/$target/$profile/komadai.exe" "$root/program/komadai.exe"
}

step_linux() {
    cargo_for linux build --profile "$profile" --no-default-features
    install -D "$root/target/$profile/komadai" "$root/program/komadai"
}

step_pack() {
    inside sh /src/packaging/windows/pack.sh /program/komadai.exe /packages
}

try() { # <script> [VARIABLE=VALUE…]
    script=$1
    shift
    inside env program=/program/komadai.exe linux=/program/komadai "out=/out/$script" packages=/packages \
        "KOMADAI_PACE=${KOMADAI_PACE:-1}" "KOMADAI_PARTS=${KOMADAI_PARTS-}" "$@" sh "/src/packaging/windows/trials/$script.sh"
}

step_commands() {
    try commands
}

# Without the window, and without the tests that read Unix's own things.
step_tests() {
    cargo_for windows test --profile "$profile" --no-default-features --no-run --lib --test event --test fuzzed --test journals \
        --test libraries --test matches --test mate --test pictures --test records --test rules --test site 2>"$folder/out/built" || {
        cat "$folder/out/built"
        return 1
    }
    sed -n 's/^ *Executable .*(\(.*\))$/\1/p' "$folder/out/built" >"$root/tests"
    try tests tests=/tests
}

step_setup() {
    try setup
}

step_window() {
    try window
}

# There is no linker and no Mac here: the compiler reads all of it, which is more than nothing.
step_mac() {
    inside sh -c 'cd /src && cargo check --locked --target aarch64-apple-darwin -Zbuild-std=std,panic_unwind'
}

# What a step does, and the room (GB) and time (minutes) that it takes on two idle cores.
about() { # <step>
    case $1 in
    debian) echo "0.4 2 a Debian (sid) of its own" ;;
    tools) echo "4 7 compiler, Wine, NSIS, screen, input method" ;;
    target) echo "0 1 the ends of the library for Windows" ;;
    build) echo "3 10 the program for Windows" ;;
    linux) echo "1 5 the same without a window for Linux, to compare with" ;;
    pack) echo "0.1 1 zip and setup" ;;
    commands) echo "0.1 10 commands, compared with Linux" ;;
    setup) echo "0.1 2 the setup, installed, used, removed" ;;
    window) echo "0.1 20 the window, used with mouse and keyboard" ;;
    tests) echo "2 25 the library's tests, built and run" ;;
    mac) echo "0.5 5 the program, read by the compiler for a Mac" ;;
    *) echo "there is no step $1" >&2 && exit 1 ;;
    esac
}

# What is installed stays; the rest goes with the sources that it was made of or tried on.
mark_of() { # <step>
    case $1 in
    debian | tools | target) echo once && return ;;
    build | linux | mac) set -- ;;
    pack) set -- packaging/windows/pack.sh packaging/windows/setup.nsi ;;
    tests) set -- packaging/windows/trials tests ;;
    *) set -- packaging/windows/trials packaging/windows/pack.sh packaging/windows/setup.nsi tests/records/data tests/matches/data ;;
    esac
    set -- src assets fonts docs/manual build.rs Cargo.toml Cargo.lock .cargo "packaging/windows/komadai.*" "$@"
    for question in "ls-files -s" "diff HEAD" "status --porcelain"; do
        # shellcheck disable=SC2086 # some words a question
        git -C "$project" -c safe.directory="$project" $question -- "$@"
    done | sha256sum | cut -c 1-16
}

is_done() { # <step>
    [ "$named" -eq 0 ] && [ "$(cat "$folder/done/$1" 2>/dev/null)" = "$(mark_of "$1")" ]
}

cat >"$root/profile.toml" <<END
[profile.trial]
inherits = "quick"
[profile.trial.package]
komadai = { opt-level = 0 }
alloc = { opt-level = 2 }
core = { opt-level = 2 }
std = { opt-level = 2 }
END
named=$#
wanted=
for step in $steps; do
    plan=$(about "$step")
    is_done "$step" || wanted="$wanted$plan
"
done
printf %s "$wanted" | awk '{ room += $1; time += $2; $1 = $1 " GB"; $2 = $2 " min:"; print "to do, " $0 }
    END { print "needs at most " room + 0 " GB and, on two idle cores, about " time + 0 " min" }'
echo "free in $folder: $(df -h --output=avail "$folder" | tail -n 1 | tr -d ' ')"

failed=0
for step in $steps; do
    if is_done "$step"; then
        echo "== $step: done before"
        continue
    fi
    mark=$(mark_of "$step")
    echo "== $step"
    began=$(date +%s)
    # Not as a condition: there a shell goes on after what has failed.
    set +e
    (set -e && "step_$step") >"$folder/out/$step.log" 2>&1
    ended=$?
    set -e
    grep -E '^(passed|left out|FAILED):' "$folder/out/$step.log" || true
    if [ "$ended" -eq 0 ]; then
        echo "$mark" >"$folder/done/$step"
        echo "   took $(($(date +%s) - began)) s; in all $(du -sxh "$folder" | cut -f 1)"
    else
        echo "FAILED: $step; the end of $folder/out/$step.log:"
        tail -n 12 "$folder/out/$step.log"
        case $step in commands | setup | window | tests | mac) failed=1 ;; *) exit 1 ;; esac
    fi
done
exit $failed
