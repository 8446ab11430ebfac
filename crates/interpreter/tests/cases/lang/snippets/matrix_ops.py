# An agent's cell: matrices as lists of lists.
A = [[1, 2], [3, 4]]
B = [[5, 6], [7, 8]]
product = [[sum(A[i][k] * B[k][j] for k in range(2)) for j in range(2)] for i in range(2)]
transpose = [list(r) for r in zip(*A)]
det = A[0][0] * A[1][1] - A[0][1] * A[1][0]
inverse = [[A[1][1] / det, -A[0][1] / det], [-A[1][0] / det, A[0][0] / det]]
print(product, transpose, det, inverse)
identity = [[round(sum(A[i][k] * inverse[k][j] for k in range(2)), 10) for j in range(2)] for i in range(2)]
print(identity, [[a + b for a, b in zip(r, s)] for r, s in zip(A, B)], [v for row in A for v in row], max(max(r) for r in B), sum(map(sum, A)))
for row in product: print(" ".join(f"{v:>4}" for v in row))
rotated = [list(r) for r in zip(*A[::-1])]
print(rotated, [r[::-1] for r in A], A == [[1, 2], [3, 4]], [[i == j for j in range(2)] for i in range(2)])
