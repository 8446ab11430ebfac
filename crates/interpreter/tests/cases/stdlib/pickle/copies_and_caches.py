# What programs do with it: deep copies, caches by content, records that survive, versions of a state.
import collections
import hashlib
import pickle


class Account:
    version = 2

    def __init__(self, owner, balance=0):
        self.owner, self.balance, self.log = owner, balance, []
        self._cache = {"expensive": 1}

    def pay(self, amount):
        self.balance += amount
        self.log.append(("pay", amount))

    def __getstate__(self):
        state = self.__dict__.copy()
        del state["_cache"]
        state["version"] = self.version
        return state

    def __setstate__(self, state):
        version = state.pop("version", 1)
        self.__dict__.update(state)
        self._cache = {}
        print("from version", version)


account = Account("ann", 5)
account.pay(7)
copy = pickle.loads(pickle.dumps(account))
copy.pay(1)
print(account.balance, copy.balance, copy.log, copy._cache, account.log is copy.log)


def deep_copy(value):
    return pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))


nested = {"a": [1, {"b": (2, [3])}], "c": {4, 5}}
made = deep_copy(nested)
made["a"][1]["b"][1].append(9)
print(nested, made)


class Memo:
    def __init__(self, function):
        self.function, self.known, self.hits = function, {}, 0

    def __call__(self, *args, **kwargs):
        key = hashlib.sha256(pickle.dumps((args, sorted(kwargs.items())))).hexdigest()
        if key in self.known:
            self.hits += 1
            return pickle.loads(self.known[key])
        result = self.function(*args, **kwargs)
        self.known[key] = pickle.dumps(result)
        return result


@Memo
def slow(items, scale=1):
    return [item * scale for item in items]


print(slow([1, 2], scale=3), slow([1, 2], scale=3), slow([1, 2]), slow.hits)


class Tree:
    def __init__(self, value, children=()):
        self.value, self.children, self.parent = value, list(children), None
        for child in self.children:
            child.parent = self

    def __iter__(self):
        yield self.value
        for child in self.children:
            yield from child


tree = Tree(1, [Tree(2, [Tree(3)]), Tree(4)])
again = deep_copy(tree)
print(list(again), again.children[0].parent is again, again.children[0].children[0].parent.value)


class Singleton:
    _one = None

    def __new__(cls):
        if cls._one is None:
            cls._one = super().__new__(cls)
        return cls._one

    def __reduce__(self):
        return Singleton, ()


print(deep_copy(Singleton()) is Singleton())


class Descr:
    @property
    def x(self):
        return self.__dict__.get("_x", 0)

    @x.setter
    def x(self, value):
        raise AttributeError("read-only")


thing = Descr()
thing.__dict__["x"] = 5
print(deep_copy(thing).__dict__, deep_copy(thing).x)


class Bag(collections.UserDict):
    pass


class Queue(collections.deque):
    pass


class Count(collections.Counter):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.tag = "t"


for value in (Bag(a=1), Queue([1, 2], 3), Count("aab"), collections.defaultdict(list, a=[1])):
    back = deep_copy(value)
    print(type(back).__name__, back == value, vars(back) if hasattr(back, "__dict__") and back.__dict__ else "", getattr(back, "maxlen", ""), getattr(back, "default_factory", ""))


class Meta(type):
    pass


class WithMeta(metaclass=Meta):
    def __init__(self):
        self.a = 1


print(deep_copy(WithMeta) is WithMeta, deep_copy(WithMeta()).a)
