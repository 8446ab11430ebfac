# import * inside a function.
print("never")
def f():
    from sys import *
