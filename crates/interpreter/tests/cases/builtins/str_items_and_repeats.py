# Characters by their numbers, repeated and padded texts, texts from back to front: of ASCII and of others, at the ends and past them.
ascii_text, wide = "The quick brown fox", "Grüße — 日本語 😀!"
for text in (ascii_text, wide, "", "x", "é", "ab" * 400 + "é" + "cd" * 400):
    found = []
    for at in range(-len(text) - 1, len(text) + 1):
        try:
            found.append(text[at])
        except IndexError as error:
            found.append(str(error))
    print(len(found), found[0], found[-1], "".join(found[1:-1])[: 2 * len(text)] == text * 2)
    print([text[at:] == "".join(list(text)[at:]) for at in (-1, -2, -5, -16, -17, -40)], repr(text[-3:-1]), repr(text[-20:][:3]))
    print("".join(reversed(text)) == text[::-1], list(reversed(text[:4])), "-".join(reversed(text[:3])))
    for times in (-1, 0, 1, 2, 3, 16, 17, 100):
        again = text * times
        print(len(again), again == "".join([text for _ in range(times)]), end=" ")
    print()
    for width in (0, 1, 5, 20, 23, 60, 300):
        print(len(text.ljust(width)), len(text.rjust(width, "*")), len(text.center(width, "—")), len(text.zfill(width)), end=" | ")
    print()
    print(repr(text[:3].ljust(6, ".")), repr(text[:3].center(8)), repr(text[:3].rjust(5, "é")), repr(text[:2].zfill(4)))
print("-5".zfill(5), "+".zfill(3), "".zfill(1), "".ljust(1, "q"), "".center(3, "é"), repr("a" * 0), "é" * 3, "=-" * 20)
data = bytes(range(5))
for at in (-6, -5, 0, 4, 5):
    try:
        print(data[at], bytearray(data)[at])
    except IndexError as error:
        print(error)
walker = reversed("abcdef")
print(next(walker), list(walker), list(walker), next(walker, "end"))
for index in (True, False):
    print("xy"[index], data[index])
