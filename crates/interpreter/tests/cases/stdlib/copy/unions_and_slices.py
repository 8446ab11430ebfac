import copy
print(copy.copy(int | str), copy.deepcopy({"t": int | None}))
s = slice([1], [2])
deep = copy.deepcopy(s)
print(deep, deep.start is s.start, copy.copy(s) is s)
print(copy.deepcopy([slice(1, 2, 3)] * 2))
class Own: pass
own = Own()
pair = copy.deepcopy([slice(own, own), int | None, own])
print(pair[0].start is own, pair[0].start is pair[0].stop is pair[2], pair[1])
