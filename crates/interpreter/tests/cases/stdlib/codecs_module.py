# `codecs`: encodings by name, error handlers, codecs of the guest, and streams; what is raised where something is wrong.
import codecs
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e, '|', type(e.__cause__).__name__)
t(lambda: codecs.encode(b'a','utf-8')); t(lambda: codecs.encode(b'a','cp1252')); t(lambda: codecs.encode(3,'latin-1')); t(lambda: codecs.decode('a','utf-8')); t(lambda: codecs.decode('a','ascii')); t(lambda: codecs.decode('a','cp1252')); t(lambda: codecs.decode(3,'utf-16')); t(lambda: codecs.decode('a','utf-8-sig'))
t(lambda: codecs.encode('é','ascii')); t(lambda: codecs.decode(b'\xff','utf-8')); t(lambda: codecs.encode('a','nope')); t(lambda: codecs.lookup('nope')); t(lambda: codecs.lookup(3)); t(lambda: codecs.encode('x', 'rot13')); t(lambda: codecs.encode(b'x', 'rot13')); t(lambda: codecs.encode(b'xyz', 'hex')); t(lambda: codecs.encode('xyz', 'hex')); t(lambda: codecs.decode(b'zz', 'hex')); t(lambda: codecs.decode('6162', 'hex')); t(lambda: codecs.encode(b'xyz', 'base64')); t(lambda: codecs.decode(b'eHl6Cg==', 'base64')); t(lambda: codecs.decode(b'e', 'base64')); t(lambda: codecs.decode(codecs.encode(b'xyz','zlib'),'zlib')); t(lambda: codecs.decode(b'xyz','zlib'))
t(lambda: codecs.encode('a\xe9','ascii','nope')); t(lambda: codecs.lookup_error('nope')); t(lambda: codecs.lookup('UTF8').name); t(lambda: [codecs.lookup(n).name for n in ('latin1','ascii','utf_16','utf-16-le','cp1252','utf-8-sig','unicode_escape','rot13','hex','base64','zlib','iso-8859-15','cp437','mac_roman','koi8-r')])
i=codecs.lookup('utf-8'); t(lambda: (len(i), i.name, i._is_text_encoding, i.encode('é'), i.decode(b'\xc3\xa9'), isinstance(i, tuple), type(i).__name__, i[0] is i.encode))
t(lambda: codecs.utf_8_encode('é')); t(lambda: codecs.utf_8_decode(b'\xc3')); t(lambda: codecs.utf_8_decode(b'a\xc3','strict',False)); t(lambda: codecs.ascii_encode('a')); t(lambda: codecs.latin_1_decode(b'\xe9')); t(lambda: codecs.escape_decode(rb'\x41\n')); t(lambda: codecs.escape_encode(b'\x00\n')); t(lambda: codecs.unicode_escape_decode(r'\u00e9')); t(lambda: codecs.unicode_escape_encode('é')); t(lambda: codecs.utf_16_le_encode('a'))
d=codecs.getincrementaldecoder('utf-8')(); t(lambda: (d.decode(b'\xe2\x82'), d.getstate(), d.decode(b'\xac!'), d.getstate())); t(lambda: d.decode(b'\xe2', True)); 
e=codecs.getincrementalencoder('utf-16')(); t(lambda: (e.encode('a'), e.getstate(), e.encode('b'), e.getstate())); t(lambda: (e.reset(), e.encode('c')))
d=codecs.getincrementaldecoder('utf-16')(); t(lambda: [d.decode(bytes([b])) for b in 'aé€😀'.encode('utf-16')]); t(lambda: d.getstate())
d=codecs.getincrementaldecoder('utf-8-sig')(); t(lambda: [d.decode(bytes([b])) for b in 'a€'.encode('utf-8-sig')]); t(lambda: d.getstate())
t(lambda: list(codecs.iterdecode([b'\xe2\x82', b'\xac', b'x'],'utf-8'))); t(lambda: list(codecs.iterencode(['a','é'],'utf-16')))
import io
w=codecs.getwriter('utf-8')(io.BytesIO()); t(lambda: w.write('é')); t(lambda: w.writelines(['a','b'])); t(lambda: w.stream.getvalue()); t(lambda: w.getvalue())
r=codecs.getreader('utf-8')(io.BytesIO('é1\nzwei\r\ndrei'.encode())); t(lambda: r.readline()); t(lambda: r.read(2)); t(lambda: r.readlines()); t(lambda: r.read()); r.seek(0); t(lambda: list(r)); r.seek(0); t(lambda: r.readline(keepends=False)); t(lambda: r.read(chars=2)); t(lambda: r.readline())
with codecs.getreader('latin-1')(io.BytesIO(b'\xe9')) as r: t(lambda: r.read())
rec=codecs.EncodedFile(io.BytesIO('é'.encode('latin-1')),'utf-8','latin-1'); t(lambda: rec.read())
rw=codecs.StreamReaderWriter(io.BytesIO(b'ab\ncd'), codecs.getreader('ascii'), codecs.getwriter('ascii')); t(lambda: (rw.readline(), next(rw), rw.encoding)); t(lambda: next(rw))
t(lambda: [getattr(codecs,n) for n in sorted(dir(codecs)) if n.startswith('BOM')])
for name in ('strict','ignore','replace','xmlcharrefreplace','backslashreplace','namereplace'):
    h=codecs.lookup_error(name)
    t(lambda: h(UnicodeEncodeError('ascii','aé€b',1,3,'why'))); t(lambda: h(UnicodeDecodeError('ascii',b'a\xff\xfeb',1,3,'why'))); t(lambda: h(UnicodeTranslateError('aé€b',1,3,'why'))); t(lambda: h(ValueError()))
