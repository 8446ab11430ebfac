# `__reduce__`, `__reduce_ex__`, `__getstate__`, `__setstate__`, `__getnewargs__` and what they must give.
import pickle


class State:
    def __init__(self):
        self.x, self.secret = 1, 2

    def __getstate__(self):
        print("getstate")
        return {"x": self.x}

    def __setstate__(self, state):
        print("setstate", state)
        self.__dict__.update(state)


class Args:
    def __new__(cls, a, b):
        made = object.__new__(cls)
        made.a, made.b = a, b
        return made

    def __getnewargs__(self):
        return self.a, self.b


class Named:
    def __new__(cls, *, a):
        made = object.__new__(cls)
        made.a = a
        return made

    def __getnewargs_ex__(self):
        return (), {"a": self.a}


class Falsy:
    def __getstate__(self):
        return 0

    def __setstate__(self, state):
        print("set", state)


class Attributes:
    def __setattr__(self, name, value):
        raise AttributeError("none can be set")


class Reduced:
    def __init__(self, how=None):
        self.how = how

    def __reduce_ex__(self, protocol):
        return self.how


def setter(obj, state):
    print("setter", type(obj).__name__, state)


for protocol in range(6):
    back = pickle.loads(pickle.dumps(State(), protocol))
    print(back.__dict__)
    if protocol >= 2:
        print(pickle.loads(pickle.dumps(Args(1, 2), protocol)).__dict__)
        data = pickle.dumps(Named(a=3), protocol)
        print(data, pickle.loads(data).__dict__)
    print(type(pickle.loads(pickle.dumps(Falsy(), protocol))).__name__)
odd = Attributes()
odd.__dict__["x"] = 5
print(pickle.loads(pickle.dumps(odd)).x)
wrongs = [
    None, 5, (), (list,), (list, (), None, None, None, None, None), (5, ()), (list, []), (list, (), None, 5), (list, (), None, None, 5),
    (list, (), None, None, None, 5), (list, (), None, iter([1, 2])), (dict, (), None, None, iter([(1, 2), (3, 4)])), (dict, (), None, None, iter([1])),
    (Reduced, (), {"y": 1}), (Reduced, (), {"y": 1}, None, None, setter), "no_such_name", "setter", (list, ([1],)),
]
for wrong in wrongs:
    for protocol in (0, 2, 4):
        try:
            data = pickle.dumps(Reduced(wrong), protocol)
            back = pickle.loads(data)
            print(protocol, data, getattr(back, "__dict__", back))
        except Exception as error:
            print(protocol, type(error).__name__, str(error).replace(hex(0), "").split(" at 0x")[0])


def __newobj__(cls, *args):
    return cls.__new__(cls, *args)


def __newobj_ex__(cls, args, named):
    return cls.__new__(cls, *args, **named)


for function, args in ((__newobj__, ()), (__newobj__, (5,)), (__newobj__, (list,)), (__newobj__, (Reduced,)), (__newobj_ex__, (Reduced,)), (__newobj_ex__, (5, (), {})), (__newobj_ex__, (Reduced, [], {})), (__newobj_ex__, (Reduced, (), [])), (__newobj_ex__, (Reduced, (), {}))):
    for protocol in (2, 4):
        try:
            print(pickle.dumps(Reduced((function, args)), protocol))
        except Exception as error:
            print(type(error).__name__, error)


class Bad:
    def __getnewargs_ex__(self):
        return self.given


for given in ((), 5, ((), {}), ([], {}), ((), [])):
    bad = Bad()
    bad.given = given
    try:
        print(len(pickle.dumps(bad)))
    except Exception as error:
        print(type(error).__name__, error)
