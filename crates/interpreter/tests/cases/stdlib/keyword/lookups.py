import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import keyword
print(keyword.kwlist,keyword.softkwlist,keyword.__all__)
shown(keyword.iskeyword,'if');shown(keyword.iskeyword,'x');shown(keyword.iskeyword,5);shown(keyword.iskeyword,[]);shown(keyword.issoftkeyword,'match');shown(keyword.iskeyword,{1})