t(lambda: codecs.lookup_error('surrogateescape')(UnicodeDecodeError('ascii',b'a\xff\xfeb',1,3,'why')))
codecs.register_error('mine', lambda e: ('<%s>' % (e.object[e.start:e.end]), e.end))
t(lambda: codecs.encode('aéb','ascii','mine')); t(lambda: codecs.encode('aéb€', 'ascii','mine')); t(lambda: codecs.decode(b'a\xffb', 'ascii','mine')); t(lambda: codecs.decode(b'a\xffb\xc3', 'utf-8','mine')); t(lambda: codecs.register_error('x',3)); t(lambda: codecs.register_error(3,3))
codecs.register_error('bad', lambda e: 3); t(lambda: codecs.encode('é', 'ascii','bad')); t(lambda: codecs.decode(b'\xff', 'ascii','bad'))
codecs.register_error('back', lambda e: ('x', -1)); t(lambda: codecs.encode('aéb', 'ascii','back'))
codecs.register_error('far', lambda e: ('x', 99)); t(lambda: codecs.encode('aéb', 'ascii','far'))
codecs.register_error('bytes', lambda e: (b'\xff', e.end)); t(lambda: codecs.encode('aéb', 'ascii','bytes'))
codecs.register_error('unenc', lambda e: ('é', e.end)); t(lambda: codecs.encode('aéb', 'ascii','unenc'))
def search(name):
    if name=='upside': return codecs.CodecInfo(lambda s,e='strict':(s[::-1].encode(),len(s)), lambda b,e='strict':(bytes(b).decode()[::-1],len(b)), name='upside')
codecs.register(search)
t(lambda: codecs.encode('abc','upside')); t(lambda: codecs.decode(b'abc','UPSIDE')); t(lambda: codecs.lookup('upside').name); codecs.unregister(search); 
t(lambda: codecs.make_identity_dict([1,2])); t(lambda: codecs.make_encoding_map({1:2,3:2}))
t(lambda: sorted(codecs.__all__))
t(lambda: codecs.decode(b'\\x41\\u00e9','unicode_escape')); t(lambda: codecs.encode('é\n','unicode_escape')); t(lambda: codecs.encode('Hello, World!','rot_13')); t(lambda: codecs.getencoder('rot13')('abc')); t(lambda: codecs.getdecoder('hex')(b'41'))


# Streams in small steps.
for name in ("utf-8", "utf-16", "utf-16-be", "utf-32", "utf-8-sig", "latin-1", "cp1252"):
    text = "é1\nzw\x85ei\r\n" + "a" * 100 + "\nend"
    if name == "latin-1" or not name.startswith("cp"): data = text.encode(name)
    else: text = text.replace("\x85", "…"); data = text.encode(name)
    for step in (1, 2, 3, 5):
        r = codecs.getreader(name)(io.BytesIO(data)); parts = []
        while part := r.read(step): parts.append(part)
        t(lambda: ("".join(parts) == text, len(parts)))
        r.seek(0); t(lambda: [r.readline(step) for _ in range(6)])
    r = codecs.getreader(name)(io.BytesIO(data)); t(lambda: [r.readline(), r.read(chars=3), r.readline(keepends=False), r.readlines()])
    out = io.BytesIO(); w = codecs.getwriter(name)(out); w.write("é"); w.write("x"); t(out.getvalue); w.seek(0); w.write("y"); t(out.getvalue)
    d = codecs.getincrementaldecoder(name)(); t(lambda: [(d.decode(data[at:at + 1]), d.getstate()) for at in range(12)]); d.reset(); t(lambda: d.decode(data, True) == text)
    e = codecs.getincrementalencoder(name)("replace"); t(lambda: (e.getstate(), e.encode("é"), e.getstate(), e.encode("\u0100")))
    state = d.getstate(); d.setstate((b"", 0)); t(lambda: d.getstate())

# Bytes as literals write them.
for data in (b"a'b", b'a"b', b"\'\"", b"\\", b"\x00\xff \t\n\r~\x7f", b""): t(lambda: codecs.escape_encode(data)); t(lambda: codecs.escape_decode(codecs.escape_encode(data)[0])[0] == data)
import warnings
warnings.simplefilter("ignore")
for data in (rb"\101\8\q\0\1234\777", rb"a\'b\n\a\b\f\v\r\t\"", b"a\\\nb", b"\\", rb"\x4", rb"ab\xg", rb"\x41\x", "é\\x41", bytearray(b"x\\ty")): t(lambda: codecs.escape_decode(data)); t(lambda: codecs.escape_decode(data, "replace")); t(lambda: codecs.escape_decode(data, "ignore")); t(lambda: codecs.escape_decode(data, "other"))
t(lambda: codecs.escape_encode("x")); t(lambda: codecs.escape_decode(3))
