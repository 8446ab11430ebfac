# A method is looked up before the arguments of its call are evaluated, whatever they do.


class Traced:
    def __init__(self, label):
        self.label = label

    def __getattr__(self, name):
        print("look up", self.label, name)
        if name == "call":
            return lambda *args, **kwargs: print("called", args, kwargs)
        return name


first = Traced("first")
first.call(first.arg)
first.call(key=first.arg)
first.call(first.a + first.b, [first.c][0])


def inside():
    second = Traced("second")
    second.call(second.arg)


inside()


class Watched:
    value = 1

    def __getattribute__(self, name):
        print("get", name)
        return object.__getattribute__(self, name)

    def show(self, value):
        print("show", value)


Watched().show(Watched().value)
watched = Watched()
watched.show(watched.value)

order = []


def make(tag):
    order.append("make " + tag)

    def decorate(function):
        order.append("call " + tag)
        return function

    return decorate


class Names:
    def __init__(self, index):
        self.index = index

    def __getattr__(self, name):
        order.append(f"{name} {self.index}")
        return make if name == "make" else str(self.index)


one, two = Names(1), Names(2)


@one.make(one.argument)
@two.make(two.argument)
def decorated():
    pass


print(order)


class Descriptor:
    def __get__(self, instance, owner):
        print("descriptor")
        return lambda value: print("value", value)


class Holder:
    method = Descriptor()

    @property
    def number(self):
        print("property")
        return 5


holder = Holder()
holder.method(holder.number)
