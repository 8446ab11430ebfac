# A parameter without a default after one with.
def f(a=1, b):
    return a
