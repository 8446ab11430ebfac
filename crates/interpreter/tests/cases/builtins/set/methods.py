# add, discard, remove, pop, clear, copy, update and the in-place family.
s = {1, 2}
print(s.add(3), s.add(1), s, s.discard(9), s.remove(2), s)
s.update([4, 5], (6,), range(7, 9)); print(s)
s.intersection_update([3, 4, 5, 99], {4, 5, 3}); print(s)
s.difference_update([3], {99}); print(s)
s.symmetric_difference_update([5, 6]); print(s)
c = s.copy(); c.add(0); print(s, c)
print(len(s), {7}.pop(), s.clear(), s, bool(s))
s |= {1, 2, 3}; s &= {2, 3, 4}; s -= {3}; s ^= {2, 9}; print(s)
s.update(); s.update("ab"); print(sorted(map(str, s)))
for bad in (lambda: set().pop(), lambda: {1}.remove(2), lambda: {1}.add([]), lambda: {1}.add(), lambda: {1}.update(5), lambda: {1}.remove(), lambda: {1}.discard([]), lambda: {1}.clear(1), lambda: {1}.intersection_update(5), lambda: {1}[0], lambda: hash({1}), lambda: {1}.symmetric_difference_update([1], [2]), lambda: {1}.remove("k"), lambda: {1} + {2}, lambda: {[]}, lambda: {1}.index(1)):
    try:
        print(bad())
    except (KeyError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
print([n for n in dir(set) if not n.startswith("_")])
try:
    s = {1}
    s |= [2]
except TypeError as e:
    print(e)
