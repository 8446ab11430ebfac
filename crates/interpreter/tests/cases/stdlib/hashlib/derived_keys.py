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


import hashlib
import io
P=hashlib.pbkdf2_hmac
for a in ((),('sha256',b'p',b's',1),('sha256',b'p',b's',0),('sha256',b'p',b's',-1),('sha256',b'p',b's',2,5),('sha256',b'p',b's',2,0),('sha256',b'p',b's',2,-1),('sha1','p',b's',1),('sha1',b'p','s',1),(5,b'p',b's',1),('sha1',b'p',b's','x'),('sha1',b'p',b's',1,'x'),('sha1',b'p',b's',10**30),('sha1',b'p',b's',1,10**30),('md5',b'p',b's',3,None),('sha1',b'p',b's'),('sha1',b'p',b's',1,2,3),('sha1',b'p',b's',1.5),('sha1',b'p',b's',Index(2))): shown(P,*a)
shown(P,hash_name='sha1',password=b'p',salt=b's',iterations=2,dklen=7); shown(P,'sha1',b'p',b's',1,foo=2)
class FO(io.BytesIO): pass
shown(hashlib.file_digest,FO(b'abc'),'md5'); print(hashlib.file_digest(FO(b'abc'),'sha256').hexdigest(), hashlib.file_digest(FO(b'abc'),hashlib.sha1).hexdigest()); shown(hashlib.file_digest,5,'md5')
