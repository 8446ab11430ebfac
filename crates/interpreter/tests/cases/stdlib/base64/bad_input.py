# Every decoder and what it refuses.
import base64, binascii
def attempt(f, *a, **k):
    try:
        print(f.__name__, a, "->", f(*a, **k))
    except Exception as e:
        print(f.__name__, a, type(e).__name__, "-", e)
for t in ("YWJj", "YWJ", "YW", "Y", "YWJj!", "Y W J j", "====", "YQ=", "YQ==YQ==", "é"):
    attempt(base64.b64decode, t)
for t in ("YWJj", "YWJj\n", "YW!j", "-_-_"):
    attempt(base64.b64decode, t, validate=True)
for t in ("MFRGG===", "MFRGG", "mfrgg===", "MFRGG==", "1FRGG===", ""):
    attempt(base64.b32decode, t)
for t in ("6162", "616", "61 62", "ZZ", "6A", "6a", ""):
    attempt(base64.b16decode, t)
for t in ("VPaz%", "VPa", "abc~~", "   ", ""):
    attempt(base64.b85decode, t)
for v in (None, 5, ["a"]):
    attempt(base64.b64encode, v)
