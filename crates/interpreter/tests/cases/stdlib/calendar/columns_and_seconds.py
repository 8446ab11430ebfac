import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import calendar
import time
for aa in ((),((2020,1,2,3,4,5),),([2020,1,2,3,4,5,6],),(time.gmtime(12345),),((2020,13,1,0,0,0),),((2020,1,1),),(5,),((2020,1,1.5,0,0,0),),((0,1,1,0,0,0),),((2020,2,30,25,61,61),),((2020,1,1,0,0,'x'),),((1969,12,31,23,59,59),),((2020,True,1,0,0,0),)): shown(calendar.timegm,*aa)
shown(calendar.timegm,tuple=(2020,1,1,0,0,0))
for aa in ((),(['a','bb'],),(('a','bb'),5),(['a','bb'],6,1),(iter(['a']),4),(['abc'],1),([],),(['a','b'],'x'),(['a','b'],3,'x'),([5],),(['é','x'],5,2),(['a','b'],-1,-1),(['ab','c'],5,0)): shown(calendar.formatstring,*aa)
shown(calendar.formatstring,cols=['a'],colwidth=3,spacing=1)
print(calendar.month(2024,2)); print(calendar.calendar(2024)[:400]); print(calendar.TextCalendar(6).formatyear(2023,m=2)[:300])
