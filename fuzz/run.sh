#!/bin/sh
# Builds the targets with the stable compiler and runs each for SECONDS, one after another, at the lowest priority.
# usage: sh fuzz/run.sh [SECONDS [TARGET…]]
set -eu
cd "$(dirname "$0")"
seconds=${1:-600}
[ $# -gt 0 ] && shift
targets=${*:-kif ki2 csa jkf usi sfen bod import encoding notation typed journal session clock settings profile event audit engine}
host=$(rustc -vV | sed -n 's/^host: //p')

# What `cargo fuzz build --sanitizer none` sets. No sanitizer is needed: the crate forbids unsafe code.
RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
-Cllvm-args=-sanitizer-coverage-trace-compares" \
    cargo build --release --target "$host" --target-dir target --bins

# The texts to begin with: those of the tests, and those that are kept in seeds. Where a target begins the text itself, that
# is no harm.
seed() {
    mkdir -p "corpus/$1"
    case $1 in
        kif | ki2 | bod) cp ../tests/records/data/*.k* "corpus/$1" ;;
        csa | jkf) cp ../tests/records/data/*."$1" "corpus/$1" ;;
        profile) cp ../assets/profiles/*.ron "corpus/$1" ;;
        import | encoding) cp ../tests/records/data/* "corpus/$1" ;;
        *) cp "seeds/$1"/* "corpus/$1" ;;
    esac
}

mkdir -p logs
for target in $targets; do
    seed "$target"
    mkdir -p "artifacts/$target"
    nice -n 19 "target/$host/release/$target" "corpus/$target" -max_total_time="$seconds" -max_len=8192 -timeout=20 \
        -artifact_prefix="artifacts/$target/" -print_final_stats=1 >"logs/$target.log" 2>&1 ||
        echo "$target: a law was broken, see logs/$target.log"
    echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "logs/$target.log") texts"
done
