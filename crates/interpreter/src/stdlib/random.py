from hashlib import sha512 as _sha512
from itertools import accumulate as _accumulate, repeat as _repeat
from math import acos as _acos, ceil as _ceil, cos as _cos, e as _e, exp as _exp, floor as _floor, fabs as _fabs, log as _log, pi as _pi, sin as _sin, sqrt as _sqrt, isfinite as _isfinite, lgamma as _lgamma, log2 as _log2
from operator import index as _index_of

TWOPI = 2.0 * _pi
NV_MAGICCONST = 4 * _exp(-0.5) / _sqrt(2.0)
LOG4 = _log(4.0)
SG_MAGICCONST = 1.0 + _log(4.5)
BPF = 53
RECIP_BPF = 2 ** -53
_ONE = 1


def _bisect(items, value, low=0, high=None):
    if high is None:
        high = len(items)
    while low < high:
        middle = (low + high) // 2
        if value < items[middle]:
            high = middle
        else:
            low = middle + 1
    return low


def _whole(value, what):
    try:
        return _index_of(value)
    except TypeError:
        whole = int(value)
        if whole != value:
            raise ValueError("non-integer " + what + " for randrange()")
        return whole


class Random(_Core):
    VERSION = 3

    def __init__(self, x=None):
        self.gauss_next = None
        self.seed(x)

    def seed(self, a=None, version=2):
        if a is None:
            a = int.from_bytes(_entropy(2496), "little")
        elif version == 1 and isinstance(a, (str, bytes)):
            text = a.decode("latin-1") if isinstance(a, bytes) else a
            x = ord(text[0]) << 7 if text else 0
            for c in map(ord, text):
                x = ((1000003 * x) ^ c) & 0xFFFFFFFFFFFFFFFF
            x ^= len(text)
            a = -2 if x == -1 else x
        elif version == 2 and isinstance(a, (str, bytes, bytearray)):
            if isinstance(a, str):
                a = a.encode()
            a = int.from_bytes(a + _sha512(a).digest(), "big")
        elif not isinstance(a, (type(None), int, float, str, bytes, bytearray)):
            raise TypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")
        if not isinstance(a, int):
            a = hash(a) & 0xFFFFFFFFFFFFFFFF
        self._seed(abs(a))
        self.gauss_next = None

    def getstate(self):
        return self.VERSION, self._state(), self.gauss_next

    def setstate(self, state):
        version = state[0]
        if version != 3:
            raise ValueError("state with version %s passed to Random.setstate() of version %s" % (version, self.VERSION))
        version, internal, self.gauss_next = state
        self._set_state(tuple(internal))

    def __getstate__(self):
        return self.getstate()

    def __setstate__(self, state):
        self.setstate(state)

    def __reduce__(self):
        return self.__class__, (), self.getstate()

    def _randbelow(self, n):
        return self._below(n)

    def randbytes(self, n):
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def randrange(self, start, stop=None, step=_ONE):
        first = _whole(start, "arg 1")
        if stop is None:
            if step is not _ONE:
                raise TypeError("Missing a non-None stop argument")
            if first > 0:
                return self._randbelow(first)
            raise ValueError("empty range for randrange()")
        last = _whole(stop, "stop")
        width = last - first
        by = _whole(step, "step")
        if by == 1:
            if width > 0:
                return first + self._randbelow(width)
            raise ValueError("empty range for randrange() (%d, %d, %d)" % (first, last, width))
        if by > 0:
            n = (width + by - 1) // by
        elif by < 0:
            n = (width + by + 1) // by
        else:
            raise ValueError("zero step for randrange()")
        if n <= 0:
            raise ValueError("empty range for randrange()")
        return first + by * self._randbelow(n)

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    def choice(self, seq):
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._randbelow(len(seq))]

    def shuffle(self, x):
        if type(x) is list and type(self)._randbelow is Random._randbelow:
            self._shuffle(x)
            return
        for i in reversed(range(1, len(x))):
            j = self._randbelow(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k, *, counts=None):
        if not hasattr(population, "__getitem__") or isinstance(population, (set, frozenset, dict)):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        n = len(population)
        if counts is not None:
            totals = list(_accumulate(counts))
            if len(totals) != n:
                raise ValueError("The number of counts does not match the population")
            total = totals.pop() if totals else 0
            if not isinstance(total, int):
                raise TypeError("Counts must be integers")
            if total <= 0:
                raise ValueError("Total of counts must be greater than zero")
            picks = self.sample(range(total), k=k)
            return [population[_bisect(totals, pick)] for pick in picks]
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        result = [None] * k
        size = 21
        if k > 5:
            size += 4 ** _ceil(_log(k * 3, 4))
        below = self._randbelow
        if n <= size:
            pool = list(population)
            for i in range(k):
                j = below(n - i)
                result[i] = pool[j]
                pool[j] = pool[n - i - 1]
        else:
            chosen = set()
            for i in range(k):
                j = below(n)
                while j in chosen:
                    j = below(n)
                chosen.add(j)
                result[i] = population[j]
        return result

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        draw = self.random
        n = len(population)
        if cum_weights is None:
            if weights is None:
                n += 0.0
                return [population[_floor(draw() * n)] for _ in _repeat(None, k)]
            try:
                cum_weights = list(_accumulate(weights))
            except TypeError:
                if not isinstance(weights, int):
                    raise
                k = weights
                raise TypeError("The number of choices must be a keyword argument: k=%d" % (k,)) from None
        elif weights is not None:
            raise TypeError("Cannot specify both weights and cumulative weights")
        if len(cum_weights) != n:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        if not _isfinite(total):
            raise ValueError("Total of weights must be finite")
        last = n - 1
        return [population[_bisect(cum_weights, draw() * total, 0, last)] for _ in _repeat(None, k)]

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        u = self.random()
        try:
            c = 0.5 if mode is None else (mode - low) / (high - low)
        except ZeroDivisionError:
            return low
        if u > c:
            u = 1.0 - u
            c = 1.0 - c
            low, high = high, low
        return low + (high - low) * _sqrt(u * c)

    def normalvariate(self, mu=0.0, sigma=1.0):
        draw = self.random
        while True:
            u1 = draw()
            u2 = 1.0 - draw()
            z = NV_MAGICCONST * (u1 - 0.5) / u2
            if z * z / 4.0 <= -_log(u2):
                break
        return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        draw = self.random
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            turn = draw() * TWOPI
            radius = _sqrt(-2.0 * _log(1.0 - draw()))
            z = _cos(turn) * radius
            self.gauss_next = _sin(turn) * radius
        return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        return _exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd):
        return -_log(1.0 - self.random()) / lambd

    def vonmisesvariate(self, mu, kappa):
        draw = self.random
        if kappa <= 1e-6:
            return TWOPI * draw()
        s = 0.5 / kappa
        r = s + _sqrt(1.0 + s * s)
        while True:
            u1 = draw()
            z = _cos(_pi * u1)
            d = z / (r + z)
            u2 = draw()
            if u2 < 1.0 - d * d or u2 <= (1.0 - d) * _exp(d):
                break
        q = 1.0 / r
        f = (q + z) / (1.0 + q * z)
        u3 = draw()
        if u3 > 0.5:
            return (mu + _acos(f)) % TWOPI
        return (mu - _acos(f)) % TWOPI

    def gammavariate(self, alpha, beta):
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        draw = self.random
        if alpha > 1.0:
            ainv = _sqrt(2.0 * alpha - 1.0)
            bbb = alpha - LOG4
            ccc = alpha + ainv
            while True:
                u1 = draw()
                if not 1e-7 < u1 < 0.9999999:
                    continue
                u2 = 1.0 - draw()
                v = _log(u1 / (1.0 - u1)) / ainv
                x = alpha * _exp(v)
                z = u1 * u1 * u2
                r = bbb + ccc * v - x
                if r + SG_MAGICCONST - 4.5 * z >= 0.0 or r >= _log(z):
                    return x * beta
        elif alpha == 1.0:
            return -_log(1.0 - draw()) * beta
        else:
            while True:
                u = draw()
                b = (_e + alpha) / _e
                p = b * u
                if p <= 1.0:
                    x = p ** (1.0 / alpha)
                else:
                    x = -_log((b - p) / alpha)
                u1 = draw()
                if p > 1.0:
                    if u1 <= x ** (alpha - 1.0):
                        break
                elif u1 <= _exp(-x):
                    break
            return x * beta

    def betavariate(self, alpha, beta):
        y = self.gammavariate(alpha, 1.0)
        if y:
            return y / (y + self.gammavariate(beta, 1.0))
        return 0.0

    def paretovariate(self, alpha):
        u = 1.0 - self.random()
        return u ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        u = 1.0 - self.random()
        return alpha * (-_log(u)) ** (1.0 / beta)


