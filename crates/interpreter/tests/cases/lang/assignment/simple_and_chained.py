# Plain, chained and multiple assignment, in the order Python evaluates it.
a = b = c = 5
print(a, b, c)
x, y = 1, 2
x, y = y, x
print(x, y)
(p, q), r = (1, 2), 3
print(p, q, r)
[m, n] = "xy"
print(m, n)
first = second = []
first.append(1)
print(second, first is second)
log = []
def target(name):
    log.append("target " + name)
    return {}
def value():
    log.append("value")
    return 9
target("left")["k"] = target("right")["k"] = value()
print(log)
i = 0
data = [10, 20, 30]
i, data[i] = 2, 99
print(i, data)
i = data[i] = 1
print(i, data)
() = ()
[] = []
print("empty targets are fine")
