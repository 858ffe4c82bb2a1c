#!/bin/sh
# Makes what people get from a program built for Windows: sh packaging/windows/pack.sh <komadai.exe> <folder for the packages>
# A zip to unpack and use, and, where NSIS is installed, a setup. Runs on Linux and in the shell that comes with git on Windows.
set -eu

built=${1:?which program?}
mkdir -p "${2:?into which folder?}"
packages=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/../../Cargo.toml" | head -n 1)
name=komadai-$version-windows-x64
program=$packages/$name

# Windows opens a console for a program that says it wants one, and for no other. komadai.com is the program as it was built; in a
# console its name comes before that of komadai.exe, which is the same program saying that it is a window.
mark_as_window() { # <program>
    header=$(od -An -t u4 -j 60 -N 4 "$1" | tr -d ' ')
    printf '\002' | dd of="$1" bs=1 seek=$((header + 92)) conv=notrunc 2>/dev/null
}

rm -rf "$program" "$program.zip" "$program-setup.exe"
mkdir -p "$program"
cp "$built" "$program/komadai.com"
cp "$built" "$program/komadai.exe"
chmod +x "$program/komadai.com" "$program/komadai.exe"
mark_as_window "$program/komadai.exe"
cp "$here/../../assets/NOTICES.txt" "$here/../../LICENSE-MIT" "$here/../../LICENSE-APACHE" "$program"

if command -v zip >/dev/null; then
    (cd "$packages" && zip -q -9 -r "$name.zip" "$name")
else
    (cd "$packages" && 7z a -bso0 -tzip "$name.zip" "$name")
fi
if command -v makensis >/dev/null; then
    makensis -V2 "-DVERSION=$version" "-DFOLDER=$program" "-DSETUP=$program-setup.exe" "$here/setup.nsi"
fi
rm -rf "$program"
ls -l "$packages"
