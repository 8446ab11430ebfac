# `random`: draws on the Mersenne Twister of random.rs. Each method consumes the same draws in the same order as CPython's, and
# computes with the same roundings, so that a seed gives the same numbers; the methods of drawing are the published ones that
# each names. Guests derive from the class, and bring numbers of their own.

from bisect import bisect as _bisect
from hashlib import sha512 as _sha512
from itertools import accumulate as _accumulate, repeat as _repeat
import math as _math
from operator import index as _index_of

TWOPI = 2.0 * _math.pi
NV_MAGICCONST = 4 * _math.exp(-0.5) / _math.sqrt(2.0)
LOG4 = _math.log(4.0)
SG_MAGICCONST = 1.0 + _math.log(4.5)
BPF = 53
RECIP_BPF = 2 ** -53
_UNIT = 1


def _whole(value, what):
    try:
        return _index_of(value)
    except TypeError:
        import warnings
        whole = int(value)
        if whole == value:
            warnings.warn("non-integer arguments to randrange() have been deprecated since Python 3.10 and will be removed in a subsequent version",
                          DeprecationWarning)
            return whole
        warnings.warn("randrange() will raise TypeError in the future", DeprecationWarning)
        raise ValueError(f"non-integer {what} for randrange()") from None


def _is_sequence(value):
    from collections.abc import Sequence
    return isinstance(value, Sequence)


def _below_by_bits(self, n):
    # For generators that bring their own bits: too large a number is drawn again.
    size = n.bit_length()
    while (drawn := self.getrandbits(size)) >= n:
        pass
    return drawn


def _below_by_fractions(self, n):
    # For generators that bring only fractions: those of the incomplete last round are drawn again.
    rounds = 1 << BPF
    if n >= rounds:
        import warnings
        warnings.warn("Underlying random() generator does not supply \nenough bits to choose from a population range this large.\nTo remove the range limitation, add a getrandbits() method.")
        return _math.floor(self.random() * n)
    limit = (rounds - rounds % n) / rounds
    while (drawn := self.random()) >= limit:
        pass
    return _math.floor(drawn * rounds) % n


