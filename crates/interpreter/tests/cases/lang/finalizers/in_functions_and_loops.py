import weakref, gc
class O:
    def __init__(s,n): s.n=n
    def __del__(s): print('del',s.n)
def main():
    l=[O(1),O(2)]; l.pop(); print('popped')
    o=O('x'); o=O('y'); print('rebound')
    d={'k':O('d')}; d.pop('k'); print('dpop'); d['k']=O('e'); d['k']=1; print('dset')
main()
for n in range(2):
    d={1:O(n)}; d.clear(); print('after',n)
class P: pass
def f():
    l=[P()]; r=weakref.ref(l[0]); l.clear(); print(r() is None)
f()
cache=weakref.WeakValueDictionary()
for i in range(200):
    o=P(); cache[i]=o
print(len(cache))
for i in range(40):
    o=P(); weakref.finalize(o,print,'gone',i)
print('END')
a=[O(1),O(2),O(3)]; a.clear()
print("cleared")
x=O('c'); x.me=x; del x; print('alive'); gc.collect(); print("collected")
a=P(); b=P(); a.b=b; b.a=a; r=weakref.ref(a); del a, b; print(r() is None); gc.collect(); print(r() is None)
def h(): return O('t').n
print(h())
try: raise ValueError(P())
except ValueError as ex: r=weakref.ref(ex.args[0])
print(r() is None)
class Node:
    def __init__(self, name): self.name=name; self.parent=None; self.children=[]
    def add(self, c): self.children.append(c); c.parent=weakref.ref(self)
def tree():
    root=Node("r"); c=Node("c"); root.add(c)
    rr=weakref.ref(root); del root
    print(c.parent() is None, rr() is None)
tree()
