# SequenceMatcher: blocks, opcodes, ratios, junk.
from difflib import SequenceMatcher, Match

s = SequenceMatcher(None, "abxcd", "abcd")
print(s.ratio(), s.quick_ratio(), s.real_quick_ratio(), s.get_matching_blocks(), s.find_longest_match(0, 5, 0, 4), s.find_longest_match())
for tag, i1, i2, j1, j2 in s.get_opcodes():
    print(f"{tag:7} a[{i1}:{i2}] {s.a[i1:i2]!r:>6} b[{j1}:{j2}] {s.b[j1:j2]!r}")
for a, b in (("", ""), ("", "x"), ("x", ""), ("same", "same"), ("abc", "xyz"), ("qabxcd", "abycdf"), ("private Thread currentThread;", "private volatile Thread currentThread;")):
    m = SequenceMatcher(None, a, b); print(repr(a), repr(b), round(m.ratio(), 4), round(m.quick_ratio(), 4), round(m.real_quick_ratio(), 4), m.get_opcodes())
print(SequenceMatcher(lambda x: x == " ", " abcd", "abcd abcd").find_longest_match(0, 5, 0, 9), SequenceMatcher(None, " abcd", "abcd abcd").find_longest_match(0, 5, 0, 9))
l = SequenceMatcher(None, ["a", "b", "c"], ["b", "c", "d"]); print(l.get_matching_blocks(), l.ratio(), list(l.get_opcodes()))
s.set_seqs("tide", "diet"); print(s.ratio(), s.get_matching_blocks()); s.set_seq1("diet"); print(s.ratio()); s.set_seq2("xx"); print(s.ratio(), SequenceMatcher(None, "diet", "tide").ratio())
t = SequenceMatcher(None, "a" * 300, "a" * 300); print(t.ratio(), sorted(t.bpopular)[:1], SequenceMatcher(None, "a" * 300, "a" * 300, autojunk=False).ratio(), t.bjunk, SequenceMatcher(lambda c: c in "ab", "abc", "abc").bjunk == {"a", "b"})
print(Match(1, 2, 3), Match(1, 2, 3).size, SequenceMatcher().ratio(), SequenceMatcher(a=(1, 2, 3), b=(1, 3)).get_opcodes(), SequenceMatcher(None, "ab", "ab", False).autojunk)
g = SequenceMatcher(None, [str(i) for i in range(20)], [str(i) for i in range(20) if i not in (5, 6, 15)]); print([list(x) for x in g.get_grouped_opcodes(2)], len(list(g.get_grouped_opcodes())))
try: SequenceMatcher(None, 5, 6).ratio()
except TypeError as e: print(e)
try: SequenceMatcher(None, [[1]], [[1]])
except TypeError as e: print(e)
try: SequenceMatcher(1, "a", "b")
except TypeError as e: print(e)
