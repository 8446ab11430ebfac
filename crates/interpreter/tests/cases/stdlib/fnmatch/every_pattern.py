import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


class Text(str):
    pass


class Data(bytes):
    pass


import fnmatch
import pathlib
P=pathlib.PurePath
for p in ('','*','**','?','a*b','*.py','[abc]','[!abc]','[]]','[!]]','[a','[','a[','[a-c]','[!a-c]','[c-a]','[a-cx-z]','[-a]','[a-]','[a-c-e]','[!]','[]','[^a]','[[a]','[&&a]','[a||b]','[~~]','[\\]','[a\\]','[\\d]','a.b','a+b(c)','x*y*z','*a*b*','***a','[a-a]','[--0]','[b-a]','[!b-a]','[z-ax]','[a-b-c-d]','[a-d-b]','[a-]b]','é*','a\nb','[ ]','#','a b','-','~','&','{}','$^|'): 
    shown(fnmatch.translate,p)
    for n in ('','a','b','abc','a.py',']','[','[a','-','c','!','^','xyz','x1y2z','aab','\\','d','a\nb','&','|'):
        if fnmatch.fnmatchcase(n,p): print(repr(p),repr(n),'yes', end=';')
        b=fnmatch.fnmatchcase(n.encode(),p.encode('latin-1'))
        if b != fnmatch.fnmatchcase(n,p): print('BYTES',p,n)
    print()
for f in (fnmatch.fnmatch,fnmatch.fnmatchcase):
    for a in ((),('a',),('a','b','c'),(5,'a'),('a',5),(None,'a'),('a',None),(b'a','a'),('a',b'a'),(b'a',b'a'),(P('a.py'),'*.py'),('a.py',P('*.py')),(Text('abc'),'a*'),('abc',Text('a*')),(Data(b'abc'),b'a*'),(bytearray(b'abc'),b'a*'),('a',['a']),(['a'],'a'),('A','a')): shown(f,*a)
    shown(f,name='a',pat='a'); shown(f,'a',foo=1)
for a in ((),(['a'],),(['a','b'],'a'),(('ab','b'),'a*'),(iter(['ab','b']),'a*'),((x for x in ['ab','c']),'a*'),({'ab':1},'a*'),('abc','[ab]'),(5,'a'),(['a',5],'*'),([b'a','a'],'*'),([b'ab'],b'a*'),([b'ab'],'a*'),([],'a'),([],5),([P('a')],'a'),(['a'],P('a')),(['a'],5),(['a'],None),([Text('a')],'a')): shown(fnmatch.filter,*a)
shown(fnmatch.translate,5); shown(fnmatch.translate,b'a'); shown(fnmatch.translate); shown(fnmatch.translate,None); shown(fnmatch.translate,'a','b'); shown(fnmatch.translate,pat='x'); shown(fnmatch.translate,Text('a*'))
print(fnmatch.__all__)