class SystemRandom(Random):
    def random(self):
        return (int.from_bytes(_entropy(7), "little") >> 3) * RECIP_BPF

    def getrandbits(self, k):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        count = (k + 7) // 8
        return int.from_bytes(_entropy(count), "big") >> (count * 8 - k)

    def randbytes(self, n):
        return _entropy(n)

    def _randbelow(self, n):
        k = n.bit_length()
        r = self.getrandbits(k)
        while r >= n:
            r = self.getrandbits(k)
        return r

    def seed(self, *args, **kwds):
        return None

    def _notimplemented(self, *args, **kwds):
        raise NotImplementedError("System entropy source does not have state.")

    getstate = setstate = _notimplemented


_inst = Random()
seed = _inst.seed
random = _inst.random
uniform = _inst.uniform
triangular = _inst.triangular
randint = _inst.randint
choice = _inst.choice
randrange = _inst.randrange
sample = _inst.sample
shuffle = _inst.shuffle
choices = _inst.choices
normalvariate = _inst.normalvariate
lognormvariate = _inst.lognormvariate
expovariate = _inst.expovariate
vonmisesvariate = _inst.vonmisesvariate
gammavariate = _inst.gammavariate
gauss = _inst.gauss
betavariate = _inst.betavariate
paretovariate = _inst.paretovariate
weibullvariate = _inst.weibullvariate
getstate = _inst.getstate
setstate = _inst.setstate
getrandbits = _inst.getrandbits
randbytes = _inst.randbytes

__all__ = [
    "Random", "SystemRandom", "betavariate", "choice", "choices", "expovariate", "gammavariate", "gauss", "getrandbits",
    "getstate", "lognormvariate", "normalvariate", "paretovariate", "randbytes", "randint", "random", "randrange", "sample",
    "seed", "setstate", "shuffle", "triangular", "uniform", "vonmisesvariate", "weibullvariate",
]
