# operator with reduce, accumulate, sorted, groupby and dispatch tables.
import operator
from functools import reduce, partial
from itertools import accumulate, groupby, starmap
print(reduce(operator.mul, range(1, 7)), reduce(operator.or_, [{1}, {2}, {3}]), reduce(operator.add, ["a", "b"], ">"), list(accumulate([3, 1, 4, 1, 5], operator.mul)), list(accumulate([3, 1, 4], max)))
table = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv, "**": operator.pow, "%": operator.mod, "<": operator.lt, "==": operator.eq}
def evaluate(text):
    stack = []
    for token in text.split():
        if token in table:
            right, left = stack.pop(), stack.pop()
            stack.append(table[token](left, right))
        else:
            stack.append(float(token))
    return stack
for text in ("1 2 +", "3 4 * 5 -", "2 3 ** 7 %", "7 2 //", "1 2 <", "9 3 /"):
    print(text, evaluate(text))
people = [("ann", 30, "x"), ("bob", 25, "y"), ("cat", 30, "y")]
for key, group in groupby(sorted(people, key=operator.itemgetter(1)), operator.itemgetter(1)):
    print(key, [name for name, *_ in group])
print(list(starmap(operator.sub, [(5, 3), (1, 9)])), max(people, key=operator.itemgetter(2, 0)), list(map(partial(operator.mul, 3), [1, 2])), list(map(operator.methodcaller("title"), ["ab", "cd"])))
print(sorted({"b": 1, "a": 2}.items(), key=operator.itemgetter(1), reverse=True), operator.attrgetter("__class__.__name__")(5), list(filter(partial(operator.lt, 3), [1, 5, 3, 9])))
print(operator.add.__name__, operator.__add__ is operator.add, operator.itemgetter.__doc__ is not None, sorted(n for n in operator.__all__ if n.startswith("i"))[:8], len(operator.__all__))
