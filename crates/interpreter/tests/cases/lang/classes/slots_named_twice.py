# `__dict__` and `__weakref__` can be slots once, and not where a base class has them.
import weakref


class Plain:
    pass


class Empty:
    __slots__ = ()


class WithDict:
    __slots__ = ("__dict__",)


class WithWeakref:
    __slots__ = ("__weakref__",)


for bases in ((), (Plain,), (Empty,), (WithDict,), (WithWeakref,), (Exception,), (dict,), (int,)):
    for slots in (("__dict__",), ("__weakref__",), ("__dict__", "__weakref__"), ("__dict__", "__dict__"), ("__weakref__", "__weakref__"),
                  ("a", "__dict__")):
        try:
            made = type("Made", bases, {"__slots__": slots})
            made = made()
        except TypeError as error:
            print([base.__name__ for base in bases], slots, error)
            continue
        try:
            made.x = 1
            answers = ["dict"]
        except AttributeError:
            answers = []
        try:
            weakref.ref(made)
            answers.append("weakref")
        except TypeError:
            pass
        print([base.__name__ for base in bases], slots, answers)
