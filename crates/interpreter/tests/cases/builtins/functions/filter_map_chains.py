# Long chains of lazy builtins and how much they consume.
log = []
def src():
    for i in range(10): log.append(i); yield i
chain = map(lambda x: x * x, filter(lambda x: x % 2, src()))
print(next(chain), log, next(chain), log)
print(list(zip(chain, "ab")), log)
print(list(chain), log)
log.clear()
print(next(filter(lambda x: x > 3, src())), log); log.clear()
print(any(x > 2 for x in src()), log); log.clear()
print(3 in src(), log); log.clear()
print(min(src(), key=lambda x: abs(x - 4)), len(log)); log.clear()
a, b, *_ = src(); print(a, b, len(log)); log.clear()
it = enumerate(map(str, src()), 1); print(next(it), next(it), log); log.clear()
print([x for x, _ in zip(src(), range(3))], log); log.clear()
print([x for _, x in zip(range(3), src())], log); log.clear()
print(dict(zip(src(), map(chr, range(97, 100)))), sum(map(len, filter(None, ["a", "", "bc"]))), sorted(map(abs, [-3, 1, -2])), list(map(lambda f: f(4), [str, float, bool, range])), "".join(filter(str.isalpha, "a1b2")), list(reversed(list(map(int, "123")))), max(map(max, [[1, 5], [3]])), list(map(list, zip(*[[1, 2], [3, 4]]))))
