# The name of an except clause is deleted when the clause ends.
try:
    raise ValueError("gone")
except ValueError as e:
    kept = e
print("e" in globals(), repr(kept))
e = "before"
try:
    raise KeyError
except KeyError as e:
    pass
try:
    e
except NameError as err:
    print(err)
def f():
    try:
        raise ValueError
    except ValueError as v:
        v = "rebound"
        print(v)
    try:
        return v
    except UnboundLocalError as u:
        return str(u)
print(f())
try:
    raise ValueError
except ValueError as d:
    del d
print("deleting it in the clause is fine")
for i in range(2):
    try:
        raise ValueError(i)
    except ValueError as loop_error:
        print(loop_error)
errors = []
for value in ("1", "x", "3"):
    try:
        errors.append(int(value))
    except ValueError as problem:
        errors.append(problem)
print(errors)
