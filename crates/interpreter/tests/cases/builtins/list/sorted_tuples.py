# Tuples that are alike, and those that are not quite, sort as items compared one by one.
import random
random.seed(7)
def rnd(k):
    return {'i':lambda: random.choice([0,1,-1,5,2**40,-2**40,2**59]),'f':lambda: random.choice([0.0,-0.0,1.5,-1.5,1e300,float('inf'),-float('inf'),5e-324]),'s':lambda: random.choice(['','a','ab','abcdefgh','abcdefghi','abcdefgh\0','é','日本','z'*300,'b']),'m':lambda: random.choice([1,1.0,True,0]),'b':lambda:random.choice([2**70,1,-2**80])}[k]()
for kinds in ('is','fs','si','ii','sss','ifsi','iiiii','im','mi','ib','f','s','i'):
    xs=[tuple(rnd(k) for k in kinds) for _ in range(200)]
    print(kinds, sum(i*len(repr(x)) for i,x in enumerate(sorted(xs))), sorted(xs)[:3], sorted(xs,reverse=True)[:2])
    ix=list(range(200)); ix.sort(key=lambda i: xs[i]); print(ix[:10], sorted(range(200),key=lambda i: xs[i],reverse=True)[:10], sum(i*j for i,j in enumerate(ix)))
ws=['pear','fig','apple','fig','kiwi','apple','fig']
from collections import Counter
print(sorted(Counter(ws).items(),key=lambda kv:(-kv[1],kv[0])))
print(sorted([(1,'a'),(1,)]), sorted([(float('nan'),1),(1.0,2)])==[(float('nan'),1)] )
try: sorted([(1,'a'),(1,2)])
except TypeError as e: print(e)
print(sorted([(2,[1]),(1,[2])]), sorted([('b',None),('a',None)]))
