# Linked lists and binary search trees with iterators and dunders.
class LinkedList:
    class Node:
        def __init__(self, value, next=None): self.value, self.next = value, next
    def __init__(self, values=()):
        self.head = None
        for v in reversed(list(values)):
            self.head = self.Node(v, self.head)
    def __iter__(self):
        n = self.head
        while n:
            yield n.value
            n = n.next
    def __len__(self): return sum(1 for _ in self)
    def __repr__(self): return " -> ".join(map(str, self)) or "(empty)"
    def reverse(self):
        prev, cur = None, self.head
        while cur:
            cur.next, prev, cur = prev, cur, cur.next
        self.head = prev
        return self
    def middle(self):
        slow = fast = self.head
        while fast and fast.next:
            slow, fast = slow.next, fast.next.next
        return slow.value if slow else None
    def remove(self, value):
        dummy = prev = self.Node(None, self.head)
        while prev.next:
            if prev.next.value == value:
                prev.next = prev.next.next
            else:
                prev = prev.next
        self.head = dummy.next
        return self
    def __eq__(self, other): return isinstance(other, LinkedList) and list(self) == list(other)
class Tree:
    def __init__(self, values=()):
        self.root, self.size = None, 0
        for v in values: self.add(v)
    def add(self, v):
        new = [v, None, None]
        if not self.root:
            self.root = new
        else:
            node = self.root
            while True:
                if v == node[0]: return False
                side = 1 if v < node[0] else 2
                if node[side] is None:
                    node[side] = new
                    break
                node = node[side]
        self.size += 1
        return True
    def __contains__(self, v):
        node = self.root
        while node and node[0] != v:
            node = node[1 if v < node[0] else 2]
        return node is not None
    def __iter__(self):
        def walk(n):
            if n:
                yield from walk(n[1])
                yield n[0]
                yield from walk(n[2])
        return walk(self.root)
    def levels(self):
        out, row = [], [self.root] if self.root else []
        while row:
            out.append([n[0] for n in row])
            row = [c for n in row for c in n[1:] if c]
        return out
    def height(self, n="root"):
        n = self.root if n == "root" else n
        return 0 if n is None else 1 + max(self.height(n[1]), self.height(n[2]))
l = LinkedList([1, 2, 3, 2, 4])
print(l, len(l), l.middle(), 3 in l, list(l.remove(2)), l.reverse(), LinkedList(), LinkedList().middle())
print(l == LinkedList([4, 3, 1]), l == [4, 3, 1], max(l), sorted(l), [*l], sum(l))
t = Tree([50, 30, 70, 20, 40, 60, 80, 30])
print(list(t), t.size, t.levels(), t.height(), 60 in t, 65 in t, t.add(65), t.add(65), t.levels())
print(Tree(range(5)).height(), list(Tree("hello")), Tree().levels(), Tree(["b", "a"]).root)
