# Closures share variables, not values.
def counter():
    n = 0
    def up():
        nonlocal n
        n += 1
        return n
    def get():
        return n
    return up, get
up, get = counter()
up(); up()
print(get())
up2, get2 = counter()
print(get2(), up2(), get())
def late():
    def inner():
        return value
    value = "set after inner"
    return inner()
print(late())
def adders():
    return [lambda x, k=k: x + k for k in range(3)], [lambda x: x + k for k in range(3)]
good, bad = adders()
print([f(10) for f in good], [f(10) for f in bad])
def deep():
    a = 1
    def two():
        b = 2
        def three():
            c = 3
            def four():
                return a, b, c
            return four
        return three
    return two
print(deep()()()())
def param(x):
    def change(v):
        nonlocal x
        x = v
    def read():
        return x
    return change, read
change, read = param(5)
change(6)
print(read())
print(up.__closure__[0].cell_contents, len(get.__closure__))
