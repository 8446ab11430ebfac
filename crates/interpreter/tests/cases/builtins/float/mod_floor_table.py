# Floor division and modulo of floats for every combination of signs.
for a in (7.5, -7.5, 7, -7, 0.0, -0.0, 1e17, 0.1):
    for b in (2, -2, 2.5, -2.5, 0.3, float("inf")):
        q, r = divmod(a, b)
        print(a, b, a // b, a % b, (q, r))
