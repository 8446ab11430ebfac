# return, break and continue against finally.
def a():
    try:
        return "try"
    finally:
        print("finally runs")
def b():
    try:
        return "try"
    finally:
        return "finally wins"
def c():
    try:
        raise ValueError
    finally:
        return "swallowed"
def d():
    for i in range(3):
        try:
            continue
        finally:
            print("continue", i)
    return "end"
def e():
    for i in range(3):
        try:
            break
        finally:
            print("break", i)
    else:
        return "else"
    return "after break"
def f():
    x = 1
    try:
        return x
    finally:
        x = 2
def g():
    while True:
        try:
            return "from loop"
        finally:
            break
    return "break cancelled the return"
def h():
    for i in range(2):
        try:
            1 / 0
        finally:
            continue
    return "continue swallowed"
def i():
    try:
        try:
            return "inner"
        finally:
            print("one")
    finally:
        print("two")
def j():
    try:
        1 / 0
    except ZeroDivisionError:
        return "except"
    finally:
        print("after the except's return")
for fn in (a, b, c, d, e, f, g, h, i, j):
    print(fn.__name__, fn())
