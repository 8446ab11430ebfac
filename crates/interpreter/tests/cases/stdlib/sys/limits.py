import sys
print(sys.getrecursionlimit() > 100)
before = sys.getrecursionlimit()
sys.setrecursionlimit(300)
def deep(n):
    return 0 if n == 0 else 1 + deep(n - 1)
print(deep(100))
try:
    deep(1000)
except RecursionError as e:
    print(type(e).__name__)
sys.setrecursionlimit(before)
print(sys.getrecursionlimit() == before)
for bad in (0, -1):
    try:
        sys.setrecursionlimit(bad)
    except ValueError as e:
        print(e)
print(sys.get_int_max_str_digits())
sys.set_int_max_str_digits(1000)
try:
    str(10**2000)
except ValueError as e:
    print(e)
sys.set_int_max_str_digits(0)
print(len(str(10**2000)))
try:
    sys.set_int_max_str_digits(5)
except ValueError as e:
    print(e)
