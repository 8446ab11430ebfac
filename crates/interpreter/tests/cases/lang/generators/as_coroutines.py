# Generators driven as pipelines and small schedulers.
def consumer(out):
    while True:
        item = yield
        out.append(item)
def mapper(f, target):
    while True:
        target.send(f((yield)))
def keep(pred, target):
    while True:
        v = yield
        if pred(v):
            target.send(v)
out = []
sink = consumer(out); next(sink)
stage = mapper(lambda x: x * x, sink); next(stage)
first = keep(lambda x: x % 2, stage); next(first)
for i in range(6):
    first.send(i)
print(out)
def task(name, n):
    for i in range(n):
        print(name, i)
        yield
    return name + " done"
queue = [task("a", 2), task("b", 3), task("c", 1)]
results = []
while queue:
    t = queue.pop(0)
    try:
        next(t)
        queue.append(t)
    except StopIteration as e:
        results.append(e.value)
print(results)
def running_average():
    total, count, average = 0, 0, None
    while True:
        value = yield average
        total += value
        count += 1
        average = total / count
r = running_average()
next(r)
print([r.send(v) for v in (10, 20, 30)])
