# The order of comparisons: it shows where an order is not total, and in what a comparison prints.
nan=float('nan')
print(sorted([3,nan,1,2]), sorted([3,nan,1,2],reverse=True), sorted([nan,1,nan,0.5]), sorted([2.0,nan,1.0,0.0,nan,-1.0]))
print(sorted([{1},{1,2},{3},set(),{2,3},{1,2,3}]))
log=[]
class A:
    def __init__(s,v): s.v=v
    def __lt__(s,o): log.append(f'{s.v}<{o.v}'); return s.v<o.v
    def __repr__(s): return f'A{s.v}'
print(sorted(map(A,[5,3,8,1,9,2]))); print(log); log.clear()
print(sorted(map(A,[5,3,8,1,9,2]),reverse=True)); print(log); log.clear()
import functools,random
def cmp(a,b): log.append((a,b)); return a-b
print(sorted([5,2,8,1],key=functools.cmp_to_key(cmp))); print(log); log.clear()
random.seed(1); v=[random.random() for _ in range(1000)]
c=0
def cmp(a,b):
    global c; c+=1; return (a>b)-(a<b)
assert sorted(v)==sorted(v,key=functools.cmp_to_key(cmp)); print(c)
l=[A(random.randrange(100)) for _ in range(300)]; log.clear(); l.sort(); print(len(log)); l.sort(); print(len(log)); l.reverse(); l.sort(); print(len(log))
print(min(map(A,[3,1,2])), max(map(A,[3,1,2]))) if 0 else print(min(map(A,[3,1,2]))); print(log[-2:])
print(sorted([(1,nan),(1,2),(0,nan)]), sorted([(1,'b'),(1,'a'),(0,'z')]))
try: sorted([3,'a',1])
except TypeError as e: print(e)
try: sorted([1,2,None,3])
except TypeError as e: print(e)
try: [(1,None),(1,2)].sort()
except TypeError as e: print(e)
try: sorted([1,2j])
except TypeError as e: print(e)
try: sorted([{},{}])
except TypeError as e: print(e)
import heapq
h=[]; log.clear()
for x in [5,1,4]: heapq.heappush(h,A(x))
print(h,log); log.clear(); heapq.heapify(l2:=[A(x) for x in [9,8,7,1,2,3]]); print(l2,log); log.clear(); print(heapq.heappop(l2),log)
import bisect
log.clear(); bisect.insort(l3:=[A(1),A(3),A(5)],A(4)); print(l3,log)
