# Sourced by run.sh and test.sh: what the program needs of the machine, and how to get what is missing.
# shellcheck shell=sh

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)

# Each line: the Debian and Ubuntu package (a|b: its newer and its older name), how its presence is found out, what it is.
needed_to_build='
gcc                       command cc
libc6-dev                 linking of C programs
libasound2t64|libasound2  library libasound.so.2
'
needed_for_a_window='
libx11-6                  library libX11.so.6
libx11-xcb1               library libX11-xcb.so.1
libxcursor1               library libXcursor.so.1
libxi6                    library libXi.so.6
libxkbcommon0             library libxkbcommon.so.0
libxkbcommon-x11-0        library libxkbcommon-x11.so.0
libwayland-client0        library libwayland-client.so.0
libwayland-egl1           library libwayland-egl.so.1
libegl1                   library libEGL.so.1
libgl1-mesa-dri           driver for OpenGL
'

say() {
    printf '%s\n' "$*"
}

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

require_rust() {
    command -v cargo >/dev/null 2>&1 || PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
    command -v cargo >/dev/null 2>&1 || fail "Rust is missing: there is no cargo.
Get it as https://rustup.rs says (Debian's own package is too old), open a new terminal, and run this again."
}

prepare_to_build() {
    require "$needed_to_build"
}

prepare_to_build_and_show() {
    require "$needed_to_build$needed_for_a_window"
}

# Sees to it that everything in a table is there. Only on Linux: elsewhere the system brings it all.
require() { # <table>
    [ "$(uname -s)" = Linux ] || return 0
    missing=$(list_missing "$1")
    [ -n "$missing" ] || return 0
    say "Missing on this machine:"
    describe "$missing"
    command -v apt-get >/dev/null 2>&1 ||
        fail "There is no apt-get here. Please install what is named above with your own package manager and run this again."
    install "$missing"
    missing=$(list_missing "$1")
    [ -z "$missing" ] || fail "Still missing after the installation:
$(describe "$missing")"
}

list_missing() { # <table>
    printf '%s\n' "$1" | while read -r package kind what; do
        if [ -n "$package" ] && ! is_present "$kind" "$what"; then
            say "$package $kind $what"
        fi
    done
}

describe() { # <table>
    printf '%s\n' "$1" | sed 's/^\([^ ]*\) \(.*\)/  \2 (Debian package \1)/; s/|/ or /'
}

is_present() { # <kind> <what>
    case $1 in
        command) command -v "$2" >/dev/null 2>&1 ;;
        linking) links_a_c_program ;;
        library) loader_knows "$2" ;;
        driver) has_opengl_driver ;;
    esac
}

links_a_c_program() {
    echo 'int main(void) { return 0; }' | cc -x c -o /dev/null - >/dev/null 2>&1
}

loader_knows() { # <the beginning of a library's file name>
    PATH="$PATH:/usr/sbin:/sbin" ldconfig -p | grep -q "^[[:space:]]*$1"
}

# Mesa's drivers are files that the loader does not list; NVIDIA brings its own.
has_opengl_driver() {
    for file in /usr/lib/*/dri/*_dri.so /usr/lib/dri/*_dri.so /usr/lib64/dri/*_dri.so; do
        [ ! -e "$file" ] || return 0
    done
    loader_knows libgallium || loader_knows libEGL_nvidia
}

install() { # <table>
    may_become_root || fail "Only root may install them. Please run, as root,
  apt-get update && apt-get install $(packages_of "$1")
and then run this again."
    say "Installing them with apt-get."
    as_root apt-get update -qq || say "The package lists could not be renewed; going on with those at hand."
    # shellcheck disable=SC2046 # one word for each package
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(packages_of "$1") ||
        fail "apt-get could not install: $(packages_of "$1")"
}

# One name for each line: the newer one where the machine's package lists know it.
packages_of() { # <table>
    printf '%s\n' "$1" | while read -r names _; do
        if apt-cache show "${names%|*}" 2>/dev/null | grep -q '^Package:'; then
            printf '%s ' "${names%|*}"
        else
            printf '%s ' "${names#*|}"
        fi
    done
}

may_become_root() {
    [ "$(id -u)" -ne 0 ] || return 0
    command -v sudo >/dev/null 2>&1 || return 1
    [ -t 0 ] || sudo -n true 2>/dev/null
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# The folder that cargo, started in the root of the repository, builds into.
target_folder() {
    case ${CARGO_TARGET_DIR:-target} in
        /*) say "$CARGO_TARGET_DIR" ;;
        *) say "$root/${CARGO_TARGET_DIR:-target}" ;;
    esac
}
