#!/bin/sh
# Makes the icon in every size from assets/icon/*.svg: sh packaging/icons.sh
# Needs rsvg-convert, icotool and png2icns (Debian: librsvg2-bin, icoutils, icnsutils). The files it makes are committed.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
icons=$root/packaging/icons
drawn=$root/assets/icon/komadai.svg
small=$root/assets/icon/komadai-small.svg

draw() { # <svg> <size>
    rsvg-convert --width "$2" --height "$2" "$1" --output "$icons/$2.png"
}

mkdir -p "$icons"
# The brush writing blurs below 32 pixels: there the piece carries a plain 王.
for size in 16 24; do draw "$small" "$size"; done
for size in 32 48 64 128 256 512; do draw "$drawn" "$size"; done
cp "$icons/256.png" "$root/assets/icon/komadai-256.png"
icotool --create --output="$root/packaging/windows/komadai.ico" \
    "$icons/16.png" "$icons/24.png" "$icons/32.png" "$icons/48.png" "$icons/64.png" --raw="$icons/256.png"
png2icns "$root/packaging/macos/komadai.icns" \
    "$icons/16.png" "$icons/32.png" "$icons/48.png" "$icons/128.png" "$icons/256.png" "$icons/512.png" >/dev/null
