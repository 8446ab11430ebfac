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


class Float:
    def __float__(self):
        return 1.5

    def __repr__(self):
        return "Float()"


class Int(int):
    pass


import time
for f in (time.gmtime,time.localtime,time.ctime):
    for a in ((0,),(1e9,),(-1,),(1.9,),(-1.5,),('x',),(float('nan'),),(float('inf'),),(1e30,),(10**30,),(2**62,),(2**40,),(-2**40,),(None,1),(Index(5),),(Float(),),(True,),(Int(86400),),(67767976233532799,),(67768036191676800,),(b'',)): shown(f,*a)
    shown(f,seconds=1); print(type(f()).__name__, type(f(None)).__name__)
g=time.gmtime(1234567890)
print(g, g.tm_zone, g.tm_gmtoff, time.localtime(0).tm_zone, tuple(g), g[:6])
for a in ((),(g,),(tuple(g),),(list(g),),((1,2),),('x',),((2020,13,1,0,0,0,0,0,0),),((2020,0,0,0,0,0,0,0,0),),((2020,1,1,0,0,'x',0,0,0),),((2020,1,1,25,61,61,0,0,-1),),((1,1,1,0,0,0,0,0,0),),((2020,1,1.5,0,0,0,0,0,0),),(None,),(g,1),((10**20,1,1,0,0,0,0,0,0),),((2020,-5,-10,0,0,0,0,0,0),)): shown(time.mktime,*a)
shown(time.mktime,tuple=g)
