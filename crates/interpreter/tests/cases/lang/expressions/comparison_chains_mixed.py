# Chains that mix in, is, ==, < and not, with side effects counted.
count = 0
def v(x):
    global count
    count += 1
    return x
tests = ["v(1) < v(2) < v(3)", "v(3) < v(2) < v(1)", "v(1) in v([1]) in v([[1]])", "v(None) is v(None) is not v(1)", "v(1) == v(1.0) == v(True)", "v(1) != v(2) != v(1)", "not v(1) < v(0)", "v(1) < v(2) and v(3) < v(1) or v(5)", "v('a') in v('abc') not in v(['x'])", "v(5) > v(3) < v(4) >= v(4) != v(1)", "v([]) == v([]) is not v([])", "v(0) <= v(0) < v(0)"]
for t in tests:
    count = 0
    print(t, "->", eval(t), count)
print(1 < 2 < 3 < 4, 1 < 2 > 1, 1 == 1 < 2, (1 == 1) < 2, 1 < 3 == True, 1 in [1] == [1], 0 == 0 in [0], 3 > 2 > 1 > 0 > -1, "a" < "b" < "c" > "b")
