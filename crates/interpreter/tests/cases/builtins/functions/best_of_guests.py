# The largest and smallest of objects that the guest compares; their hashes; sums.
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
# max
class P:
    def __init__(s,x,n=''): s.x=x; s.n=n
    def __lt__(s,o): return s.x<o.x
    def __repr__(s): return 'P(%r%s)'%(s.x,s.n)
class Q(P):
    def __gt__(s,o): return s.x>o.x
class R(P):
    def __gt__(s,o): return NotImplemented
class S(P):
    def __lt__(s,o): print('lt',end=' '); return s.x<o.x
class T:
    def __init__(s,x): s.x=x
    def __gt__(s,o): return s.x>o.x
    def __repr__(s): return 'T%r'%s.x
class U(P):
    __gt__ = None
for C in (P,Q,R,S,T,U):
    t(lambda: (max([C(1),C(3),C(2)]), min([C(2),C(1),C(3)]), max(C(1),C(2)), min(C(1),C(2))))
t(lambda: (max([P(1,'a'),P(1,'b')]), min([P(1,'a'),P(1,'b')]), max([Q(1,'a'),Q(1,'b')]))); t(lambda: max([P(1),Q(2)])); t(lambda: max([P(1),3])); t(lambda: max([P(1),P('x')])); t(lambda: min([object(),object()])); t(lambda: max([P(1)])); t(lambda: max({P(3)})); t(lambda: max([P(1),P(2)],key=lambda p:-p.x))
# hash of guests
class H:
    def __init__(s,x): s.x=x
    def __hash__(s): return hash(s.x)
    def __eq__(s,o): return s.x==o.x
print(len({H(1),H(1),H(2)}), {H(1):'a'}[H(1)], H(3) in {H(3)}, hash(H('q'))==hash('q'))
def newhash(s): print('new',end=' '); return 5
H.__hash__=newhash; print(hash(H(1)), len({H(1),H(2)}))
print(sum([1,2.5,3]), sum([0.1]*10), sum((1,2)), sum({'a':1,'b':2.5}.values()), sum([2**49]*3), sum([True,2]), sum([1,2],0.5), sum([2**62,2**62]), sum({}.values()), sum([-0.0]), sum([], -0.0), sum({'a':'x'}.values() if 0 else [1]))
import collections; print(collections.Counter('aab').total(), collections.Counter(a=-1,b=2**70).total(), collections.Counter(a=1.5).total())
