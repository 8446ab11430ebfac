# An agent's cell: conversions between bases, ascii art of bits, colours.
for n in (0, 5, 42, 255, 1024): print(f"{n:>5} {n:>12b} {n:>6o} {n:>5x} {bin(n)} {oct(n)} {hex(n)}")
print(int("101010", 2), int("0x2A", 16), int("52", 8), [int(b, 2) for b in ("1", "10", "11")], "".join(str(n >> i & 1) for n in (10,) for i in range(7, -1, -1)))
def rgb(h): h = h.lstrip("#"); return tuple(int(h[i:i + 2], 16) for i in (0, 2, 4))
def hexc(r, g, b): return f"#{r:02x}{g:02x}{b:02x}"
print(rgb("#ff8000"), hexc(255, 128, 0), hexc(*[255 - c for c in rgb("#ff8000")]), [rgb(c) for c in ("#000000", "#FFFFFF")])
for row in (0x3C, 0x42, 0xA5, 0x81, 0xA5, 0x99, 0x42, 0x3C): print(f"{row:08b}".replace("0", " ").replace("1", "#").rstrip())
print("".join(chr(int(b, 2)) for b in "01001000 01101001".split()), " ".join(f"{ord(c):08b}" for c in "Hi"), "".join(f"{b:02x}" for b in "Hi!".encode()), bytes.fromhex("486921").decode(), sum(map(int, bin(2 ** 20 - 1)[2:])))
