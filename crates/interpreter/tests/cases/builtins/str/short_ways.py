# Methods of short texts, and what their short ways must leave to the long ones.
from collections import Counter
class K:
    def __init__(s,n): s.n=n
    def __hash__(s): return hash(s.n)
    def __eq__(s,o): return s.n==o.n
    def __repr__(s): return f'K{s.n}'
print(Counter(K(i%3) for i in range(10)))
def g():
    yield 1; yield 2; yield 1; raise ValueError('x')
c=Counter()
try: c.update(g())
except ValueError as e: print(e,c)
class C2(Counter):
    def __setitem__(s,k,v): print('set',k,v); super().__setitem__(k,v)
print(C2(x for x in 'aab'))
try: Counter([1,[2]])
except TypeError as e: print(e)
print(max([3,1,4],key=lambda x:-x), min('bca',key=ord), max((x for x in [1,5,3]),default=0), max([],default=7), min({3:1,2:5},key={3:1,2:5}.get))
try: max([])
except ValueError as e: print(e)
try: max(1 for _ in [])
except ValueError as e: print(e)
try: max([1,'a'],key=lambda x:x)
except TypeError as e: print(e)
import datetime as d
D={d.date(2024,1,1)+d.timedelta(days=i%5):i for i in range(10)}
print(D, d.datetime(2024,1,1) in D, hash(d.date(2024,1,1))==hash(d.date(2024,1,1)))
u=d.timezone.utc
E2={d.datetime(2024,1,1,12,tzinfo=u):1}
print(E2[d.datetime(2024,1,1,14,tzinfo=d.timezone(d.timedelta(hours=2)))], {d.time(1,2):3}[d.time(1,2)], {d.timedelta(1):2}[d.timedelta(hours=24)])
print('{a[0]} {b.x}'.format_map({'a':[1],'b':type('X',(),{'x':5})}), '{a!r:>5}'.format_map({'a':'q'}))
for t in ('{}','{0}','{z}'):
    try: print(t.format_map({'a':1}))
    except Exception as e: print(type(e).__name__,e)
class Dm(dict):
    def __missing__(s,k): return k.upper()
print('{q}'.format_map(Dm()))
print(hex(-255),bin(0),oct(-8),hex(2**63-1),hex(-2**63),bin(2**64),bin(-2**63),hex(True))
for a in [('ab','cd'),('ab','cd','e'),({'a':1,98:None},),('é','日'),('','','abc')]: print(str.maketrans(*a))
for a in [('ab','c'),('ab',),(1,'a'),('a',1),({'ab':1},)]:
    try: print(str.maketrans(*a))
    except Exception as e: print(type(e).__name__,e)
for x in ['a-b-c','-','','éa-bé','--a--']:
    print(x.partition('-'),x.rpartition('-'),x.removeprefix('a'),x.removesuffix('c'),x.replace('-','+'),x.replace('-','é'),x.replace('-','ab',1),x.replace('','-'),x.replace('-','',2),x.split('-',1),x.rsplit('-',1),x.splitlines(),x.ljust(7,'é'),x.rjust(8),x.center(9,'*'),x.zfill(6),x.encode(),list(x))
print('a\nb\r\nc\rd\x0be\x0cf\x1cg\x1dh\x1ei\x85j\u2028k'.splitlines(),'a\nb\r\n'.splitlines(True),'\n'.splitlines(),'a\r'.splitlines(True),''.splitlines(), 'é\nb'.splitlines())
print(''.join([]),','.join(['a']),','.join(('é','b')),'é'.join('abc'),','.join({'x':1,'y':2}),'-'.join(str(i) for i in range(3)))
class S(str): pass
print(type(''.join([S('q')])), type(','.join([S('q'),'a'])), S('ab').join(['x','y']))
for bad in ([1],['a',2],3,[b'a']):
    try: ','.join(bad)
    except TypeError as e: print(e)
print(len(','.join(['ab']*5000)), ','.join(['é'*10]*500)[:30])
for a in [('utf-8',),('ascii','ignore'),('latin-1',),('utf8',),('UTF8',),('utf-16',)]:
    print('ab'.encode(*a),'aé'.encode(*a) if a!=('utf-16',) and a!=('ascii',) else '')
for a in [(1,),('utf-8',1),('zz',)]:
    try: 'a'.encode(*a)
    except Exception as e: print(type(e).__name__,e)
    try: b'a'.decode(*a)
    except Exception as e: print(type(e).__name__,e)
print(b'ab\xc3\xa9'.decode(),b'ab'.decode('ascii'),bytearray(b'q').decode(),S('é').encode())
print(('a'*20+'b'*10)+('c'*40), 'x'*250+'y'*10 == 'x'*250+'yyyyyyyyyy', ''+'a', 'é'+'a')
import base64, binascii, heapq, random
print(bytes(range(20)).hex(), base64.b16encode(b'\x00\xff\xab'), b''.hex(), bytes(range(5)).hex(':'), bytes(range(7)).hex('-',3), binascii.hexlify(b'\x01\xfe'))
random.seed(3)
h=[]
for i in range(300): heapq.heappush(h,(random.choice([1,2,2.5,3]),random.choice('abc'),i))
print([heapq.heappop(h) for _ in range(300)][:20])
nan=float('nan')
print((nan,1)<(nan,2),(nan,)<(1.0,),[1,2]<[1,2.0,3],(1,'a')<(1,'b'),('é',)<('z',),(True,2)<(1,3),((1,2),3)<((1,2),4),sorted([(2,'b'),(1.0,'z'),(1,'a')]),[(1.0,)]==[(1,)],(0.0,1)<(-0.0,2))
print('a-b-c-d'.split('-',2),'a-b-c-d'.rsplit('-',2),'a'.split('-',1),''.split('-',1),'a-'.rsplit('-',1),'-a'.split('-',0),'a b  c '.split(None,1),' a b  c '.rsplit(None,1),'a-b'.split('-',5),'é-b'.split('-',1))
print('5'.zfill(3),'-5'.zfill(4),'+x'.zfill(5),''.zfill(2),'abc'.zfill(2),'é'.zfill(3),'--1'.zfill(6),'1'.zfill(100)[-5:],'-'.zfill(3),'-1'.zfill(90)[:4],len('x'.zfill(80)),len('x'.zfill(81)))
s='hello'; print(s[::-1],''[::-1],'a'[::-1],'héé'[::-1],('ab'*200)[::-1][:6],s[3::-1],s[:1:-1],s[::-2],s[::1])
for w in ('Hello World it\'s','ÄÖ straße','abcdefghijklmnopqrstuvwxyz{|}~@[`'*5): print(w.upper(),w.lower(),w.title(),w.capitalize(),w.swapcase(),w.casefold())
