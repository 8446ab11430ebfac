# Tables that make values for the keys they lack: they are asked for each character once it is needed, and keep what they made.
from collections import Counter, OrderedDict, defaultdict

text = "the quick brown fox, naïve café"
table = defaultdict(lambda: "x", {ord("t"): "T", ord("q"): None, ord(" "): 95})
print(text.translate(table), len(table), list(table)[:8])
print(text.translate(defaultdict(int))[:4].encode(), text.translate(defaultdict(str)))
print("aé".translate(defaultdict(lambda: None)), "aé".translate(defaultdict(lambda: "long text of many characters")))
for wrong in (defaultdict(list), defaultdict(lambda: 0x110000), defaultdict(lambda: -1), defaultdict(lambda: 1.5)):
    try:
        print(text.translate(wrong))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error, list(wrong))
bare = defaultdict(None, {ord("a"): "A"})
print("banana".translate(bare), dict(bare))
counts = []


def made():
    counts.append(len(counts))
    return str(len(counts))


asked = defaultdict(made)
print("hello".translate(asked), counts, dict(asked))


class Missing(dict):
    def __missing__(self, key):
        print("missing", key)
        if key == ord("c"):
            raise KeyError(key)
        if key == ord("d"):
            raise LookupError
        return chr(key + 1)


print("abcda".translate(Missing({ord("a"): "-"})))


class Items(dict):
    def __getitem__(self, key):
        return chr(key).upper()


print("abc".translate(Items()), "abc".translate(OrderedDict({97: "x"})), "ab".translate(Counter({97: 66})).encode())
mixed = defaultdict(lambda: "?", {"a": "not a code"})
print("ab".translate(mixed), dict(mixed))
print("\ud800a".translate(defaultdict(lambda: "s")))
