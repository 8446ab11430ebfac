import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import struct
for f in (struct.pack, struct.unpack, struct.calcsize, struct.unpack_from, struct.pack_into, struct.iter_unpack, struct.Struct):
    shown(f) if f is not struct.unpack_from else None; shown(f,1); shown(f,'i',1,2,3,4); shown(f,'i',x=1); shown(f, format='i') if f is not struct.unpack_from else None; shown(f,'i'); shown(f,'i',b'abcd'); shown(f,'i',b'abcde'); shown(f,'i','abcd');shown(f,None,None)
    shown(f, 'é'); shown(f, b'i', b'abcd'); shown(f, bytearray(b'i')); shown(f,'0s'); shown(f,'z')
