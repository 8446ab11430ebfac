# Complex numbers: literals, arithmetic, methods, repr.
z = 3 + 4j
print(z, z.real, z.imag, abs(z), z.conjugate(), -z, +z, z == 3 + 4j, z != 3, bool(0j), bool(z), hash(1 + 0j) == hash(1))
print(z + 1, z - 2j, z * z, z / (1 - 1j), z ** 2, z ** 0, z ** -1, 2 * z, z / 2, 1j * 1j, 1j ** 2, (1 + 1j) ** 3, 2 ** 1j, 2j ** 2.0)
print(1j, -1j, 0j, -0j, 1 - 0j, complex(0, -0.0), complex(-0.0, 0), complex(1), complex(1, 2), complex(1.5, -2.5), complex(1j, 1j), complex(), complex(1e20, 1e-7), complex(float("inf"), float("nan")))
print(complex("1+2j"), complex(" 1-2j "), complex("j"), complex("-j"), complex("3"), complex("1e3j"), complex("(1+2j)"), complex("inf-nanj"), complex("1.5J"), complex("+1+j"))
for bad in (lambda: complex("1 + 2j"), lambda: complex(""), lambda: complex("abc"), lambda: complex("1", 2), lambda: complex(1, "2"), lambda: z < 1j, lambda: z // 1, lambda: z % 1, lambda: divmod(z, 1), lambda: int(z), lambda: float(z), lambda: z / 0, lambda: 0j ** -1, lambda: round(z), lambda: complex([1]), lambda: complex(None), lambda: 0j ** 1j, lambda: sorted([1j, 2j])):
    try:
        print(bad())
    except (TypeError, ValueError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
print([z, 1j], {1 + 0j: "one"}[1], 1 == 1 + 0j, 1.5 == 1.5 + 0j, z in [3 + 4j], sum([1j, 2, 3.5]), str(z), repr(-1 - 1j), f"{z}", "%s" % z, z.__class__.__name__)
print([n for n in dir(complex) if not n.startswith("_")], pow(1j, 2), abs(-3j), (1e200 + 1e200j) * 1e10, complex(real=1, imag=2), complex(imag=3))
