# Bytes and text, and what cannot be one or the other.
text = "naïve ☃ 𝄞\n"
for encoding in ("utf-8", "utf-16", "utf-16-le", "utf-32", "utf-8-sig", "latin-1", "ascii", "cp1252"):
    try:
        with open("f", "w", encoding=encoding) as f:
            f.write("start ")
            f.write(text)
        with open("f", "a", encoding=encoding) as f:
            f.write("end")
        print(encoding, open("f", "rb").read())
        print(repr(open("f", encoding=encoding).read()))
    except UnicodeEncodeError as error:
        print(encoding, error)
for errors in ("ignore", "replace", "xmlcharrefreplace", "backslashreplace"):
    with open("f", "w", encoding="ascii", errors=errors) as f:
        f.write(text)
    print(open("f", "rb").read())
with open("f", "wb") as f:
    f.write(b"ok\n\xff\xfe bad\n")
for errors in ("ignore", "replace", "surrogateescape", "backslashreplace"):
    print(ascii(open("f", encoding="utf-8", errors=errors).read()))
try:
    open("f", encoding="utf-8").read()
except UnicodeDecodeError as error:
    print(error, error.start, error.end, error.encoding)
try:
    open("f", encoding="no-such")
except LookupError as error:
    print(error)
with open("f", "w") as f:
    print(f.encoding, f.errors)
    f.reconfigure(encoding="latin-1", newline="\r\n")
    f.write("é\n")
print(open("f", "rb").read())
with open("big", "w", encoding="utf-8") as f:
    f.write("é" * 70001 + "☃" * 50000)
with open("big", encoding="utf-8") as f:
    print(len(f.read(70000)), f.read(3), len(f.read()))
