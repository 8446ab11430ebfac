# A program with a syntax error never starts.
print("this is never printed")
def f()
    return 1
