# inf, nan and negative zero in arithmetic, comparison and containers.
inf, nan = float("inf"), float("nan")
print(inf + 1, inf - inf, inf * 0, inf * -1, 1 / inf, -1 / inf, inf // 1, inf % 2, 5 % inf, -5 % inf, inf ** 0, inf ** -1, nan ** 0, 1 ** nan, 0.0 * nan)
print(nan == nan, nan != nan, nan < 1, nan > 1, nan is nan, inf == inf, inf > 10 ** 400, -inf < -10 ** 400, inf == -inf)
print([nan] == [nan], nan in [nan], [float("nan")] == [float("nan")], (nan,) == (nan,), {nan: 1}.get(nan), [nan].index(nan), [nan].count(nan))
print(max([nan, 1]), max([1, nan]), min(nan, 0), min(0, nan), sorted([3, inf, -inf, 1]), sum([inf, 1]), sum([inf, -inf]), abs(-inf), abs(nan), -nan)
print(0.0 == -0.0, -0.0, 0.0 + -0.0, -0.0 - 0.0, -0.0 * 5, 0 * -1, 0.0 * -1, str(-0.0), [0.0, -0.0], {0.0: "a", -0.0: "b"}, hash(0.0) == hash(-0.0), -0.0 < 0.0, 1 / inf == 0)
print(1e308 * 10, -1e308 * 10, 1e-308 / 1e10, 5e-324 / 2, 1e308 + 1e308 - 1e308, 1e200 * 1e200, 1e16 + 1 - 1e16, 0.1 * 3, 1.1 + 2.2, 1e16 + 1.0, 4.35 * 100, 1.1 * 1.1)
print(bool(nan), bool(inf), bool(0.0), bool(-0.0), not 0.0, int(1e18), divmod(-inf, 2) if False else "", divmod(5.5, -inf))
for bad in (lambda: int(nan), lambda: int(inf), lambda: inf // 0, lambda: 0.0 / 0, lambda: (-8.0) ** 0.5 if False else 1 / 0.0, lambda: 2.0 ** 5000, lambda: int(-inf)):
    try:
        print(bad())
    except (ValueError, OverflowError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
print(float.fromhex("inf") == inf, repr(inf), repr(-inf), f"{inf:f} {nan:e} {-inf:g} {inf:+} {nan:8.2f}")
