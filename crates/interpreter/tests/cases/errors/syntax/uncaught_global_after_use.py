# global after the name was used.
print("never")
def f():
    x = 1
    global x
