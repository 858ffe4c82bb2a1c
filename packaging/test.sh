#!/bin/sh
# Every check the project has, in the order that makes cargo rebuild least: first without the window, then with it.
# Tests need not be run without the window as well: they would do the same, and clippy has compiled them.
# Needs no screen and no sound card. Stops at the first failure.
set -eu
# shellcheck source=packaging/system.sh
. "$(dirname -- "$0")/system.sh"

started=$(date +%s)
current=preparation

step() { # <heading> <command …>
    current=$1
    began=$(date +%s)
    shift
    printf '\n== %s\n' "$current"
    "$@"
    printf -- '-- %s: %d s\n' "$current" $(($(date +%s) - began))
}

finish() { # <exit status>
    seconds=$(($(date +%s) - started))
    if [ "$1" -eq 0 ]; then
        printf '\nall steps passed in %d min %d s\n' $((seconds / 60)) $((seconds % 60))
    else
        printf '\nFAILED: %s\n' "$current" >&2
    fi
}

require_rust_tools() {
    cargo fmt --version >/dev/null 2>&1 || fail "rustfmt is missing: rustup component add rustfmt"
    cargo clippy --version >/dev/null 2>&1 || fail "clippy is missing: rustup component add clippy"
}

# The rules, records and command line promise to need nothing of the system but the C library.
links_only_the_c_library() {
    [ "$(uname -s)" = Linux ] || return 0
    linked=$(ldd "$(target_folder)/debug/komadai")
    others=$(printf '%s\n' "$linked" | grep -vE '^[[:space:]]*(linux-vdso|lib(c|m|gcc_s)\.so|/lib[^ ]*/ld-linux)' || true)
    [ -z "$others" ] || fail "built without the window, the program also links:
$others"
}

# Real engines, which some tests are played against. Those pass without them, and say so.
get_engines() {
    PATH="$PATH:/usr/games"
    for engine in fairy-stockfish gpsusi sjaakii; do
        command -v "$engine" >/dev/null 2>&1 || missing_engines=yes
    done
    [ -n "${missing_engines:-}" ] || return 0
    if ! command -v apt-get >/dev/null 2>&1 || ! may_become_root; then
        say "Engines are not installed here: what is tried with real ones is passed over."
        return 0
    fi
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        fairy-stockfish gpsshogi gpsshogi-data sjaakii >/dev/null 2>&1 ||
        say "Engines could not be installed: what is tried with real ones is passed over."
}

# ShogiHome's library, which reads what is analysed here. The test passes without it, and says so.
get_other_reader() {
    reader=$(target_folder)/tmp/npm
    [ ! -d "$reader/node_modules/tsshogi" ] || return 0
    mkdir -p "$reader"
    { command -v node >/dev/null 2>&1 && npm install --silent --no-save --prefix "$reader" tsshogi >/dev/null 2>&1; } ||
        say "tsshogi could not be had from npm: whether it reads what is analysed is passed over."
}

# To optimise our own code takes longer than the tests gain by it.
unoptimised='profile.dev.package.komadai.opt-level=0'

run_tests() {
    if cargo nextest --version >/dev/null 2>&1; then
        cargo nextest run --no-fail-fast --config "$unoptimised"
    else
        cargo test --config "$unoptimised"
    fi
}

trap 'finish $?' EXIT
require_rust
require_rust_tools
prepare_to_build
cd "$root"
exec </dev/null

step "formatting" cargo fmt --check

step "without the window: clippy" cargo clippy --no-default-features --all-targets -- -D warnings
# Only our own code is built anew for these, rather than everything for a release; the program is built with them.
step "without the window: deep rules tests, optimised" \
    cargo test --config 'profile.dev.package.komadai.opt-level=3' --no-default-features --test rules -- --ignored
step "without the window: nothing linked but the C library" links_only_the_c_library

step "the whole program: clippy" cargo clippy --all-targets -- -D warnings
step "engines for the tests" get_engines
step "another reader for the tests" get_other_reader
step "the whole program: documentation" env RUSTDOCFLAGS="-D warnings" cargo doc --no-deps
step "the whole program: tests" run_tests
step "the whole program: examples in the documentation" cargo test --config "$unoptimised" --doc