class Random(Random):
    """A generator of random numbers, with a state of its own."""
    VERSION = 3

    def __init__(self, x=None):
        self.gauss_next = None
        self.seed(x)

    def __init_subclass__(cls, /, **kwargs):
        for base in cls.__mro__:
            own = vars(base)
            if "_randbelow" in own:
                break
            if "getrandbits" in own:
                cls._randbelow = _below_by_bits
                break
            if "random" in own:
                cls._randbelow = _below_by_fractions
                break

    # The state.

    def seed(self, a=None, version=2):
        """Starts over from a seed, or from the host's entropy."""
        if a is not None and not isinstance(a, (int, float, str, bytes, bytearray)):
            raise TypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")
        self.gauss_next = None
        if a is None:
            number = int.from_bytes(_entropy(2496), "little")
        elif isinstance(a, int):
            number = abs(a)
        elif version == 1 and isinstance(a, (str, bytes)):
            number = _number_of(a if isinstance(a, str) else a.decode("latin-1"))
        elif version == 2 and not isinstance(a, float):
            data = a.encode() if isinstance(a, str) else a
            number = int.from_bytes(data + _sha512(data).digest(), "big")
        else:
            number = hash(a) & 0xFFFFFFFFFFFFFFFF
        self._seed(number)

    def getstate(self):
        """What `setstate` takes to go on from here."""
        return self.VERSION, self._state(), self.gauss_next

    def setstate(self, state):
        if state[0] == 2:
            # Older states have numbers that may be negative.
            _, internal, self.gauss_next = state
            try:
                internal = tuple([number % (1 << 32) for number in internal])
            except ValueError as error:
                raise TypeError from error
            self._set_state(internal)
            return
        if state[0] != self.VERSION:
            raise ValueError(f"state with version {state[0]} passed to Random.setstate() of version {self.VERSION}")
        _, internal, self.gauss_next = state
        self._set_state(tuple(internal))

    def __reduce__(self):
        return type(self), (), self.getstate()

    def __setstate__(self, state):
        self.setstate(state)

    def __getstate__(self):
        return self.getstate()

    # Whole numbers.

    def _randbelow(self, n):
        return self._below(n)

    def randbytes(self, n):
        """Random bytes."""
        if type(self).getrandbits is Random.getrandbits:
            return self._bytes(n)
        return self.getrandbits(8 * n).to_bytes(n, "little")

    def randrange(self, start, stop=None, step=_UNIT):
        """An item of range(start, stop, step)."""
        if start.__class__ is int and step is _UNIT and self.__class__ is Random:
            if stop is None:
                if start > 0:
                    return self._below(start)
            elif stop.__class__ is int and start < stop:
                return start + self._below(stop - start)
        start = _whole(start, "arg 1")
        if stop is None:
            if step is not _UNIT:
                raise TypeError("Missing a non-None stop argument")
            if start <= 0:
                raise ValueError("empty range for randrange()")
            return self._randbelow(start)
        stop = _whole(stop, "stop")
        step = _whole(step, "step")
        if not step:
            raise ValueError("zero step for randrange()")
        # The distance in steps, rounded up.
        count = -((start - stop) // step)
        if count <= 0:
            raise ValueError(f"empty range for randrange() ({start}, {stop}, {stop - start})" if step == 1 else "empty range for randrange()")
        return start + step * self._randbelow(count)

    def randint(self, a, b):
        """A number from a to b, both included."""
        if a.__class__ is int and b.__class__ is int and a <= b and self.__class__ is Random:
            return a + self._below(b - a + 1)
        return self.randrange(a, b + 1)

    # Items of sequences.

    def choice(self, seq):
        """An item of a sequence."""
        size = len(seq)
        if not size:
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._below(size) if self.__class__ is Random else self._randbelow(size)]

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        """k items, each drawn from all, by weight if there are weights."""
        size, draw = len(population), self.random
        if weights is None and cum_weights is None:
            return [population[_math.floor(draw() * float(size))] for _ in _repeat(None, k)]
        if weights is not None and cum_weights is not None:
            raise TypeError("Cannot specify both weights and cumulative weights")
        if cum_weights is None:
            if isinstance(weights, int):
                raise TypeError(f"The number of choices must be a keyword argument: k={weights}")
            cum_weights = list(_accumulate(weights))
        if len(cum_weights) != size:
            raise ValueError("The number of weights does not match the population")
        total = float(cum_weights[-1])
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        if not _math.isfinite(total):
            raise ValueError("Total of weights must be finite")
        return [population[_bisect(cum_weights, draw() * total, 0, size - 1)] for _ in _repeat(None, k)]

    def shuffle(self, x):
        """Puts a list into a random order, in place."""
        if type(x) is list and type(self)._randbelow is Random._randbelow:
            self._shuffle(x)
            return
        for end in range(len(x) - 1, 0, -1):
            drawn = self._randbelow(end + 1)
            x[end], x[drawn] = x[drawn], x[end]

    def sample(self, population, k, *, counts=None):
        """k different items (by their places)."""
        if not isinstance(population, (list, tuple, str, range)) and not _is_sequence(population):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        if counts is not None:
            return self._sample_counted(population, k, counts)
        if not 0 <= k <= len(population):
            raise ValueError("Sample larger than population or is negative")
        # A list of all items is worth it where it is not much larger than a set of the chosen ones.
        worth = 21 + (4 ** _math.ceil(_math.log(3 * k, 4)) if k > 5 else 0)
        return self._sample_from_list(list(population), k) if len(population) <= worth else self._sample_by_place(population, k)

    def _sample_counted(self, population, k, counts):
        ladder = list(_accumulate(counts))
        if len(ladder) != len(population):
            raise ValueError("The number of counts does not match the population")
        total = ladder.pop() if ladder else 0
        if not isinstance(total, int):
            raise TypeError("Counts must be integers")
        if total <= 0:
            raise ValueError("Total of counts must be greater than zero")
        return [population[_bisect(ladder, drawn)] for drawn in self.sample(range(total), k=k)]

    def _sample_from_list(self, left, k):
        # What was drawn gives its place to the last item that is left.
        chosen = []
        for end in range(len(left), len(left) - k, -1):
            drawn = self._randbelow(end)
            chosen.append(left[drawn])
            left[drawn] = left[end - 1]
        return chosen

    def _sample_by_place(self, population, k):
        places = {}
        while len(places) < k:
            places[self._randbelow(len(population))] = None
        return [population[place] for place in places]

    # Real numbers.

    def uniform(self, a, b):
        """A number between a and b."""
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        """A number between low and high, most often near mode."""
        drawn = self.random()
        try:
            peak = 0.5 if mode is None else (mode - low) / (high - low)
        except ZeroDivisionError:
            return low
        if drawn > peak:
            drawn, peak, low, high = 1.0 - drawn, 1.0 - peak, high, low
        return low + (high - low) * _math.sqrt(drawn * peak)

    def _standard_normal(self):
        # Kinderman and Monahan: the ratio of two uniforms, kept where it lies under the curve.
        while True:
            across = self.random() - 0.5
            up = 1.0 - self.random()
            ratio = NV_MAGICCONST * across / up
            if ratio * ratio / 4.0 <= -_math.log(up):
                return ratio

    def normalvariate(self, mu=0.0, sigma=1.0):
        """The normal distribution."""
        return mu + self._standard_normal() * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        """The normal distribution, two numbers at a time (Box and Muller): the second waits in `gauss_next`."""
        value, self.gauss_next = self.gauss_next, None
        if value is None:
            angle = self.random() * TWOPI
            distance = _math.sqrt(-2.0 * _math.log(1.0 - self.random()))
            value, self.gauss_next = _math.cos(angle) * distance, _math.sin(angle) * distance
        return mu + value * sigma

    def lognormvariate(self, mu, sigma):
        """What has a normal logarithm."""
        return _math.exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd):
        """The time until something that happens `lambd` times per unit."""
        return -_math.log(1.0 - self.random()) / lambd

    def vonmisesvariate(self, mu, kappa):
        """A direction, around mu; by Best and Fisher's method."""
        if kappa <= 1e-6:
            return TWOPI * self.random()
        half = 0.5 / kappa
        radius = half + _math.sqrt(1.0 + half * half)
        while True:
            cosine = _math.cos(_math.pi * self.random())
            near = cosine / (radius + cosine)
            drawn = self.random()
            if drawn < 1.0 - near * near or drawn <= (1.0 - near) * _math.exp(near):
                break
        inverse = 1.0 / radius
        turn = _math.acos((inverse + cosine) / (1.0 + inverse * cosine))
        return (mu + turn if self.random() > 0.5 else mu - turn) % TWOPI

    def gammavariate(self, alpha, beta):
        """The gamma distribution: its method depends on the shape alpha."""
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        if alpha == 1.0:
            return -_math.log(1.0 - self.random()) * beta
        return (self._gamma_above_one(alpha) if alpha > 1.0 else self._gamma_below_one(alpha)) * beta

    def _gamma_above_one(self, alpha):
        # Cheng: a logistic draw, kept or dropped.
        spread = _math.sqrt(2.0 * alpha - 1.0)
        lift, slope = alpha - LOG4, alpha + spread
        while True:
            drawn = self.random()
            if drawn <= 1e-7 or drawn >= 0.9999999:
                continue
            keep = 1.0 - self.random()
            odds = _math.log(drawn / (1.0 - drawn)) / spread
            value = alpha * _math.exp(odds)
            chance = drawn * drawn * keep
            height = lift + slope * odds - value
            if height + SG_MAGICCONST - 4.5 * chance >= 0.0 or height >= _math.log(chance):
                return value

    def _gamma_below_one(self, alpha):
        # Ahrens and Dieter: a power below 1, an exponential tail above.
        whole = (_math.e + alpha) / _math.e
        while True:
            part = whole * self.random()
            value = part ** (1.0 / alpha) if part <= 1.0 else -_math.log((whole - part) / alpha)
            if self.random() <= (_math.exp(-value) if part <= 1.0 else value ** (alpha - 1.0)):
                return value

    def betavariate(self, alpha, beta):
        """The beta distribution: one gamma's share of two."""
        first = self.gammavariate(alpha, 1.0)
        return first / (first + self.gammavariate(beta, 1.0)) if first else 0.0

    def paretovariate(self, alpha):
        """The Pareto distribution."""
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        """The Weibull distribution."""
        return alpha * (-_math.log(1.0 - self.random())) ** (1.0 / beta)


class SystemRandom(Random):
    """Numbers from the host's entropy: they cannot be seeded or repeated."""

    def random(self):
        return (int.from_bytes(_entropy(7), "little") >> 3) * RECIP_BPF

    def getrandbits(self, k):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        count = -(-k // 8)
        return int.from_bytes(_entropy(count), "big") >> 8 * count - k

    def randbytes(self, n):
        return _entropy(n)

    def seed(self, *args, **kwds):
        return None

    def _without_state(self, *args, **kwds):
        raise NotImplementedError("System entropy source does not have state.")

    getstate = setstate = _without_state


__all__ = (
    "Random SystemRandom betavariate choice choices expovariate gammavariate gauss getrandbits getstate lognormvariate normalvariate "
    "paretovariate randbytes randint random randrange sample seed setstate shuffle triangular uniform vonmisesvariate weibullvariate"
).split()
# The module's functions are the methods of one generator that all share.
_inst = Random()
globals().update({_name: getattr(_inst, _name) for _name in __all__ if _name[0].islower()})
