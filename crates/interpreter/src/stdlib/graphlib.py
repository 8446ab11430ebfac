# Topological order of graphs.

from types import GenericAlias

__all__ = ["TopologicalSorter", "CycleError"]

_OUT, _DONE = -1, -2


class _Node:
    __slots__ = ("node", "waiting", "successors")

    def __init__(self, node):
        self.node = node
        # How many predecessors are not done; -1 once given out, -2 once done.
        self.waiting = 0
        self.successors = []


class CycleError(ValueError):
    """The graph has a cycle: the second argument lists its nodes, the first one again at the end."""


class TopologicalSorter:
    """Gives the nodes of a graph in an order in which predecessors come first."""

    def __init__(self, graph=None):
        self._nodes = {}
        self._ready = None
        self._given = 0
        self._finished = 0
        if graph is not None:
            for node, predecessors in graph.items():
                self.add(node, *predecessors)

    def _node(self, node):
        found = self._nodes.get(node)
        if found is None:
            found = self._nodes[node] = _Node(node)
        return found

    def add(self, node, *predecessors):
        """Adds a node and nodes that must come before it."""
        if self._ready is not None:
            raise ValueError("Nodes cannot be added after a call to prepare()")
        entry = self._node(node)
        entry.waiting += len(predecessors)
        for predecessor in predecessors:
            self._node(predecessor).successors.append(node)

    def prepare(self):
        """Ends the adding of nodes and looks for cycles."""
        if self._ready is not None:
            raise ValueError("cannot prepare() more than once")
        self._ready = [entry.node for entry in self._nodes.values() if entry.waiting == 0]
        cycle = self._cycle()
        if cycle:
            raise CycleError("nodes are in a cycle", cycle)

    def get_ready(self):
        """The nodes that can be worked on now."""
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        result = tuple(self._ready)
        for node in result:
            self._nodes[node].waiting = _OUT
        self._ready.clear()
        self._given += len(result)
        return result

    def is_active(self):
        """Is there more to do?"""
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        return self._finished < self._given or bool(self._ready)

    def __bool__(self):
        return self.is_active()

    def done(self, *nodes):
        """Says that nodes are done."""
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        for node in nodes:
            entry = self._nodes.get(node)
            if entry is None:
                raise ValueError(f"node {node!r} was not added using add()")
            if entry.waiting >= 0:
                raise ValueError(f"node {node!r} was not passed out (still not ready)")
            if entry.waiting == _DONE:
                raise ValueError(f"node {node!r} was already marked done")
            entry.waiting = _DONE
            for successor in entry.successors:
                next_entry = self._nodes[successor]
                next_entry.waiting -= 1
                if next_entry.waiting == 0:
                    self._ready.append(successor)
            self._finished += 1

    def _cycle(self):
        # Depth first, with the way from the root kept: a node met again on the way closes a cycle.
        seen, way, places, iterators = set(), [], {}, []
        for node in self._nodes:
            while True:
                if node in seen:
                    if node in places:
                        return way[places[node]:] + [node]
                else:
                    seen.add(node)
                    iterators.append(iter(self._nodes[node].successors))
                    places[node] = len(way)
                    way.append(node)
                while way:
                    node = next(iterators[-1], self)
                    if node is not self:
                        break
                    del places[way.pop()]
                    iterators.pop()
                else:
                    break
        return None

    def static_order(self):
        """All nodes, predecessors first."""
        self.prepare()
        while self.is_active():
            nodes = self.get_ready()
            yield from nodes
            self.done(*nodes)

    __class_getitem__ = classmethod(GenericAlias)
