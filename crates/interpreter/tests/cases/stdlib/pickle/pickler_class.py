# `Pickler` and `Unpickler`: several objects through one memo, and what classes derived from them say.
import copyreg
import io
import pickle


class Plain:
    def __init__(self, x):
        self.x = x


file = io.BytesIO()
pickler = pickle.Pickler(file, 2)
shared = ["shared"]
pickler.dump(shared)
first = file.tell()
pickler.dump([shared, shared])
print(file.getvalue(), first, pickler.bin, pickler.fast)
print(sorted(pickler.memo.copy().values(), key=lambda pair: pair[0]))
pickler.clear_memo()
pickler.dump(shared)
print(file.getvalue()[first:])
file.seek(0)
unpickler = pickle.Unpickler(file)
one, two, three = unpickler.load(), unpickler.load(), unpickler.load()
print(one, two[0] is one, two, three is one, file.tell() == len(file.getvalue()), sorted(unpickler.memo.copy()))
try:
    unpickler.load()
except EOFError as error:
    print(error)

many = io.BytesIO()
for value in range(5):
    pickle.dump({value: str(value)}, many)
many.write(b"the rest")
many.seek(0)
print([pickle.load(many) for _ in range(5)], many.read())


class Ids(pickle.Pickler):
    def persistent_id(self, obj):
        if isinstance(obj, Plain):
            return f"plain-{obj.x}"
        return None


class ById(pickle.Unpickler):
    def persistent_load(self, pid):
        print("asked for", pid)
        return Plain(pid)


for protocol in range(6):
    file = io.BytesIO()
    Ids(file, protocol).dump([Plain(1), {"k": Plain(2)}, Plain(1), 5])
    print(file.getvalue())
    file.seek(0)
    back = ById(file).load()
    print(back[0].x, back[1]["k"].x, back[2].x, back[3])
    try:
        pickle.loads(file.getvalue())
    except pickle.UnpicklingError as error:
        print(repr(str(error)))


class Odd(pickle.Pickler):
    def persistent_id(self, obj):
        return "é" if obj == 5 else None


try:
    Odd(io.BytesIO(), 0).dump([5])
except pickle.PicklingError as error:
    print(error)


class Override(pickle.Pickler):
    def reducer_override(self, obj):
        if isinstance(obj, Plain):
            return str, ("was plain",)
        return NotImplemented


file = io.BytesIO()
Override(file).dump([Plain(1), len, Plain])
print(file.getvalue(), pickle.loads(file.getvalue()))


class Table(pickle.Pickler):
    dispatch_table = copyreg.dispatch_table.copy()


Table.dispatch_table[Plain] = lambda plain: (complex, (plain.x, 0))
file = io.BytesIO()
Table(file).dump(Plain(3))
print(pickle.loads(file.getvalue()))
pickler = pickle.Pickler(io.BytesIO())
pickler.dispatch_table = {Plain: lambda plain: "no_such"}
try:
    pickler.dump(Plain(1))
except pickle.PicklingError as error:
    print(str(error).split(" object at")[0])


class Safe(pickle.Unpickler):
    def find_class(self, module, name):
        print("find", module, name)
        if module == "builtins":
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"global '{module}.{name}' is forbidden")


for value in ([int, range(3)], Plain(1)):
    for protocol in (2, 4):
        try:
            print(Safe(io.BytesIO(pickle.dumps(value, protocol))).load())
        except pickle.UnpicklingError as error:
            print(error)


class Forgot(pickle.Pickler):
    def __init__(self):
        pass


class Forgot2(pickle.Unpickler):
    def __init__(self):
        pass


for call in (lambda: Forgot().dump(1), lambda: Forgot2().load(), lambda: pickle.Pickler(5), lambda: pickle.Unpickler(5), lambda: pickle.Pickler(io.BytesIO(), 6), lambda: pickle.Pickler(io.BytesIO(), 4, buffer_callback=print)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
fast = io.BytesIO()
pickler = pickle.Pickler(fast)
pickler.fast = True
pickler.dump([shared, shared])
print(fast.getvalue())
