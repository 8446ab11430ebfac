# Why items are not set and not deleted, and bases that int() refuses.
class P: pass
class Q:
    def __getitem__(s,i): return 1
class S:
    def __setitem__(s,i,v): pass
    def __len__(s): return 1
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def d(o,k):
    del o[k]
def s(o,k):
    o[k]=1
for o in (P(),Q(),S(),5,'a',(1,),frozenset(),{1},1.5,None,len,range(3),b'a'):
    for k in (0,10**30,'x',None,1.5,slice(1)):
        print(type(o).__name__,k,end=' '); t(lambda: d(o,k)); t(lambda: s(o,k)); 
for a in ([3],5,1.5,None,'1',b'1',bytearray(b'1'),object()):
    for b in (1,2,37,0,-1,10**30,None,'x',1.5,True): print(a if not isinstance(a,object) else type(a).__name__,b,end=' '); t(lambda: int(a,b)); t(lambda: int(a,base=b))
