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


import os
import os.path as p
import pathlib
P=pathlib.PurePath


class BP:
    def __fspath__(self):
        return b'bytes/path'


class NP:
    def __fspath__(self):
        return 5


X=['','a','/','/a','a/','a/b','/a/b/','//a','///a','a//b','./a','../a','a/..','a/../b','a/./b','.a','a.b','a.b.c','.a.b','..a','a.','/a/.b','~/x','$HOME/x','a/b.c/d']
for f in (p.normcase,p.normpath,p.basename,p.dirname,p.split,p.splitext,p.splitdrive,p.isabs,p.expandvars):
    for x in X:
        if '~' in x or '$' in x: continue
        shown(f,x); shown(f,x.encode())
    for a in ((),(5,),(None,),('a','b'),(P('a/b.c'),),(Text('a/b'),),(bytearray(b'a'),),([],)): shown(f,*a)
    shown(lambda: f(BP())); shown(lambda: f(NP()))
for x in X:
    if x.startswith('/'): shown(p.abspath,x); shown(p.realpath,x); shown(p.relpath,x,'/a/c') ; shown(p.relpath,x.encode(),b'/')
for a in ((),('',),(5,),(None,),('/a','/b','/c'),('/a',b'/b'),(b'/a','/b'),(P('/a/b'),P('/a')),('/a',5),('/a',None),(b'',)): 
    if a not in (('/a',None),): shown(p.relpath,*a)
shown(p.relpath,path='/a/b',start='/a'); shown(p.abspath,path='/a/../b'); shown(p.realpath,filename='/a/../b'); shown(p.abspath,5); shown(p.abspath,P('/a/../b')); shown(p.abspath); shown(p.realpath,'/a',True); shown(p.realpath,5); shown(p.realpath,P("/a/../b")); shown(p.realpath,P("/a"),strict=False); shown(p.realpath,None,strict=True)
for a in ((),('a',),('a','b'),('a','/b'),('a/','b'),('','b'),('a',''),('a','','b'),('/',),('a','b','/c','d'),(b'a',b'b'),('a',b'b'),(b'a','b'),('a',5),(5,'a'),('a',None),('a',P('b')),(P('a'),'b'),(P('a'),P('b'),'c'),(b'a',P('w')),('a',Text('b')),('a',['b'])): shown(p.join,*a)
shown(p.join,a='x'); shown(p.join,'x',a='y'); shown(p.join,b='x'); shown(p.join,'x',b='y')
for a in ((),([],),(['/a/b','/a/c'],),(['abc','abd'],),([b'ab',b'ac'],),(['a',b'b'],),([P('a/b'),'a/c'],),(('a','a'),),([[1,2],[1,3]],),(5,),(None,),(['a',5],),('abc',)): shown(p.commonprefix,*a); shown(p.commonpath,*a)
shown(p.commonpath,['/a','b']); shown(p.commonpath,['/a/b/','/a//b/c/.']); shown(p.commonpath,[b'/a/b',b'/a']); shown(p.commonpath,paths=['a/b']); shown(p.commonpath,['','']); shown(p.commonpath,['a','b'])
for x in ('a',b'a',P('a'),5,None,Text('q'),bytearray(b'a')): shown(os.fspath,x)
shown(os.fspath); shown(os.fspath,path='a'); shown(os.fspath,1,2); shown(lambda: os.fspath(NP())); shown(lambda: os.fspath(BP()))
print([f.__module__ for f in (p.join,p.exists,p.commonprefix,p.isfile,p.isabs)], p.__all__==sorted(p.__all__,key=p.__all__.index), p.sep, p.altsep, p.extsep, p.defpath)
