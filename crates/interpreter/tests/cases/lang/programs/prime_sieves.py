# Primes four ways, twin primes, goldbach, totients, primality by wheels.
def trial(n): return [k for k in range(2, n) if all(k % d for d in range(2, int(k ** 0.5) + 1))]
def sieve(n):
    flags = [True] * n
    flags[:2] = [False] * min(2, n)
    for i in range(2, int(n ** 0.5) + 1):
        if flags[i]: flags[i * i::i] = [False] * len(range(i * i, n, i))
    return [i for i, f in enumerate(flags) if f]
def bytes_sieve(n):
    flags = bytearray([1]) * n
    flags[:2] = b"\0\0"
    for i in range(2, int(n ** 0.5) + 1):
        if flags[i]: flags[i * i::i] = bytes(len(range(i * i, n, i)))
    return [i for i in range(n) if flags[i]]
def lazy():
    composites, n = {}, 2
    while True:
        if n in composites:
            for p in composites.pop(n): composites.setdefault(n + p, []).append(p)
        else:
            yield n
            composites[n * n] = [n]
        n += 1
def first(gen, k): return [next(gen) for _ in range(k)]
print(trial(30), trial(200) == sieve(200) == bytes_sieve(200) == first(lazy(), 46))
primes = sieve(1000)
pset = set(primes)
print(len(primes), primes[-3:], [(p, p + 2) for p in primes if p + 2 in pset][:6], sum(primes))
def goldbach(n): return next((p, n - p) for p in primes if n - p in pset)
print([goldbach(n) for n in (4, 28, 100, 998)], max(((goldbach(n)[0], n) for n in range(4, 1000, 2))))
def phi(n): return sum(1 for k in range(1, n + 1) if gcd(n, k) == 1)
def gcd(a, b): return a if b == 0 else gcd(b, a % b)
print([phi(n) for n in range(1, 13)], sum(phi(n) for n in range(1, 30)), gcd(1071, 462))
gaps = [b - a for a, b in zip(primes, primes[1:])]
print(max(gaps), gaps.index(max(gaps)), {g: gaps.count(g) for g in sorted(set(gaps))})
def circular(p): s = str(p); return all(int(s[i:] + s[:i]) in pset for i in range(len(s)))
print([p for p in primes if circular(p)], [p for p in primes if str(p) == str(p)[::-1]][-5:], [2 ** p - 1 for p in primes[:8] if 2 ** p - 1 in pset or p > 10][:3])
