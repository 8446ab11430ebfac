# An LRU cache with a linked list, statistics, and a decorator over it.
class Node:
    __slots__ = ("key", "value", "prev", "next")
    def __init__(self, key=None, value=None):
        self.key, self.value, self.prev, self.next = key, value, None, None
class LRU:
    def __init__(self, capacity):
        if capacity < 1:
            raise ValueError("capacity must be positive")
        self.capacity = capacity
        self.map = {}
        self.head, self.tail = Node(), Node()
        self.head.next, self.tail.prev = self.tail, self.head
        self.hits = self.misses = 0
    def _unlink(self, node):
        node.prev.next, node.next.prev = node.next, node.prev
    def _push(self, node):
        node.prev, node.next = self.head, self.head.next
        self.head.next.prev = node
        self.head.next = node
    def get(self, key, default=None):
        node = self.map.get(key)
        if node is None:
            self.misses += 1
            return default
        self.hits += 1
        self._unlink(node)
        self._push(node)
        return node.value
    def put(self, key, value):
        if key in self.map:
            node = self.map[key]
            node.value = value
            self._unlink(node)
        else:
            if len(self.map) == self.capacity:
                oldest = self.tail.prev
                self._unlink(oldest)
                del self.map[oldest.key]
            node = self.map[key] = Node(key, value)
        self._push(node)
    def __iter__(self):
        node = self.head.next
        while node is not self.tail:
            yield node.key
            node = node.next
    def __len__(self):
        return len(self.map)
    def __contains__(self, key):
        return key in self.map
    def __repr__(self):
        return f"LRU({', '.join(f'{k}={self.map[k].value}' for k in self)})"
def cached(size):
    def decorate(f):
        cache = LRU(size)
        def wrapper(*args):
            marker = object()
            value = cache.get(args, marker)
            if value is marker:
                value = f(*args)
                cache.put(args, value)
            return value
        wrapper.cache = cache
        return wrapper
    return decorate
c = LRU(3)
for k, v in zip("abcd", range(4)):
    c.put(k, v)
print(c, len(c), "a" in c, c.get("b"), c.get("zz", "none"))
c.put("e", 4)
c.put("b", 99)
print(c, list(c), c.hits, c.misses)
calls = []
@cached(10)
def fib(n):
    calls.append(n)
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(30), len(calls), fib.cache.hits, len(fib.cache))
try:
    LRU(0)
except ValueError as e:
    print(e)
