# Copies of ordered dicts and deques are made by their classes.
import collections, copy
def t(f):
    try: print(f.__name__, f())
    except BaseException as e: print(f.__name__, type(e).__name__, e)
class L(collections.OrderedDict):
    def __init__(self,cap=5,items=()): super().__init__(items); self.cap=cap
def h4(): x=copy.copy(L(3,{'a':1})); y=L(3,{'a':1}).copy(); z=copy.deepcopy(L(3,{'a':[1]})); return x,x.cap,y,y.cap,z,z.cap
t(h4)
class D(collections.deque):
    def __init__(s,it=(),maxlen=None,tag='d'): super().__init__(it,maxlen); s.tag=tag
def h5(): d=D([1],3,'t'); return d.copy(), d.copy().tag, copy.copy(d), (d+d), (d+d).tag, (d*2), (d*2).tag, (2*d), d.copy().maxlen, copy.deepcopy(d), copy.deepcopy(d).tag
t(h5)
def h6(): d=collections.deque([1,2],5); return d.copy(), d+d, d*2, copy.copy(d)
t(h6)
