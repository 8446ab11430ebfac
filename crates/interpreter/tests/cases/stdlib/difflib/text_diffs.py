# unified_diff, context_diff, ndiff, restore, Differ.
import difflib

a = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n".splitlines(keepends=True)
b = "zero\none\ntwo\ntree\nfour\nfive\nsix\nseven\neight\n".splitlines(keepends=True)
print("".join(difflib.unified_diff(a, b, "before.txt", "after.txt")))
print("".join(difflib.unified_diff(a, b, fromfile="a", tofile="b", fromfiledate="2020", tofiledate="2021", n=0)))
print("".join(difflib.context_diff(a, b, "before", "after", n=1)))
print("".join(difflib.ndiff(a, b)))
print(list(difflib.unified_diff(["a", "b"], ["a", "c"], lineterm="")), list(difflib.unified_diff(["same"], ["same"])), list(difflib.unified_diff([], ["new"], lineterm="")), list(difflib.unified_diff(["old"], [], lineterm="")), list(difflib.context_diff(["x"], ["x"])))
d = list(difflib.ndiff(["abc\n", "keep\n"], ["abd\n", "keep\n"])); print(d, list(difflib.restore(d, 1)), list(difflib.restore(d, 2)))
print(list(difflib.Differ().compare(["  space\n", "tab\there\n"], ["   space\n", "tab\tthere\n"])))
print(list(difflib.ndiff(["private int x;\n"], ["private volatile int x;\n"])), list(difflib.ndiff([], ["a\n"])), list(difflib.ndiff(["a\n", "b\n", "c\n"], ["c\n", "a\n", "b\n"])))
text1 = """  1. Beautiful is better than ugly.
  2. Explicit is better than implicit.
  3. Simple is better than complex.
  4. Complex is better than complicated.
""".splitlines(keepends=True)
text2 = """  1. Beautiful is better than ugly.
  3.   Simple is better than complex.
  4. Complicated is better than complex.
  5. Flat is better than nested.
""".splitlines(keepends=True)
print("".join(difflib.Differ().compare(text1, text2)))
for bad in (lambda: list(difflib.restore(d, 3)), lambda: list(difflib.unified_diff([b"a"], [b"b"])), lambda: list(difflib.unified_diff(["a"], ["b"], fromfile=b"x"))):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
print(difflib.IS_LINE_JUNK("\n"), difflib.IS_LINE_JUNK("  #  \n"), difflib.IS_LINE_JUNK("hello"), difflib.IS_CHARACTER_JUNK(" "), difflib.IS_CHARACTER_JUNK("\t"), difflib.IS_CHARACTER_JUNK("x"), difflib.IS_CHARACTER_JUNK("\n"))
print(list(difflib.diff_bytes(difflib.unified_diff, [b"a\xff\n"], [b"b\n"], b"x", b"y")))
