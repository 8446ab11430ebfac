# What print shows for nested and unusual values.
class R:
    def __repr__(self): return "R()"
class S(R):
    def __str__(self): return "S as str"
print(R(), S(), [R(), S()], (R(),), {R(): S()} if False else {"k": S()}, {1: R()}, f"{S()}", str([S()]), {"n": None, "t": True}, [1.0, -0.0, 1e20], ["a'b", 'c"d'], ("x",), (), [], {}, set(), frozenset(), b"b", range(3), slice(1), ..., NotImplemented, int, type, len, R, sep="|")
print("multi\nline", ["multi\nline"], "tab\t", ["tab\t"], "\\", ["\\"], "é", ["é"], "\x00".encode(), ["\x00"], "\u200b" in "\u200b", ["\u200b"], "😀", ["😀"])
print({"a": {"b": [1, (2, {3})]}}, [[[]]], ((),), [{}], {(): []}, {frozenset([1]): {2}}, [None, ...], {True: False}, 10 ** 25, 1 / 3, 2 ** 0.5, 1e-10, 100.0, 1e5, 123456789.987654321, 0.1 + 0.2, float("inf"), 1j, -1j, 1.5 + 0j)
print(ValueError("v"), [ValueError("v")], KeyError("k"), [KeyError("k")], Exception(), [Exception()], StopIteration(1), OSError(2, "m"), [OSError(2, "m")], {}.keys(), {1: 2}.values(), {1: 2}.items(), list[int], int | None, sep=" | ")
print(*[1, "a", None], *"xy", sep=", ", end=".\n")
print(1, end=""); print(2, end=" "); print(3)
print("a" "b", "c" + "d", "e" * 3, "%d" % 5, "{}".format(6), f"{7}")
