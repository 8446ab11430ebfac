# Sets changed in place by others whose objects compare by guest code.
class K:
    def __init__(s,n): s.n=n
    def __eq__(s,o): return isinstance(o,K) and s.n==o.n
    def __hash__(s): return hash(s.n)
    def __repr__(s): return f'K{s.n}'
for op in ('^=','-=','|=','&='):
    s={1,2,K(3),K(4),5}; v={2,K(3),5,6,K(7)}
    exec(f's {op} v'); print(op, sorted(map(str,s)))
    s={1,2,K(3)}; t=s; exec(f's {op} s'); print(op, sorted(map(str,s)), t is s)
s={1,2,3}; s^=frozenset({2,9}); print(s)
