# The shortest way through a maze, breadth first.
N = 28  #@ small=1
from collections import deque
def maze(width, height):
    return [[(x * 7 + y * 13 + x * y) % 5 == 0 and (x, y) != (0, 0) for x in range(width)] for y in range(height)]
def shortest(walls):
    height, width = len(walls), len(walls[0])
    seen = {(0, 0): 0}
    queue = deque([(0, 0)])
    while queue:
        x, y = queue.popleft()
        if (x, y) == (width - 1, height - 1):
            return seen[x, y]
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            nx, ny = x + dx, y + dy
            if 0 <= nx < width and 0 <= ny < height and not walls[ny][nx] and (nx, ny) not in seen:
                seen[nx, ny] = seen[x, y] + 1
                queue.append((nx, ny))
    return None
for i in range(N):
    result = shortest(maze(60 + i, 60))
print(result, shortest(maze(31, 29)))
