"""Says whether a font draws every character of a list, and whether its digits are equally wide.

    python3 check.py FONT LIST

A character counts as missing when the font has no entry for it or only an empty outline. Ends with 1 if any is missing,
or if the digits 0 to 9 differ in width (clocks would jitter).
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

DIGITS = "0123456789"
BLANK_BY_NATURE = {0x20, 0xA0, 0xAD, 0x3000}


def is_drawn(font, glyph_of, character):
    glyph = glyph_of.get(ord(character))
    if glyph is None:
        return False
    return ord(character) in BLANK_BY_NATURE or font["glyf"][glyph].numberOfContours != 0


def digit_widths(font, glyph_of):
    """The advance widths that the digits have; a font without digits has none."""
    return {font["hmtx"][glyph_of[ord(digit)]][0] for digit in DIGITS if ord(digit) in glyph_of}


def main():
    font = TTFont(sys.argv[1])
    glyph_of = font.getBestCmap()
    wanted = Path(sys.argv[2]).read_text(encoding="utf-8")
    missing = [character for character in wanted if not is_drawn(font, glyph_of, character)]
    widths = digit_widths(font, glyph_of)
    print(f"{Path(sys.argv[1]).name}: {len(glyph_of)} characters, digits {sorted(widths) or 'none'}")
    for character in missing:
        print(f"  missing: {character} U+{ord(character):04X}")
    if missing or len(widths) > 1:
        sys.exit(1)


if __name__ == "__main__":
    main()
