from fractions import Fraction
from itertools import product, chain
from functools import reduce
from operator import mul
def times(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]
def determinant(matrix):
    matrix, sign, total = [[Fraction(x) for x in row] for row in matrix], 1, Fraction(1)
    for at in range(len(matrix)):
        pivot = next((row for row in range(at, len(matrix)) if matrix[row][at]), None)
        if pivot is None:
            return Fraction(0)
        if pivot != at:
            matrix[at], matrix[pivot], sign = matrix[pivot], matrix[at], -sign
        total *= matrix[at][at]
        for row in range(at + 1, len(matrix)):
            factor = matrix[row][at] / matrix[at][at]
            matrix[row] = [x - factor * y for x, y in zip(matrix[row], matrix[at])]
    return sign * total
m = [[2, 1, 3], [0, Fraction(1, 2), 4], [5, -1, 1]]
print(times(m, m), determinant(m), float(determinant(m)))
print(reduce(mul, range(1, 8)), reduce(times, [m] * 3)[0], list(map(list, zip(*m))))
print(list(chain.from_iterable(m)), [a * b for a, b in product((1, 2), (3, 4))], sum(map(sum, m)), f"{Fraction(7, 4)} {Fraction(8, 4)} {float(Fraction(1, 3)):.4f}")
print([[f"{float(x):6.2f}" for x in row] for row in m])
