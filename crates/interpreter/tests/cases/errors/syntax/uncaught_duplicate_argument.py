# The same parameter twice.
print("never")
def f(a, b, a):
    return a
