#!/bin/sh
# Builds Komadai and opens its window: sh packaging/run.sh [what the program itself takes: a game record, a subcommand …]
# Names and installs the system packages that are missing (Debian, Ubuntu).
set -eu
# shellcheck source=packaging/system.sh
. "$(dirname -- "$0")/system.sh"

# Cargo reads the repository's .cargo/config.toml only from inside it; the program starts where the user is.
build() {
    say "Building: the first time takes some minutes."
    (cd "$root" && cargo build --profile quick)
}

require_a_screen() {
    if [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        return 0
    fi
    fail "Built: $program
There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop's terminal;
what works without a window is listed by: $program --help"
}

require_rust
prepare_to_build_and_show
build
program=$(target_folder)/quick/komadai
[ $# -gt 0 ] || require_a_screen
exec "$program" "$@"
