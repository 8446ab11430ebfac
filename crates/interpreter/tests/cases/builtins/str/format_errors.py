# Errors of str.format.
tests = ["{}", "{0} {}", "{} {0}", "{1}", "{x}", "{", "}", "{0", "{!}", "{!x}", "{0!r", "{0.x}", "{0[9]}", "{0[a]}", "{:d}", "{0.}", "{0[}", "{0[]}", "{:{}}", "{!rx}", "{0!r:x}", "{a b}", "{:{:{}}}", "{-1}", "{0x}", "}{", "{ }", "{0 }"]
for t in tests:
    try:
        print(t, "->", t.format("s", ) if t != "{}" else t.format())
    except Exception as e:
        print(t, "|", type(e).__name__, e)
for t in ("{0[0]}", "{.real}", "{:5}"):
    try:
        print(t.format(None))
    except Exception as e:
        print(t, "|", type(e).__name__, e)
try:
    "{x}".format_map(5)
except TypeError as e:
    print(e)
try:
    "{}".format_map({"": 1})
except Exception as e:
    print(type(e).__name__, e)
try:
    "{}".format_map([1])
except Exception as e:
    print(type(e).__name__, e)
