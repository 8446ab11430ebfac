# Iterators inside iterators: what ends in a crash elsewhere must end well here.
from itertools import chain, islice

def nested(wrap, depth):
    iterator = iter([1, 2])
    for _ in range(depth):
        iterator = wrap(iterator)
    return iterator

print(next(nested(enumerate, 20)) is not None, next(nested(zip, 20)) is not None, next(nested(chain, 40)), next(nested(lambda it: islice(it, 5), 40)))
