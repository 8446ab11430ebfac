"""Writes `codepage_data.rs`: the upper halves of one-byte encodings, asked of CPython 3.11.

Run from this folder: `python3.11 codepage_tables.py > codepage_data.rs`.
"""

import encodings.aliases

NAMES = ["cp437", "cp850", "cp866"] + [f"cp{n}" for n in range(1250, 1259)]
NAMES += [f"iso8859_{n}" for n in range(2, 17) if n != 12]
NAMES += ["koi8_r", "koi8_u", "mac_roman"]


def main():
    print("//! The upper halves of one-byte encodings, written by `codepage_tables.py`.")
    print("//! Holds data only: `codec.rs` looks a table up by name.\n")
    print("/// A byte that no character has.")
    print("pub const UNDEFINED: u16 = 0xFFFE;\n")
    print("/// Name, other names, and the characters of the bytes 128 to 255.")
    print("#[rustfmt::skip]")
    print(f"pub static CODEPAGES: [(&str, &[&str], [u16; 128]); {len(NAMES)}] = [")
    for name in NAMES:
        assert bytes(range(128)).decode(name) == bytes(range(128)).decode("ascii")
        others = sorted(a for a, n in encodings.aliases.aliases.items() if n == name)
        codes = [ord(bytes([b]).decode(name, "replace")) for b in range(128, 256)]
        codes = [0xFFFE if c == 0xFFFD else c for c in codes]
        print(f'    ("{name}", &[{", ".join(chr(34) + a + chr(34) for a in others)}], [')
        for row in range(0, 128, 16):
            print("        " + " ".join(f"0x{c:04X}," for c in codes[row : row + 16]))
        print("    ]),")
    print("];")


main()
