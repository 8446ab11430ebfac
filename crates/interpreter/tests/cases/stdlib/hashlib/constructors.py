import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import hashlib
for n in ('md5','sha1','sha224','sha256','sha384','sha512','sha3_224','sha3_256','sha3_384','sha3_512','shake_128','shake_256','blake2b','blake2s'):
    f=getattr(hashlib,n)
    shown(f); shown(f,'x'); shown(f,5); shown(f,b'a',b'b'); shown(f,b'a',usedforsecurity=False); shown(f,foo=1); shown(f,string=b'abc'); shown(f,data=b'abc'); shown(f,None)
    h=f(b'abc'); print(h.name,h.digest_size,h.block_size, h.hexdigest(8) if 'shake' in n else h.hexdigest())
    h=hashlib.new(n,b'abc'); print(h.name,h.hexdigest(8) if 'shake' in n else h.hexdigest())
    shown(h.digest,-1); shown(h.hexdigest,1,2); shown(h.digest,'x')
for a in ((),(5,),('foo',),('MD5',),('md5',b'x'),('md5','x'),('md5',b'x',1),(None,),('SHA-256',b'')): shown(hashlib.new,*a)
shown(hashlib.new,'md5',usedforsecurity=False); shown(hashlib.new,name='md5',data=b'x'); shown(hashlib.new,'md5',foo=1)
for k in (dict(digest_size=0),dict(digest_size=65),dict(digest_size=20),dict(key=b'k'*65),dict(key=b'k'),dict(salt=b's'*17),dict(salt=b's'),dict(person=b'p'*17),dict(person=b'p'),dict(digest_size='x'),dict(key='x'),dict(fanout=300),dict(fanout=2),dict(depth=0),dict(depth=2),dict(leaf_size=-1),dict(leaf_size=5),dict(node_offset=3),dict(node_offset=2**64),dict(node_depth=256),dict(node_depth=1),dict(inner_size=65),dict(inner_size=5),dict(last_node=True),dict(usedforsecurity=False),dict(salt=5),dict(digest_size=None),dict(fanout=-1),dict(depth=256),dict(leaf_size=2**32),dict(node_offset=-1),dict(leaf_size='x')):
    for f in (hashlib.blake2b,hashlib.blake2s):
        try: print(f.__name__,k,f(b'abc',**k).hexdigest())
        except Exception as e: print(f.__name__,str(k)[:50],type(e).__name__,e)
print(hashlib.blake2b.MAX_DIGEST_SIZE,hashlib.blake2b.MAX_KEY_SIZE,hashlib.blake2b.SALT_SIZE,hashlib.blake2b.PERSON_SIZE,hashlib.blake2s.MAX_DIGEST_SIZE,hashlib.blake2s.SALT_SIZE)
print(sorted(hashlib.algorithms_guaranteed), hashlib.__all__)
