# Topological order of graphs: for each node how many predecessors are still to be done, and which nodes wait for it.
# Nodes are objects of the guest, found by their hashes; guests derive from the class.

from types import GenericAlias

__all__ = ["TopologicalSorter", "CycleError"]


class CycleError(ValueError):
    """The graph has a cycle: the second argument lists its nodes, the first one again at the end."""


class TopologicalSorter:
    """Gives the nodes of a graph in an order in which predecessors come first."""

    def __init__(self, graph=None):
        self._missing = {}
        self._after = {}
        # The nodes that can be given out, once prepared; those that are out; those that are done.
        self._ready = None
        self._out = set()
        self._done = set()
        for node, predecessors in (graph.items() if graph is not None else ()):
            self.add(node, *predecessors)

    __class_getitem__ = classmethod(GenericAlias)

    def add(self, node, *predecessors):
        """Adds a node and nodes that must come before it."""
        if self._ready is not None:
            raise ValueError("Nodes cannot be added after a call to prepare()")
        for one in (node, *predecessors):
            self._missing.setdefault(one, 0)
            self._after.setdefault(one, [])
        self._missing[node] += len(predecessors)
        for predecessor in predecessors:
            self._after[predecessor].append(node)

    def prepare(self):
        """Ends the adding of nodes and looks for cycles."""
        if self._ready is not None:
            raise ValueError("cannot prepare() more than once")
        self._ready = [node for node, count in self._missing.items() if not count]
        cycle = self._cycle()
        if cycle:
            raise CycleError("nodes are in a cycle", cycle)

    def _prepared(self):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        return self._ready

    def get_ready(self):
        """The nodes that can be worked on now."""
        nodes = tuple(self._prepared())
        self._ready.clear()
        self._out.update(nodes)
        return nodes

    def is_active(self):
        """Is there more to do?"""
        return bool(self._prepared() or self._out)

    def __bool__(self):
        return self.is_active()

    def done(self, *nodes):
        """Says that nodes are done."""
        ready = self._prepared()
        for node in nodes:
            if node in self._out:
                self._out.remove(node)
                self._done.add(node)
            elif node not in self._missing:
                raise ValueError(f"node {node!r} was not added using add()")
            elif node in self._done:
                raise ValueError(f"node {node!r} was already marked done")
            else:
                raise ValueError(f"node {node!r} was not passed out (still not ready)")
            for waiting in self._after[node]:
                self._missing[waiting] -= 1
                if not self._missing[waiting]:
                    ready.append(waiting)

    def static_order(self):
        """All nodes, predecessors first."""
        self.prepare()
        while nodes := self.get_ready():
            yield from nodes
            self.done(*nodes)

    def _cycle(self):
        # From each node as far as it goes; meeting a node of the way again closes a cycle.
        left = set()
        for start in self._after:
            way = {} if start in left else {start: iter(self._after[start])}
            while way:
                last = next(reversed(way))
                for node in way[last]:
                    if node in way:
                        nodes = [*way]
                        return nodes[nodes.index(node):] + [node]
                    if node not in left:
                        way[node] = iter(self._after[node])
                        break
                else:
                    left.add(last)
                    del way[last]
        return None
