"""Makes the ellipsis of languages in Latin letters: a font with that one sign, three full stops of the given font.

    python3 ellipsis.py FONT FILE

The Japanese font has its … in the middle of the line, as wide as a kanji.
"""

import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ELLIPSIS = 0x2026


def main():
    font = TTFont(sys.argv[1], recalcTimestamp=False)
    options = Options(hinting=False, layout_features=[], name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 13, 14])
    options.drop_tables += ["GPOS", "GSUB", "gasp", "vhea", "vmtx", "BASE", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(text="….")
    subsetter.subset(font)
    glyph_of = font.getBestCmap()
    ellipsis, stop = glyph_of[ELLIPSIS], glyph_of[ord(".")]
    width, _ = font["hmtx"][stop]
    pen = TTGlyphPen(font.getGlyphSet())
    for index in range(3):
        pen.addComponent(stop, (1, 0, 0, 1, index * width, 0))
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["glyf"][ellipsis] = glyph
    font["hmtx"][ellipsis] = (3 * width, glyph.xMin)
    for table in font["cmap"].tables:
        table.cmap = {ELLIPSIS: ellipsis}
    font.save(sys.argv[2])


if __name__ == "__main__":
    main()
