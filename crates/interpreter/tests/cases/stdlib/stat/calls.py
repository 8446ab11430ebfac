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


class Failing:
    def __index__(self):
        raise KeyError("index")

    def __repr__(self):
        return "Failing()"


class Int(int):
    pass


import stat
print(repr(stat.S_ISDIR), stat.S_ISDIR.__name__, stat.S_ISDIR.__qualname__)
for f in (stat.S_ISDIR, stat.S_IMODE, stat.S_IFMT, stat.filemode, stat.S_ISDOOR):
    for a in ((),(0,),(0o40755,),(-1,),(2**32,),(2**64,),(10**30,),(-10**30,),('x',),(1.5,),(None,),(Index(),),(Failing(),),(True,),(Int(16877),),(1,2)):
        shown(f,*a)
    shown(f,mode=1)
for m in (0o100644,0o104755,0o102755,0o101777,0o120777,0o140000,0o10600,0o60660,0o20620,0o6000,0o7777,0o107666,0o170000,0):
    print(stat.filemode(m),[f(m) for f in (stat.S_ISDIR,stat.S_ISCHR,stat.S_ISBLK,stat.S_ISREG,stat.S_ISFIFO,stat.S_ISLNK,stat.S_ISSOCK,stat.S_ISDOOR,stat.S_ISPORT,stat.S_ISWHT)],stat.S_IMODE(m),stat.S_IFMT(m))
print({k:v for k,v in sorted(vars(stat).items()) if isinstance(v,int)})
