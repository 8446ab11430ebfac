# Raising the same object again: context, identity, notes, cause cycles.
e = ValueError("shared")
for i in range(3):
    try: raise e
    except ValueError as caught:
        caught.add_note(f"round {i}")
        print(caught is e, caught.__context__, len(e.__notes__))
try:
    try: raise e
    except ValueError: raise e
except ValueError as c: print(c is e, c.__context__)
a, b = KeyError("a"), IndexError("b")
try:
    try: raise a
    except KeyError: raise b
except IndexError as x: print(repr(x.__context__))
try:
    try: raise b
    except IndexError: raise a
except KeyError as x: print(repr(x.__context__), repr(x.__context__.__context__))
try: raise e from e
except ValueError as x: print(x.__cause__ is x)
class Reused(Exception): count = 0
r = Reused()
def f():
    r.count += 1
    raise r
for _ in range(2):
    try: f()
    except Reused as x: print(x.count)
saved = []
for i in range(2):
    try: raise ValueError(i)
    except ValueError as err: saved.append(err)
print(saved, saved[0].__context__, saved[0] is saved[1])
try:
    try: 1 / 0
    except ZeroDivisionError as z:
        z.__context__ = KeyError("by hand")
        raise
except ZeroDivisionError as z: print(repr(z.__context__))
