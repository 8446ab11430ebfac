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


class Text(str):
    pass


from urllib.parse import *
for f in (quote,quote_plus):
    for a in ((),('',),('a b/c~d',),('é€',),('é','','latin-1'),('€','','latin-1'),('€','','latin-1','replace'),('€','','latin-1','xmlcharrefreplace'),('\ud800',),('\ud800','','utf-8','ignore'),(b'a b\xff',),(b'',),(b'a','/','utf-8'),(b'a','/',None,'strict'),(bytearray(b'a b'),),(5,),(None,),(0,),([],),('a b',None),('a b',5),('a b',b' '),('a b',bytearray(b' ')),('a b',' '),('a/b',''),('a b+c','+'),('a','','bad-enc'),('é','','utf-8','bad-err'),('a','',5),('a','','utf-8',5),(Text('a b'),),('é',"é"),('x y',[32])): shown(f,*a)
    shown(f,string='a b',safe='',encoding=None,errors=None); shown(f,'a',foo=1)
for a in ((),(b'a b',),('a',),(b'',),(b'a/b',''),(b'a/b',b''),(b'a',5),(b'a b',None),(bytearray(b'\xff'),),(5,),(b'',5)): shown(quote_from_bytes,*a)
for f in (unquote,unquote_plus):
    for a in ((),('a%20b+c',),('%C3%A9',),('%E9','latin-1'),('%E9',),('%E9','utf-8','strict'),('%E9',None,None),('%E9','ascii','ignore'),('é%C3%A9é',),('%',),('%4',),('%zz%41',),(b'a%20b',),(b'%E9','latin-1'),(b'a+b',),(bytearray(b'a%20'),),(5,),(None,),('',),(b'',),('a','bad'),('%41','bad'),('%ff','utf-8','bad'),('%41',5),(Text('a%41'),),(['a'],),('%e2%82%ac%E2%82',),('\ud800%41',)): shown(f,*a)
    shown(f,string='%41',encoding='utf-8',errors='strict')
for a in ((),('',),(b'',),('a%41',),(b'a%41',),('é%41',),('%zz',),(5,),(0,),(None,),([],),(bytearray(b'%41'),),('\ud800',),(Text('%41'),),('%',),(b'%4',)): shown(unquote_to_bytes,*a)
for f in (parse_qs,parse_qsl):
    for a in ((),('a=1&b=2&a=3',),('a=1&&b',),('a=&b',True),('a=1&b',False,True),('a=1&&b=2',False,True),('',),(b'a=1&b=%20',),(b'a=%ff',),('a=%E9',False,False,'latin-1'),('a=%E9',False,False,'utf-8','strict'),('a=1;b=2',),(5,),(None,),('a=1',1,1,1,1,1,1,1),('a+b=c+d',),('é=%C3%A9',),('a=1=2',),('=1',),('=',True),('a=b%',)): shown(f,*a)
    for k in (dict(separator=';'),dict(separator=''),dict(separator=None),dict(separator=5),dict(separator=b';'),dict(max_num_fields=1),dict(max_num_fields=2),dict(max_num_fields=0),dict(separator='&&'),dict(keep_blank_values=1),dict(strict_parsing=1),dict(foo=1),dict(encoding='bad'),dict(max_num_fields='x')): shown(f,'a=1;b=2&c=&d=%41',**k)
    shown(f,b'a=1&b=2',keep_blank_values=True); shown(f,b'a=1;b=2',separator=b';'); shown(f,b'a=1;b=2',separator=';'); shown(f,b'')
print(urlencode({'a':'é ','b':[1,2],b'c':b'\xff'}),urlencode({'a':[1,2]},True),urlencode([('a','b c')],quote_via=quote),urlencode({'a':'é'},encoding='latin-1'),urlencode({Index():Index()}))
