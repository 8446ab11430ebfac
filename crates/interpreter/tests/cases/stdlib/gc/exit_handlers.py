import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import atexit
def h(*a,**k): print('h',a,k)
print(atexit.register(h,1,x=2) is h, atexit._ncallbacks()); shown(atexit.register); shown(atexit.register,5); shown(atexit.unregister); shown(atexit.unregister,h,1); shown(atexit._ncallbacks,1); shown(atexit._clear,1)
atexit.register(h,3); atexit.register(print,'p'); atexit._run_exitfuncs(); print(atexit._ncallbacks())
def bad(): raise KeyError('bad')
atexit.register(h,'last'); atexit.register(h,k=5)
