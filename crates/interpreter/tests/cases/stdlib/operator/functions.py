# Every operator as a function.
import operator as op
print(op.add(2, 3), op.sub(2, 3), op.mul("ab", 2), op.truediv(7, 2), op.floordiv(-7, 2), op.mod(-7, 3), op.pow(2, 10), op.neg(5), op.pos(-5), op.abs(-2.5), op.invert(5), op.inv(0))
print(op.lt(1, 2), op.le(2, 2), op.eq([1], [1]), op.ne(1, 1), op.ge(1, 2), op.gt("b", "a"), op.not_([]), op.truth([0]), op.is_(None, None), op.is_not(1, None))
print(op.and_(12, 10), op.or_(12, 10), op.xor(12, 10), op.lshift(1, 5), op.rshift(32, 2), op.concat([1], [2]), op.contains("abc", "b"), op.countOf([1, 2, 1, 1.0], 1), op.indexOf("hello", "l"), op.index(True))
data = {"a": 1}
op.setitem(data, "b", 2); print(data, op.getitem(data, "a")); op.delitem(data, "a"); print(data, op.length_hint([1, 2]), op.length_hint(iter("abc")), op.length_hint(5, 7), op.length_hint(object()))
items = [1]
print(op.iadd(items, [2]), items, op.iconcat(items, [3]), op.imul(items, 2), op.isub(5, 1), op.iand({1, 2}, {2}), op.ior({1: 2}, {3: 4}), op.ixor(5, 1), op.ilshift(1, 2), op.irshift(8, 1), op.ipow(2, 3), op.imod(7, 4), op.ifloordiv(7, 2), op.itruediv(7, 2))
class M:
    def __matmul__(self, other): return ("matmul", other)
    def __imatmul__(self, other): return ("imatmul", other)
    def __length_hint__(self): return 42
print(op.matmul(M(), 1), op.imatmul(M(), 2), op.length_hint(M()), op.call(max, 3, 9, key=lambda x: -x))
for bad in (lambda: op.add(1), lambda: op.add(1, "a"), lambda: op.index(1.5), lambda: op.concat(1, 2), lambda: op.countOf(5, 1), lambda: op.indexOf([1], 2), lambda: op.getitem([1], 5), lambda: op.length_hint(1, "x"), lambda: op.contains(5, 1), lambda: op.lt(1, "a")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
