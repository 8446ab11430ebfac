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
g=time.gmtime(1234567890)
for a in ((),(g,),(tuple(g),),(list(g),),((1,2),),('x',),((2020,13,1,0,0,0,0,0,0),),((2020,0,0,0,0,0,0,0,0),),((2020,12,32,0,0,0,0,0,0),),((2020,12,-1,0,0,0,0,0,0),),((2020,1,1,24,0,0,0,0,0),),((2020,1,1,0,60,0,0,0,0),),((2020,1,1,0,0,62,0,0,0),),((2020,1,1,0,0,61,6,366,0),),((2020,1,1,0,0,0,-1,0,0),),((2020,1,1,0,0,0,-2,0,0),),((2020,1,1,0,0,0,7,0,0),),((2020,1,1,0,0,0,0,367,0),),((2020,1,1,0,0,0,0,-1,0),),((2020,1,1,0,0,0,0,'x',0),),((-5,1,1,0,0,0,0,1,0),),((99999,1,1,0,0,0,0,1,0),),((10**20,1,1,0,0,0,0,1,0),),((2020,True,1,0,0,0,0,1,0),)):
    if a: shown(time.asctime,*a)
    shown(time.strftime,'%Y-%m-%d %H:%M:%S %a %A %b %B %j %w %y %p %I %c %x %X %U %W %Z %z %%',*a) if a else shown(time.strftime)
shown(time.asctime,g,1); shown(time.strftime,5); shown(time.strftime,'%Y',g,1); shown(time.strftime,format='x'); shown(time.strftime,b'%Y',g); shown(time.strftime,'',g); shown(time.strftime,'é%Y',g); print(type(time.asctime()), type(time.strftime('%Y')), time.strftime('%Y %m',(2001,2,3,4,5,6,0,1,0)))
for a in ((),('2020',),('2020','%Y'),('x','%Y'),('2020',5),(5,'%Y'),('2020-01-02','%Y-%m-%d'),('2020','%Q'),('2020','%Y','x'),('Mon Jan  5 10:11:12 2015',),('+0100','%z'),('UTC','%Z'),('2020 ','%Y'),('','')): shown(time.strptime,*a)
shown(time.strptime,data_string='2020',format='%Y'); shown(time.strptime,'2020',format='%Y'); print(time.strptime('12:30 +0130','%H:%M %z').tm_gmtoff)
