#!/bin/bash
# A record is saved over another one, and the program is killed, or its disk fails, at each of its calls to the system, one after another:
# what is there then is the old record or the new one, whole. Needs strace; prints what was tried and ends with 1 where a record was lost.
#
#   cargo build --no-default-features && tests/journals/every_call.sh [PROGRAM]
set -u
program=$(realpath "${1:-${CARGO_TARGET_DIR:-target}/debug/komadai}")
[ -x "$program" ] || { echo "no program at $program" >&2; exit 2; }
record=$(realpath "$(dirname "$0")/../../examples/gallery/club_game.kifu")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" && mkdir out && cp "$record" game.kifu
calls="openat write fsync rename renameat renameat2 close fchmod fcntl flock lseek statx newfstatat readlink unlink unlinkat getrandom mmap"
save() { strace -f -qq -o trace -e inject="$1" "$program" convert --force --to "$2" --out out game.kifu >said 2>&1; }
points=0 kept=0 replaced=0 damaged=0 told=0 left=0
hold() { # <format> <how it ended>
    points=$((points + 1))
    if cmp -s "out/game.$1" old; then kept=$((kept + 1))
    elif cmp -s "out/game.$1" new; then replaced=$((replaced + 1))
    else damaged=$((damaged + 1)); echo "damaged: $1, $2"; fi
    left=$((left + $(find out -name '.komadai-*' | wc -l)))
    rm -f out/.komadai-*
}
for format in kif kifu ki2 csa jkf; do
    "$program" convert --force --to $format --out out game.kifu >/dev/null && cp "out/game.$format" new
    printf 'the old record\n' >old
    for call in $calls; do
        last=0
        for harm in signal=SIGKILL error=ENOSPC error=EIO error=EACCES; do
            number=0
            while number=$((number + 1)); do
                cp old "out/game.$format"
                { save "$call:$harm:when=$number" $format; } 2>/dev/null; code=$?
                # Nothing was killed any more: every call has had its turn. Errors are tried at as many.
                case $harm in signal*) [ $code -ne 137 ] && break; last=$number ;; *) [ $number -gt $last ] && break ;; esac
                hold $format "$harm at $call $number"
                # What failed and harmed nothing need not be told.
                cmp -s "out/game.$format" new || [ $code -eq 137 ] || { [ $code -ne 0 ] && told=$((told + 1)) || { echo "not told: $format, $harm at $call $number"; damaged=$((damaged + 1)); }; }
            done
        done
    done
done
echo "$points calls killed or failed: $kept times the old record, $replaced times the new one, $damaged damaged; $told failures told, $left files left beside it"
[ $damaged -eq 0 ]
