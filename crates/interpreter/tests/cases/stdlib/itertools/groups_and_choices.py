from itertools import groupby, compress
calls=[]
def key(x): calls.append(x); return x//2
it=groupby(range(7), key)
for k,g in it:
    print(k, next(g), calls)
print(calls)
gs=[(k,g) for k,g in groupby("aabbc")]
print([(k,list(g)) for k,g in gs])
g=groupby([1,1,2,3,3])
k,a=next(g); print(k,next(a)); k,b=next(g); print(k,list(a),list(b),list(b)); k,c=next(g); print(k,next(c),next(c)); print(list(g),list(c))
def src():
    for i in [1,1,2,2]:
        print("src",i); yield i
for k,g in groupby(src()):
    print("group",k)
    for x in g: print("item",x)
print([(k,len(list(g))) for k,g in groupby([])])
print(list(compress("abcdef",[1,0,1,0,1])), list(compress("ab",[1,1,1,1])))
d=iter("abcd"); s=iter([1,1]); print(list(compress(d,s)), list(d))
d=iter("ab"); s=iter([1,1,1,1]); print(list(compress(d,s)), list(s))
n=float("nan"); print([(k,len(list(g))) for k,g in groupby([n,n,1.0,True,1])])
