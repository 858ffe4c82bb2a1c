#!/bin/sh
# Makes an AppImage of a Debian package: sh packaging/appimage.sh komadai.deb
# Needs dpkg-deb and appimagetool, which no Debian package brings: without it the folder is left to be packed by hand.
set -eu
# shellcheck source=packaging/system.sh
. "$(dirname -- "$0")/system.sh"

package=$(readlink -f "${1:?which package?}")
folder=$(dirname "$package")/Komadai.AppDir

rm -rf "$folder"
dpkg-deb --extract "$package" "$folder"
ln -s usr/bin/komadai "$folder/AppRun"
ln -s usr/share/applications/komadai.desktop "$folder/komadai.desktop"
ln -s usr/share/icons/hicolor/256x256/apps/komadai.png "$folder/komadai.png"
ln -s komadai.png "$folder/.DirIcon"
# The libraries of the window and of sound are those of the system: packaging/system.sh names them.
command -v appimagetool >/dev/null 2>&1 ||
    fail "appimagetool is missing. What it is to pack is ready: $folder"
appimagetool "$folder" "${package%.deb}.AppImage"
say "${package%.deb}.AppImage"
