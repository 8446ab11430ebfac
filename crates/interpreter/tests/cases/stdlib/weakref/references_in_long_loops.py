# Each object goes where its last name does, however often that was so before.
import weakref


class Node:
    def __init__(self, number):
        self.number = number


gone = 0
for number in range(400):
    node = Node(number)
    reference = weakref.ref(node)
    del node
    gone += reference() is None
print(gone)

gone = []
for number in range(200):
    node = Node(number)
    reference = weakref.ref(node, lambda _, number=number: gone.append(number))
    node = None
print(len(gone), gone[:3], gone[-3:])

table = weakref.WeakValueDictionary()
sizes = set()
for number in range(200):
    node = Node(number)
    table[number] = node
    sizes.add(len(table))
print(sorted(sizes), list(table))


def short(number):
    node = Node(number)
    return weakref.ref(node), node.number


print(sum(short(number)[0]() is None for number in range(300)))

kept = [Node(number) for number in range(100)]
references = [weakref.ref(node) for node in kept]
for step in range(10):
    del kept[step * 3 % len(kept)]
    print(sum(reference() is not None for reference in references), end=" ")
print()
node = kept[-1]
other = weakref.ref(node)
kept.clear()
print(sum(reference() is not None for reference in references), other() is node, weakref.getweakrefcount(node))
del node
print(other(), sum(reference() is not None for reference in references))
