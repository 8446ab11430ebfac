# Meetings: overlaps, free time, and the day as it comes out.
N = 300  #@ small=1
from datetime import datetime, timedelta
START = datetime(2024, 5, 6, 8, 0)
def meetings(n):
    return [(START + timedelta(minutes=(i * 47) % 600), timedelta(minutes=15 + (i * 13) % 75), f"m{i}") for i in range(n)]
def plan(entries):
    taken, free, clashes = [], [], 0
    for begin, length, name in sorted(entries):
        end = begin + length
        if taken and begin < taken[-1][1]:
            clashes += 1
            continue
        if taken and begin - taken[-1][1] >= timedelta(minutes=10):
            free.append((taken[-1][1], begin))
        taken.append((begin, end, name))
    lines = [f"{b:%H:%M}-{e:%H:%M} {name}" for b, e, name in taken]
    return clashes, sum((b - a for a, b in free), timedelta()), lines
for _ in range(N):
    result = plan(meetings(60))
print(result[0], result[1], "; ".join(result[2]))
