# What `statistics` has in Python: the class, and what asks numbers and containers of the guest's own classes. Natives compute
# (statistics/mod.rs); what they hand on comes back to them as parts.

from bisect import bisect_left, bisect_right
import math
from math import erf, exp, fabs, fsum, log, sqrt, tau

__all__ = [
    "NormalDist", "StatisticsError", "correlation", "covariance", "fmean", "geometric_mean", "harmonic_mean", "linear_regression", "mean", "median", "median_grouped",
    "median_high", "median_low", "mode", "multimode", "pstdev", "pvariance", "quantiles", "stdev", "variance",
]


class StatisticsError(ValueError):
    pass


def _ratio(x):
    # A number as an exact pair of ints; what is not finite stands for itself, over None.
    try:
        return x.as_integer_ratio()
    except AttributeError:
        pass
    except (OverflowError, ValueError):
        return x, None
    try:
        return x.numerator, x.denominator
    except AttributeError:
        raise TypeError(f"can't convert type '{type(x).__name__}' to numerator/denominator") from None


def _parts(data):
    # The class of each number, and its exact value.
    found = []
    for x in data:
        top, bottom = _ratio(x)
        found.append((type(x), top, bottom))
    return found


def _asked(finish, data, *rest):
    return finish(_parts(data), *rest)


def _deviations(finish, data, center, which):
    return finish(_parts((d := x - center) * d for x in data), which, True)


def _as_type(value, kind):
    # An exact value in the type of the data.
    if type(value) is kind:
        return value
    if issubclass(kind, int) and value.denominator != 1:
        kind = float
    try:
        return kind(value)
    except TypeError:
        from decimal import Decimal
        if issubclass(kind, Decimal):
            return kind(value.numerator) / kind(value.denominator)
        raise


def _ratio_as_type(top, bottom, kind):
    from fractions import Fraction
    return _as_type(Fraction(top, bottom), kind)


def _special(values, divisor, kind, is_root):
    # A sum that is not finite has no root: it is no fraction.
    value = sum(values) / divisor
    return value.numerator if is_root else _as_type(value, kind)


def _special_pair(values):
    value = float(sum(values))
    return value, value / value


def _special_harmonic(total, values):
    inverse = sum(values)
    if inverse <= 0:
        raise StatisticsError("Weighted sum must be positive")
    return total / inverse


def _fmean(data, weights):
    try:
        n = len(data)
    except TypeError:
        data = list(data)
        n = len(data)
    if weights is None:
        total = fsum(data)
        if not n:
            raise StatisticsError("fmean requires at least one data point")
        return total / n
    weights = list(weights) if not hasattr(weights, "__len__") else weights
    top = fsum(x * w for x, w in zip(data, weights))
    if n != len(weights):
        raise StatisticsError("data and weights must be the same length")
    bottom = fsum(weights)
    if not bottom:
        raise StatisticsError("sum of weights must be non-zero")
    return top / bottom


def _geometric_mean(data):
    try:
        return exp(fmean([log(x) for x in data]))
    except ValueError:
        raise StatisticsError("geometric mean requires a non-empty dataset containing positive numbers") from None


def _harmonic_mean(data, weights):
    if iter(data) is data:
        data = list(data)
    n = len(data)
    if n < 1:
        raise StatisticsError("harmonic_mean requires at least one data point")
    if n == 1 and weights is None:
        import numbers
        from decimal import Decimal
        if not isinstance(data[0], (numbers.Real, Decimal)):
            raise TypeError("unsupported type")
        x, = _not_negative([data[0]])
        return x
    if weights is None:
        weights = [1] * n
    else:
        weights = list(weights)
        if len(weights) != n:
            raise StatisticsError("Number of weights does not match data size")
    weights = list(_not_negative(weights))
    try:
        inverses = [w / x if w else 0 for w, x in zip(weights, _not_negative(data))]
    except ZeroDivisionError:
        return 0
    return _harmonic_of(_parts(weights), _parts(inverses))


