# Methods of texts that are short, with characters beyond ASCII among them.
texts = ["", "a", "é", "plain text", "Grüße aus Köln, naïve café — 日本語テキスト", "\u3000wide\u3000", "\u00a0 é \u2003", "x\u2028y\u2029z\x85w\r\nv\rend\n",
         "ǆungla ΑΣ ΣΑΣ ὀδυσσεύς", "ﬁne ßtraße", "a\x1cb\x1dc\x1e", "€" * 90, "é" * 200, "😀 smile 😀", "\r\n", "\u2028", "—a—b"]
for text in texts:
    print(ascii(text.splitlines()), ascii(text.splitlines(True)))
    print(ascii([text.strip(), text.lstrip(), text.rstrip(), text.strip("é ")]))
    print(ascii([text.title(), text[::-1], text[::-2], text * 3, text * 0, text * 5]))
    print(ascii([text.center(30), text.ljust(30, "-"), text.rjust(30, "é"), text.center(31, "*"), text.zfill(20), text.ljust(300)[-5:], text.zfill(260)[:4]]))
    print([ascii(text[at]) if -len(text) <= at < len(text) else None for at in (0, 1, 5, 7, 8, 9, 20, 30, -1, -9)])
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-8-sig", "utf-8", "UTF_16", "latin-1", "ascii"):
        try:
            data = text.encode(encoding)
            print(encoding, data[:12], len(data), data.decode(encoding) == text)
        except UnicodeError as error:
            print(encoding, type(error).__name__, error.start, error.end, error.reason)
    data = text.encode()
    print(data.hex(), data[:9].hex("-"), data[:9].hex(":", 2))
for sign in ("-5", "+5", "-", "+é", "é", "--1"):
    print(ascii([sign.zfill(n) for n in (0, 1, 2, 3, 8)]))
print("lone\ud800".encode("utf-16", "surrogatepass"), [ascii("a\ud800b".title()), ascii("a\ud800b"[::-1])])
try:
    "lone\ud800".encode("utf-16")
except UnicodeEncodeError as error:
    print(error)
print("one quick two quick".split("quick"), "quick".split("quick"), "aXXb".split("XX"), "né—xx—".split("—"))
import base64
print(base64.b16encode(bytes(range(256))), bytes(range(256)).hex())
import csv, io, decimal
out = io.StringIO()
class Cell:
    def __init__(self, value): self.value = value
    def __str__(self): return f"<{self.value}>"
    def __float__(self): return 1.0
writer = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC)
writer.writerow([Cell(1), None, "a,b", 5, 2.5, True, decimal.Decimal("1.5"), 3 + 4j, [1], 10**30])
writer.writerows([[Cell(2)], iter([Cell(3), 'q"q']), (None, object)])
print(out.getvalue())
