# Suggestions for misspelt words.
import difflib
words = ["print", "input", "import", "int", "point", "sprint"]
for typed in ("prnt", "improt", "imput", "pint", "xyz", "PRINT"):
    print(typed, difflib.get_close_matches(typed, words), difflib.get_close_matches(typed, words, n=1, cutoff=0.8))
def suggest(name, names):
    m = difflib.get_close_matches(name, names, n=2)
    return f"{name}? did you mean " + " or ".join(m) + "?" if m else f"{name}: unknown"
print(suggest("colour", ["color", "cooler", "collar"]), suggest("qq", ["color"]))
def ratio(a, b): return round(difflib.SequenceMatcher(None, a, b).ratio(), 4)
print([ratio(*p) for p in (("abcd", "bcde"), ("", ""), ("a", ""), ("same", "same"), ("kitten", "sitting"), ("night", "nacht"))])
pairs = sorted(((ratio(a, b), a, b) for i, a in enumerate(words) for b in words[i + 1:]), reverse=True)
print(pairs[:3])
s = difflib.SequenceMatcher(lambda c: c == " ", "private Thread", "private volatile Thread")
print(round(s.ratio(), 3), [tuple(b) for b in s.get_matching_blocks()])
for op in s.get_opcodes(): print(op)
