# An exception through several levels of calls, with clean-up on the way.
def level3(n): return 10 // n
def level2(n):
    try: return level3(n)
    finally: print("level2 leaves", n)
def level1(ns):
    for n in ns: print(level2(n))
level1([5, 2, 0, 1])
