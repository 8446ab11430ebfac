# Lines of streams in memory, of classes derived from them, and streams that are begun again.
import io
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
# io
s=io.StringIO('a\nb\r\nc'); t(s.readlines); t(s.readlines); s.seek(0); t(lambda:s.readlines(1)); t(lambda:s.readlines(None)); t(lambda: s.readlines('x')); t(lambda: s.readlines(1,2))
b=io.BytesIO(b'a\nb\nc'); t(b.readlines); b.seek(0); t(lambda:b.readlines(1)); t(lambda:b.readlines(0)); b.seek(2); t(lambda: list(b)); 
s.close(); t(s.readlines); t(lambda: list(s)); b.close(); t(b.readlines); t(lambda: next(s))
class S(io.StringIO):
    def readline(self, *a): return super().readline(*a).upper()
x=S('a\nb\n'); t(x.readlines); x=S('a\nb\n'); t(lambda: [l for l in x]); x=S('a\nb\n'); t(lambda:next(x))
class S2(io.StringIO):
    def __next__(self): return self.undefined
x=S2('a\nb'); t(lambda:[l for l in x]); t(x.readlines)
class S3(io.StringIO): pass
x=S3('a\nb'); t(lambda:[l for l in x]); x=S3('q\nb'); t(x.readlines)
f=io.StringIO('1\n2\n3\n'); r=[]
for line in f:
    r.append(line)
    if len(r)==1: f.write('') ; f.seek(4)
print(r)
f=io.StringIO('1\n2\n3\n')
try:
    for line in f:
        f.close()
except ValueError as e: print(e)
f=io.StringIO('x\ny\n')
for line in f: S3.readline
print([l for l in io.StringIO(newline='')], list(io.StringIO('a\rb\r\nc\n', newline=None)), list(io.StringIO('a\rb\r\nc\n', newline='')), list(io.StringIO('ä\nö\n€')))
t(lambda: io.BytesIO('x')); t(lambda: io.BytesIO(5)); t(lambda: io.BytesIO(None).read()); t(lambda: io.BytesIO(bytearray(b'ab')).read()); t(lambda: io.BytesIO(memoryview(b'ab')).read()); t(lambda: io.BytesIO(initial_bytes=b'z').read())
b=io.BytesIO(b'abc'); b.read(1); b.__init__(b'new'); print(b.read()); v=b.getbuffer(); t(lambda: b.__init__(b'q')); 
class B(io.BytesIO):
    def __init__(self): super().__init__(b'sub'); self.k=1
print(B().read(), B().readlines(), B().k)
