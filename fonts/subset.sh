#!/bin/sh
# Makes the font files of this folder anew from the whole fonts, which npm packages carry.
# Needs python3 (with venv), npm and a way to their package registries; leaves nothing behind but the fonts and their licences.
set -eu

fonttools=fonttools==4.68.0
noto=@expo-google-fonts/noto-sans-jp@0.4.3
latin=@expo-google-fonts/noto-sans@0.4.2
yuji=@expo-google-fonts/yuji-syuku@0.4.1

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

unpack() { # <npm package> <folder>: the package's files into $work/<folder>
    mkdir "$work/$2"
    (cd "$work/$2" && tar xzf "$(npm pack --silent "$1")" --strip-components=1)
}

# The program draws text upright and at any size: hints and the tables for vertical text would be dead weight.
subset() { # <whole font> <character list> <file to make>
    "$work/venv/bin/pyftsubset" "$1" --text-file="$work/$2" --layout-features=kern --no-hinting \
        --drop-tables+=gasp,vhea,vmtx,BASE,STAT --name-IDs=0,1,2,3,4,5,6,7,13,14 --output-file="$here/$3"
    "$work/venv/bin/python" "$here/check.py" "$here/$3" "$work/$2"
}

latin_ellipsis() { # <whole font> <file to make>
    "$work/venv/bin/python" "$here/ellipsis.py" "$1" "$here/$2"
    "$work/venv/bin/python" "$here/check.py" "$here/$2" "$work/ellipsis.txt"
}

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check "$fonttools"
python3 "$here/characters.py" "$work"
unpack "$noto" noto
unpack "$latin" latin
unpack "$yuji" yuji

subset "$work/noto/400Regular/NotoSansJP_400Regular.ttf" regular.txt NotoSansJP-Regular.ttf
subset "$work/noto/600SemiBold/NotoSansJP_600SemiBold.ttf" bold.txt NotoSansJP-Bold.ttf
subset "$work/noto/400Regular/NotoSansJP_400Regular.ttf" ellipsis.txt NotoSansJP-Ellipsis.ttf
subset "$work/noto/600SemiBold/NotoSansJP_600SemiBold.ttf" ellipsis.txt NotoSansJP-EllipsisBold.ttf
latin_ellipsis "$work/noto/400Regular/NotoSansJP_400Regular.ttf" NotoSansJP-LatinEllipsis.ttf
latin_ellipsis "$work/noto/600SemiBold/NotoSansJP_600SemiBold.ttf" NotoSansJP-LatinEllipsisBold.ttf
subset "$work/latin/400Regular/NotoSans_400Regular.ttf" letters.txt NotoSans-Letters.ttf
subset "$work/latin/600SemiBold/NotoSans_600SemiBold.ttf" letters.txt NotoSans-LettersBold.ttf
subset "$work/yuji/400Regular/YujiSyuku_400Regular.ttf" pieces.txt YujiSyuku-Pieces.ttf
cp "$work/noto/LICENSE_FONT" "$here/OFL-NotoSansJP.txt"
cp "$work/latin/LICENSE_FONT" "$here/OFL-NotoSans.txt"
cp "$work/yuji/LICENSE_FONT" "$here/OFL-YujiSyuku.txt"
