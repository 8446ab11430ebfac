# StopIteration raised inside a generator.
def gen():
    yield 1
    raise StopIteration("early")
for x in gen():
    print(x)
