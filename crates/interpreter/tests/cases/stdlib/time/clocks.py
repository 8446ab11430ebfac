import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import time
for f in (time.clock_gettime,time.clock_gettime_ns,time.clock_getres):
    for a in ((),('x',),(99,),(-5,),(0,1),(1.5,)): shown(f,*a)
    print([type(f(i)).__name__ for i in (0,1,2,3,4,7,11)])
shown(time.clock_settime); shown(time.tzset,1); shown(time.tzset); shown(time.get_clock_info,'x'); shown(time.get_clock_info,5); print(time.get_clock_info('time').adjustable,time.get_clock_info('monotonic').monotonic,time.get_clock_info('perf_counter').resolution)
shown(time.time,1); shown(time.sleep,-1); shown(time.sleep,'x'); shown(time.sleep); shown(time.sleep,0); shown(time.sleep,None)
