import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import token
print(token.__all__);print(token.tok_name);print(token.EXACT_TOKEN_TYPES)
for f in (token.ISTERMINAL,token.ISNONTERMINAL,token.ISEOF):
    for a in ((),(0,),(255,),(256,),('x',),(1.5,),(1,2),(None,)): shown(f,*a)
    shown(f,x=3); shown(f,y=3)
