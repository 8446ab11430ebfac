# Complex arithmetic with ints, floats, bools and signs of zero.
a, b = 3 + 4j, 1 - 2j
print(a + b, a - b, a * b, a / b, a ** 2, a ** -1, a ** 0.5, a ** b, abs(a), a.conjugate() * a, -a, +a, a == a + 0, a != b, a == 3, complex(5) == 5, 5 == complex(5, 0), bool(0j), bool(1e-300j))
print(1 + a, 1.5 * a, True + a, a / 2, 2 / a, a - 1, 1 - a, 2 ** (1 + 0j), a ** 0, 0j ** 0, 1j ** 4, (1 + 1j) ** 8, (2 + 0j) ** 10, 1j * 1j, 1j / 1j, (1 + 2j).real, (1 + 2j).imag, sum([1j, 2, 3.0]))
print((1e200 + 0j) * (1e200 + 0j), abs(3e200 + 4e200j), 1e-200j * 1e-200j, (0j).conjugate(), -0j, 0j * -1, complex(1, 2) - complex(1, 2), hash(3 + 0j) == hash(3), hash(1.5 + 0j) == hash(1.5), {1: "a", 1 + 0j: "b"}, 1 + 0j in [1], sorted([3 + 0j, 1j], key=abs), max([1 + 1j, 5j], key=lambda z: z.imag))
