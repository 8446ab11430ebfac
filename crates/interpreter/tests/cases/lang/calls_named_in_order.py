# Arguments by name, in the order of the parameters and in others.
def f(a,b,c=3,*,d=4): return a,b,c,d
print(f(1,b=2), f(1,b=2,c=5), f(a=1,b=2), f(b=1,a=2), f(1,2,d=9), f(1,c=4,b=2))
for call in (lambda: f(1,a=2), lambda: f(1,b=2,x=3), lambda: f(b=1), lambda: f(1,2,3,4)):
    try: call()
    except TypeError as e: print(e)
def g(a,/,b,**k): return a,b,k
print(g(1,b=2), g(1,b=2,a=3))
try: g(a=1,b=2)
except TypeError as e: print(e)
