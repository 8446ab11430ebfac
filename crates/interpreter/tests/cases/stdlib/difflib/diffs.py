# SequenceMatcher, unified and context diffs, ndiff, close matches.
import difflib
a, b = "one\ntwo\nthree\nfour\n".splitlines(True), "one\n2\nthree\nfive\nfour\nsix\n".splitlines(True)
print("".join(difflib.unified_diff(a, b, "a", "b")))
print("".join(difflib.context_diff(a, b, "a", "b", n=1)))
print("".join(difflib.ndiff(["hello wrld\n", "same\n"], ["hello world\n", "same\n", "new\n"])))
s = difflib.SequenceMatcher(None, "abxcd", "abcd")
print(s.ratio(), s.quick_ratio(), s.real_quick_ratio(), s.get_matching_blocks(), s.get_opcodes(), s.find_longest_match(0, 5, 0, 4), list(s.get_grouped_opcodes(1)))
print(difflib.get_close_matches("appel", ["ape", "apple", "peach", "puppy"]), difflib.get_close_matches("x", ["y"]), difflib.get_close_matches("wheel", ["heel", "while", "wheels"], n=2, cutoff=0.5), difflib.SequenceMatcher(lambda c: c == " ", " abcd", "abcd abcd").find_longest_match(), list(difflib.restore(difflib.ndiff(a, b), 1)) == a, list(difflib.unified_diff(a, a)), list(difflib.unified_diff(["x"], ["y"], lineterm="")))
