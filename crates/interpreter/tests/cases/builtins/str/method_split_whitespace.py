# Which characters split and strip treat as white space.
spaces = [c for c in range(0x3100) if chr(c).isspace()]
print([hex(c) for c in spaces])
print(all(f"a{chr(c)}b".split() == ["a", "b"] for c in spaces), all(f"{chr(c)}x{chr(c)}".strip() == "x" for c in spaces))
print("a\u200bb\ufeffc\u180ed".split(), "\x1c\x1d\x1e\x1fx".strip(), "\x85\xa0y\u1680".strip(), " \t\n\r\x0b\x0c".isspace(), b"a\x0bb\x0cc\x1cd".split(), b"\x1c \x85".strip())
