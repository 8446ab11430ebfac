import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


from urllib.parse import *
for f,n in ((urlunsplit,5),(urlunparse,6)):
    for a in ((),((),),(('http',),),(['http','h','/p','q','f'],),(['http','h','/p','','q','f'],),(('http','h','p','','',''),),((b'http',b'h',b'/p',b'q',b'f'),),((b'http',b'h',b'/p',b'',b'q',b'f'),),(('http',None,'/p',None,None),),(('http',None,'/p',None,None,None),),(('http',b'h','/p','q','f'),),(5,),('abcde',),(('','','//p','',''),),(('http','','//p','',''),),(iter(['http','h','/p','q','f']),),((1,2,3,4,5),),((1,2,3,4,5,6),),(('','h','p','','','','',''),)): shown(f,*a)
B='http://a/b/c/d;p?q'
for r in ('g:h','g','./g','g/','/g','//g','?y','g?y','#s','g#s','g?y#s',';x','g;x','g;x?y#s','','.','./','..','../','../g','../..','../../','../../g','../../../g','/./g','/../g','g.','.g','g..','..g','./../g','./g/.','g/./h','g/../h','g;x=1/./y','http:g','//x/../y','a//b','g#s/../x','mailto:x','http://[::1]/'):
    shown(urljoin,B,r); shown(urljoin,B.encode(),r.encode())
for a in ((),('a',),('',''),('','b'),('a',''),(b'',b'b'),(b'a',''),('a',b'b'),(5,'a'),('a',5),(None,'a'),('a',None),(0,'b'),('file:///a/b','c'),('a/b','c/d'),('/a/b','../c'),('mailto:a','b'),('http://a/b#c','#d'),('x://a/b','c'),('http://a','b')): shown(urljoin,*a)
shown(urljoin,'http://a/b#c','d#e',allow_fragments=False); shown(urljoin,b'http://a/b#c',b'd#e',allow_fragments=False); shown(urljoin,base='http://a/b',url='c')
