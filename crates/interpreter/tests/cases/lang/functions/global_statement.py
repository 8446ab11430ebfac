# global in functions, nested functions and classes.
x = 1
def set_it():
    global x, created
    x = 2
    created = "new"
set_it()
print(x, created)
def shadow():
    x = 10
    def inner():
        global x
        x = 20
        return x
    return inner(), x
print(shadow(), x)
class C:
    global y
    y = 5
print(y, hasattr(C, "y"))
def remove():
    global created
    del created
remove()
print("created" in globals())
def loop():
    global i
    for i in range(3):
        pass
loop()
print(i)
def define():
    global helper
    def helper():
        return "global function"
    global Klass
    class Klass:
        pass
define()
print(helper(), Klass.__name__, Klass.__qualname__, helper.__qualname__)
def reader():
    return x
x = 33
print(reader())
def imports():
    global sys
    import sys
imports()
print(sys.__name__)
def excepts():
    global err
    try:
        1 / 0
    except ZeroDivisionError as err:
        pass
    print("err" in globals())
excepts()
