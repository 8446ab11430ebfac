# Deep nesting: an error where it is written, none where it is read.
import pickle

deep = []
for _ in range(100_000):
    deep = [deep]
for value in (deep, {1: deep}, (deep,)):
    for protocol in (0, 2, 4):
        try:
            pickle.dumps(value, protocol)
        except RecursionError as error:
            print(error)


def nested(count):
    value = []
    for _ in range(count - 1):
        value = [value]
    return value


print(len(pickle.dumps(nested(400))))
count = 100_000
value = pickle.loads(b"(" * count + b"l" * count + b".")
print(len(value))
value = pickle.loads(b"]" * count + b"a" * (count - 1) + b".")
depth = 0
while value:
    value, depth = value[0], depth + 1
print(depth)
value = pickle.loads(b")" + b"\x85" * count + b".")
while value:
    value = value[0]
print(value)


class Node:
    def __init__(self, next):
        self.next = next


node = None
for _ in range(10_000):
    node = Node(node)
try:
    pickle.dumps(node)
except RecursionError:
    print("too deep")
