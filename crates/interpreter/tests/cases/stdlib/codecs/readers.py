# Readers of streams that are asked for so many characters.
import codecs
import io

for name in ("utf-8", "latin-1", "utf-16", "cp1252", "utf-8-sig"):
    data = "a\nbc\u00e9d\ne\nfghij".encode(name)
    reader = codecs.getreader(name)(io.BytesIO(data))
    print(name, [reader.readline(), reader.read(2), reader.read(3, 1), reader.read(0), reader.read(4), reader.read(), reader.read(), reader.read(5)])
    reader = codecs.getreader(name)(io.BytesIO(data))
    print([reader.read(3), reader.read(1, 5), reader.readline(), reader.readlines()])
