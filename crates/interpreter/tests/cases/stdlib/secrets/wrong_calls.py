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


import secrets
print(len(secrets.token_bytes()),len(secrets.token_bytes(5)),len(secrets.token_hex(5)),len(secrets.token_urlsafe(5)),len(secrets.token_hex()),len(secrets.token_urlsafe()),secrets.token_bytes(0),secrets.token_hex(0),secrets.token_urlsafe(0))
for f in (secrets.token_bytes,secrets.token_hex,secrets.token_urlsafe):
    shown(f,-1); shown(f,'x'); shown(f,1,2); shown(f,foo=1); shown(f,1.5); shown(f,10**30)
    print(len(f(nbytes=4)), len(f(None)), len(f(Index(3))), len(f(True)))
for a in ((0,),(-1,),('x',),(1.5,),(),(1,2),(1,)): shown(secrets.randbelow,*a)
shown(secrets.choice,[]); shown(secrets.choice,[1]); shown(secrets.randbits,0); shown(secrets.compare_digest,'a','a'); print(secrets.__all__, secrets.DEFAULT_ENTROPY)
