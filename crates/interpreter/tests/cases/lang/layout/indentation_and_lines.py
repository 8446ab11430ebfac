# Layout: indentation widths, continuation lines, comments, blank lines, form feeds.
if True:
  print("two spaces")
  if True:
        print("eight spaces")
if True:
	print("a tab")

def f(
    a,
    b = 1,
    # a comment among parameters
    *,
    c = 2,
):
    # a comment
        # oddly indented comment

    return (a
            + b
  + c)
print(f(1))
x = [
    1,
  2,
3
]
print(x)
total = 1 + \
        2 + \
    3
print(total)
class A: x = 1; y = 2
print(A.x, A.y)
for i in range(2): print(i); print("-")
while x: x.pop(); print(len(x))
if x: print("no")
elif not x: print("yes")
else: print("no")
try: 1 / 0
except ZeroDivisionError: print("zero")
finally: print("fin")
with_dict = {
    "a": 1,

    # gap
    "b": 2,
}
print(with_dict)
print("a"    "b",   sep  =  ":" )
if True:
    pass; print("after pass")
lambda_ = lambda \
    x: x
print(lambda_(3))
text = """
  kept indentation
	tab
"""
print(repr(text))
