"""Puts kerning back into the sans: `python3 scripts/kern-sans.py <original> <subset>`.

The font kerns 5,000 pairs at each weight, which is half of its file. At text sizes two kinds of pairs
are seen, and these are kept, at the regular weight's values: a capital that leans over the next letter,
and an apostrophe or a quotation mark beside a letter. `subset-fonts.ts` calls this. It needs
`pip install fonttools brotli`.
"""
import sys
from string import ascii_lowercase

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import PairPos

CAPITALS = "AFLPTVWY"
MARKS = "‘’“”"
# In thousandths of the font's size: less is not seen.
LEAST = 40


def pairs_of(font):
    """Yields (first glyph, second glyph, advance); what comes first for a pair holds."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for extension in lookup.SubTable:
            table = getattr(extension, "ExtSubTable", extension)
            if not isinstance(table, PairPos):
                continue
            firsts = table.Coverage.glyphs
            if table.Format == 1:
                for first, pairs in zip(firsts, table.PairSet):
                    for pair in pairs.PairValueRecord:
                        yield first, pair.SecondGlyph, pair.Value1.XAdvance
                continue
            classes = table.ClassDef1.classDefs, table.ClassDef2.classDefs
            for first in firsts:
                records = table.Class1Record[classes[0].get(first, 0)].Class2Record
                for second in font.getGlyphOrder():
                    yield first, second, records[classes[1].get(second, 0)].Value1.XAdvance


def is_seen(first, second):
    if first in CAPITALS:
        return second in f"{ascii_lowercase}.,{MARKS}"
    return (first in MARKS and second.isalpha()) or (first in ascii_lowercase and second in MARKS)


original, path = sys.argv[1:]
source, subset = TTFont(original), TTFont(path)
letters = {glyph: chr(code) for code, glyph in source.getBestCmap().items()}
names = subset.getBestCmap()
kerning = {}
for first, second, advance in pairs_of(source):
    one, other = letters.get(first), letters.get(second)
    if one and other and ord(one) in names and ord(other) in names and is_seen(one, other):
        kerning.setdefault((names[ord(one)], names[ord(other)]), round(advance, -1))
rules = "".join(
    f"pos {first} {second} {advance};"
    for (first, second), advance in kerning.items()
    if abs(advance) >= LEAST
)
addOpenTypeFeaturesFromString(subset, f"feature kern {{{rules}}} kern;", tables=["GPOS"])
subset.flavor = "woff2"
subset.save(path)
