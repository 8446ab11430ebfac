from graphlib import TopologicalSorter, CycleError
t = TopologicalSorter({"d": {"c"}, "c": {"a"}, "b": {"a"}})
t.prepare()
while t.is_active():
    ready = t.get_ready()
    print(sorted(ready))
    t.done(*ready)
print(list(TopologicalSorter({3: [2], 2: [1]}).static_order()), list(TopologicalSorter().static_order()))
for graph in ({1: [1]}, {1: [2], 2: [1]}, {"a": ["b"], "b": ["c"], "c": ["a"], "x": ["a"]}):
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as e:
        print(e.args)
