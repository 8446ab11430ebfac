# Averages and spread, with exact sums. Those of ints and floats are native (statistics.rs): here are other numbers, what is
# wrong with data, and the class.

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


def _joined_type(first, second):
    # The type of a result of values of two types.
    from fractions import Fraction
    if first is second or second is int or second is bool:
        return first
    if first is int or issubclass(second, first):
        return second
    if issubclass(first, second) or issubclass(second, int):
        return first
    if issubclass(first, int):
        return second
    if issubclass(first, Fraction) and issubclass(second, float):
        return second
    if issubclass(first, float) and issubclass(second, Fraction):
        return first
    raise TypeError(f"don't know how to coerce {first.__name__} and {second.__name__}")


def _exact_sums(data, squares):
    # Type, sum, sum of squares and count of the data; sums are kept apart by denominator.
    from fractions import Fraction
    count, kinds = 0, {}
    tops, square_tops = {}, {}
    for x in data:
        kinds[type(x)] = None
        top, bottom = _ratio(x)
        count += 1
        if bottom is None:
            tops[None] = tops.get(None, 0) + top
            continue
        tops[bottom] = tops.get(bottom, 0) + top
        if squares:
            square_tops[bottom] = square_tops.get(bottom, 0) + top * top
    kind = int
    for one in kinds:
        kind = _joined_type(kind, one)
    if None in tops:
        return kind, tops[None], tops[None], count
    total = sum((Fraction(top, bottom) for bottom, top in tops.items()), Fraction(0))
    square = sum((Fraction(top, bottom * bottom) for bottom, top in square_tops.items()), Fraction(0))
    return kind, total, square, count


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
            return kind(value.numerator) / value.denominator
        raise


def _mean(data):
    if iter(data) is data:
        return mean([*data])
    kind, total, _, count = _exact_sums(data, False)
    if count < 1:
        raise StatisticsError("mean requires at least one data point")
    return _as_type(total / count, kind)


def _fmean(data, weights):
    """The arithmetic mean as a float, faster."""
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
    if n != len(weights):
        raise StatisticsError("data and weights must be the same length")
    top, bottom = fsum(x * w for x, w in zip(data, weights)), fsum(weights)
    if not bottom:
        raise StatisticsError("sum of weights must be non-zero")
    return top / bottom


def geometric_mean(data):
    """The geometric mean as a float."""
    try:
        return exp(fmean([log(x) for x in data]))
    except ValueError:
        raise StatisticsError("geometric mean requires a non-empty dataset containing positive numbers") from None


def harmonic_mean(data, weights=None):
    """The harmonic mean."""
    data = list(data)
    message = "harmonic mean does not support negative values"
    n = len(data)
    if n < 1:
        raise StatisticsError("harmonic_mean requires at least one data point")
    if n == 1 and weights is None:
        import numbers
        from decimal import Decimal
        x = data[0]
        if not isinstance(x, (numbers.Real, Decimal)):
            raise TypeError("unsupported type")
        if x < 0:
            raise StatisticsError(message)
        return x
    if weights is None:
        weights, total = [1] * n, n
    else:
        weights = list(weights)
        if len(weights) != n:
            raise StatisticsError("Number of weights does not match data size")
        _, total, _, _ = _exact_sums(_not_negative(weights, message), False)
    try:
        kind, inverse, _, _ = _exact_sums((w / x if w else 0 for w, x in zip(weights, _not_negative(data, message))), False)
    except ZeroDivisionError:
        return 0
    if inverse <= 0:
        raise StatisticsError("Weighted sum must be positive")
    return _as_type(total / inverse, kind)


def _not_negative(values, message):
    for x in values:
        if x < 0:
            raise StatisticsError(message)
        yield x


