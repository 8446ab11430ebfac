# continue outside a loop.
def f(x):
    if x:
        continue
