# Expression statements, pass, the ellipsis and semicolons.
def nothing(): pass
def dots(): ...
print(nothing(), dots())
class Empty: ...
print(Empty.__name__)
1; 2; "a string statement"
...
print(...); print(Ellipsis is ...); print(type(...).__name__)
x = 1; y = 2; print(x + y)
if True: a = 1; b = 2; print(a, b)
(print("in parentheses"))
[print(i) for i in range(2)]
value = (
    1 +
    2
)
print(value)
text = "one" \
    "two"
print(text)
total = 1 + \
    2
print(total)
print(1,
      2,
      # a comment inside
      3,)
if (True and
        not False):
    print("split condition")
