# Long sequences, repeated lines and popular items.
import difflib
a = [f"line {i % 7}" for i in range(300)]
b = a[:100] + ["new"] + a[120:]
m = difflib.SequenceMatcher(None, a, b)
print(len(m.bpopular), round(m.ratio(), 4), m.get_opcodes()[:3])
m2 = difflib.SequenceMatcher(None, a, b, autojunk=False)
print(len(m2.bpopular), round(m2.ratio(), 4), m2.get_opcodes())
x = "".join(chr(97 + i * i % 26) for i in range(400))
y = x[:150] + "INSERTED" + x[150:300] + x[320:]
for auto in (True, False):
    s = difflib.SequenceMatcher(None, x, y, autojunk=auto)
    print(auto, round(s.ratio(), 4), len(s.get_opcodes()), s.find_longest_match())
words = "the quick brown fox jumps over the lazy dog".split()
s = difflib.SequenceMatcher(None, words, words[::-1])
print(s.get_matching_blocks(), s.ratio(), s.quick_ratio())
d = list(difflib.unified_diff([str(i) for i in range(50)], [str(i) for i in range(50) if i % 20], n=1, lineterm=""))
print(d)
