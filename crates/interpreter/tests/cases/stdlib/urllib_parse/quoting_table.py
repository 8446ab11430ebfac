from urllib.parse import *

def shown(function, *args, **names):
    try:
        print(function.__name__, args, {name: getattr(value, "__name__", value) for name, value in names.items()}, repr(function(*args, **names)))
    except Exception as error:
        print(function.__name__, args, type(error).__name__, error)

for text in ("hello world", "a/b?c=d&e", "é ü", "", "a+b", "100%", "~x_-.", "\ud800", b"a b", b"\xff", 5, None):
    for function in (quote, quote_plus, unquote, unquote_plus, quote_from_bytes, unquote_to_bytes):
        shown(function, text)
shown(quote, "a b", safe=" ")
shown(quote, "é", encoding="latin-1")
shown(quote, "a/b", safe="")
shown(quote, b"a", encoding="utf-8")
shown(quote, "é", "é")
shown(quote_plus, "a b", "+")
shown(unquote, "%E9", encoding="latin-1")
shown(unquote, "%ff%41é%42%zz%4")
shown(unquote, "%C3%A9%E2%82")
shown(unquote_plus, "a+b%20c")
shown(unquote, b"%41")
shown(quote)
shown(quote, "a", "b", "c", "d", "e")
shown(quote, text="a")
