# A name assigned anywhere in a function is local everywhere in it.
x = "global"
def f():
    try:
        print(x)
    except UnboundLocalError as e:
        print(type(e).__name__, e)
    x = "local"
    print(x)
f()
def g():
    if False:
        y = 1
    try:
        return y
    except NameError as e:
        return str(e)
print(g())
def h():
    def inner():
        return z
    try:
        inner()
    except NameError as e:
        print(type(e).__name__, e)
    z = 1
    return inner()
print(h())
def aug():
    try:
        x += 1
    except UnboundLocalError as e:
        print(e)
aug()
def after_except():
    e = 1
    try:
        raise ValueError
    except ValueError as e:
        pass
    try:
        e
    except UnboundLocalError as err:
        print(err)
after_except()
def loops():
    for item in []:
        pass
    try:
        print(item)
    except UnboundLocalError as err:
        print(err)
loops()
class C:
    print(x)
    x = "class"
    print(x)
