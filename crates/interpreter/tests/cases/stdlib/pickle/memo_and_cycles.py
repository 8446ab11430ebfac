# Shared parts are written once, and what holds itself does so again.
import pickle

shared = [1]
a_list = [shared, shared]
a_list.append(a_list)
a_dict = {"self": None, "shared": shared}
a_dict["self"] = a_dict
a_tuple = ([],)
a_tuple[0].append(a_tuple)
long_tuple = ([], 1, 2, 3)
long_tuple[0].append(long_tuple)
text = "some text" * 2
for value in (a_list, a_dict, a_tuple, long_tuple, [text, text, (text,)], [b"ab", b"ab"], [(), (), ""], [(1, 2)] * 3, {text: text}):
    for protocol in range(6):
        print(protocol, pickle.dumps(value, protocol))
back = pickle.loads(pickle.dumps(a_list))
print(back[0] is back[1], back[2] is back)
back = pickle.loads(pickle.dumps(a_tuple))
print(type(back), back[0][0] is back)
for protocol in range(6):
    back = pickle.loads(pickle.dumps(long_tuple, protocol))
    print(back[0][0] is back, len(back))


class Key:
    def __init__(self):
        self.own = None

    def __reduce__(self):
        return Key, (), {"own": self.own}


key = Key()
members = {key}
key.own = members
back = pickle.loads(pickle.dumps(key))
print(type(back.own), back in back.own)
frozen = frozenset([key])
key.own = frozen
back = pickle.loads(pickle.dumps(frozen))
print([item.own is back for item in back])
many = [[number] for number in range(300)]
data = pickle.dumps(many + many, 2)
print(len(data), data.count(b"j\x00\x01\x00\x00"), pickle.loads(data)[300] == [0])
