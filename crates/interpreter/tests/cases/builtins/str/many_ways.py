import collections
class P:
    def __init__(s,x): s.x=x
    @property
    def twice(s): return s.x*2
    def __getattr__(s,n):
        if n=='dyn': return 'D'
        raise AttributeError(n)
class M(dict):
    def __missing__(s,k): return f'<{k}>'
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
p=P(3)
t(lambda:"{0:>{1}}|{0:{2}^{1}}".format("x",10,"*"))
t(lambda:"{:>{}}|{:.{}f}".format("x",10,3.14159,2))
t(lambda:"{:>{w}}|{v:.{p}f}".format("x",w=5,v=2.5,p=3))
t(lambda:"{0.x} {0.twice} {0.dyn} {0!r:.3}".format(p)[:20])
t(lambda:"{0.x} {0.nope}".format(p))
t(lambda:"{0[0]} {0[1]} {1[a]} {1[b][c]}".format([1,2],{'a':1,'b':{'c':5}}))
t(lambda:"{0[5]}".format([1]))
t(lambda:"{0[zz]}".format({}))
t(lambda:"{0[zz]}".format(M()))
t(lambda:"{0[zz]} {1.dyn}".format(collections.defaultdict(list),p))
t(lambda:"{a.real} {a.imag} {b.__class__.__name__}".format(a=3,b='s'))
t(lambda:"{0:{1:{2}}}".format(1,2,3))
t(lambda:"{:{}{}}".format(5,'0','8'))
t(lambda:"{0:{}}".format(1,2))
t(lambda:"{:{0}}".format(1,2))
t(lambda:"{0[99999999999999999]}".format([1]))
t(lambda:"{0[-1]}".format([1,2]))
t(lambda:"{0[-1]}".format({'-1':7}))
t(lambda:"{x[0].real:>{w}}".format(x=[2.5],w=6))
t(lambda:"{}".format_map({}))
t(lambda:"{a:>{b}}".format_map({'a':1,'b':4}))
t(lambda:"%(a)s %(b)d %% %(a)5s|%(b)-4d|" % {'a':1,'b':2})
t(lambda:"%(a)s %(zz)d" % {'a':1})
t(lambda:"%(a(b))s" % {'a(b)':1})
t(lambda:"%(a)s %s" % {'a':1})
t(lambda:"%s" % {'a':1})
t(lambda:"%(a)r %(a).1f %(a)x" % {'a':2.5})
t(lambda:"no" % {'a':1})
t(lambda:"%%" % {'a':1})
t(lambda:"%()s" % {'':1})
t(lambda:"%(a)" % {'a':1})
t(lambda:"%(a" % {'a':1})
f="Grüße aus Köln, naïve café — 日本語テキスト 😀 ЖЩ ǆ ß ÿ µ İı"
for op in [str.upper,str.lower,str.casefold,str.title,str.capitalize,str.swapcase]:
    t(lambda:op(f)); t(lambda:op(f*5)); 
