import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import binascii
for f in (binascii.b2a_qp, binascii.a2b_qp, binascii.b2a_uu, binascii.a2b_uu):
    for a in ((),(b'',),('abc',),(5,),(b'abc',1,2,3,4,5),('é',),(b'a b=c\n. .\r\n_x\t\n',),(bytearray(b'abc'),),(None,)): shown(f,*a)
    shown(f,data=b'abc'); shown(f,b'abc',foo=1)
for d in (b'hello world',b'a=b',b'line one \nline\ttwo\t\n.\n..\n. \n',b'x'*80,b'x'*74+b'=\n',b'\xff\x00\x80',b'a_b c',b' ',b'\t',b'\n',b'\r\n',b'a\r\nb\n',b'abc \r\n',b'x'*76,b'x'*75+b'\n',b'x'*77,b'='*30,b'.',b'.\n.',b'x'*73+b'  yy', b'\r',b'a\rb'):
    for q in (0,1):
        for i in (0,1):
            for h in (0,1): shown(binascii.b2a_qp,d,q,i,h)
    e=binascii.b2a_qp(d); shown(binascii.a2b_qp,e)
for d in (b'=',b'==',b'a=\nb',b'a=\r\nb',b'=4',b'=4G',b'=g1',b'a=b',b'a=41b',b'=41=42',b'a_b',b'=\n',b'=\r',b'==41',b'=3d=3D','=41',b'a= \nb',b'a=xyz\nb',b'=0a'): shown(binascii.a2b_qp,d); shown(binascii.a2b_qp,d,header=True)
for n in range(0,47,5): shown(binascii.b2a_uu,bytes(range(n))); shown(binascii.b2a_uu,bytes(n),backtick=True)
shown(binascii.b2a_uu,b'x'*46);shown(binascii.b2a_uu,b'x'*45)
for d in (b'',b' \n',b'#86)C\n',b'#86)C',b'#86)C extra\n',b'#86)C   \n',b'"86(\n',b'#86\n',b'#\x8086)\n',b'`\n',b'&86)C9&5F\n',b'#86)C`\n',b'#86)Cz\n','#86)C\n',b'#86)C\r\n',b'M',b'#8\n6)C',b'\n',b'\x00',b'a'): shown(binascii.a2b_uu,d)
print(binascii.Error.__mro__, binascii.Incomplete.__mro__)
