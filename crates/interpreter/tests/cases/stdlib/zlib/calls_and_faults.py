import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import gzip
import zlib
d=b'hello hello hello hello'*5
z=zlib.compress(d)
for f in (zlib.compress, zlib.decompress):
    for a in ((),('x',),(5,),(b'','x'),(b'',1,2,3,4),(None,)): shown(f,*a)
    shown(f,data=b''); shown(f,b'',foo=1)
for l in (-2,10,10**30): shown(zlib.compress,b'',l); shown(zlib.compress,b'abc'*10,level=l)
for w in (-16,-8,-7,1,5,7,16,17,20,33,48,100,10**30): shown(zlib.compress,d,wbits=w)
for w in (-16,-7,1,5,7,17,20,23,33,39,48,100): shown(lambda: zlib.decompress(z,wbits=w)); shown(lambda: type(zlib.decompressobj(wbits=w)).__name__)
for w in (-15,-9,9,15,25,31): shown(lambda: zlib.decompress(zlib.compress(d,wbits=w),wbits=w)==d)
for w in (0,15,32,47): shown(lambda: zlib.decompress(z,wbits=w)==d)
for x in (b'',b'x',b'xx',b'x\x9c',z[:-1],z[:5],z[:-4]+b'abcd',b'x\x9c\xff\xff',b'x\x9c\x06abc',b'\x1f\x8b',b'\x1f\x8b\x08'):
    shown(lambda: zlib.decompress(x)); shown(lambda: zlib.decompress(x,31)); shown(lambda: zlib.decompress(x,47))
print(zlib.decompress(z+b'extra')==d, zlib.decompress(bytearray(z))==d, zlib.decompress(memoryview(z))==d)
for b in (0,-1,1,'x',10**30,100000): shown(lambda: zlib.decompress(z,15,b)==d); shown(lambda: zlib.decompress(z,bufsize=b)==d)
for k in (dict(),dict(level=10),dict(level='x'),dict(method=5),dict(memLevel=0),dict(memLevel=10),dict(strategy=9),dict(zdict='x'),dict(foo=1),dict(wbits='x'),dict(level=-2),dict(method=8,memLevel=9,strategy=4)):
    shown(lambda: zlib.decompressobj().decompress(zlib.compressobj(**k).flush()))
shown(zlib.compressobj,1,2,3,4,5,6,7); shown(zlib.decompressobj,1,2,3); shown(zlib.decompressobj,'x'); shown(zlib.decompressobj,zdict=5); shown(zlib.decompressobj,foo=1)
g=gzip.compress(d,mtime=0); print(gzip.decompress(g)==d, g[:10])
shown(gzip.decompress); shown(gzip.decompress,5); shown(gzip.decompress,'x'); shown(gzip.decompress,b''); shown(gzip.decompress,b'abc'); shown(gzip.decompress,b'a',1); shown(gzip.decompress,foo=b'')
print(gzip.decompress(g+g)==d+d, gzip.decompress(g+b'\0\0')==d, gzip.decompress(data=g)==d)
shown(lambda: gzip.decompress(g[:-3])); shown(lambda: gzip.decompress(g+b'junk'))
shown(gzip.compress); shown(gzip.compress,5); shown(gzip.compress,'x'); shown(gzip.compress,b'',10); shown(gzip.compress,b'','x'); shown(gzip.compress,b'',5,6); shown(gzip.compress,b'',foo=5)
for k in (dict(mtime=5),dict(compresslevel=1,mtime=0),dict(mtime=0),dict(compresslevel=6,mtime=0),dict(mtime=1.5)): print(gzip.compress(b'abc',**k)[:10])
