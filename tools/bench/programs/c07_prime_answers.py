# What a model writes when asked about primes.
N = 70000  #@ small=300
def is_prime(n):
    if n < 2:
        return False
    if n % 2 == 0:
        return n == 2
    i = 3
    while i * i <= n:
        if n % i == 0:
            return False
        i += 2
    return True
primes = [n for n in range(N) if is_prime(n)]
ending = {}
for p in primes:
    ending[p % 10] = ending.get(p % 10, 0) + 1
twins = [(a, b) for a, b in zip(primes, primes[1:]) if b - a == 2]
gaps = sorted(((b - a, a) for a, b in zip(primes, primes[1:])), reverse=True)[:3]
print(len(primes), ending, len(twins), gaps)
