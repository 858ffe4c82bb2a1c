#!/bin/sh
# The library's own tests, which were built before: $tests has one program for Windows a line.
set -u
. "$(dirname "$0")/lib.sh"
wine_home
# A kill under Wine takes a while: five hundred are enough to see whether anything is lost.
export KOMADAI_KILLS="${KOMADAI_KILLS:-500}"
cd /src || exit 2
while read -r test; do
    name=$(basename "$test" .exe | sed 's/-[0-9a-f]*$//')
    wine "$test" --test-threads 2 --nocapture >"$out/$name.txt" 2>&1
    ended=$?
    told=$(sed -n 's/^test result: \([^;]*; [^;]*; [^;]*\).*/\1/p' "$out/$name.txt" | tail -n 1)
    say "$name" "${told:-ended with $ended}" '[ "$ended" = 0 ]'
    [ "$ended" = 0 ] || grep -E 'FAILED|panicked' "$out/$name.txt" | head -n 12
done <"$tests"
grep -h 'Tally' "$out"/journals.txt 2>/dev/null | tail -n 1
exit $failed
