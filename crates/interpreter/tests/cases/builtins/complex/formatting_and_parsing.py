# Text of complex numbers both ways.
for z in (0j, 1j, -1j, 1 + 0j, -1 - 0j, 1.5 - 2.5j, complex(0, -0.0), complex(-0.0, -0.0), 1e20 + 1e-20j, complex(float("inf"), 1), complex(1, float("nan")), complex(float("-inf"), float("-inf")), 100 + 1e16j):
    print(repr(z), str(z), f"{z}", f"{z:.1f}", f"{z:>20}", f"{z:+.2e}", "%s" % z, complex(repr(z).strip("()")) == z or z != z)
for t in ("1", "1j", "j", "-j", "+1-1j", " 1+2j ", "(1+2j)", "1e3-1e-3j", "inf+infj", "nanj", "1.5", ".5j", "1_0+2_0j", "1J", "( 1j )"):
    print(repr(t), complex(t))
for t in ("", "1 + 2j", "1+2", "1+2i", "jj", "1+j2", "(1+2j", "1,2", "abc", "1++2j", "1j+2"):
    try: print(complex(t))
    except ValueError as e: print(repr(t), e)