t(lambda:f[::-1]); t(lambda:f[-3:]); t(lambda:f[-5:-2]); t(lambda:f[10:3:-1]); t(lambda:f[40:]); t(lambda:[f[i] for i in range(len(f))]); t(lambda:[f[i:i+7] for i in range(0,60,5)])
t(lambda:f*3); t(lambda:len(f*7)); t(lambda:len(f*4000)); t(lambda:''*5); t(lambda:'é'*1); t(lambda: 'é'*0)
t(lambda:(f*4000)[60000:60010]); t(lambda: len((f*4000).encode()))
t(lambda:sorted(set(f))); t(lambda:list(f)); t(lambda: len(set("the quick brown fox"))); t(lambda: list(set(range(30))))
t(lambda:f.encode('utf-16')); t(lambda:f.encode('utf-16-be')); t(lambda:f.encode('utf-16-le').decode('utf-16-le')==f); t(lambda:f.encode('utf-8')==f.encode()==bytes(f,'utf8'))
t(lambda:'\ud800a'.encode('utf-16')); t(lambda:'\ud800'.encode('utf-8')); t(lambda:'a\ud800'.encode('utf-8')); t(lambda:'\ud800'.encode('utf8','surrogatepass'))
t(lambda:f.split("us ")); t(lambda:f.split("é")); t(lambda:f.split("—")); t(lambda:"aXYbXYc".split("XY")); t(lambda:"aXYbXYc".split("XY",1)); t(lambda:"aXYbXYc".rsplit("XY",1)); t(lambda:"XYXY".split("XY")); t(lambda:"abc".split("zz")); t(lambda:"ab".split("ab")); t(lambda:"aaa".split("aa"))
t(lambda:"ab".center(100,'*')); t(lambda:"é".ljust(90,'é')); t(lambda:"-5".zfill(100)); t(lambda:"é".zfill(4)); t(lambda:"x".zfill(1)); t(lambda:"".ljust(1,'y')); t(lambda:"abc".expandtabs()); t(lambda:"a\tb".expandtabs())
t(lambda:"a b".removeprefix("a")); t(lambda:"abc".removesuffix("bc")); t(lambda:"abc".removesuffix("")); t(lambda:"abc".removeprefix("abc")); t(lambda:"é1".removeprefix("é"))
t(lambda:f.partition("ö")); t(lambda:"a.b.c".rpartition(".")); t(lambda:"a.b.c".partition("x")); t(lambda:"abc".partition("")); t(lambda:"a--b".partition("--")); t(lambda:"b".partition("b"))
t(lambda:f"{'x':*^20}|{'é':é>5}|{'abc':<300}|"[:40]); t(lambda:f"{255:#x} {5:+d} {1e10:g} {3.14159:.3e} {True:5} {'a':5}")
t(lambda:b"a b c".split(b" ")); t(lambda:b"".split(b" ")); t(lambda:bytearray(b"a,b").split(b",")); t(lambda:b"a  b".split(b" ")); t(lambda:b"a b".split(b" ",1)); t(lambda:b"a"+b"b"); t(lambda:b"a"+bytearray(b"b")); t(lambda:bytearray(b"a")+b"b")
import itertools
t(lambda:list(itertools.zip_longest([1,2],[3]))); t(lambda:list(itertools.zip_longest([1],[3,4],fillvalue=0))); t(lambda:list(itertools.zip_longest([],[]))); t(lambda:list(itertools.zip_longest([],[1]))); t(lambda:list(itertools.zip_longest("ab",range(3),[9])))
t(lambda:f.replace("a","bb")); t(lambda:f.replace("ü","u")); t(lambda:f.replace("—","")); t(lambda:len(f.replace("é","ee"))); t(lambda:"aaa".replace("a","",2)); t(lambda:"é".replace("é","x"));t(lambda:"éé".replace("é","",1)); t(lambda:"x".replace("x","")); t(lambda:"ab".replace("a",""))
t(lambda:"a\nb\r\nc\r".splitlines()); t(lambda:"\n".splitlines()); t(lambda:"a\x1db\x0bc".splitlines(True)); t(lambda:"\n\n".join("x"*12).splitlines())
import datetime as d
a,b=d.datetime(2020,1,1),d.datetime(2021,1,1)
t(lambda:(a<b,a>b,a<=a,a==b,a!=b,a==a,d.timedelta(1)<d.timedelta(2),d.date(2020,1,1)==a)); t(lambda:a<d.date(2020,1,1)); t(lambda:a<3); t(lambda:a==3); t(lambda:d.datetime.now(d.timezone.utc)<a); t(lambda:d.datetime.now(d.timezone.utc)==a); t(lambda:("a"<"b","é"<"z","a"<"aé", "b">="a"))
t(lambda:str.maketrans("ab","cd")); t(lambda:str.maketrans({"a":1})); t(lambda:dict.fromkeys("ab",1)); t(lambda:bytes.fromhex("00ff")); t(lambda:int.from_bytes(b"ab","big")); t(lambda:float.fromhex("0x1p3"))
class S(str): pass
for i in range(3): t(lambda:S.maketrans("a","b"))
class E(str):
    @staticmethod
    def maketrans(x): return 'mine'
for c in (str,E,S,str,E):
    def g(): return c.maketrans("a") if c is E else c.maketrans("a","b")
    t(g)
