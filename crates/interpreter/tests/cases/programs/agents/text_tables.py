import textwrap
from string import Template, capwords
from itertools import zip_longest
rows = [("name", "qty", "note"), ("apple", 3, "a round fruit that grows on trees"), ("banana", 12, "long-ish and yellow"), ("kiwi", 7, "")]
widths = [max(len(str(row[at])) for row in rows) for at in range(2)] + [16]
def cell_lines(value, width):
    return textwrap.wrap(str(value), width) or [""]
for row in rows:
    for parts in zip_longest(*[cell_lines(value, width) for value, width in zip(row, widths)], fillvalue=""):
        print("|", " | ".join(f"{part:<{width}}" if not part.isdigit() else f"{part:>{width}}" for part, width in zip(parts, widths)), "|")
print("-" * 30)
letter = Template("Dear $name,\n\n    you owe $$${amount}.\n\n    Yours, ${who}\n")
print(textwrap.dedent(letter.substitute(name="Ann", amount="12.50", who="Bob")))
print(letter.safe_substitute(name="Ann"))
try:
    letter.substitute(name="Ann")
except KeyError as error:
    print("missing", error)
print(textwrap.shorten("The quick brown fox jumps over the lazy dog", 25, placeholder="..."), textwrap.fill("one two three four five six", 11, initial_indent="- ", subsequent_indent="  "), sep="\n")
print(textwrap.indent("a\n\nb\n", "> "), textwrap.indent("a\n\nb", "# ", lambda line: True), capwords("hello wORLD  again"))
