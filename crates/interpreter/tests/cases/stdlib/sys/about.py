import sys
print(sys.version_info[:2], sys.version_info.major, sys.version_info >= (3, 8), sys.version_info.releaselevel)
print(sys.maxsize, sys.maxunicode, sys.byteorder, sys.getdefaultencoding())
print(sys.float_info.max, sys.float_info.epsilon, sys.float_info.dig, sys.float_info[0] == sys.float_info.max)
print(sys.int_info.bits_per_digit, sys.hash_info.modulus, sys.hash_info.width)
print(type(sys.version_info).__name__, isinstance(sys.version_info, tuple), len(sys.version_info))
try:
    type(sys.version_info)()
except TypeError as e:
    print(e)
print(isinstance(sys.argv, list), isinstance(sys.path, list), isinstance(sys.modules, dict), "sys" in sys.modules)
print(sys.intern("abc") is sys.intern("abc"), sys.getsizeof(1) > 0, sys.getsizeof([]) < sys.getsizeof([1, 2, 3]))
