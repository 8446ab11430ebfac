# f-strings: expressions of every kind, braces, quotes, nesting.
name, n, items = "world", 42, [1, 2, 3]
print(f"hello {name}", f"{n}", f"{n + 1}", f"{n}{name}", f"", f"plain")
print(f"{{}} {{{n}}} {{{{}}}}")
print(f"{name.upper()} {items[0]} {len(items)} {items[-1:]}")
print(f"{'nested ' + 'quotes'} {'x' if n > 1 else 'y'}")
print(f"{ n } {  name  }", f"{(lambda x: x * 2)(4)}", f"{[i * i for i in items]}", f"{ {'a': 1}['a'] }")
print(f"{ {1, } }", f"{(1, 2)}", f"{1,}", f"{*items, 4}")
print(f"{'a' 'b'}", "implicit " f"{n} " "joined" f" {name}")
print(rf"raw \d {n}\n", fr"\{n}")
print(f"""multi
{n}
line {
    n + 1
}""")
print(f"{None} {True} {1.5} {1j} {b'x'} {...}")
print(f"{n!r} {name!r} {name!s} {'é'!a}", f"{name!r:>10}|", f"{'é'!a:<10}|")
print(f"{f'{n}'}", f"{f'inner {name}'}")
d = {"key": "value"}
print(f"{d['key']}", f'{d["key"]}')
print(f"{n:d} {n:5d}| {n:<5}| {n:^5}| {n:05}")
print(f"{'tab'}\t{'nl'}\n", end="")
print(f"{lambda_free if False else 'ok'}", f"{n == 42}", f"{n != 42}", f"{n >= 42}")
print(f'{n:{"x"}}')
