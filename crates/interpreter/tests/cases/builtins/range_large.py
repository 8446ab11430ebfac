# Ranges beyond 64 bits, and numbers that are equal to ints.
r = reversed(range(-2**64, -2**63 + 1))
print(next(r), next(r))
print(range(0, 2**100 - 1, 2) == range(0, 2**100, 2), range(2**100) == range(2**101), range(2**70, 0) == range(0))
print(hash(range(2**100)) == hash(range(0, 2**100, 1)), {range(2**70): 1}[range(2**70)])
print((1+0j) in range(3), (1+1j) in range(3), range(5).index(2+0j), range(5).count(2.0), 2.5 in range(5))
for bounds in (slice(None, 2**100), slice(-1, None), slice(None, None, -2**70)):
    print(bounds.indices(2**101))
