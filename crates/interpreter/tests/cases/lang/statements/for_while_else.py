# The else of loops, with break and continue.
for n in range(2, 12):
    for d in range(2, n):
        if n % d == 0:
            break
    else:
        print(n, "is prime")
for _ in []:
    print("never")
else:
    print("else after an empty loop")
k = 0
while k < 3:
    k += 1
    if k == 2:
        continue
    print("k", k)
else:
    print("while else", k)
while True:
    break
else:
    print("not reached")
def find(items, wanted):
    for i, item in enumerate(items):
        if item == wanted:
            return i
    else:
        return -1
print(find("abc", "c"), find("abc", "z"))
for i in range(3):
    for j in range(3):
        if j == 1:
            continue
        if i == 2:
            break
        print(i, j)
    else:
        continue
    print("broke at", i)
    break
