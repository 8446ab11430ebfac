# hex, oct, bin.
for n in (0, 1, -1, 10, 255, -255, 256, 2 ** 32, -2 ** 64, 10 ** 25, True):
    print(n, hex(n), oct(n), bin(n), int(hex(n), 16) == n, int(bin(n), 0) == n)
class I:
    def __index__(self): return 12
print(hex(I()), oct(I()), bin(I()), hex(255)[2:], bin(5)[2:].zfill(8), hex(255).upper(), f"{255:#x}" == hex(255), bin(10).count("1"))
for bad in (lambda: hex(1.5), lambda: oct("7"), lambda: bin(None), lambda: hex(), lambda: hex(1, 2), lambda: bin([1]), lambda: hex(1j)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
