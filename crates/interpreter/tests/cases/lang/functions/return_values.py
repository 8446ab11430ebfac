# What functions return: nothing, tuples, from loops, from nested blocks.
def none(): pass
def bare(): return
def several(): return 1, 2
def one_tuple(): return 1,
def conditional(x):
    if x:
        return "yes"
print(none(), bare(), several(), one_tuple(), conditional(1), conditional(0))
def nested():
    for i in range(5):
        while True:
            if i == 3:
                return i, "found"
            break
print(nested())
def starred(*a): return *a, "end"
print(starred(1, 2))
def lambda_maker(): return lambda: "inner"
print(lambda_maker()())
def with_dead_code():
    return 1
    print("unreachable")
print(with_dead_code())
def in_with():
    class M:
        def __enter__(self): return self
        def __exit__(self, *a): print("exit runs")
    with M():
        return "from with"
print(in_with())
def comprehension(): return [x for x in range(3)], {x for x in range(1)}, {x: x for x in range(1)}
print(comprehension())
def yields():
    yield 1
    return 2
g = yields()
print(next(g))
try:
    next(g)
except StopIteration as e:
    print(e.value)
