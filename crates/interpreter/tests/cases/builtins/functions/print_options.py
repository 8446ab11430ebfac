# print: sep, end, file, flush, no arguments, conversions.
import sys
print()
print(1, "a", None, [1, "x"], 2.5)
print("a", "b", sep="")
print("a", "b", sep="-", end="!\n")
print("a", "b", sep=None, end=None)
print("no newline", end="")
print(" then more")
print(*range(3), sep=", ")
print("x", file=sys.stdout)
print("x", flush=True)
print("multi\nline", "tab\t|")
print(sep="unused")
print("", "", sep="|")
class W:
    def __init__(self): self.parts = []
    def write(self, s): self.parts.append(s)
w = W()
print("to", "w", file=w)
print(1, 2, sep="+", end="", file=w)
print(w.parts)
for bad in (lambda: print("a", sep=5), lambda: print("a", end=5), lambda: print("a", wrong=1), lambda: print(file=5) if False else print("a", file=5)):
    try:
        bad()
    except (TypeError, AttributeError) as e:
        print(e)
print("a", "b", sep="\n")
print(print("inner"))
