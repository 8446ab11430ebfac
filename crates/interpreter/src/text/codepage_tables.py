"""Writes `codepage_data.rs`: one-byte encodings, asked of CPython 3.11.

Run from this folder: `python3.11 codepage_tables.py > codepage_data.rs`.
"""

import encodings.aliases

NUMBERS = "037 273 424 437 500 720 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 874 875 1006 1026 1125 1140"
NAMES = [f"cp{number}" for number in NUMBERS.split()] + [f"cp{n}" for n in range(1250, 1259)]
NAMES += [f"iso8859_{n}" for n in range(2, 17) if n != 12]
NAMES += ["koi8_r", "koi8_t", "koi8_u", "kz1048", "ptcp154", "palmos", "tis_620", "hp_roman8"]
NAMES += [f"mac_{name}" for name in "arabic croatian cyrillic farsi greek iceland latin2 roman romanian turkish".split()]
UNDEFINED = 0xFFFE


def codes(name):
    found = [ord(bytes([byte]).decode(name, "replace")) for byte in range(256)]
    return [UNDEFINED if code == 0xFFFD else code for code in found]


def shown(half):
    for row in range(0, 128, 16):
        print("            " + " ".join(f"0x{code:04X}," for code in half[row : row + 16]))


def exceptions(name, table):
    """Characters whose byte is not the first that means them, and those that no byte means."""
    found = []
    for code in [*range(0xD800), *range(0xE000, 0x10000)]:
        try:
            byte = chr(code).encode(name)[0]
        except UnicodeEncodeError:
            byte = None
        first = table.index(code) if code in table and code != UNDEFINED else None
        upper = next((at for at in range(128, 256) if table[at] == code), first) if code != UNDEFINED else None
        if byte != (first if table[:128] == list(range(128)) and code < 128 else upper):
            found.append((code, 0 if byte is None else byte))
    return found


def main():
    print("//! One-byte encodings, written by `codepage_tables.py`.")
    print("//! Holds data only: `codepage.rs` reads it.\n")
    print("use super::codepage::Page;\n")
    print("#[rustfmt::skip]")
    print(f"pub static CODEPAGES: [Page; {len(NAMES)}] = [")
    for name in NAMES:
        table = codes(name)
        others = sorted(a for a, n in encodings.aliases.aliases.items() if n == name)
        odd = ", ".join(f"(0x{code:04X}, 0x{byte:02X})" for code, byte in exceptions(name, table))
        print(f'    Page {{ name: "{name}", others: &[{", ".join(chr(34) + other + chr(34) for other in others)}], odd: &[{odd}],')
        print("        upper: [")
        shown(table[128:])
        if table[:128] == list(range(128)):
            print("        ], lower: None },")
        else:
            print("        ], lower: Some(&[")
            shown(table[:128])
            print("        ]) },")
    print("];")


main()
