# How many items an unpacking takes from an iterator before it decides.
class Noisy:
    def __init__(self, n):
        self.n = n
        self.i = 0
    def __iter__(self):
        return self
    def __next__(self):
        if self.i == self.n:
            print("stop", end=" ")
            raise StopIteration
        self.i += 1
        print("give", self.i, end=" ")
        return self.i
a, b = Noisy(2)
print(a, b)
for n in (1, 4):
    try:
        a, b = Noisy(n)
    except ValueError as e:
        print(e)
a, *b = Noisy(3)
print(a, b)
try:
    a, b, *c, d = Noisy(2)
except ValueError as e:
    print(e)
it = Noisy(5)
for x in it:
    if x == 2:
        break
print("left", it.n - it.i)
print(list(zip(Noisy(1), Noisy(3))))
print(3 in Noisy(5))
print(min(Noisy(2)), tuple(Noisy(1)), any(x > 1 for x in Noisy(4)))
