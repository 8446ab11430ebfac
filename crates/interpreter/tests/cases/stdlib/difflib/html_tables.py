# Differences as tables of HTML: whole, near changes only, wrapped, and none.
import difflib

OLD = """one two
three  four
\tfive <six>
seven & eight
nine
ten
eleven
twelve
thirteen
gone
last
""".splitlines(keepends=True)
NEW = """zero
one two
three four
\tfive <seven>
seven & eight
nine
new

ten
eleven
twelve
thirteeeen
last \xe9
""".splitlines(keepends=True)

print(difflib.HtmlDiff(tabsize=4, wrapcolumn=12).make_file(OLD, NEW, "old", "new", charset="ascii"))
print(difflib.HtmlDiff().make_table(OLD, NEW, context=True, numlines=1))
print(difflib.HtmlDiff().make_table(OLD, NEW, todesc="<b>new</b>", numlines=0))
print(difflib.HtmlDiff(charjunk=None, linejunk=lambda line: not line.strip()).make_table(NEW, OLD, context=True, numlines=0))
print(difflib.HtmlDiff().make_table([], []), difflib.HtmlDiff().make_table(OLD, OLD, context=True), difflib.HtmlDiff().make_table([], ["a\n", "\n"]))


class Mine(difflib.HtmlDiff):
    _file_template = "%(charset)s: %(table)s"
    _table_template = "<table id=%(prefix)s>%(header_row)s%(data_rows)s</table>"


print(Mine(8, 5).make_file(["a long line here", "same"], ["a wrong line there", "same"]))
