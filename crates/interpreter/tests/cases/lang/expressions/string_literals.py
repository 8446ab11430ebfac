# String literals: quotes, escapes, raw, bytes, concatenation, line joins.
print('single', "double", '''triple single''', """triple double""")
print("it's", 'say "hi"', 'it\'s', "tab\there", "nl\\n")
print("\x41\u0042\U00000043\103 \N{GREEK SMALL LETTER ALPHA}", len("\0"))
print(r"raw\n\t", R'\d+\'', rb"raw\bytes", Rb"\x00", bR'x\y')
print(b"bytes\x00\xff", b'quote\'s', b"\t\r\n\\")
print("a" 'b' """c""", "line \
joined")
print("""multi
line
  text""")
print("\a\b\f\v".encode(), "\r".encode())
print(u"unicode prefix", len("é"), len("𝄞"), "naïve café")
print(repr("\n\t\r\\'"), repr('"'), repr("'"), repr("'\""))
print(repr("\x7f\x80\xa0\xad\u200b\ufeff\U0001F600é"))
print("\101\12\0".encode(), b"\101\12\0")
print(ascii("é𝄞\x00"), len(r"\""))
print("" "", repr(""), '' == "")
