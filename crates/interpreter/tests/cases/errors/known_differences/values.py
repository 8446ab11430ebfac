# The private-use code points U+10F000 to U+10F7FF stand for lone surrogates; equal set literals of one function are one constant in CPython.
print(all(ord(chr(i)) == i for i in range(0x10F000, 0x10F800)), hex(ord(chr(0x10F003))))
print({4, 12, 20}, {20, 4, 12})
# differs: a lone surrogate is kept as a private-use code point, and each set literal is a set of its own
