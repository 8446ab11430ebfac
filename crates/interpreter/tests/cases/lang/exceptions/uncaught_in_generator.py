# An exception inside a generator reaches the loop's caller.
def numbers():
    yield 1
    yield 2
    raise LookupError("no more numbers")
for n in numbers():
    print(n)
