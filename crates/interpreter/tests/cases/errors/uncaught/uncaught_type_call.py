# A class called with the wrong number of arguments.
class Point:
    def __init__(self, x, y): self.x, self.y = x, y
print(Point(1, 2).x)
Point(1)
