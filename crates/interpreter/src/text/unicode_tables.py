"""Writes `unicode_data.rs`: what CPython 3.11 knows of each code point (Unicode 14).

Run with CPython 3.11 from this folder: `python3.11 unicode_tables.py > unicode_data.rs`.
Every table is asked of the running interpreter, so that ours cannot differ from it.
"""

import sys
import unicodedata
from fractions import Fraction
from re._casefix import _EXTRA_CASES

import _sre

FLAGS = [
    ("ALPHA", str.isalpha),
    ("DECIMAL", str.isdecimal),
    ("DIGIT", str.isdigit),
    ("NUMERIC", str.isnumeric),
    ("LOWER", str.islower),
    ("UPPER", lambda c: c.isupper()),
    ("TITLE", lambda c: unicodedata.category(c) == "Lt"),
    ("SPACE", str.isspace),
    ("PRINTABLE", str.isprintable),
    ("XID_START", str.isidentifier),
    ("XID_CONTINUE", lambda c: ("a" + c).isidentifier()),
    ("CASED", lambda c: (c + "a").title()[-1] == "a"),
    # Case-ignorable: a final sigma looks through it to the letter behind.
    ("CASE_IGNORABLE", lambda c: ("A\u03a3" + c).lower()[1] != "\u03c3" and ("A\u03a3" + c + "A").lower()[1] == "\u03c3"),
    # Has another case, one to one: what `re` tells apart only without IGNORECASE.
    ("FOLDABLE", lambda c: _sre.unicode_iscased(ord(c))),
    ("MIRRORED", lambda c: unicodedata.mirrored(c) == 1),
]
BLOCK = 64


def delta(char, mapped):
    return ord(mapped) - ord(char) if len(mapped) == 1 else 0


def main():
    out = sys.stdout.write
    categories, bidis, widths = [], [], []
    records, record_index = [], {}
    special = []
    numerics = []
    indices = []
    for code in range(0x110000):
        char = chr(code)
        flags = 0
        for bit, (_, test) in enumerate(FLAGS):
            if test(char):
                flags |= 1 << bit
        maps = (char.lower(), char.upper(), char.title(), char.casefold())
        simple = _sre.unicode_tolower(code)
        if len(maps[0]) == 1:
            assert simple == ord(maps[0]), hex(code)
        if any(len(m) > 1 for m in maps):
            special.append((code, maps))
        if 0xAC00 <= code < 0xD7A4:
            assert maps == (char,) * 4
        for names, value in (
            (categories, unicodedata.category(char)),
            (bidis, unicodedata.bidirectional(char)),
            (widths, unicodedata.east_asian_width(char)),
        ):
            if value not in names:
                names.append(value)
        number = unicodedata.numeric(char, None)
        if number is not None and not char.isdigit():
            fraction = Fraction(number).limit_denominator(1000)
            assert fraction.numerator / fraction.denominator == number
            numerics.append((code, fraction.numerator, fraction.denominator))
        record = (
            flags,
            categories.index(unicodedata.category(char)),
            bidis.index(unicodedata.bidirectional(char)),
            widths.index(unicodedata.east_asian_width(char)),
            unicodedata.combining(char),
            unicodedata.digit(char, -1),
            simple - code,
            delta(char, maps[1]),
            delta(char, maps[2]),
            delta(char, maps[3]),
        )
        if record not in record_index:
            record_index[record] = len(records)
            records.append(record)
        indices.append(record_index[record])
    blocks, block_index, stage = [], {}, []
    for start in range(0, 0x110000, BLOCK):
        block = tuple(indices[start : start + BLOCK])
        if block not in block_index:
            block_index[block] = len(blocks)
            blocks.append(block)
        stage.append(block_index[block])

    out("//! What CPython 3.11 knows of each code point, written by `unicode_tables.py`.\n")
    out("//! Holds data only: the questions are asked in `unicode.rs`.\n\n")
    out("use super::unicode::Record;\n\n")
    out(f'pub const UNICODE_VERSION: &str = "{unicodedata.unidata_version}";\n')
    for bit, (name, _) in enumerate(FLAGS):
        out(f"pub const {name}: u16 = 1 << {bit};\n")
    out(f"pub const BLOCK: usize = {BLOCK};\n\n")
    for name, values in (("CATEGORIES", categories), ("BIDIRECTIONALS", bidis), ("WIDTHS", widths)):
        table(out, name, "&str", [f'"{v}"' for v in values])
    out("#[rustfmt::skip]\n")
    out(f"pub static RECORDS: [Record; {len(records)}] = [\n")
    for r in records:
        out(f"    Record::new({', '.join(map(str, r))}),\n")
    out("];\n\n")
    table(out, "STAGE", "u16", stage)
    table(out, "INDEX", "u16", [i for b in blocks for i in b])
    out("/// Code points with a mapping to several: lower, upper, title, casefold.\n")
    table(
        out,
        "SPECIAL",
        "(u32, [&str; 4])",
        [f"({code}, [{', '.join(quoted(m) for m in maps)}])" for code, maps in special],
    )
    out("/// Numeric values other than digits, as fractions.\n")
    table(out, "NUMERICS", "(u32, i64, i64)", [f"({c}, {n}, {d})" for c, n, d in numerics])
    out("/// Code points that a case-insensitive pattern takes for the same, beyond simple lower case.\n")
    table(
        out,
        "SAME_CASE",
        "(u32, &[u32])",
        [f"({c}, &{list(others)})" for c, others in sorted(_EXTRA_CASES.items())],
    )


def quoted(text):
    return '"' + "".join(f"\\u{{{ord(c):x}}}" for c in text) + '"'


def table(out, name, kind, values):
    out("#[rustfmt::skip]\n")
    out(f"pub static {name}: [{kind}; {len(values)}] = [\n")
    line = "   "
    for value in values:
        text = f" {value},"
        if len(line) + len(text) > 150:
            out(line + "\n")
            line = "   "
        line += text
    out(line + "\n];\n\n")


main()
