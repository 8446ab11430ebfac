import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


class Text(str):
    pass


from urllib.parse import *
U=['http://a.b/c;d?e=f#g','//h/p','p','','#f','?q','http://u:p@h:80/x','HTTP://X.Y/Z','mailto:a@b','http://[::1]:80/x','http://[::1/x','http://::1]/x','http://a[b]c/','http://[v1.x]/','http://[x]/','http://é.com/','http://℀/','http://a／b/','http://a\tb\n/c',' http://x/ ','\x00http://x','x:y','1:2','a:','http:','http:///p','file:///etc','http://h?q','http://h#f','http://h/p;x/q;y','svn+ssh://h/p','urn:a:b','http://h/%7Ea','http://h:99999/','http://h:x/','http://h:/','http://a@b@c/','http://x/ y']
for u in U:
    for f in (urlsplit,urlparse,urldefrag):
        shown(f,u)
        try: b=u.encode('ascii')
        except UnicodeError: b=None
        if b is not None: shown(f,b)
    shown(urlsplit,u,'dflt'); shown(urlsplit,u,allow_fragments=False); shown(urlparse,u,'dflt',False)
    try:
        r=urlsplit(u); print(r.geturl(), r.username,r.password,r.hostname, end=' '); print(r.port)
    except Exception as e: print(type(e).__name__,e)
    shown(urlunsplit,urlsplit(u) if u.isascii() and '[' not in u and ']' not in u else ('','','','','')); shown(urlunparse,urlparse(u) if u.isascii() and '[' not in u and ']' not in u else ('','','','','',''))
for f in (urlsplit,urlparse,urldefrag):
    for a in ((),(5,),(None,),(b'',),(b'http://x/\xff',),('a',b'b'),(b'a','b'),('a','b','c','d'),([],),(Text('http://x/y#z'),),(bytearray(b'http://x/y'),),(0,)): shown(f,*a)
    shown(f,url='http://x#y'); shown(f,foo=1)
shown(urlsplit,b'http://x/y#z',allow_fragments=False); shown(urlsplit,b'/x',b'http'); shown(urlsplit,'/x',scheme='http'); shown(urlsplit,'/x',None); shown(urlparse,b'/x;y',scheme=b'http')
