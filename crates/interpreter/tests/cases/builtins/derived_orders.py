# Classes derived from builtin ones that say themselves how they stand to others.
for base in (int, float, str, bytes, list, tuple, set, frozenset, dict, bytearray):
    class Sub(base):
        def __le__(self, other): return "mine le"
        def __gt__(self, other): return "mine gt"
    x, y = Sub(), base()
    print(base.__name__, x <= y, y <= x, x > y, y > x, x <= x, y < x, sep=" | ") if base is not dict else print(x <= y, y < x, x > y)
    class Ne(base):
        def __ne__(self, other): return "ne"
    print(Ne() != base(), base() != Ne(), Ne() == base())
    class Only(base):
        def __lt__(self, other): return True
    print(sorted([Only(), Only()]) == [Only(), Only()], min(Only(), Only()) == Only(), [Only()] < [base()], (Only(),) < (base(),))
