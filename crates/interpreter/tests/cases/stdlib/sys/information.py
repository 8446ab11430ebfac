# What sys says of the interpreter and of objects.
import sys
print(sys.version_info[:2], sys.version_info.major, sys.version_info >= (3, 8), sys.maxsize == 2**63 - 1, sys.maxunicode, sys.byteorder, sys.float_info.max, sys.float_info.epsilon, sys.float_info.dig, sys.int_info.bits_per_digit, sys.hash_info.width, sys.getdefaultencoding(), sys.getfilesystemencoding(), sys.platform, sys.implementation.version[:2], sys.flags.optimize, sys.getrecursionlimit(), sys.float_repr_style, sys.hexversion >> 16 == 0x030B, sys.api_version)
print(sys.intern("abc") is sys.intern("abc"), sys.getsizeof(0), sys.getsizeof(""), sys.getsizeof([]), sys.getsizeof(()), sys.getsizeof({}), sys.getsizeof(1.5), sys.getsizeof("abc"), sys.getsizeof(b""), sys.getsizeof([1, 2]), sys.getsizeof(set()), sys.getsizeof(10**20), sys.getrefcount([]) > 0, sys.exc_info(), sys.get_int_max_str_digits(), type(sys.stdout).__name__, sys.stdout.encoding, sys.stdout.writable(), sys.stdin.readable(), sys.stderr.fileno.__name__)
def depth(): return sys._getframe().f_code.co_name, sys._getframe(1).f_code.co_name
print(depth(), sys.call_tracing(lambda a: a + 1, (1,)), sys.getswitchinterval() > 0, sys.is_finalizing(), "os" in sys.stdlib_module_names, isinstance(sys.modules, dict), sys.warnoptions, sys.argv[0][-3:] in (".py", ""), sys.dont_write_bytecode in (True, False), sys.copyright[:9])
try:
    1 / 0
except ZeroDivisionError:
    kind, value, tb = sys.exc_info(); print(kind.__name__, value, tb.tb_lineno, sys.exception() is value)
sys.setrecursionlimit(500); print(sys.getrecursionlimit()); sys.setrecursionlimit(1000); sys.set_int_max_str_digits(5000); print(sys.get_int_max_str_digits())
def forever(n): return forever(n + 1)
try:
    forever(0)
except RecursionError as error:
    print(str(error)[:40])
for bad in (lambda: sys.exit(3), lambda: sys.exit(), lambda: sys.exit("bye"), lambda: sys.setrecursionlimit(0), lambda: sys.setrecursionlimit("a"), lambda: sys._getframe(9999), lambda: sys.intern(5), lambda: sys.set_int_max_str_digits(5), lambda: sys.nothing, lambda: type(sys.version_info)(), lambda: sys.stdout.read()):
    try:
        print(bad())
    except BaseException as error:
        print(type(error).__name__, error)
print(sys.float_info.min, sys.float_info.mant_dig, tuple(sys.float_info)[1:4], sys.version_info, sys.hash_info.modulus, sys.thread_info.name)
import io
old, sys.stdout = sys.stdout, io.StringIO()
print("captured"); text, sys.stdout = sys.stdout.getvalue(), old; print(repr(text)); sys.stdout.write("direct\n"); sys.stdout.writelines(["a", "b\n"]); print("x", file=sys.stdout, flush=True); sys.displayhook(5); sys.displayhook(None)
