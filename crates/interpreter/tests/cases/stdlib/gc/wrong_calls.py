import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


class Index:
    def __init__(self, value=7):
        self.value = value

    def __index__(self):
        return self.value

    def __repr__(self):
        return "Index()"


import gc
for f in (gc.enable,gc.disable,gc.isenabled,gc.get_count,gc.get_stats,gc.get_debug,gc.freeze,gc.unfreeze,gc.get_freeze_count,gc.get_threshold):
    shown(f,1); shown(f,x=1)
print(gc.isenabled(),gc.disable(),gc.isenabled(),gc.enable(),gc.isenabled(),gc.get_threshold(),gc.get_debug(),gc.get_freeze_count())
for a in ((),(0,),(3,),(-1,),('x',),(None,),(10**30,)):
    try: r=gc.collect(*a); print('collect',a,type(r))
    except Exception as e: print('collect',a,type(e).__name__,e)
for a in ((),(1,),(1,2),(1,2,3),(1,2,3,4),('x',),(1,'x'),(10**30,),(-5,),(1.5,)): shown(gc.set_threshold,*a); print(gc.get_threshold())
shown(gc.set_threshold,threshold0=3); gc.set_threshold(700,10,10)
for a in ((),(1,),('x',),(1,2)): shown(gc.set_debug,*a)
gc.set_debug(0)
shown(gc.is_tracked); shown(gc.is_finalized); shown(gc.is_tracked,1,2); shown(gc.get_referents,1,2); shown(gc.get_referents); shown(gc.get_referrers,x=1)
for o in (1,'x',1.5,None,b'',True,[],{},{'a':1},{'a':[]},{'a':{}},set(),object(),Index(),gc,len,1j): print(type(o).__name__, gc.is_tracked(o), gc.is_finalized(o))
print(len(gc.get_stats()), sorted(gc.get_stats()[0]), gc.garbage, gc.callbacks, gc.DEBUG_LEAK, gc.DEBUG_STATS, gc.DEBUG_SAVEALL)
