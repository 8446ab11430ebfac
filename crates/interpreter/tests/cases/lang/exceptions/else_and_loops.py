# try/else inside loops, continue in except, break in finally and counters.
out = []
for text in ("1", "x", "0", "4"):
    try: n = int(text)
    except ValueError: out.append(f"bad {text}"); continue
    else:
        try: r = 12 // n
        except ZeroDivisionError: out.append("zero")
        else: out.append(r)
    finally: out.append(f"[{text}]")
print(out)
attempts = 0
while True:
    attempts += 1
    try:
        if attempts < 3: raise ConnectionError(attempts)
    except ConnectionError as e:
        if attempts > 5: raise
        print("retry after", e)
    else:
        print("ok after", attempts); break
def first_valid(xs):
    for x in xs:
        try: return float(x)
        except (TypeError, ValueError): pass
    return None
print(first_valid(["a", None, "2.5", "3"]), first_valid([]))
def count(xs):
    good = bad = 0
    for x in xs:
        try: int(x)
        except ValueError: bad += 1
        except TypeError: bad += 10
        else: good += 1
    return good, bad
print(count(["1", "b", None, 4.5, [], "7"]))
for i in range(3):
    try:
        if i == 1: raise IndexError(i)
    except IndexError: break
    else: print("else", i)
else: print("not reached")
def nested():
    for i in range(2):
        for j in range(2):
            try:
                if j: raise LookupError
            except LookupError: break
            finally: yield i, j
print(list(nested()))
