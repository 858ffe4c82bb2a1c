#!/bin/sh
# Makes the Debian package: sh packaging/deb.sh
# It lies in target/deb afterwards; the last line says where. With KOMADAI_BINARY=<path> that program is packed, and
# nothing is built. Needs dpkg-deb and dpkg-shlibdeps (Debian: dpkg-dev).
set -eu
# shellcheck source=packaging/system.sh
. "$(dirname -- "$0")/system.sh"

linux=$root/packaging/linux
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$root/Cargo.toml" | head -n 1)
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
maintainer=${KOMADAI_MAINTAINER:-Komadai developers <komadai@example.org>}

# The program: built, unless one is given.
program() {
    if [ -n "${KOMADAI_BINARY:-}" ]; then
        say "$KOMADAI_BINARY"
    else
        (cd "$root" && cargo build --release --locked >&2)
        say "$(target_folder)/release/komadai"
    fi
}

put() { # <file> <where it goes>
    command install -D -m 644 "$1" "$stage/$2"
}

put_zipped() { # <file> <where it goes, without .gz>
    mkdir -p "$(dirname "$stage/$2")"
    gzip -9 -n -c "$1" >"$stage/$2.gz"
    chmod 644 "$stage/$2.gz"
}

fill_stage() { # <program>
    command install -D -m 755 "$1" "$stage/usr/bin/komadai"
    strip --remove-section=.comment --remove-section=.note "$stage/usr/bin/komadai"
    put "$linux/komadai.desktop" usr/share/applications/komadai.desktop
    put "$linux/org.komadai.Komadai.metainfo.xml" usr/share/metainfo/org.komadai.Komadai.metainfo.xml
    put "$linux/komadai-mime.xml" usr/share/mime/packages/komadai.xml
    for size in 16 24 32 48 64 128 256 512; do
        put "$root/packaging/icons/$size.png" "usr/share/icons/hicolor/${size}x$size/apps/komadai.png"
    done
    put "$root/assets/icon/komadai.svg" usr/share/icons/hicolor/scalable/apps/komadai.svg
    for page in "$linux"/man/*.1; do
        put_zipped "$page" "usr/share/man/man1/$(basename "$page")"
    done
    put "$linux/completions/komadai.bash" usr/share/bash-completion/completions/komadai
    put "$linux/completions/_komadai" usr/share/zsh/vendor-completions/_komadai
    put "$linux/completions/komadai.fish" usr/share/fish/vendor_completions.d/komadai.fish
    put "$linux/copyright" usr/share/doc/komadai/copyright
    put "$linux/lintian-overrides" usr/share/lintian/overrides/komadai
    put_zipped "$root/assets/NOTICES.txt" usr/share/doc/komadai/NOTICES.txt
    changelog >"$work/changelog"
    put_zipped "$work/changelog" usr/share/doc/komadai/changelog
    find "$root/docs/manual" -name '*.md' | while read -r page; do
        grep -v '^!\[' "$page" >"$work/page" # the pictures are left to the sources
        put "$work/page" "usr/share/doc/komadai/manual/${page#"$root/docs/manual/"}"
    done
}

changelog() {
    printf 'komadai (%s) unstable; urgency=medium\n\n  * What is new is told in CHANGELOG.md of the sources.\n\n' "$version"
    printf ' -- %s  %s\n' "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
}

# What the program is linked with, and what it looks for by name when the window opens.
depends() {
    mkdir -p "$work/debian"
    printf 'Source: komadai\n\nPackage: komadai\nArchitecture: any\n' >"$work/debian/control"
    linked=$(cd "$work" && dpkg-shlibdeps -O --ignore-missing-info "$stage/usr/bin/komadai" | sed -n 's/^shlibs:Depends=//p')
    named=$(printf '%s\n' "$needed_for_a_window" | while read -r package _; do
        [ -z "$package" ] || printf ', %s' "$package" | sed 's/|/ | /'
    done)
    say "$linked$named"
}

control() {
    cat <<END
Package: komadai
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk "$stage/usr" | cut -f 1)
Depends: $(depends)
Recommends: libasound2-plugins | pipewire-alsa, xdg-desktop-portal
Section: misc
Priority: optional
Description: shogi board for people in the same room
 Komadai is a native shogi board: two players face to face at one machine,
 somebody going through a saved record, a hall that follows the games on a
 screen. English and Japanese.
 .
 It has clocks for every usual time control with a countdown that is heard,
 ends games by the rules that were chosen and says by which, writes every game
 down while it is played, and reads and writes KIF, KI2, CSA, USI and JKF.
 .
 Without a window it checks, judges, converts, draws and prints records.
END
}

command -v dpkg-shlibdeps >/dev/null 2>&1 || fail "dpkg-shlibdeps is missing: apt-get install dpkg-dev"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage=$work/stage
built=$(program)
umask 022
fill_stage "$built"
mkdir "$stage/DEBIAN"
control >"$stage/DEBIAN/control"
(cd "$stage" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2 >DEBIAN/md5sums)
package=$(target_folder)/deb/komadai_${version}_$architecture.deb
mkdir -p "$(dirname "$package")"
dpkg-deb --root-owner-group -Zxz --build "$stage" "$package" >/dev/null
say "$package"
