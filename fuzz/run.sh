#!/bin/sh
# Builds the targets with the stable compiler and runs each for SECONDS, one after another, at the lowest priority.
# usage: sh fuzz/run.sh [SECONDS [TARGET…]]
set -eu
cd "$(dirname "$0")"
seconds=${1:-600}
[ $# -gt 0 ] && shift
targets=${*:-kif ki2 csa jkf usi sfen bod import encoding notation journal session settings profile event audit}
host=$(rustc -vV | sed -n 's/^host: //p')

# What `cargo fuzz build --sanitizer none` sets. No sanitizer is needed: the crate forbids unsafe code.
RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
-Cllvm-args=-sanitizer-coverage-trace-compares" \
    cargo build --release --target "$host" --target-dir target --bins

# The texts to begin with are those of the tests. Where a target begins the text itself, that is no harm.
seed() {
    mkdir -p "corpus/$1"
    case $1 in
        kif | ki2 | bod) cp ../tests/records/data/*.k* "corpus/$1" ;;
        csa | jkf) cp ../tests/records/data/*."$1" "corpus/$1" ;;
        usi) printf 'startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e resign' >corpus/usi/game
             printf 'sfen 4k4/9/9/9/9/9/9/9/4K4 w RB2P3p 172 moves 5a5b P*5h' >corpus/usi/position ;;
        sfen | notation)
             printf 'startpos' >"corpus/$1/start"
             printf 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1' >"corpus/$1/middle" ;;
        # The laws seal the lines themselves: a seed is the bare text of some.
        journal) printf '{"Done":{"at":1000,"command":{"Play":"7g7f"},"proof":null}}\n{"Beat":2000000000}\n{"Header":[["a","b"]]}\n{"Absence":{"since":5}}' >"corpus/$1/lines"
                 printf '{"Done":{"at":1,"command":"Begin","proof":null}}\n{"Done":{"at":2,"command":"Pause","proof":null}}' >"corpus/$1/pause" ;;
        settings) printf '(number: 3, names: ["a", "b"], time: (secs: 1, nanos: 0), setup: None)' >"corpus/$1/plain" ;;
        profile) cp ../assets/profiles/*.ron "corpus/$1" ;;
        event) sed -n '/^```ron/,/^```/p' ../docs/events.md | grep -v '^```' >"corpus/$1/club"
               printf 'round,table,player 1,player 2,result\n1,1,A,B,1-0\n' >"corpus/$1/list" ;;
        audit) printf '*審判=2026/11/22 14:05:31 | 審判 | time W +60 | late | 42 running 0:12:05/1 0:08:59/1 0/0 | 42 running 0:12:05/1 0:09:59/1 0/0' >"corpus/$1/time" ;;
        session) printf 'begin, moves, a claim and a ruling' >"corpus/$1/words" ;;
        import | encoding) cp ../tests/records/data/* "corpus/$1" ;;
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
