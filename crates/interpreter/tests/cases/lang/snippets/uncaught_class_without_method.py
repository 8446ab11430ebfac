# An agent's cell that fails: a method that does not exist.
class Stack:
    def __init__(self): self.items = []
    def push(self, x): self.items.append(x)
s = Stack()
s.push(1)
print(s.items)
s.peek()
