#!/bin/sh
# The setup as somebody uses it: installed, started from the menu's link and by a record, and removed. $packages is where it lies.
set -u
. "$(dirname "$0")/lib.sh"
wine_home
light_up
setup=$(ls "$packages"/*-setup.exe)
folder=$users/AppData/Local/Programs/Komadai
link="$users/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Komadai.lnk"
classes='HKCU\Software\Classes'
value() { # <key> : its default value
    wine reg query "$1" /ve 2>/dev/null | tr -d '\r' | sed -n 's/.*REG_SZ *//p'
}
# Windows shows programs the user's types and the machine's as one; Wine 10 shows the machine's alone, so they are copied there.
machine='HKLM\Software\Classes'
types='.ki2 Komadai.ki2'
show_types() {
    for key in $types; do wine reg copy "$classes\\$key" "$machine\\$key" /s /f >/dev/null 2>&1; done
}
hide_types() {
    for key in $types; do wine reg delete "$machine\\$key" /f >/dev/null 2>&1; done
}
registry() {
    # What is in the registry is on the disk once Wine has ended, and all programs before it.
    wine_server -w
    wine_server -k
    grep -ci komadai "$WINEPREFIX/user.reg"
}

# What the player has made stays: settings, journals, records, and the system's lists of what was used.
everything() {
    find "$WINEPREFIX/drive_c" -type f ! -path '*/AppData/*/komadai/*' ! -path '*/Documents/*' ! -path '*/Recent/*' | sort
}

# Another program has one of the types already: it keeps it.
wine reg add "$classes\\.csa" /ve /d Other.csa /f >/dev/null 2>&1

# A trial that was broken off left it installed.
remove() {
    wine "$folder/uninstall.exe" /S
    for _ in $(seq 30); do
        [ -e "$folder" ] || break
        pause 1
    done
}
[ ! -e "$folder/uninstall.exe" ] || remove

everything >"$out/before"
wine "$setup" &
await_window 'Komadai Setup'
picture setup
# Whoever thinks better of it leaves nothing behind, either.
[ -z "$window" ] || xdotool windowactivate --sync "$window" key Escape
pause 3
wine "$setup" /S
say "it installs" "$(find "$folder" -type f 2>/dev/null | wc -l) files, $(du -sm "$folder" 2>/dev/null | cut -f 1) MB" \
    '[ -s "$folder/komadai.exe" ] && [ -s "$folder/komadai.com" ] && [ -s "$folder/uninstall.exe" ]'
say "there is a link in the start menu" "$(basename "$link")" '[ -s "$link" ]'
command=$(value "$classes\\Komadai.kif\\shell\\open\\command")
say "a record is opened with it" "$command" 'printf %s "$command" | grep -q "komadai.exe. .%1"'
say "what another program opens stays with it" ".kif: $(value "$classes\\.kif"), .csa: $(value "$classes\\.csa")" \
    '[ "$(value "$classes\\.kif")" = Komadai.kif ] && [ "$(value "$classes\\.csa")" = Other.csa ]'
told=$(wine "$folder/komadai.com" check 'Z:\src\tests\records\data\even_game.ki2' 2>/dev/null)
say "in a console it answers there" "$told" 'printf %s "$told" | grep -q plies'

if [ -z "${without_window-}" ]; then
    wine start /unix "$link" >/dev/null 2>&1 &
    await_window Komadai
    picture from-the-menu
    consoles=$(titles | grep -ci 'komadai\.\(exe\|com\)$')
    say "it starts from the menu, with no console behind it" "$(titles | tr '\n' ';')" '[ -n "$window" ] && [ "$consoles" = 0 ]'
    kill_program
    show_types
    cp /src/tests/records/data/even_game.ki2 "$users/Documents/名人戦.ki2"
    wine start /unix "$users/Documents/名人戦.ki2" >/dev/null 2>&1 &
    await_window '朝日　昇'
    picture from-a-record
    say "a record is opened by a double click" "$(titles | tr '\n' ';')" '[ -n "$window" ]'
    hide_types
    wine "$folder/uninstall.exe" /S
    pause 5
    wine "$setup" /S
    say "while it runs it is neither removed nor replaced" "$(find "$folder" -type f | wc -l) files, the setup ends with $?" \
        '[ -s "$folder/uninstall.exe" ] && [ -s "$folder/komadai.exe" ] && [ -s "$link" ]'
    kill_program
fi

remove
left=$(registry)
# Windows deletes what is still in use when it starts again.
wineboot -i >/dev/null 2>&1
everything >"$out/after"
say "it goes without a trace" "$(ls "$folder" 2>/dev/null | wc -l) files, $left lines in the registry" \
    '[ ! -e "$folder" ] && [ ! -e "$link" ] && [ "$left" = 0 ]'
say "nor leaves a file anywhere else" "$(comm -13 "$out/before" "$out/after" | wc -l) more than before" 'cmp -s "$out/before" "$out/after"'
comm -13 "$out/before" "$out/after" | head -n 5
[ "$left" = 0 ] || grep -i -B2 komadai "$WINEPREFIX/user.reg" | head -n 12
say "and leaves to another program what is its own" ".csa: $(value "$classes\\.csa")" '[ "$(value "$classes\\.csa")" = Other.csa ]'
exit $failed
