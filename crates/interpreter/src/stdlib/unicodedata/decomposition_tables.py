"""Writes `decomposition_data.rs`: what CPython 3.11 (Unicode 14) says of decompositions beyond the normal forms, and sequences with names.

Run with CPython 3.11 from this folder: `python3.11 decomposition_tables.py > decomposition_data.rs`.
Every table is asked of the running interpreter, so that ours cannot differ from it.
"""

import ctypes
import sys
import unicodedata

FIRST_SEQUENCE = 0xF0200
MOST_SEQUENCES = 1000


def main():
    tags, steps = [], []
    for code in range(sys.maxunicode + 1):
        char = chr(code)
        shown = unicodedata.decomposition(char)
        if not shown:
            continue
        tag, _, parts = shown.rpartition("> ")
        tag = tag.removeprefix("<")
        if tag:
            if tags and tags[-1][2] == tag:
                tags[-1][1] = code
            else:
                tags.append([code, code, tag])
        whole = unicodedata.normalize("NFKD" if tag else "NFD", char)
        if parts != codes(whole) and parts != codes(unicodedata.normalize("NFC", whole[:-1]) + whole[-1]):
            steps.append((code, parts))
        elif tag and parts != codes(whole):
            steps.append((code, parts))
    out = sys.stdout.write
    out("//! How characters are decomposed, and sequences with names, written by `decomposition_tables.py`.\n")
    out("//! Holds data only: the questions are asked in `mod.rs`.\n\n")
    out("/// Ranges of characters with a tag; all other compatible decompositions are `compat`.\n")
    table(out, "TAGS", "(u32, u32, &str)", [f'({start:#x}, {end:#x}, "{tag}")' for start, end, tag in tags if tag != "compat"])
    out("\n/// Characters whose first step is not what the normal forms tell.\n")
    table(out, "STEPS", "(u32, &str)", [f'({code:#x}, "{parts}")' for code, parts in steps])
    out("\n/// Sequences of characters with a name, in the order of the names.\n")
    table(out, "SEQUENCES", "(&str, &str)", [f'("{name}", "{escaped(text)}")' for name, text in sorted(sequences())])


def codes(text):
    return " ".join(f"{ord(char):04X}" for char in text)


def escaped(text):
    return "".join(f"\\u{{{ord(char):x}}}" for char in text)


class Names(ctypes.Structure):
    _fields_ = [("getname", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint32, ctypes.c_char_p, ctypes.c_int, ctypes.c_int))]


def sequences():
    """CPython keeps their names under code points of private use."""
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    names = ctypes.cast(pointer(unicodedata._ucnhash_CAPI, b"unicodedata._ucnhash_CAPI"), ctypes.POINTER(Names)).contents
    buffer = ctypes.create_string_buffer(300)
    for code in range(FIRST_SEQUENCE, FIRST_SEQUENCE + MOST_SEQUENCES):
        if names.getname(code, buffer, len(buffer), 1):
            name = buffer.value.decode()
            yield name, unicodedata.lookup(name)


def table(out, name, kind, rows):
    out("#[rustfmt::skip]\n")
    out(f"pub static {name}: [{kind}; {len(rows)}] = [\n")
    for row in rows:
        out(f"    {row},\n")
    out("];\n")


main()
