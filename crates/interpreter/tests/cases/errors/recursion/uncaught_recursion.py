# Runaway recursion ends the program with RecursionError.
def down(n):
    return down(n + 1) + 1
print("going down")
try:
    down(0)
except RecursionError:
    raise RecursionError("too deep") from None
