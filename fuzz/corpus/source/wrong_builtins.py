# Every builtin function and standard function with arguments that do not fit.
import builtins, math, cmath, json, re, itertools, functools, operator, collections, datetime, random, struct, base64, binascii, zlib, hashlib, heapq, bisect, string, textwrap, unicodedata, statistics, fractions, decimal, copy, html, uuid, csv, io, array, time, calendar
ODD = (None, -1, 2**70, 1.5, "", "x", b"y", [], {}, (), object(), float("inf"), [None], "%s{}", range(3))
SKIP = {"exit", "quit", "input", "breakpoint", "help", "sleep", "count", "cycle", "repeat"}
for module in (builtins, math, cmath, json, re, itertools, functools, operator, collections, datetime, random, struct, base64, binascii, zlib, hashlib, heapq, bisect, string, textwrap, unicodedata, statistics, fractions, decimal, copy, html, uuid, csv, io, array, time, calendar):
    for name in dir(module):
        function = getattr(module, name)
        if name in SKIP or not callable(function): continue
        for odd in ODD:
            for arguments in ((), (odd,), (odd, odd), (odd, 1, odd), ("a", odd)):
                try: function(*arguments)
                except BaseException: pass
