# A BytesIO does not change its size while a view of it is held.
import io
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
b=io.BytesIO(b"hello"); v=b.getbuffer()
t(lambda: b.write(b"x")); t(lambda: b.truncate(1)); t(lambda: b.truncate()); t(lambda: b.close()); t(lambda: b.getvalue()); t(lambda: b.read()); t(lambda: b.writelines([b"a"])); t(lambda: b.seek(0)); t(lambda: b.write(b"")); t(lambda:b.writelines([])); t(lambda: b.write("s")); t(lambda: b.write(1)); t(lambda: b.truncate(100)); t(lambda: b.truncate(-1)); t(lambda: b.truncate("x"))
v[0:1]=b"J"; t(lambda: b.getvalue()); t(lambda: b.getbuffer()[0]); t(lambda: b.readinto(bytearray(3))); t(lambda: b.tell())
w=v[1:]; v.release(); t(lambda: b.write(b"q")); w.release(); t(lambda: b.write(b"q")); t(lambda: b.getvalue())
with b.getbuffer() as v: t(lambda: b.write(b"zz")); t(lambda: v.nbytes)
t(lambda: b.write(b"zz")); t(lambda: b.getvalue()); 
v=b.getbuffer(); t(lambda: b.__init__(b"z")); del v
t(lambda: b.close()); t(lambda: b.getbuffer()); t(lambda: b.write(b"1"))
b=io.BytesIO(b"abc")
try:
    with b:
        v=b.getbuffer()
except Exception as e: print(type(e).__name__, e)
print(b.closed); v.release(); b.close(); print(b.closed)
v=io.BytesIO(b"ab").getbuffer(); v[0]=65; print(bytes(v)); print(v.readonly, v.format)
b=io.BytesIO(b"hello")
print(b.getbuffer().nbytes); b.write(b"x")
print(len(b.getbuffer()), b.write(b"z"))
def f():
    b=io.BytesIO()
    b.write(b"abc")
    n=b.getbuffer().nbytes
    b.write(b"d")
    total=0
    for i in range(3):
        total+=b.getbuffer().nbytes
        b.write(b"xx")
    if b.getbuffer().nbytes>3: b.write(b"q")
    print(bytes(b.getbuffer()[:2]), b.write(b"ww"), total)
    x=[b.getbuffer()[0], b.write(b"e")]
    d=bytes(b.getbuffer()); b.close()
f()
def g():
    b=io.BytesIO(b"abc")
    with b.getbuffer() as v: v[0]=65
    b.write(b"zzz")
    def size(): return b.getbuffer().nbytes
    print(size(), b.write(b"k"), sum(b.getbuffer()))
    b.truncate(0); b.seek(0); b.write(b"n")
g()
