# After an exception a generator is finished; throw can replace, recover or end it.
def g():
    try:
        yield 1
        raise ValueError("own")
    finally: print("finally")
x = g()
print(next(x))
try: next(x)
except ValueError as e: print(e)
print(list(x), next(x, "finished"))
def resilient():
    n = 0
    while True:
        try:
            n += 1
            yield n
        except (ValueError, KeyError) as e: yield f"recovered from {e!r}"
r = resilient()
print(next(r), r.throw(ValueError("a")), next(r), r.throw(KeyError("b")), next(r))
try: r.throw(TypeError("fatal"))
except TypeError as e: print(e, list(r))
def chain_context():
    try: yield
    except ValueError: raise KeyError("new")
c = chain_context(); next(c)
try: c.throw(ValueError("orig"))
except KeyError as e: print(repr(e), repr(e.__context__))
def handling():
    try: raise IndexError("inside")
    except IndexError as e:
        yield repr(e)
        yield "still handling"
        raise
h = handling()
print(next(h))
try: raise LookupError("outside")
except LookupError: print(next(h))
try: next(h)
except IndexError as e: print("re-raised", e)
def ex_in_finally():
    try: yield 1
    finally: raise RuntimeError("in finally")
f = ex_in_finally(); next(f)
try: f.close()
except RuntimeError as e: print(e, repr(e.__context__))
