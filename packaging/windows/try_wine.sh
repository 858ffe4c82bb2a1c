#!/bin/sh
# Tries Windows on a Debian 12 machine: builds the program for it, and uses it under Wine.
#   sh packaging/windows/try_wine.sh FOLDER [STEP…]
# Everything happens in FOLDER: a Debian of its own with the toolchain and Wine, what is built, and what was found (FOLDER/out).
# What was done before is not done again, except for steps that are named: debian tools target build linux pack commands setup
# window tests mac. Needs root, debootstrap, 9 GB of disk, and on two idle cores about an hour. Nothing outside FOLDER changes; whatever
# is mounted or started goes with the script. The mirror of packages is the one that this machine's apt uses.
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
    }
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
    # Half a Debian is none.
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
        $(has_own_target || echo rust-src gcc-mingw-w64-x86-64-win32) rustc cargo gcc libc6-dev wine wine64 nsis zip unzip procps \
        xvfb xauth openbox xdotool xclip imagemagick libgl1-mesa-dri libegl1 libgl1 libglx-mesa0 libxcursor1 libxi6 libxrandr2 \
        libxcomposite1 libxinerama1 libfontconfig1 fonts-vlgothic
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

step_build() {
    cargo_for windows build --profile "$profile"
}

step_linux() {
    cargo_for linux build --profile "$profile" --no-default-features
}

step_pack() {
    inside sh /src/packaging/windows/pack.sh "/target/$target/$profile/komadai.exe" /packages
}

try() { # <script> [VARIABLE=VALUE…]
    script=$1
    shift
    inside env "program=/target/$target/$profile/komadai.exe" "linux=/target/$profile/komadai" "out=/out/$script" packages=/packages \
        "$@" sh "/src/packaging/windows/trials/$script.sh"
}

step_commands() {
    try commands
}

# Without the window, and without the tests that read Unix's own things.
step_tests() {
    cargo_for windows test --profile "$profile" --no-default-features --no-run --lib --test event --test fuzzed --test journals \
        --test libraries --test matches --test mate --test pictures --test records --test rules --test site 2>&1 | tee "$folder/out/built"
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
    inside sh -c 'cd /src && cargo check --locked --no-default-features --target aarch64-apple-darwin -Zbuild-std=std,panic_unwind'
}

about() { # <step>
    case $1 in
    debian) echo "a Debian (sid) of its own: 0.4 GB, 3 min" ;;
    tools) echo "compiler, Wine, NSIS, screen: 2.5 GB, 4 min" ;;
    target) echo "the ends of the library for Windows: seconds" ;;
    build) echo "the program for Windows: 3 GB, 25 min" ;;
    linux) echo "the same without a window for Linux, to compare with: 1 GB, 5 min" ;;
    pack) echo "zip and setup: 1 min" ;;
    commands) echo "commands, compared with Linux: 2 min" ;;
    tests) echo "the library's tests, built and run under Wine: 2 GB, 25 min" ;;
    setup) echo "the setup, installed, used, removed: 2 min" ;;
    window) echo "the window, used with mouse and keyboard: 15 min" ;;
    mac) echo "the library, read by the compiler for a Mac: 0.5 GB, 5 min" ;;
    *) echo "unknown" ;;
    esac
}

# What is built and tried goes with the sources; what is installed does not.
mark_of() { # <step>
    case $1 in
    debian | tools | target) echo once ;;
    *) (cd "$project" && git rev-parse HEAD && git status --porcelain && git diff HEAD) | sha256sum | cut -c 1-16 ;;
    esac
}

cat >"$root/profile.toml" <<END
[profile.trial]
inherits = "quick"
[profile.trial.package]
alloc = { opt-level = 2 }
core = { opt-level = 2 }
std = { opt-level = 2 }
END
echo "free in $folder: $(df -h --output=avail "$folder" | tail -n 1 | tr -d ' ')"
failed=0
for step in $steps; do
    mark=$(mark_of "$step")
    if [ $# -eq 0 ] && [ "$(cat "$folder/done/$step" 2>/dev/null)" = "$mark" ]; then
        echo "== $step: done before"
        continue
    fi
    echo "== $step: $(about "$step")"
    began=$(date +%s)
    if "step_$step" >"$folder/out/$step.log" 2>&1; then
        grep -E '^(passed|left out):' "$folder/out/$step.log" || true
        echo "$mark" >"$folder/done/$step"
        echo "   took $(($(date +%s) - began)) s; in all $(du -sxh "$folder" | cut -f 1)"
    else
        echo "FAILED: $step; the end of $folder/out/$step.log:"
        grep -E '^(passed|left out|FAILED):' "$folder/out/$step.log" || true
        tail -n 12 "$folder/out/$step.log"
        case $step in commands | setup | window | tests | mac) failed=1 ;; *) exit 1 ;; esac
    fi
done
exit $failed
