# casefold, sorting without case, natural order, key functions.
words = ["Zebra", "apple", "Éclair", "eclair", "ZEBRA", "straße", "STRASSE", "Apple", "10", "9", "a10", "a9"]
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=str.casefold), sorted(words, key=lambda w: (w.casefold(), w)))
groups = {}
for w in words:
    groups.setdefault(w.casefold(), []).append(w)
print(groups)
def natural(s):
    out, num = [], ""
    for c in s + "\0":
        if c.isdigit():
            num += c
            continue
        if num:
            out.append((0, int(num), ""))
            num = ""
        if c != "\0":
            out.append((1, 0, c))
    return out
print(sorted(words[-4:] + ["a1b2", "a1b10"], key=natural), "Straße".lower() == "STRASSE".lower(), "Straße".casefold() == "STRASSE".casefold(), "İ".casefold() == "i̇")
