# Triple-quoted f-strings, implicit concatenation and line continuation.
name, items = "report", ["a", "b"]
print(f"""Title: {name.upper()}
Items: {len(items)}
{chr(10).join(f'- {i}' for i in items)}
  indented {name!r:>12}
""", end="")
print(f"one {name}"
      " plain "
      f"{len(items)}"
      r" raw\n "
      rf"\{name}\d {items[0]}")
text = f"first \
continued {name}"
print(text, repr(f"a\tb\n{name}\\"), len(f"\u00e9{name}\x41\N{BULLET}"))
print(f'''{
    name
    + "!"
}''', f"{'':>3}|", f"{name:^{len(name) + 4}}|")
