# Records: a few names with their values, and what the iterators have left.
h=['a','b','c']; print(dict(zip(h,[1,2,3,4]))); it=iter(h); v=iter([1,2]); print(dict(zip(it,v)), list(it), list(v))
it=iter([1,2]); v=iter('xy'); z=zip(['a','a'],[1,2]); print(dict(z), list(z))
k=iter(['p','q','r']); w=iter([1,2]); z=zip(k,w); d=dict(z); print(d, next(k,None), next(w,None))
k=iter(['p','q']); w=iter([1,2,3]); d=dict(zip(k,w)); print(d, next(k,None), next(w,None))
d={'x':1}; d.update(zip(['x','y'],[5,6])); print(d); d.clear(); d.update(zip(['m','n'],(7,8))); print(d); d['o']=3; print(d,len(d))
print(dict(zip([1,'a'],[1,2])), dict(zip([],[])), dict(zip('ab',[1,2])))
e={}; e.update(zip(['k%d'%i for i in range(8)],range(8))); e.update(zip(['z'],[0])); print(e); e=dict(zip(['k%d'%i for i in range(9)],range(9))); print(e)
for a,b in (('ab','ab'),('ab','ac'),('a','b'),('',''),('abcdefgh','abcdefgh'),('abcdefghi','abcdefghj'),('0123456789abcdef','0123456789abcdef'),('0123456789abcdef','0123456789abcdeg'),('é','é'),('éa','aé')):
    x=''.join(list(a)); print({a:1}.get(''.join(list(b))), a==b, (x+'')==b)
class S(str): pass
print({S('a'):1}['a'], {'a':2}[S('a')], 'a,b,,c'.split(','), ','.split(','), ''.split(','), ('x'*300+',y').split(','), 'é,b'.split(','))
