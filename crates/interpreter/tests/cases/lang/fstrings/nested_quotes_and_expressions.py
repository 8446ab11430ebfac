# Expressions of every shape inside f-strings.
d = {"a": {"b": [1, 2, 3]}, "x y": 5}
class O:
    v = 7
    def m(self, *a, **k): return f"m{a}{k}"
o = O()
print(f"{d['a']['b'][1:]} {d['x y']} {o.v} {o.m(1, k='v')} {o.m(*[1, 2], **{'z': 3})}")
print(f"{[x for x in range(3)]} { {x: x for x in range(2)} } { {1, 2} } {(1, 2)} {1, 2}")
print(f"{'a' if o.v > 5 else 'b'} {o.v > 5 and 'yes'} {not o.v} {o.v is None} {'x' in 'xyz'} {-o.v} {o.v ** 2} {o.v // 2} {~o.v}")
print(f"{(lambda x, y=2: x * y)(3)} {(lambda: 'called')()} {max(1, 2, key=lambda v: -v)} {sum(i for i in range(4))} {' '.join(str(i) for i in (1, 2))}")
print(f"{'nested ' + f'{o.v + 1:03d}'} {f'{1}' f'{2}'} {'%s' % 'pct'} {'{}'.format('fmt')} {'''triple'''} {'tab' + chr(9) + 'x'!r}")
print(f"{o.v:>{o.v}}|{o.v:{'<'}{5}}|{3.14159:.{o.v - 5}f}|{'s':{'*'}^{d['x y']}}|{255:{'#'}x}")
print(f'{"double" + "quotes"} {d["a"]["b"]}', f"""{d["a"]["b"][0]} {'single'} "both" 'kinds'""", f"{{literal}} {{{o.v}}} {{{{{o.v}}}}}")
print(f"{o.__class__.__name__!r} {type(o).__name__:>4} {...} {None!r:>6} {True:d} {1_000:,} {0xff} {1e3} {2j}")
