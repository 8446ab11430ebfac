# Unified and context diffs, and close matches.
import difflib


def lines(text):
    return [line + "\n" for line in text.split()]


pairs = [
    ("", ""), ("a", "a"), ("a b c", "a b c"), ("a b c", "a x c"), ("a b c", ""), ("", "a b c"), ("a b c d e f g h i j k l m n", "a b c d e X g h i j k l m Y"),
    ("a b c d e f g h i j k l m n", "b c d e f g h i j k l m n o"), ("one two three four", "zero one tree four"), ("a a a a b a a", "a a b a a a a"),
    ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "1 2 3 X 5 6 7 8 9 10 11 12 13 14 15 16"), ("x", "y"), ("a b", "b a"),
]
for old, new in pairs:
    for n in (3, 1, 0):
        print(old, "->", new, n)
        print("".join(difflib.unified_diff(lines(old), lines(new), "old.txt", "new.txt", n=n)), end="")
        print("".join(difflib.context_diff(lines(old), lines(new), "old.txt", "new.txt", n=n)), end="")
print([*difflib.unified_diff("abcd", "abXd", lineterm="")], [*difflib.unified_diff(("a", "b"), ["a", "c"], "f", "t", "date 1", "date 2", lineterm="")])
print([*difflib.context_diff(["a"], ["b"], fromfiledate="then", tofiledate="now", lineterm="")])
long = [f"line {at % 7}\n" for at in range(400)]
other = [*long[:100], "new\n", *long[101:300], *long[310:]]
print(len([*difflib.unified_diff(long, other)]), [line for line in difflib.unified_diff(long, other, n=1)][:8])
print(type(difflib.unified_diff([], [])).__name__, difflib.unified_diff.__name__, difflib.get_close_matches.__name__, difflib.get_close_matches.__module__)
for args in (([1], [2]), (["a"], [b"b"]), (["a"], ["b"], b"x"), (["a"], ["b"], "x", None), (["a"], ["b"], "", "", "", "", 3, 5), (["a", 1], ["a", "b"]), (5, 6), ([],)):
    for function in (difflib.unified_diff, difflib.context_diff):
        try:
            print([*function(*args)])
        except TypeError as error:
            print(type(error).__name__, error)

words = "ape apple peach puppy applet maple Apple apply ample sample pineapple".split()
for word in ("appel", "apple", "x", "", "wheel", "pupy", "sampel", "APPLE", "pineaple", "é"):
    print(word, difflib.get_close_matches(word, words), difflib.get_close_matches(word, words, n=1), difflib.get_close_matches(word, words, 5, 0.4), difflib.get_close_matches(word, words, cutoff=0.9))
print(difflib.get_close_matches("apple", ()), difflib.get_close_matches("ab", {"ab", "ba"}), difflib.get_close_matches("ab", {"abc": 1}), difflib.get_close_matches("ab", iter(["ab", "ac"])))
print(difflib.get_close_matches("ab", (word for word in ("ab", "b"))), difflib.get_close_matches([1, 2, 3], [[1, 2], [3], [1, 2, 3]]), difflib.get_close_matches("", ["", "a"]), difflib.get_close_matches("a", ["a"] * 5, cutoff=1))
print(difflib.get_close_matches("ab" * 150, ["ab" * 149, "ba" * 150, "ab" * 20]) == ["ab" * 149], difflib.get_close_matches("a", ["a", "b"], 10, 0))
for args, kwargs in ((("a", [], 0), {}), (("a", [], -1), {}), (("a", [], 3, 1.5), {}), (("a", [], 3, -0.1), {}), (("a",), {}), ((), {}), (("a", 5), {}), (("a", ["b"], "3"), {}), (("a", ["b"]), {"x": 1}), (("a", ["b"], None), {}), (("a", [1]), {})):
    try:
        print(difflib.get_close_matches(*args, **kwargs))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print([difflib.IS_CHARACTER_JUNK(c) for c in (" ", "\t", "x", "\n", "")], difflib.IS_CHARACTER_JUNK("x", "xyz"), difflib.IS_CHARACTER_JUNK(ch="a", ws="b"), [difflib.IS_LINE_JUNK(line) for line in ("\n", "  #   \n", "hello\n", "", "##")])
try:
    difflib.IS_CHARACTER_JUNK(1)
except TypeError as error:
    print(error)
