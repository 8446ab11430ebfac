# The branches of a `tee` share what they read, in whatever order they read it.
import copy
from itertools import chain, islice, pairwise, tee, zip_longest

one, other = tee(range(200))
print(sum(islice(one, 130)), next(one), list(islice(other, 3)), sum(one), sum(other))
print(next(one, "end"), next(other, "end"))
branches = tee(iter("abcdefgh" * 20), 4)
print(["".join(islice(branch, 56 + at)) == ("abcdefgh" * 20)[:56 + at] for at, branch in enumerate(branches)])
print([next(branch) for branch in branches])
first, second = tee(branches[1])
print(first is branches[1], next(first), next(second), next(second), next(first))
copied = copy.copy(second)
print("".join(second) == "".join(copied), list(first)[:3])
growing = [1, 2]
left, right = tee(growing)
print(list(left))
growing.append(3)
print(list(left), list(right), list(tee(growing)[0]))
source = iter(range(5))
left, right = tee(source)
print(next(left), next(source), list(right), list(left))
print(tee([], 3)[2].__class__.__name__, tee([1], 0), [list(branch) for branch in tee(chain([1], [2]), 2)])
left, right = tee({1: 2, 3: 4})
print(list(zip(left, right)), list(zip_longest(*tee("abc"), fillvalue="-")))
changed = {1: 1, 2: 2}
left, right = tee(changed)
print(next(left))
changed[5] = 5
for branch in (left, right):
    try:
        print(list(branch))
    except RuntimeError as error:
        print("RuntimeError", error)
left, right = tee(n * n for n in range(100))
print(sum(left) == sum(right), list(pairwise(tee("abcd")[1])))
deep = iter(range(3))
for _ in range(100):
    deep = tee(deep)[0]
print(list(deep))
