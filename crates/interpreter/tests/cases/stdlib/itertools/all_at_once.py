# All items of zips, enumerations and arrangements at once, and what that leaves of their sources.
import itertools

print(list(zip([1,2,3],(4,5))), list(zip("ab",[1,2,3])), list(zip([1],[2],[3])), list(zip()))
a, b = iter([1,2,3]), iter([4,5])
print(list(zip(a,b)), list(a), list(b))
a, b = iter([1,2]), iter([4,5,6])
print(list(zip(a,b)), list(a), list(b))
it = iter([1,2,3,4,5])
print(list(zip(it,it)), list(it))
try: list(zip([1,2],[1],strict=True))
except ValueError as e: print(e)
try: list(zip([1],[1,2],strict=True))
except ValueError as e: print(e)
print(list(zip([1,2],[3,4],strict=True)), list(zip(range(3),[1,2])), list(zip(range(2**60,2**60+2),"ab")))
print(list(enumerate("ab")), list(enumerate([1,2],5)), list(enumerate([1,2],2**48)), list(enumerate([1,2],2**70)))
d = {1:2,3:4}
print(list(d.items()), sorted(d.items(), key=lambda p: -p[1]), dict(zip("abc",(1,2,3))), dict(zip((1,2,3),"ab")))
print(list(itertools.permutations(range(3))), list(itertools.permutations("abcd",2)), list(itertools.permutations([],0)), list(itertools.permutations([1],2)))
p = itertools.permutations(range(4)); next(p); next(p); print(len(list(p)), list(p))
print(list(itertools.combinations(range(4),2)), list(itertools.combinations("abc",0)), list(itertools.combinations("ab",3)), list(itertools.combinations_with_replacement("ab",3)))
print(list(itertools.product("ab",[1,2],repeat=2)), list(itertools.product()), list(itertools.product("ab",[])), list(itertools.product(repeat=0)))
