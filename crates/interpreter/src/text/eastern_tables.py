"""Writes `eastern_data.rs` and `eastern.bin`: encodings of two bytes for Chinese, Japanese and Korean, asked of CPython 3.11.

Run from this folder: `python3.11 eastern_tables.py > eastern_data.rs`.
"""

import encodings.aliases
import pathlib

# Encodings, and the one that each is much like.
NAMES = {"gbk": None, "gb2312": "gbk", "gb18030": "gbk", "cp950": None, "big5": "cp950", "cp949": None, "euc_kr": "cp949"}
NAMES |= {"cp932": None, "shift_jis": "cp932", "euc_jp": None}
NONE = 0
words = []


def decoded(data, name):
    try:
        text = data.decode(name)
    except UnicodeDecodeError:
        return NONE
    return ord(text) if len(text) == 1 else NONE


def encoded(code, name):
    try:
        return chr(code).encode(name)
    except UnicodeEncodeError:
        return b""


def stored(values):
    start = len(words)
    words.extend(values)
    return start


def rectangle(prefix, name):
    codes = {(lead, trail): decoded(prefix + bytes([lead, trail]), name) for lead in range(0x80, 256) for trail in range(256)}
    known = [place for place, code in codes.items() if code]
    leads, trails = [place[0] for place in known], [place[1] for place in known]
    return codes, (min(leads), max(leads)), (min(trails), max(trails))


def places(leads, trails):
    return ((lead, trail) for lead in range(leads[0], leads[1] + 1) for trail in range(trails[0], trails[1] + 1))


def singles(name):
    """Runs of bytes that are characters by themselves: the first, the last, and the code of the first."""
    found = [(byte, decoded(bytes([byte]), name)) for byte in range(128, 256)]
    runs = []
    for byte, code in found:
        if code and runs and runs[-1][1] == byte - 1 and runs[-1][2] + byte - runs[-1][0] == code:
            runs[-1][1] = byte
        elif code:
            runs.append([byte, byte, code])
    return runs


def is_begun(byte, name):
    try:
        bytes([byte]).decode(name)
    except UnicodeDecodeError as error:
        return "incomplete" in error.reason
    return False


def linear_runs():
    """Characters of four bytes in GB 18030: runs of the number of the first, its code, and how many there are."""
    runs = []
    for number in range(39420):
        rest, fourth = divmod(number, 10)
        rest, third = divmod(rest, 126)
        first, second = divmod(rest, 10)
        code = decoded(bytes([0x81 + first, 0x30 + second, 0x81 + third, 0x30 + fourth]), "gb18030")
        if code and runs and runs[-1][0] + runs[-1][2] == number and runs[-1][1] + runs[-1][2] == code:
            runs[-1][2] += 1
        elif code:
            runs.append([number, code, 1])
    return runs


def main():
    tables, rows = {}, []
    for name, like in NAMES.items():
        codes, leads, trails = rectangle(b"", name)
        if like is None:
            tables[name] = (codes, leads, trails, stored(codes[place] for place in places(leads, trails)))
        base, base_leads, base_trails, table = tables[like or name]
        changes = [(lead << 8 | trail, codes[lead, trail]) for lead, trail in places(leads, trails) if codes[lead, trail] != base[lead, trail]]
        first = {}
        for lead, trail in places(leads, trails):
            first.setdefault(codes[lead, trail], lead << 8 | trail)
        first.pop(NONE)
        for byte, last, code in singles(name):
            first.update({code + more: byte + more for more in range(last - byte + 1)})
        ways = []
        for code in [*range(0x80, 0xD800), *range(0xE000, 0x10000)]:
            data = encoded(code, name)
            way = int.from_bytes(data, "big") if len(data) in (1, 2) else NONE
            if way != first.get(code, NONE):
                ways.append((code, way))
        known = [byte for byte in range(128, 256) if is_begun(byte, name)]
        lists = [stored(word for pair in pairs for word in pair) for pairs in (changes, ways)]
        others = sorted(a for a, n in encodings.aliases.aliases.items() if n == name)
        rows.append((name, others, leads, trails, table, base_leads, base_trails, singles(name), known, lists[0], len(changes), lists[1], len(ways)))
    supplement, leads, trails = rectangle(b"\x8f", "euc_jp")
    place = stored(supplement[place] for place in places(leads, trails))
    linear = linear_runs()
    pathlib.Path("eastern.bin").write_bytes(b"".join(word.to_bytes(2, "little") for word in words))
    print("//! Encodings of two bytes, written by `eastern_tables.py`: where their tables lie in `eastern.bin`.")
    print("//! Holds data only: `eastern.rs` reads it.\n")
    print("use super::eastern::{Codec, Table};\n")
    print(f"/// The other characters of EUC-JP, behind a byte 0x8F.\npub static SUPPLEMENT: Table = Table {{ start: {place}, leads: {leads}, trails: {trails} }};\n")
    print("/// Characters of four bytes in GB 18030: the number of the first, its code, and how many there are.\n#[rustfmt::skip]")
    print(f"pub static LINEAR: [(u16, u16, u16); {len(linear)}] = [")
    for at in range(0, len(linear), 8):
        print("    " + " ".join(f"({a}, 0x{b:04X}, {c})," for a, b, c in linear[at : at + 8]))
    print("];\n\n#[rustfmt::skip]")
    print(f"pub static CODECS: [Codec; {len(rows)}] = [")
    for name, others, leads, trails, table, base_leads, base_trails, alone, known, changes, many, ways, more in rows:
        quoted = ", ".join(f'"{other}"' for other in others)
        print(f'    Codec {{ name: "{name}", others: &[{quoted}], leads: {leads}, trails: {trails},')
        print(f"        table: Table {{ start: {table}, leads: {base_leads}, trails: {base_trails} }},")
        runs = []
        for byte in known:
            if runs and runs[-1][1] == byte - 1:
                runs[-1][1] = byte
            else:
                runs.append([byte, byte])
        print(f"        singles: &[{', '.join(f'({a}, {b}, 0x{c:04X})' for a, b, c in alone)}], begins: &[{', '.join(f'({a}, {b})' for a, b in runs)}],")
        print(f"        changes: ({changes}, {many}), ways: ({ways}, {more}) }},")
    print("];")


main()
