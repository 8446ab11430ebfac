"""Texts: methods, slices, searches, tests of characters, joins, ciphers, comparisons, translations."""
text = "The rain in Spain stays mainly in the plain, and Mr. O'Neil (aged 42) paid $1,234.50 on 2024-05-17!\n" * 30


def caesar(text, shift):
    out = []
    for c in text:
        if c.isupper():
            out.append(chr((ord(c) - 65 + shift) % 26 + 65))
        elif c.islower():
            out.append(chr((ord(c) - 97 + shift) % 26 + 97))
        else:
            out.append(c)
    return "".join(out)


def vowels(text):
    count = 0
    for c in text.lower():
        if c in "aeiou":
            count += 1
    return count


def encode(text):
    out, i = "", 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        out += f"{j - i}{text[i]}"
        i = j
    return out


def common_prefix(a, b):
    i = 0
    while i < min(len(a), len(b)) and a[i] == b[i]:
        i += 1
    return a[:i]


def camel(name):
    head, *rest = name.split("_")
    return head + "".join(part.title() for part in rest)


total = 0
for turn in range(12):
    total += len(caesar(text, turn)) + vowels(text)
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        words = line.strip().split()
        total += sum(w.strip(".,!()").lower().startswith(("s", "m")) for w in words) + line.count("in") + line.find("Spain") + line.rfind("in")
        total += len(" ".join(reversed(words))) + len(line.upper()) + len(line.title()) + len(line.replace("ai", "ei")) + len(line[::-1]) + len(line[4:20])
        total += line.endswith("!") + words[0].isalpha() + words[-1].isdigit() + ("rain" in line) + (line < "Thf") + len(line.partition(",")[2]) + len(line.center(120, "*"))
        total += len(f"{number:>4}: {line[:30]:<35}|") + len("%-10s|%5d|%6.2f" % (words[0], number, number / 7)) + len("{:>8} {}".format(number, words[1])) + len(line.zfill(110)) + len(line.swapcase())
    total += len(encode("aaabbbccccd" * 60)) + len(common_prefix(text[:500], text[:480] + "x"))
    table = str.maketrans("aeiou", "AEIOU", "xyz")
    total += len(text.translate(table)) + len({w.casefold() for w in text.split()}) + sum(ord(c) for c in text[:1000])
    total += len(" ".join(camel(f"some_long_name_{i}") for i in range(200))) + len([c for c in text if c.isdigit() or c.isspace()])
print(total, caesar("Hello, World!", 3), encode("aabccc"), text[-20:].rstrip()[-5:], repr(text[:10]), text.index("Mr."), "a,b,,c".split(","), "x=1".partition("="))
