# A regular expression matcher with . * + ? ^ $ and character classes.
class RegexError(ValueError): pass
def compile_(pattern):
    items, i = [], 0
    while i < len(pattern):
        c = pattern[i]
        if c == "[":
            end = pattern.find("]", i + 2)
            if end < 0: raise RegexError(f"unclosed [ at {i}")
            body, negate = pattern[i + 1:end], False
            if body[0] == "^": body, negate = body[1:], True
            chars, k = set(), 0
            while k < len(body):
                if k + 2 < len(body) and body[k + 1] == "-":
                    chars |= {chr(x) for x in range(ord(body[k]), ord(body[k + 2]) + 1)}
                    k += 3
                else:
                    chars.add(body[k])
                    k += 1
            test, i = (lambda ch, s=chars, n=negate: (ch in s) != n), end + 1
        elif c == "\\":
            if i + 1 == len(pattern): raise RegexError("dangling backslash")
            e = pattern[i + 1]
            test, i = ({"d": str.isdigit, "w": lambda ch: ch.isalnum() or ch == "_", "s": str.isspace}.get(e) or (lambda ch, e=e: ch == e)), i + 2
        elif c in "*+?":
            raise RegexError(f"nothing to repeat at {i}")
        elif c in "^$":
            items.append((c, None))
            i += 1
            continue
        else:
            test, i = ((lambda ch: True) if c == "." else (lambda ch, c=c: ch == c)), i + 1
        repeat = "1"
        if i < len(pattern) and pattern[i] in "*+?":
            repeat, i = pattern[i], i + 1
        items.append((repeat, test))
    return items
def match_at(items, text, pos):
    if not items: return pos
    (kind, test), rest = items[0], items[1:]
    if kind == "^": return match_at(rest, text, pos) if pos == 0 else None
    if kind == "$": return match_at(rest, text, pos) if pos == len(text) else None
    low = 1 if kind in "1+" else 0
    high = 1 if kind in "1?" else len(text)
    n = 0
    while n < high and pos + n < len(text) and test(text[pos + n]): n += 1
    while n >= low:
        if (end := match_at(rest, text, pos + n)) is not None: return end
        n -= 1
    return None
def search(pattern, text):
    items = compile_(pattern)
    for start in range(len(text) + 1):
        if (end := match_at(items, text, start)) is not None: return text[start:end]
    return None
def findall(pattern, text):
    items, out, pos = compile_(pattern), [], 0
    while pos <= len(text):
        end = match_at(items, text, pos)
        if end is None or end == pos: pos += 1
        else:
            out.append(text[pos:end])
            pos = end
    return out
for p, t in (("a.c", "xxabcxx"), ("^ab*", "abbbc"), ("colou?r", "my color"), (r"\d+", "a12b345"), ("[a-c]+", "xxabcabcd"), ("[^0-9]+", "12ab3"), ("b$", "abab"), ("^$", ""), ("x+", "aaa"), (r"\w+@\w+\.com", "me@site.com!"), (".*c", "abcabc"), (r"a\*", "a*"), ("a*", "baaa")):
    print(p, repr(t), repr(search(p, t)))
print(findall(r"\d+", "1 22 333"), findall("[a-z]+", "Hello World"), findall(r"\w+", "it's 3 o'clock"))
for bad in ("*a", "[abc", "a\\", "+"):
    try: search(bad, "x")
    except RegexError as e: print(bad, "|", e)
