# Lines of this very program, and what a program puts into the cache itself.
import linecache

print(repr(linecache.getline(__file__, 1)), repr(linecache.getline(__file__, 2)), repr(linecache.getline(__file__, 0)), repr(linecache.getline(__file__, 9999)))
print(linecache.getlines(__file__)[:3])
print(__file__ in linecache.cache, linecache.cache[__file__][2][0])
print(repr(linecache.getline("nope.py", 1)), linecache.getlines("<string>"), linecache.updatecache("<x>"), linecache.updatecache(""))
linecache.checkcache()
linecache.checkcache("nope.py")
print(__file__ in linecache.cache)
linecache.clearcache()
print(linecache.cache)
linecache.cache["<mine>"] = (5, None, ["abc\n"], "<mine>")
print(linecache.getline("<mine>", 1), linecache.getlines("<mine>"), linecache.lazycache("<mine>", {}), linecache.lazycache("<other>", {}))
print(sorted(linecache.__all__))


def defined():
    return "here"


print(linecache.getline(__file__, defined.__code__.co_firstlineno + 1), end="")
try:
    linecache.getline(__file__, "a")
except TypeError as error:
    print(error)
