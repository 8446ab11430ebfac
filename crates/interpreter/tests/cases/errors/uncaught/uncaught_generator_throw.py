# An exception thrown into a generator.
def g():
    yield 1
    yield 2
it = g()
print(next(it))
it.throw(ValueError("thrown"))
