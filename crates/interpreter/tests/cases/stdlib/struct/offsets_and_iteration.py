import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


class Index:
    def __init__(self, value=7):
        self.value = value

    def __index__(self):
        return self.value

    def __repr__(self):
        return "Index()"


import struct
shown(struct.unpack_from,'i',b'abcdefgh',4); shown(struct.unpack_from,'i',b'abcdefgh',5);shown(struct.unpack_from,'i',b'abcdefgh',-4);shown(struct.unpack_from,'i',b'abcdefgh',-3);shown(struct.unpack_from,'i',b'abcdefgh',-9);shown(struct.unpack_from,'i',buffer=b'abcdefgh',offset=2)
shown(struct.unpack_from,'i',b'abcdefgh',Index());shown(struct.unpack_from,'i',b'abcdefgh','x');shown(struct.unpack_from,'i',b'abcdefgh',10**30);shown(struct.unpack_from,'i',b'abcdefgh',1.0)
shown(struct.unpack_from,'i',5);shown(struct.unpack_from,'i',b'abcdefgh',1,2);shown(struct.unpack_from,'i',b'abcdefgh',1,offset=3);shown(struct.unpack_from,'i',b'abcdefgh',foo=3)
b=bytearray(10)
shown(struct.pack_into,'i',b,0,Index());print(b); shown(struct.pack_into,'i',b,-4,5);print(b); shown(struct.pack_into,'i',b,-3,5);shown(struct.pack_into,'i',b,-11,5);shown(struct.pack_into,'i',b,7,5);shown(struct.pack_into,'i',b'abcdef',0,5);shown(struct.pack_into,'i','abcdef',0,5);shown(struct.pack_into,'i',5,0,5)
shown(struct.pack_into,'i',b,0);shown(struct.pack_into,'i',b,0,1,2);shown(struct.pack_into,'i',b,'x',1);shown(struct.pack_into,'i',b,10**30,1);struct.pack_into('i',memoryview(b)[2:],1,-1);print(b)
shown(struct.pack_into,'2i',b,0,1,'x');print(b);shown(struct.pack_into,'2ix',b,0,1,2);shown(struct.pack_into,'3x',b,1);print(b)
shown(struct.pack_into,'i',b); shown(struct.pack_into,'i',b,0,1,k=2);shown(struct.pack,'i',1,k=3)
shown(list,struct.iter_unpack('<h',b'abcdef'));shown(struct.iter_unpack,'<h',b'abcde');shown(struct.iter_unpack,'',b'');shown(struct.iter_unpack,'i','abcd');print(str(struct.iter_unpack('<h',b'ab'))[:24],type(struct.iter_unpack('<h',b'ab')).__name__)
it=struct.iter_unpack('<h',b'abcdef');print(len([1]),it.__length_hint__());next(it);print(it.__length_hint__());print(list(it),list(it))
s=struct.Struct('<ih');print(s.size,s.format,s.pack(1,2),s.unpack(b'abcdef'));shown(s.pack,1);shown(s.pack);shown(s.unpack,b'abc');shown(s.unpack);shown(s.unpack_from,b'abcdefg',1);shown(s.unpack_from,b'abcdefg',2);shown(s.pack_into,bytearray(3),0,1,2);shown(s.pack_into,bytearray(8),0,1);shown(s.pack_into);shown(s.pack_into,bytearray(8),0,1,2);shown(s.iter_unpack,b'abc');print(list(s.iter_unpack(b'abcdefghijkl')));shown(s.pack,1,'x')
shown(s.unpack_from); shown(s.unpack_from,b'abcdefgh',offset=1);shown(s.unpack_from,buffer=b'abcdefgh')
shown(struct.Struct, 'ié'); shown(struct.Struct,5); shown(struct.Struct, b'i'); print(repr(struct.Struct(b'i').format)); print(repr(struct.Struct('i'))[:22], struct.Struct.__module__,struct.Struct.__name__)
print(struct.error.__module__, struct.error.__name__, struct.error.__mro__, struct.__all__)
