# The walrus in conditions, comprehensions, calls and lambdas.
if (n := 10) > 5:
    print("big", n)
data = [1, 2, 3, 4]
i = 0
while (item := data[i]) < 4:
    print(item, end=" ")
    i += 1
print("stopped at", item)
print([y := 1, y ** 2, y + 4])
print([last := v for v in range(4)], last)
print(any((hit := v) > 2 for v in data), hit)
def f(x):
    return (y := x * 2) + y
print(f(4))
print((lambda: (z := 5) + z)())
total = 0
print([total := total + v for v in data], total)
if (a := 1) and (b := 2):
    print(a, b)
print(x := 3)
print(f"{(w := 8)} {w:=5}")
def outer():
    found = None
    def inner():
        nonlocal found
        return [found := v for v in "ab"]
    inner()
    return found
print(outer())
d = {(k := "key"): (v := 1)}
print(d, k, v)
assert (ok := True)
print(data[(j := 2)], data[j - 1:(j := 3)], j)
