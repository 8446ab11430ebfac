# str.format: automatic, numbered and named fields.
print("{} {}".format(1, 2), "{0} {1} {0}".format("a", "b"), "{x} {y}".format(x=1, y=2), "{0} {k}".format("p", k="n"), "{} {k} {}".format(1, 2, k=3))
print("{{}} {{{}}}".format(5), "{}".format("{}"), "no fields".format(1, 2), "".format())
print("{0[0]} {0[1]}".format([10, 20]), "{d[key]} {d[other key]}".format(d={"key": 1, "other key": 2}), "{0.real} {0.imag}".format(3 + 4j), "{a.b[0].c}".format(a=type("A", (), {"b": [type("B", (), {"c": "deep"})]})))
print("{0[-1]}".format({"-1": "negative text key"}), "{0[1]}".format({1: "int key"}), "{x[a][b]}".format(x={"a": {"b": 7}}))
print("{!r} {!s} {!a}".format("é", "é", "é"), "{0!r:>8}|{0!s:<8}|".format("x"), "{:>{}}|{:^{w}}|".format("a", 5, "b", w=7), "{:{}.{}f}".format(3.14159, 8, 2), "{0:{1}{2}}".format("z", ">", 4))
print("{:,}".format(1234567), "{:.2%}".format(0.1234), "{:08.3f}".format(3.14159), "{:+d}".format(5), "{:#x}".format(255), "{:e}".format(12345.678), "{:c}".format(65))
data = {"name": "Ann", "age": 30}
print("{name} is {age}".format(**data), "{0[name]}".format(data), "{name} {age}".format_map(data))
class M(dict):
    def __missing__(self, k): return f"<{k}>"
print("{a} {b}".format_map(M(a=1)), "{:{}}".format("x", "^5"), "{:}".format(5), "{0:}".format("q"), "{!s:}".format(1))
print("{:%Y}".format(type("T", (), {"__format__": lambda s, f: f"spec={f}"})()), "{:{{}}}".format(5) if False else "")
