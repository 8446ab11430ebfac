# Pickles of Python 2, and the names that old protocols write.
import collections
import functools
import io
import itertools
import pickle
import urllib.parse

for value in (range, zip, map, filter, str, bytes, int, len, functools.reduce, collections.UserDict, io.StringIO, OSError, urllib.parse.quote, Exception, itertools.zip_longest):
    for fix in (True, False):
        data = pickle.dumps(value, 2, fix_imports=fix)
        print(data, pickle.loads(data, fix_imports=fix) is value)
olds = [
    b"c__builtin__\nxrange\n(I1\nI5\ntR.", b"c__builtin__\nunicode\n.", b"c__builtin__\nlong\n.", b"cexceptions\nValueError\n(S'a'\ntR.", b"c__builtin__\nreduce\n.",
    b"(dp0\nS'name'\np1\nS'value'\np2\ns.", b"(lp0\nI1\naI01\naL5L\naF2.5\naNa.", b"S\"it's\"\n.", b"S'a\\nb\\x41\\\\'\n.", b"c__builtin__\nset\n((lp0\nI1\natR.", b"cUserDict\nUserDict\n.",
    b"(I1\nI2\nt.", b"(S'a'\nI1\nd.", b"(i__builtin__\ndict\n.", b"(c__builtin__\nlist\n(I1\nI2\nlo.", b"cdatetime\ndate\n(S'\\x07\\xe8\\x02\\x1d'\ntR.",
]
for old in olds:
    try:
        print(old, repr(pickle.loads(old, encoding="latin1")))
    except Exception as error:
        print(old, type(error).__name__, error)
for name in (b"c__builtin__\nxrange\n.", b"cexceptions\nKeyError\n."):
    for head in (b"", b"\x80\x02", b"\x80\x03"):
        try:
            print(head, pickle.loads(head + name))
        except ImportError as error:
            print(head, error)
