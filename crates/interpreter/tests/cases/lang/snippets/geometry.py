# An agent's cell: points, distances, polygons, hulls.
pi = 3.141592653589793
def dist(p, q): return ((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2) ** 0.5
def area(poly): return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(poly, poly[1:] + poly[:1]))) / 2
def perimeter(poly): return sum(dist(a, b) for a, b in zip(poly, poly[1:] + poly[:1]))
def inside(p, poly):
    x, y = p
    odd = False
    for (x1, y1), (x2, y2) in zip(poly, poly[1:] + poly[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1: odd = not odd
    return odd
def hull(points):
    pts = sorted(set(points))
    def half(ps):
        out = []
        for p in ps:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) - (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]) <= 0: out.pop()
            out.append(p)
        return out[:-1]
    return half(pts) + half(pts[::-1])
sq = [(0, 0), (4, 0), (4, 4), (0, 4)]
print(dist((0, 0), (3, 4)), area(sq), perimeter(sq), area([(0, 0), (4, 0), (0, 3)]), inside((2, 2), sq), inside((5, 2), sq), round(pi * 2.5 ** 2, 3))
print(hull(sq + [(2, 2), (1, 3), (4, 2)]), [min(sq, key=lambda q: dist(p, q)) for p in ((1, 1), (3, 3.5))])
centroid = tuple(sum(c) / len(c) for c in zip(*sq))
print(centroid, max(dist(a, b) for a in sq for b in sq), sorted(sq, key=lambda p: (-dist(p, (4, 0)), p)), {q: round(dist(q, centroid), 3) for q in sq})
