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


class Float:
    def __float__(self):
        return 1.5

    def __repr__(self):
        return "Float()"


class Failing:
    def __index__(self):
        raise KeyError("index")

    def __repr__(self):
        return "Failing()"


import struct
class B:
    def __bool__(self):
        return False


class E:
    def __bool__(self):
        raise KeyError("x")


shown(struct.pack,'i',Index()); shown(struct.pack,'d',Float()); shown(struct.pack,'d',Index()); shown(struct.pack,'?',B());shown(struct.pack,'?',E());shown(struct.pack,'i',Failing());shown(struct.pack,'i',Float());shown(struct.pack,'i',1.5);shown(struct.pack,'f','x');shown(struct.pack,'3s','abc');shown(struct.pack,'3s',bytearray(b'abcd'));shown(struct.pack,'c',b'ab');shown(struct.pack,'c',bytearray(b'a'));shown(struct.pack,'5p',b'abcdefg');shown(struct.pack,'P',2**64);shown(struct.pack,'P',-1);shown(struct.pack,'n',2**63);shown(struct.pack,'N',-1);shown(struct.pack,'Q',2**64);shown(struct.pack,'b',200);shown(struct.pack,'H',-1);shown(struct.pack,'h',10**40);shown(struct.pack,'I',2**32);shown(struct.pack,'<l',2**31);shown(struct.pack,'l',2**63);shown(struct.pack,'L',-1);shown(struct.pack,'q',2**63);shown(struct.pack,'<q',2**63);shown(struct.pack,'<Q',-1);shown(struct.pack,'e',70000);shown(struct.pack,'f',1e300);shown(struct.pack,'d',10**400);shown(struct.pack,'f',float('nan'));shown(struct.pack,'e',float('nan'))
shown(struct.pack,'b',10**40);shown(struct.pack,'>b',200);shown(struct.pack,'>i',2**31);shown(struct.pack,'i',2**31);shown(struct.pack,'i',2**63);shown(struct.pack,'>i',2**63);shown(struct.pack,'>H',65536);shown(struct.pack,'3xhx',1);shown(struct.pack,'ci0i',b'a',1);shown(struct.pack,' < i',1);shown(struct.pack,'<ii',*[1,2]);shown(struct.pack,'i ',1);shown(struct.pack,'0s',b'abc');shown(struct.pack,'99999999999999999999s',b'');shown(struct.pack,'4611686018427387904i');shown(struct.pack,'?',[]);shown(struct.pack,'?','a');shown(struct.pack,'P',Index())
shown(struct.pack, 'i\0i',1,2); shown(struct.calcsize,'i\0'); shown(struct.calcsize, b'i\xff'); shown(struct.pack,'p',b'abc'); shown(struct.pack,'0p',b'abc');shown(struct.unpack,'0p',b'');shown(struct.unpack,'p',b'\x05');shown(struct.unpack,'3p',b'\x05ab')
