# Numbers of the registry in place of names.
import copyreg
import pickle


class Thing:
    pass


class Other:
    pass


for code in (0x12, 0x1234, 0x123456):
    copyreg.add_extension("__main__", "Thing", code)
    for protocol in range(6):
        data = pickle.dumps([Thing, Thing(), Thing], protocol)
        print(protocol, data, pickle.loads(data)[0] is Thing)
    print(copyreg._extension_cache, copyreg._inverted_registry)
    data = pickle.dumps(Thing)
    copyreg.remove_extension("__main__", "Thing", code)
    try:
        pickle.loads(data)
    except ValueError as error:
        print(error)
    print(copyreg._extension_cache)
copyreg.add_extension("__main__", "Thing", 5)
copyreg.add_extension("__main__", "Thing", 5)
wrongs = [("__main__", "Thing", 6), ("__main__", "Other", 5), ("__main__", "Other", 0), ("__main__", "Other", 2**31), ("__main__", "Other", "x")]
for wrong in wrongs:
    try:
        copyreg.add_extension(*wrong)
    except ValueError as error:
        print(error)
try:
    copyreg.remove_extension("__main__", "Other", 5)
except ValueError as error:
    print(error)
print(pickle.loads(pickle.dumps(Thing)) is Thing, copyreg._extension_cache)
copyreg.clear_extension_cache()
print(copyreg._extension_cache, copyreg.__all__)


def reduce_other(other):
    return Other, ()


copyreg.pickle(Other, reduce_other, Other)
print(pickle.dumps(Other()), type(pickle.loads(pickle.dumps(Other(), 0))) is Other)
print(copyreg.dispatch_table[complex](1j), copyreg.dispatch_table[type(int | str)](int | str)[1][1])
