# The bytes below the text of standard output.
import sys
sys.stdout.flush()
print(sys.stdout.buffer.write(b"hello \xc3\xa9\n"), flush=True)
sys.stdout.buffer.writelines([b"a\n", bytearray(b"b\n")])
sys.stdout.buffer.write("é".encode()[:1])
sys.stdout.buffer.write("é\n".encode()[1:])
sys.stdout.buffer.flush()
print(sys.stdout.buffer.mode, sys.stdout.buffer.writable(), sys.stdin.buffer.readable(), sys.stdin.buffer.read(), sys.stdin.read())
try:
    sys.stdout.buffer.write("x")
except TypeError as e:
    print(e)
class Fake:
    value = 7
sys.modules["fake"] = Fake()
import fake
from fake import value
print(fake.value, value)
try:
    from fake import missing
except ImportError as e:
    print(e)
e = UnicodeTranslateError("abc", 1, 2, "why")
print(e.object, e.start, e.end, e.reason, e, e.args)
