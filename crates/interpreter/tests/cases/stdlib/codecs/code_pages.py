# Encodings of one byte: all that they have, by a checksum, and what they refuse.
import codecs, hashlib

NAMES = """cp037 cp273 cp424 cp437 cp500 cp720 cp737 cp775 cp850 cp852 cp855 cp856 cp857 cp858 cp860 cp861 cp862 cp863 cp864 cp865 cp866 cp869
cp874 cp875 cp1006 cp1026 cp1125 cp1140 cp1250 cp1251 cp1252 cp1253 cp1254 cp1255 cp1256 cp1257 cp1258 iso8859_2 iso8859_5 iso8859_11 iso8859_15
koi8_r koi8_t koi8_u kz1048 ptcp154 palmos tis_620 hp_roman8 mac_arabic mac_croatian mac_cyrillic mac_farsi mac_greek mac_iceland mac_latin2
mac_roman mac_romanian mac_turkish""".split()
everything = bytes(range(256))
chars = "".join(chr(c) for c in range(0, 0xFFFF, 5) if not 0xD800 <= c < 0xE000)
for name in NAMES:
    total = hashlib.md5(everything.decode(name, "replace").encode())
    total.update(chars.encode(name, "ignore"))
    total.update(everything.decode(name, "ignore").encode(name))
    print(name, codecs.lookup(name).name, total.hexdigest(), ascii(b"Ab1 \xa4\xe9\xff".decode(name, "replace")), "Ab 1é€Ж中".encode(name, "replace"))
    for text in ("Grüße 1!", "Привет", "中"):
        try:
            print("", text.encode(name))
        except UnicodeEncodeError as error:
            print("", error)
    try:
        everything.decode(name)
    except UnicodeDecodeError as error:
        print("", error)
for alias in ("IBM037", "EBCDIC-CP-US", "ebcdic-cp-he", "037", "ibm1140", "maccyrillic", "windows-1251", "rk1048", "thai", "tis620", "roman8", "r8", "ruscii", "oem", "mac-centeuro"):
    try:
        print(alias, codecs.lookup(alias).name)
    except LookupError as error:
        print(alias, error)
print("Grüße".encode("charmap"), b"\xe9\xff".decode("charmap"))
try:
    "€".encode("charmap")
except UnicodeEncodeError as error:
    print(error)
