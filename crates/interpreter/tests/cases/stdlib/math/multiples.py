# Least common multiples and greatest common divisors, small and large.
import math
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
# lcm gcd
t(lambda: math.lcm()); t(lambda: math.lcm(0)); t(lambda: math.lcm(4,6)); t(lambda: math.lcm(-4,6)); t(lambda: math.lcm(2**40+1,2**41-1,3)); t(lambda:math.lcm(2**62,3)); t(lambda: math.lcm(1.0)); t(lambda:math.lcm(3,0,5)); t(lambda: math.lcm(True,7)); t(lambda: math.lcm(x=1)); t(lambda: math.lcm(-(2**49), 2**49)); t(lambda: math.gcd(3**100*7, 7**50)); t(lambda: math.gcd(2**200, 2**100*3)); t(lambda: math.gcd(-2**70, 2**65)); t(lambda: math.gcd(0, 2**80)); t(lambda: math.gcd(10**300,6**200)); t(lambda: math.lcm(10**30, 6**20))
