# Keys whose hash and equality are the guest's: dicts and sets of them are filled by asking.
import pickle


class Key:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return hash(self.name) % 2

    def __eq__(self, other):
        return isinstance(other, Key) and self.name == other.name

    def __repr__(self):
        return f"Key({self.name})"


class Args:
    def __new__(cls, name):
        made = object.__new__(cls)
        made.name = name
        return made

    def __getnewargs__(self):
        return (self.name,)

    def __hash__(self):
        return hash(self.name)

    def __eq__(self, other):
        return isinstance(other, Args) and self.name == other.name


for protocol in range(6):
    keys = [Args(n) for n in range(4)]
    table = {1: "a", keys[0]: "b", 2: "c", keys[1]: "d"}
    back = pickle.loads(pickle.dumps(table, protocol))
    print(protocol, [getattr(key, "name", key) for key in back], back[Args(0)], back[1])
    members = pickle.loads(pickle.dumps({1, keys[2], (keys[3], 5)}, protocol))
    print(len(members), Args(2) in members, (Args(3), 5) in members)
    frozen = pickle.loads(pickle.dumps(frozenset(keys), protocol))
    print(sorted(key.name for key in frozen), Args(3) in frozen)
# Its hash asks for an attribute that comes later.
for value in ({Key("a"): 1}, {Key("a")}):
    try:
        print(pickle.loads(pickle.dumps(value)))
    except AttributeError as error:
        print(error)


class Unhashable:
    __hash__ = None


try:
    pickle.loads(b"}c__main__\nUnhashable\n)\x81I1\ns.")
except TypeError as error:
    print(error)
