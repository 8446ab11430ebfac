# Arrays in odd ways: wrong arguments, items to be asked, views, iterators that go on, classes derived from it.
import array, copy
a=array.array('i',[1,2,3])
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
t(lambda:a.append()); t(lambda:a.append(1,2)); t(lambda:a.append(v=1)); t(lambda:a.append('x')); t(lambda:a.append(1.5)); t(lambda: array.array.append()); t(lambda: array.array.append(5,6)); t(lambda: array.array.append([],6))
t(lambda:a.extend(5)); t(lambda:a.extend([1,'x',2])); print(a)
t(lambda:a.extend([1,2**40])); print(a)
t(lambda:a.tolist(1)); t(lambda:a.pop('x')); t(lambda: a.pop(99)); t(lambda:a[99]); t(lambda:a['x']); t(lambda:a[2**70]); t(lambda: a.__setitem__(0,'x'))
t(lambda: a.frombytes('x')); t(lambda: a.frombytes(b'xyz')); t(lambda:a.fromlist((1,))); t(lambda:a.fromlist([1,'x'])); print(a)
t(lambda: str(a.append)[:30]); t(lambda: type(iter(a))); t(lambda: iter(a).__reduce__()); t(lambda:repr(iter(a))[:20])
m=memoryview(a)
t(lambda:a.append(1)); t(lambda:a.pop()); t(lambda:a.extend([1])); t(lambda:a.extend([])); t(lambda: a.frombytes(b'')); t(lambda: a.frombytes(b'1234'))
t(lambda:a.__setitem__(0,3)); t(lambda:a.insert(0,3))
m.release()
it=iter(a); next(it); a.append(77); print(list(it)); a.append(3); print(list(it))
t(lambda: it.__reduce__()); it=iter(a); next(it); t(lambda: list(copy.copy(it))); t(lambda:it.__length_hint__()); it.__setstate__(2); t(lambda:list(it))
t(lambda:a.index(99)); t(lambda:a.index(3)); t(lambda:a.remove(99)); t(lambda:a.count(3)); t(lambda: a+[1]); t(lambda:a*'x'); t(lambda: a*2); t(lambda:2*a)
t(lambda: a+array.array('d'))
class S(array.array):
    def __getitem__(self,k): return 'got'
    def __iter__(self): return iter('ab')
s=S('d',[1,2]); print(s[0],list(s),s.tolist(),sum(array.array.__iter__(s)), s)
class Z(array.array): pass
z=Z('d',[1,2]); z.x=4; print(z, z[0:1], type(z[0:1]), z+z, copy.copy(z), type(copy.deepcopy(z)), list(z), sum(z), sorted(z), max(z))
t(lambda: array.array('d',[1,True,2**60,1e300])); t(lambda: array.array('f',[1e300,0.1])); t(lambda: array.array('Q',[2**64-1,5])); t(lambda: array.array('q',[-2**63])); t(lambda:array.array('b',[True,False,-128]))
t(lambda: array.array('d',['x'])); t(lambda: array.array('i',[1.0])); t(lambda: array.array('B',[-1])); t(lambda: array.array('B',[256]))
class I:
    def __index__(self): return 7
class F:
    def __float__(self): return 7.5
t(lambda: array.array('i',[I()])); t(lambda: array.array('d',[I()])); t(lambda: array.array('d',[F()]))
t(lambda: a[I()]); t(lambda:a[True]); t(lambda:a[::2]); t(lambda:a[::-1]); t(lambda:a[5:1]); t(lambda:a[None:2]); t(lambda:a['a':2])
def bomb():
    yield 1
    yield 2
    raise ValueError('bomb')
t(lambda: a.extend(bomb())); print(a)
t(lambda: array.array('i', bomb())); t(lambda: array.array('i', {1:2,3:4})); t(lambda: array.array('i', 5)); t(lambda: array.array('i', None))
t(lambda: a == [1]); t(lambda: a == array.array('d',a)); t(lambda: a < array.array('d',[0])); t(lambda: 2 in a); t(lambda: 2.0 in a); t(lambda: 'x' in a); t(lambda: bool(array.array('i')))
nan=float('nan'); n=array.array('d',[nan]); t(lambda: nan in n); t(lambda: n.index(nan)); t(lambda: n==n); t(lambda:n.count(nan))
l=[1,2,3]
class G:
    def __index__(self): l.append(9) if len(l)<6 else None; return 5
l[0]=G(); t(lambda: array.array('i',l)); t(lambda: a.fromlist(l))
t(lambda: a.extend(a)); print(a); t(lambda: a.reverse()); print(a); t(lambda: a.byteswap()); print(a[0])
x=array.array('i',[1,2,3,4,5,6]); x[1:3]=array.array('i',[9]); print(x); x[::2]=array.array('i',[0,0,0]); print(x); del x[0]; print(x); del x[::2]; print(x); del x[:]; print(x)
t(lambda: x.pop()); t(lambda: array.array('i',[1,2])[0.5])
t(lambda: hash(x)); t(lambda: array.array()); t(lambda: array.array('i',[1],3)); t(lambda:array.array('z')); t(lambda:array.array(1)); t(lambda: array.array('i','abc'))
print(list(map(int,array.array('d',[1,2]))), [*array.array('d',[1,2])], tuple(array.array('i',[1])), set(array.array('i',[1,1])), dict.fromkeys(array.array('i',[1])), list(zip(array.array('i',[1]),array.array('i',[1]))), list(enumerate(array.array('i',[1]))), sum(array.array('d',[.5,.25])), max(array.array('i',[1,5,2])), min(array.array('i',[1,5,2])), sorted(array.array('i',[3,1,2])), bytes(array.array('i',[1])), bytearray(array.array('H',[1])), list(reversed(array.array('H',[1,2]))), any(array.array('i',[0])), all(array.array('i',[0])))
q,*r=array.array('i',[1,2,3]); print(q,r); q,r=array.array('i',[1,2]); print(q,r)
u=array.array('u','héllo'); print(u, u[0], u[1:3], list(u), u.tolist(), u.tounicode()); u.append('x'); u.extend('yz'); print(u, 'x' in u, u.index('x'), len(u)); t(lambda:u.append(3)); t(lambda:u.append('ab'))
