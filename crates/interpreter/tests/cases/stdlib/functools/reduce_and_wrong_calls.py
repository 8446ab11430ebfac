import functools
import operator

def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, error)

shown(functools.reduce, operator.add, [1, 2, 3])
shown(functools.reduce, operator.add, [], 5)
shown(functools.reduce, operator.add, [])
shown(functools.reduce, operator.add, 5)
shown(functools.reduce)
shown(functools.reduce, max)
shown(functools.reduce, 1, 2, 3, 4)
shown(functools.reduce, function=max, iterable=[1])
shown(functools.reduce, lambda a, b: a * b, range(1, 6))
shown(functools.reduce, lambda a, b: {**a, **b}, [{"x": 1}, {"y": 2}], {})
shown(functools.cmp_to_key)
shown(functools.cmp_to_key, 1, 2)
shown(functools.cmp_to_key, zz=1)
shown(functools.cache, None)
shown(functools.lru_cache, "a")
shown(functools.partial)
shown(functools.partial, 1)
shown(operator.add)
shown(operator.add, 1)
shown(operator.add, 1, 2, 3)
shown(operator.abs, a=1)
shown(operator.itemgetter)
