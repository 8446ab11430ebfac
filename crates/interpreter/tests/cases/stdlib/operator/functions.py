import operator as op
print(op.add(1, 2), op.sub(5, 3), op.mul("ab", 2), op.truediv(7, 2), op.floordiv(7, 2), op.mod(7, 3), op.pow(2, 10), op.neg(5), op.pos(-5), op.abs(-3), op.inv(5), op.invert(5), op.lshift(1, 4), op.rshift(16, 2))
print(op.and_(6, 3), op.or_(6, 3), op.xor(6, 3), op.not_(0), op.truth([]), op.is_(None, None), op.is_not(1, None), op.lt(1, 2), op.le(2, 2), op.eq("a", "a"), op.ne(1, 1), op.ge(1, 2), op.gt(3, 2))
print(op.concat([1], [2]), op.contains("abc", "b"), op.countOf([1, 2, 1], 1), op.indexOf("abc", "c"), op.getitem({"k": 5}, "k"), op.length_hint(iter([1, 2, 3])), op.length_hint(5, 9), op.index(True), op.call(lambda x: x, 4))
l = [1, 2, 3]; op.setitem(l, 0, 9); op.delitem(l, 1); print(l, op.iadd(l, [4]), l, op.imul([1], 2), op.ior({1}, {2}), op.iconcat([1], [2]))
class M:
    def __matmul__(self, o): return "mm"
    def __radd__(self, o): return ("r", o)
print(op.matmul(M(), M()), op.add(5, M()), op.__add__(1, 2), op.add(2**70, 1.5), op.add((1,), (2,)), op.mod("%d!", 5))
for bad in (lambda: op.add(1), lambda: op.add(1, "a"), lambda: op.indexOf([1], 5), lambda: op.concat(1, 2), lambda: op.truediv(1, 0), lambda: op.length_hint(5, "x"), lambda: op.index(1.5), lambda: op.lt(1, "a"), lambda: op.getitem([1], 5)):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
