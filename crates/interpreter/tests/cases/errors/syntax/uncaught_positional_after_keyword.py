# A positional argument after a keyword argument.
def f(a, b): return a
f(a=1, 2)
