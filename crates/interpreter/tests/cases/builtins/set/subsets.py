# Subsets and disjoint sets, also of items that the guest compares.
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
# sets
a,b,c={1,2,3},frozenset({2,3}),{9}
class K:
    def __init__(s,v): s.v=v
    def __hash__(s): return 1
    def __eq__(s,o): print('eq',end=' '); return s.v==getattr(o,'v',o)
for x,y in ((a,b),(b,a),(a,c),(a,a),(set(),a),(a,set()),({K(1)},{K(1)}),({K(1)},{1}),({1},{K(2)}),(a,[2,3]),(a,{2:1})):
    t(lambda:(x.issubset(y), x.issuperset(y), x.isdisjoint(y)))
t(lambda: a.issubset(5)); t(lambda: a.isdisjoint(None))
