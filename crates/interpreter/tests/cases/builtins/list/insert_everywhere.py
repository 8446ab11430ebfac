# insert at every index of a short list, and pop at every index.
for i in range(-5, 6):
    l = ["a", "b", "c"]
    l.insert(i, "X")
    print(i, l, end=" ")
    m = ["a", "b", "c"]
    try:
        print(m.pop(i), m)
    except IndexError as e:
        print(e)
l = []
l.insert(0, 1); l.insert(-1, 2); l.insert(99, 3); l.insert(True, 4)
print(l)
l.extend([]); l.extend(l[:]); l += l
print(l, len(l))
