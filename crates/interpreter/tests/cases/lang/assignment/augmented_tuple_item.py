# Augmented assignment to a tuple's item raises after the list has grown.
t = ([1], 2)
try:
    t[0] += [5]
except TypeError as e:
    print(type(e).__name__, e)
print(t)
try:
    t[1] += 1
except TypeError as e:
    print(type(e).__name__, e)
print(t)
d = {}
try:
    d["missing"] += 1
except KeyError as e:
    print(type(e).__name__, e)
class Frozen:
    @property
    def x(self):
        return 1
f = Frozen()
try:
    f.x += 1
except AttributeError as e:
    print(type(e).__name__, e)
try:
    undefined_name += 1
except NameError as e:
    print(type(e).__name__, e)
