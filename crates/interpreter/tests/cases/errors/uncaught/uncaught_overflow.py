# A float too large.
print(10.0 ** 300)
print(10.0 ** 309)
