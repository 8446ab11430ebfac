# Replacement fields inside format specs.
width, prec, fill, align, value = 12, 3, "*", "^", 3.14159265
print(f"{value:{width}.{prec}f}|", f"{value:{fill}{align}{width}}|", f"{value:{width}}|")
print(f"{'text':{fill}>{width}}|", f"{42:{'0'}{8}b}", f"{255:#{6}x}")
print(f"{value:.{prec + 2}}", f"{value:{'.' + str(prec) + 'e'}}")
for w in range(3, 7):
    print(f"{'ab':>{w}}|{'ab':<{w}}|{'ab':^{w}}|")
print(f"{value:{f'{width}.{prec}'}}|")
spec = ",.2f"
print(f"{1234567.891:{spec}}", f"{1234567:{','}}")
class Echo:
    def __format__(self, spec): return repr(spec)
e = Echo()
print(f"{e:}", f"{e:a{1}b{2}c}", f"{e:{{}}}" if False else f"{e:x y}", f"{e:{'!'}{fill}}", f"{e:%Y-%m-%d %H:%M}", f"{e: }")
rows = [("apple", 1.5, 10), ("kiwi", 0.25, 200)]
widths = [max(len(str(r[i])) for r in rows) for i in range(3)]
for r in rows:
    print(" | ".join(f"{c!s:{'<' if i == 0 else '>'}{widths[i]}}" for i, c in enumerate(r)))
try:
    f"{value:{'bad'}}"
except ValueError as err:
    print(err)
print(f"{value!r:{width}.{prec}}|")
