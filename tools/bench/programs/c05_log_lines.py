# Lines of a log by pattern: levels, times and the slowest requests.
N = 120  #@ small=1
import re
LINES = [f"2024-03-{i % 28 + 1:02d} {i % 24:02d}:{i % 60:02d}:07 {['INFO', 'WARN', 'ERROR'][i % 7 % 3]} [worker-{i % 5}] "
         f"GET /api/v{i % 3}/items/{i} took {(i * 31) % 900}ms" for i in range(400)]
PATTERN = re.compile(r"^(?P<day>\S+) (?P<time>\S+) (?P<level>[A-Z]+) \[(?P<worker>[^\]]+)\] (?P<verb>[A-Z]+) (?P<path>\S+) took (?P<ms>\d+)ms$")
def digest(lines):
    levels, slowest, workers = {}, [], {}
    for line in lines:
        match = PATTERN.match(line)
        if not match:
            continue
        levels[match["level"]] = levels.get(match["level"], 0) + 1
        workers.setdefault(match["worker"], []).append(int(match["ms"]))
        slowest.append((int(match["ms"]), re.sub(r"\d+$", "N", match["path"])))
    slowest.sort(reverse=True)
    return levels, slowest[:3], {w: sum(t) / len(t) for w, t in workers.items()}
for _ in range(N):
    result = digest(LINES)
print(result)