def _not_negative(values):
    for x in values:
        if x < 0:
            raise StatisticsError("harmonic mean does not support negative values")
        yield x


def _sorted_for(finish, data, which):
    return finish(sorted(data), which)


def _halfway(low, high):
    return (low + high) / 2


def _median_grouped(data, interval):
    data = sorted(data)
    n = len(data)
    if not n:
        raise StatisticsError("no median for empty data")
    x = data[n // 2]
    below, upto = bisect_left(data, x), bisect_right(data, x)
    try:
        interval, x = float(interval), float(x)
    except ValueError:
        raise TypeError("Value cannot be converted to a float") from None
    return x - interval / 2.0 + interval * (n / 2 - below) / (upto - below)


def _mode(data):
    from collections import Counter
    return Counter(data).most_common(1)[0][0]


def _multimode(data):
    from collections import Counter
    counts = Counter(data)
    most = max(counts.values())
    return [value for value, count in counts.items() if count == most]


def _quantiles(data, n, method):
    if n < 1:
        raise StatisticsError("n must be at least 1")
    data = sorted(data)
    size = len(data)
    if size < 2:
        raise StatisticsError("must have at least two data points")
    result = []
    if method == "inclusive":
        for i in range(1, n):
            j, rest = divmod(i * (size - 1), n)
            result.append((data[j] * (n - rest) + data[j + 1] * rest) / n)
        return result
    if method == "exclusive":
        for i in range(1, n):
            j = min(max(i * (size + 1) // n, 1), size - 1)
            rest = i * (size + 1) - j * n
            result.append((data[j - 1] * (n - rest) + data[j] * rest) / n)
        return result
    raise ValueError(f"Unknown method: {method!r}")


def _moments(x, y, what, is_central=True):
    # Size, means and sums of products of two samples, about their means.
    n = len(x)
    if len(y) != n:
        raise StatisticsError(what + " requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError(what + " requires at least two data points")
    if not is_central:
        return n, 0.0, 0.0, fsum(a * b for a, b in zip(x, y)), fsum(a * a for a in x)
    xbar, ybar = fsum(x) / n, fsum(y) / n
    return n, xbar, ybar, fsum((a - xbar) * (b - ybar) for a, b in zip(x, y)), fsum((d := a - xbar) * d for a in x)


def _covariance(x, y):
    n, _, _, sxy, _ = _moments(x, y, "covariance")
    return sxy / (n - 1)


def _correlation(x, y):
    _, _, ybar, sxy, sxx = _moments(x, y, "correlation")
    syy = fsum((d := b - ybar) * d for b in y)
    try:
        return sxy / sqrt(sxx * syy)
    except ZeroDivisionError:
        raise StatisticsError("at least one of the inputs is constant") from None


def _linear_regression(x, y, proportional):
    _, xbar, ybar, sxy, sxx = _moments(x, y, "linear regression", not proportional)
    try:
        slope = sxy / sxx
    except ZeroDivisionError:
        raise StatisticsError("x is constant") from None
    return _line(slope, 0.0 if proportional else ybar - slope * xbar)


def _line(slope, intercept):
    from statistics import LinearRegression
    return LinearRegression(slope, intercept)


class NormalDist:
    """A normal distribution of a random variable."""
    __slots__ = {"_mu": "Arithmetic mean of a normal distribution", "_sigma": "Standard deviation of a normal distribution"}

    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError("sigma must be non-negative")
        self._mu = float(mu)
        self._sigma = float(sigma)

    @classmethod
    def from_samples(cls, data):
        """The distribution with the mean and deviation of sample data."""
        return cls(*_mean_stdev(data))

    def samples(self, n, *, seed=None):
        """n random values."""
        import random
        gauss = random.gauss if seed is None else random.Random(seed).gauss
        return [gauss(self._mu, self._sigma) for _ in range(n)]

    def pdf(self, x):
        """The probability density."""
        variance = self._sigma * self._sigma
        if not variance:
            raise StatisticsError("pdf() not defined when sigma is zero")
        distance = x - self._mu
        return exp(distance * distance / (-2.0 * variance)) / sqrt(tau * variance)

    def cdf(self, x):
        """The probability that a value is at most x."""
        if not self._sigma:
            raise StatisticsError("cdf() not defined when sigma is zero")
        return 0.5 * (1.0 + erf((x - self._mu) / (self._sigma * sqrt(2.0))))

    def inv_cdf(self, p):
        """The value that the variable is at most with probability p."""
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError("p must be in the range 0.0 < p < 1.0")
        if self._sigma <= 0.0:
            raise StatisticsError("cdf() not defined when sigma at or below zero")
        return _normal_inverse(p, self._mu, self._sigma)

    def quantiles(self, n=4):
        return [self.inv_cdf(step / n) for step in range(1, n)]

    def overlap(self, other):
        """The area under both densities."""
        if not isinstance(other, NormalDist):
            raise TypeError("Expected another NormalDist instance")
        X, Y = self, other
        if (Y._sigma, Y._mu) < (X._sigma, X._mu):
            X, Y = Y, X
        x_var, y_var = X.variance, Y.variance
        if not x_var or not y_var:
            raise StatisticsError("overlap() not defined when sigma is zero")
        dv, dm = y_var - x_var, fabs(Y._mu - X._mu)
        if not dv:
            return 1.0 - erf(dm / (2.0 * X._sigma * sqrt(2.0)))
        a = X._mu * y_var - Y._mu * x_var
        b = X._sigma * Y._sigma * sqrt(dm * dm + dv * log(y_var / x_var))
        low, high = (a + b) / dv, (a - b) / dv
        return 1.0 - (fabs(Y.cdf(low) - X.cdf(low)) + fabs(Y.cdf(high) - X.cdf(high)))

    def zscore(self, x):
        """The distance from the mean in standard deviations."""
        if not self._sigma:
            raise StatisticsError("zscore() not defined when sigma is zero")
        return (x - self._mu) / self._sigma

    @property
    def mean(self):
        return self._mu

    @property
    def median(self):
        return self._mu

    @property
    def mode(self):
        return self._mu

    @property
    def stdev(self):
        return self._sigma

    @property
    def variance(self):
        return self._sigma * self._sigma

    def __add__(x1, x2):
        if isinstance(x2, NormalDist):
            return x1._spread(x1._mu + x2._mu, x2)
        return NormalDist(x1._mu + x2, x1._sigma)

    def __sub__(x1, x2):
        if isinstance(x2, NormalDist):
            return x1._spread(x1._mu - x2._mu, x2)
        return NormalDist(x1._mu - x2, x1._sigma)

    def _spread(self, mean, other):
        # Variances of independent variables add up, whatever is done with the means.
        return NormalDist(mean, math.hypot(self._sigma, other._sigma))

    def __truediv__(x1, x2):
        return NormalDist(x1._mu / x2, x1._sigma / fabs(x2))

    def __mul__(x1, x2):
        return NormalDist(x1._mu * x2, x1._sigma * fabs(x2))

    def __pos__(x1):
        return NormalDist(x1._mu, x1._sigma)

    def __neg__(x1):
        return NormalDist(-x1._mu, x1._sigma)

    __radd__ = __add__

    def __rsub__(x1, x2):
        return -(x1 - x2)

    __rmul__ = __mul__

    def __eq__(x1, x2):
        if not isinstance(x2, NormalDist):
            return NotImplemented
        return x1._mu == x2._mu and x1._sigma == x2._sigma

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __repr__(self):
        return f"{type(self).__name__}(mu={self._mu!r}, sigma={self._sigma!r})"

    def __getstate__(self):
        return self._mu, self._sigma

    def __setstate__(self, state):
        self._mu, self._sigma = state
