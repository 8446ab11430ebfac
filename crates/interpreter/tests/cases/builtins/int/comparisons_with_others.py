# int against float, bool, complex, None and text.
print(1 == 1.0, 1 == True, 0 == False, 1 == 1 + 0j, 1 == "1", 1 == None, 1 != "1", 2 ** 53 + 1 == 2.0 ** 53, 2 ** 53 + 1 > 2.0 ** 53, 10 ** 308 < float("inf"), 10 ** 400 < float("inf"), -10 ** 400 > float("-inf"), 10 ** 400 > 1e308, 5 < float("nan"), 5 == float("nan"))
print(hash(1) == hash(1.0) == hash(True) == hash(1 + 0j), hash(2 ** 61 - 1), hash(2 ** 61), hash(-1), hash(-2), hash(0), hash(2 ** 100), hash(-2 ** 100), hash(10 ** 18), hash(10 ** 19))
print(hash(0.5), hash(-0.5), hash(1e300), hash(float("inf")), hash(float("-inf")), hash(1.5), hash(0.1), hash(1j), hash(1 + 1j), hash(-0.0))
print({1: "a", 1.0: "b", True: "c"}, {0, False, 0.0, 0j}, [1, True, 1.0].count(1), [0.0, 1.0].index(True), 1 in [1.0], True in (1, 2))
for bad in (lambda: 1 < "1", lambda: 1 < None, lambda: 1 < 1j, lambda: 1 < [1], lambda: None < 1, lambda: 1 >= (1,), lambda: max(1, "a"), lambda: 1j < 2j):
    try:
        bad()
    except TypeError as e:
        print(e)
print(max(1, 1.0), max(1.0, 1), min(True, 1), max(True, 2), sorted([3, 1.5, True, -2]), 3 > 2.5 > 2 > True)
