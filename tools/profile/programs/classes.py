"""Objects: accounts, shapes, properties, operators, dataclasses, enums, iterators, context managers, abstract classes, class methods."""
from abc import ABC, abstractmethod
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple


class Shape(ABC):
    count = 0

    def __init__(self, name):
        self.name = name
        Shape.count += 1

    @abstractmethod
    def area(self): ...

    def describe(self):
        return f"{self.name}: {self.area():.2f}"


class Square(Shape):
    def __init__(self, side):
        super().__init__("square")
        self._side = side

    @property
    def side(self):
        return self._side

    @side.setter
    def side(self, value):
        if value < 0:
            raise ValueError("a side is not below zero")
        self._side = value

    def area(self):
        return self.side**2


class Circle(Shape):
    def __init__(self, radius):
        super().__init__("circle")
        self.radius = radius

    @classmethod
    def unit(cls):
        return cls(1)

    @staticmethod
    def pi():
        return 3.14159

    def area(self):
        return self.pi() * self.radius * self.radius


class Vector:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)

    def __eq__(self, other):
        return isinstance(other, Vector) and (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def __repr__(self):
        return f"Vector({self.x!r}, {self.y!r})"

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return (self.x, self.y)[i]

    def __iter__(self):
        yield self.x
        yield self.y


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("nothing to deposit")
        self.balance += amount
        self.history.append(("deposit", amount))

    def withdraw(self, amount):
        if amount > self.balance:
            raise ArithmeticError(f"{self.owner} has {self.balance}, not {amount}")
        self.balance -= amount
        self.history.append(("withdraw", amount))


class State(Enum):
    NEW = 1
    OPEN = 2
    DONE = 3


@dataclass
class Task:
    title: str
    cost: float = 1.0
    state: State = State.NEW
    tags: list = field(default_factory=list)

    def total(self):
        return self.cost * (1 + len(self.tags))


@dataclass(frozen=True, order=True)
class Version:
    major: int
    minor: int = 0


class Point(NamedTuple):
    x: int
    y: int


class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        return self.items.pop()

    def __bool__(self):
        return bool(self.items)

    def __contains__(self, item):
        return item in self.items


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n


class Lazy:
    def __getattr__(self, name):
        value = len(name)
        setattr(self, name, value)
        return value


@contextmanager
def opened(log):
    log.append("in")
    try:
        yield log
    finally:
        log.append("out")


total = 0
for turn in range(60):
    shapes = [Square(i) if i % 2 else Circle(i) for i in range(40)]
    total += sum(s.area() for s in shapes) + len("".join(s.describe() for s in shapes[:10]))
    square = Square(3)
    for i in range(40):
        square.side = square.side + i
    v = Vector(0, 0)
    for i in range(80):
        v = v + Vector(i, 1) * 2
        total += v[0] + len(v)
    total += len({Vector(i % 5, 1) for i in range(30)}) + sum(v) + (v == Vector(1, 1))
    account = Account("ann")
    for i in range(40):
        try:
            account.deposit(i)
            account.withdraw(i * 2)
        except (ValueError, ArithmeticError) as error:
            total += len(str(error))
    tasks = [Task(f"t{i}", i * 1.5, State.OPEN if i % 3 else State.DONE, ["a"] * (i % 4)) for i in range(40)]
    total += sum(t.total() for t in tasks if t.state is State.OPEN) + len(sorted(Version(i % 3, i % 5) for i in range(20))) + (tasks[0] == tasks[1])
    points = [Point(i, -i) for i in range(40)]
    total += sum(p.x + p.y for p in points) + sum(Countdown(30)) + len(repr(points[0]))
    stack = Stack()
    for i in range(40):
        stack.push(i)
    while stack:
        total += stack.pop() + (3 in stack)
    log = []
    for _ in range(10):
        with opened(log):
            total += 1
    lazy = Lazy()
    total += lazy.one + lazy.two + lazy.one + Circle.unit().radius + hasattr(lazy, "x") + getattr(lazy, "three", 0)
print(round(total, 3), Shape.count, repr(Vector(1, 2)), State.OPEN.name, Task("x"), Version(1, 2) < Version(1, 3), Point(1, 2)._replace(x=5))
