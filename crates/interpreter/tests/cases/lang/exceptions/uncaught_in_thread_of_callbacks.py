# An exception in a callback ends the loop that called it.
def each(items, callback):
    for i in items:
        callback(i)
seen = []
each([1, 2], seen.append)
print(seen)
each([3, "x"], lambda v: print(v + 1))
