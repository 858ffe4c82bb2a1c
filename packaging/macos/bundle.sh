#!/bin/sh
# Makes Komadai.app from a program that was built: sh packaging/macos/bundle.sh <program> <folder for Komadai.app>
# On a Mac it is signed for this machine only (ad hoc): people who download it have to allow it once.
set -eu

program=${1:?which program?}
app=${2:?which folder?}/Komadai.app
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)

rm -rf "$app"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
cp "$program" "$app/Contents/MacOS/komadai"
chmod 755 "$app/Contents/MacOS/komadai"
cp "$root/packaging/macos/Info.plist" "$app/Contents/Info.plist"
cp "$root/packaging/macos/komadai.icns" "$root/assets/NOTICES.txt" "$app/Contents/Resources/"
printf 'APPL????' >"$app/Contents/PkgInfo"
if command -v codesign >/dev/null 2>&1; then
    codesign --force --sign - "$app"
fi
printf '%s\n' "$app"