def _sorted_data(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data


def _median(data):
    """The middle value, or the mean of the two in the middle."""
    data = _sorted_data(data)
    half = len(data) // 2
    return data[half] if len(data) % 2 else (data[half - 1] + data[half]) / 2


def _median_low(data):
    """The middle value, the lower of two."""
    data = _sorted_data(data)
    return data[(len(data) - 1) // 2]


def _median_high(data):
    """The middle value, the higher of two."""
    data = _sorted_data(data)
    return data[len(data) // 2]


def median_grouped(data, interval=1):
    """The median of continuous data grouped into classes, interpolated."""
    data = _sorted_data(data)
    n = len(data)
    x = data[n // 2]
    below, upto = bisect_left(data, x), bisect_right(data, x)
    try:
        interval, x = float(interval), float(x)
    except ValueError:
        raise TypeError("Value cannot be converted to a float") from None
    return x - interval / 2.0 + interval * (n / 2 - below) / (upto - below)


def _mode(data):
    """The most frequent value, the first of several."""
    from collections import Counter
    common = Counter(iter(data)).most_common(1)
    if not common:
        raise StatisticsError("no mode for empty data")
    return common[0][0]


def _multimode(data):
    """All values that are most frequent."""
    from collections import Counter
    counts = Counter(iter(data))
    most = max(counts.values(), default=0)
    return [value for value, count in counts.items() if count == most]


def _quantiles(data, n, method):
    """The n - 1 cut points that divide the data into n parts of equal probability."""
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


def _squares(data, center):
    # Type, exact sum of squared distances from the mean, and count.
    from fractions import Fraction
    if center is not None:
        kind, total, _, count = _exact_sums(((x - center) * (x - center) for x in data), False)
        return kind, total, count
    kind, total, squares, count = _exact_sums(data, True)
    if not count:
        return kind, Fraction(0), 0
    if not isinstance(total, Fraction):
        return kind, total, count
    return kind, (count * squares - total * total) / count, count


def _variance(data, xbar=None):
    if xbar is None and iter(data) is data:
        return variance([*data])
    kind, squares, count = _squares(data, xbar)
    if count < 2:
        raise StatisticsError("variance requires at least two data points")
    return _as_type(squares / (count - 1), kind)


def _pvariance(data, mu=None):
    if mu is None and iter(data) is data:
        return pvariance([*data])
    kind, squares, count = _squares(data, mu)
    if count < 1:
        raise StatisticsError("pvariance requires at least one data point")
    return _as_type(squares / count, kind)


def _stdev(data, xbar=None):
    if xbar is None and iter(data) is data:
        return stdev([*data])
    kind, squares, count = _squares(data, xbar)
    if count < 2:
        raise StatisticsError("stdev requires at least two data points")
    return _root(squares / (count - 1), kind)


def _pstdev(data, mu=None):
    if mu is None and iter(data) is data:
        return pstdev([*data])
    kind, squares, count = _squares(data, mu)
    if count < 1:
        raise StatisticsError("pstdev requires at least one data point")
    return _root(squares / count, kind)


def _root(value, kind):
    # The square root of an exact value, rounded once.
    from decimal import Decimal, localcontext
    from fractions import Fraction
    top, bottom = value.numerator, value.denominator
    if issubclass(kind, Decimal):
        if not top:
            return Decimal("0.0")
        with localcontext() as context:
            precision = context.prec
            context.prec = precision * 2 + 10
            root = (Decimal(top) / Decimal(bottom)).sqrt()
            context.prec = precision
            return +root
    if not top:
        return 0.0
    # At least 109 bits under the root leave 55 in it; a bit below says whether it was exact.
    shift = (109 - top.bit_length() + bottom.bit_length()) // 2 + 1
    scaled, rest = divmod(top << 2 * shift, bottom) if shift >= 0 else divmod(top, bottom << -2 * shift)
    root = math.isqrt(scaled)
    if rest or root * root != scaled:
        root |= 1
    return float(Fraction(root, 1 << shift) if shift >= 0 else Fraction(root << -shift))


def _covariance(x, y, /):
    """The covariance of two samples."""
    n = len(x)
    if len(y) != n:
        raise StatisticsError("covariance requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError("covariance requires at least two data points")
    xbar, ybar = fsum(x) / n, fsum(y) / n
    return fsum((a - xbar) * (b - ybar) for a, b in zip(x, y)) / (n - 1)


def _correlation(x, y, /):
    """Pearson's correlation coefficient."""
    n = len(x)
    if len(y) != n:
        raise StatisticsError("correlation requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError("correlation requires at least two data points")
    xbar, ybar = fsum(x) / n, fsum(y) / n
    sxy = fsum((a - xbar) * (b - ybar) for a, b in zip(x, y))
    sxx = fsum((d := a - xbar) * d for a in x)
    syy = fsum((d := b - ybar) * d for b in y)
    try:
        return sxy / sqrt(sxx * syy)
    except ZeroDivisionError:
        raise StatisticsError("at least one of the inputs is constant") from None


def linear_regression(x, y, /, *, proportional=False):
    """Slope and intercept of the line with the least squares."""
    from statistics import LinearRegression
    n = len(x)
    if len(y) != n:
        raise StatisticsError("linear regression requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError("linear regression requires at least two data points")
    if not proportional and (found := _regression(x, y)):
        return LinearRegression._make(found)
    if proportional:
        sxy = fsum(a * b for a, b in zip(x, y))
        sxx = fsum(a * a for a in x)
    else:
        xbar, ybar = fsum(x) / n, fsum(y) / n
        sxy = fsum((a - xbar) * (b - ybar) for a, b in zip(x, y))
        sxx = fsum((d := a - xbar) * d for a in x)
    try:
        slope = sxy / sxx
    except ZeroDivisionError:
        raise StatisticsError("x is constant") from None
    return LinearRegression(slope=slope, intercept=0.0 if proportional else ybar - slope * xbar)


# Wichura's algorithm AS 241: numerators and denominators, highest power first.
_CENTER = (
    (2.50908_09287_30122_6727e+3, 3.34305_75583_58812_8105e+4, 6.72657_70927_00870_0853e+4, 4.59219_53931_54987_1457e+4, 1.37316_93765_50946_1125e+4,
     1.97159_09503_06551_4427e+3, 1.33141_66789_17843_7745e+2, 3.38713_28727_96366_6080e+0),
    (5.22649_52788_52854_5610e+3, 2.87290_85735_72194_2674e+4, 3.93078_95800_09271_0610e+4, 2.12137_94301_58659_5867e+4, 5.39419_60214_24751_1077e+3,
     6.87187_00749_20579_0830e+2, 4.23133_30701_60091_1252e+1, 1.0),
)
_MIDDLE = (
    (7.74545_01427_83414_07640e-4, 2.27238_44989_26918_45833e-2, 2.41780_72517_74506_11770e-1, 1.27045_82524_52368_38258e+0, 3.64784_83247_63204_60504e+0,
     5.76949_72214_60691_40550e+0, 4.63033_78461_56545_29590e+0, 1.42343_71107_49683_57734e+0),
    (1.05075_00716_44416_84324e-9, 5.47593_80849_95344_94600e-4, 1.51986_66563_61645_71966e-2, 1.48103_97642_74800_74590e-1, 6.89767_33498_51000_04550e-1,
     1.67638_48301_83803_84940e+0, 2.05319_16266_37758_82187e+0, 1.0),
)
_TAIL = (
    (2.01033_43992_92288_13265e-7, 2.71155_55687_43487_57815e-5, 1.24266_09473_88078_43860e-3, 2.65321_89526_57612_30930e-2, 2.96560_57182_85048_91230e-1,
     1.78482_65399_17291_33580e+0, 5.46378_49111_64114_36990e+0, 6.65790_46435_01103_77720e+0),
    (2.04426_31033_89939_78564e-15, 1.42151_17583_16445_88870e-7, 1.84631_83175_10054_68180e-5, 7.86869_13114_56132_59100e-4, 1.48753_61290_85061_48525e-2,
     1.36929_88092_27358_05310e-1, 5.99832_20655_58879_37690e-1, 1.0),
)


def _quotient(tables, r):
    results = []
    for table in tables:
        value = table[0]
        for coefficient in table[1:]:
            value = value * r + coefficient
        results.append(value)
    return results


def _normal_inverse(p, mu, sigma):
    q = p - 0.5
    if fabs(q) <= 0.425:
        top, bottom = _quotient(_CENTER, 0.180625 - q * q)
        return mu + top * q / bottom * sigma
    r = sqrt(-log(p if q <= 0.0 else 1.0 - p))
    top, bottom = _quotient(_MIDDLE, r - 1.6) if r <= 5.0 else _quotient(_TAIL, r - 5.0)
    x = top / bottom
    return mu + (-x if q < 0.0 else x) * sigma


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
        data = list(data)
        kind, squares, count = _squares(data, None)
        if count < 2:
            return cls(fmean(data), stdev(data))
        return cls(float(mean(data)), float(_root(squares / (count - 1), kind)))

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
