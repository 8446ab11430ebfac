# append, extend, insert, remove, pop, clear, index, count, copy, reverse.
l = [3, 1]
print(l.append(4), l)
l.extend([1, 5]); l.extend("ab"); l.extend(x for x in (9,)); l.extend({"k": 1})
print(l)
l.insert(0, "first"); l.insert(-1, "before last"); l.insert(100, "end"); l.insert(-100, "start")
print(l)
l.remove(1)
print(l, l.pop(), l.pop(0), l.pop(-2), l)
print(l.index(4), l.count(1), [1, 2, 1].index(1, 1), [1, 2, 1, 2].index(2, 2), [1, 2, 3].index(3, -1), [1, 1.0, True].count(1))
c = l.copy()
c.clear()
print(c, l)
l.reverse()
print(l, [].reverse(), [1].copy())
for bad in (lambda: [].pop(), lambda: [1].pop(5), lambda: [1].remove(2), lambda: [1].index(2), lambda: [1].index(1, 1), lambda: [].append(), lambda: [].append(1, 2), lambda: [].extend(5), lambda: [].insert(1), lambda: [].insert("a", 1), lambda: [1].pop("a"), lambda: [].extend(None), lambda: [1, 2].index("x", "y"), lambda: [].clear(1), lambda: [1].pop(1.0), lambda: [].copy(1), lambda: [1].pop(-2)):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
print([n for n in dir(list) if not n.startswith("_")])
l = [1, 2]
l.extend(l)
l.append(l[0])
print(l)
