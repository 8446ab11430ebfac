# Augmented assignment for every operator and every kind of target.
x = 7
x += 3; print(x)
x -= 4; print(x)
x *= 5; print(x)
x //= 4; print(x)
x **= 3; print(x)
x %= 100; print(x)
x <<= 4; print(x)
x >>= 2; print(x)
x |= 5; print(x)
x &= 0xFE; print(x)
x ^= 0x0F; print(x)
x /= 4; print(x)
l = [1]
alias = l
l += (2, 3)
print(alias, alias is l)
l *= 2
print(alias)
t = (1,)
other = t
t += (2,)
print(t, other)
s = "a"
s += "b"
s *= 3
print(s)
d = {"n": 1, "list": []}
d["n"] += 41
d["list"] += [1, 2]
print(d)
class Holder:
    total = 10
h = Holder()
h.total += 5
print(h.total, Holder.total)
calls = []
def pick():
    calls.append("pick")
    return [1, 2, 3]
pick()[0] += 1
print(calls)
st = {1, 2}
st |= {3}; st &= {2, 3, 4}; st ^= {9}; st -= {2}
print(sorted(st))
