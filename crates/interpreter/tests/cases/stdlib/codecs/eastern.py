# Encodings of two bytes: Chinese, Japanese, Korean; all that they have, by a checksum, and what they refuse.
import codecs, hashlib, io, random

NAMES = "gbk gb2312 gb18030 big5 cp950 euc_kr cp949 cp932 shift_jis euc_jp".split()
TEXTS = ["plain", "中文,测试。", "繁體中文", "日本語テキスト", "ﾊﾝｶｸ", "한글 갂 뷁", "Grüße €", "a😀b", "\udc80", "\ue000\uf8f0", "¥‾~\\", "α—…"]
source = random.Random(5)
chars = [chr(c) for c in range(0x80, 0x10000, 3) if not 0xD800 <= c < 0xE000] + [chr(c) for c in range(0x10000, 0x10EFFF, 9973)]
for name in NAMES:
    print(name, codecs.lookup(name).name)
    for text in TEXTS:
        try:
            data = text.encode(name)
            print("", ascii(text), data, data.decode(name) == text)
        except UnicodeEncodeError as error:
            print("", error, error.encoding, error.start, error.end, error.reason)
            print("", text.encode(name, "replace"), text.encode(name, "ignore"), text.encode(name, "xmlcharrefreplace"), text.encode(name, "backslashreplace"))
    for data in (b"a\x81", b"\xa4\xd4\xa4", b"\x81\x30\x81", b"\x81\x30\x81\x30", b"\x8f\xa2", b"ok \xff\xff", b"\xd6\xd0\xce", b"\x82\xa0\x82", b"\x84\x31\xa4\x37", b"\xe3\x32\x9a\x35"):
        try:
            print("", data, ascii(data.decode(name)))
        except UnicodeDecodeError as error:
            print("", error, error.start, error.end, ascii(data.decode(name, "replace")), ascii(data.decode(name, "backslashreplace")), ascii(data.decode(name, "ignore")))
    total = hashlib.md5()
    for at in range(0, len(chars), 64):
        total.update("".join(chars[at : at + 64]).encode(name, "xmlcharrefreplace"))
    for lead in range(0x80, 256):
        total.update(bytes(b for trail in range(256) for b in (lead, trail, 0x20)).decode(name, "replace").encode())
    for _ in range(150):
        data = bytes(source.choice(b"\x81\x30\x39\x8e\x8f\xa4\xd4\xa1\xbf\xb0\xfe\x40\x90\x32") for _ in range(source.randrange(1, 16)))
        for errors in ("replace", "surrogateescape", "strict"):
            try:
                total.update(data.decode(name, errors).encode("utf-8", "surrogatepass"))
            except UnicodeDecodeError as error:
                total.update(str(error).encode())
    print("", total.hexdigest())

text = "第一行 abc\n第二行 def\n" * 3
for name in ("gbk", "big5", "shift-jis", "EUC-JP", "gb18030", "euc_kr"):
    data = text.encode(name, "replace")
    print(name, io.TextIOWrapper(io.BytesIO(data), encoding=name).readlines()[-1] == text.encode(name, "replace").decode(name).splitlines(True)[-1])
    decoder = codecs.getincrementaldecoder(name)()
    print("".join(decoder.decode(data[at : at + 1]) for at in range(len(data))) == data.decode(name), decoder.decode(b"", True) == "")
    print(str(data, name) == data.decode(name), bytes(text[:2], name, "replace"), codecs.encode(text[:2], name, "replace"), codecs.decode(data[:4], name))
for alias in ("GB2312", "gb-2312-80", "cp936", "ms936", "936", "chinese", "euc-cn", "Big5-TW", "x-mac-trad-chinese", "SJIS", "shiftjis", "ms_kanji", "ujis", "ks_c-5601-1987", "uhc", "949", "gb18030-2000"):
    try:
        print(alias, codecs.lookup(alias).name)
    except LookupError as error:
        print(alias, error)
