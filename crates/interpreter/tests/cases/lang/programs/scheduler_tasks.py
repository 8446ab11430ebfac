# A task scheduler with dependencies, priorities, generators as tasks and retries.
class Task:
    def __init__(self, name, cost, deps=(), priority=0):
        self.name, self.cost, self.deps, self.priority = name, cost, tuple(deps), priority
    def __repr__(self): return self.name
class CycleError(Exception):
    def __init__(self, path):
        super().__init__(" -> ".join(path))
        self.path = path
def order(tasks):
    by_name = {t.name: t for t in tasks}
    done, path, out = set(), [], []
    def visit(name):
        if name in done: return
        if name in path: raise CycleError(path[path.index(name):] + [name])
        if name not in by_name: raise KeyError(name)
        path.append(name)
        for d in by_name[name].deps: visit(d)
        path.pop()
        done.add(name)
        out.append(by_name[name])
    for t in sorted(tasks, key=lambda t: (-t.priority, t.name)): visit(t.name)
    return out
def run_parallel(tasks, workers):
    left = {t.name: set(t.deps) for t in tasks}
    cost = {t.name: t.cost for t in tasks}
    busy, now, log = {}, 0, []
    while left or busy:
        ready = sorted(n for n, d in left.items() if not d)
        for n in ready[:workers - len(busy)]:
            del left[n]
            busy[n] = now + cost[n]
            log.append(f"{now}: start {n}")
        now = min(busy.values())
        for n in sorted(k for k, end in busy.items() if end == now):
            del busy[n]
            log.append(f"{now}: done {n}")
            for d in left.values(): d.discard(n)
    return now, log
tasks = [Task("deploy", 1, ["test", "docs"], 5), Task("test", 4, ["build"]), Task("build", 3, ["fetch"]), Task("docs", 2, ["fetch"]), Task("fetch", 2), Task("lint", 1, priority=9)]
print(order(tasks))
for k in (1, 2, 3):
    total, log = run_parallel(tasks, k)
    print(k, "workers:", total)
print(*log, sep="\n")
for broken in ([Task("a", 1, ["b"]), Task("b", 1, ["c"]), Task("c", 1, ["a"])], [Task("x", 1, ["missing"])]):
    try:
        order(broken)
    except (CycleError, KeyError) as e:
        print(type(e).__name__, e)
def job(name, steps, fail_at=None):
    for i in range(steps):
        if i == fail_at: raise RuntimeError(f"{name} broke at {i}")
        yield f"{name}:{i}"
def round_robin(*jobs):
    queue = list(jobs)
    while queue:
        j = queue.pop(0)
        try:
            yield next(j)
        except StopIteration: continue
        except RuntimeError as e:
            yield f"! {e}"
            continue
        queue.append(j)
print(list(round_robin(job("a", 2), job("b", 3, 1), job("c", 1))))
