# Slices of lists, read only.
l = list(range(10))
print(l[2:5], l[:3], l[7:], l[-3:], l[:-3], l[::2], l[1::2], l[::-1], l[8:2:-2], l[5:5], l[5:2], l[20:], l[-20:3], l[:], l[:] is l)
print(l[::3], l[::-3], l[-1:-5:-1], l[-2::-2], l[:2:-1], l[2::-1], l[None:None:None], l[True:3], l[0:10:20])
n = [[1, 2], [3, 4]]
c = n[:]
c[0].append(9)
c.append("x")
print(n, c)
print([l[i:i + 3] for i in range(0, len(l), 3)], l[len(l) // 2:], l[:len(l) // 2], [l[-i:] for i in range(3)])
for k in (-1, -10, 0, 9):
    print(l[k], end=" ")
print()
for bad in (lambda: l[10], lambda: l[-11], lambda: l["1"], lambda: l[1.0], lambda: l[None], lambda: l[1, 2], lambda: l[::0], lambda: l["a":], lambda: [][0], lambda: l[10 ** 30], lambda: l[-10 ** 30], lambda: l[[1]]):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
print(l[10 ** 30:], l[:10 ** 30][-1], l[-10 ** 30:2])
