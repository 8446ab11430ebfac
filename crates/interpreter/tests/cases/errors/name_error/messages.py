# NameError and UnboundLocalError.
def trial(f):
    try:
        print(f())
    except NameError as e:
        print(type(e).__name__, e, "|", e.name)
def local():
    return x_local
    x_local = 1
def deleted():
    v = 1
    del v
    return v
def free():
    def inner(): return cell
    r = inner()
    cell = 1
    return r
def free_deleted():
    cell = 1
    def inner(): return cell
    del cell
    return inner()
def in_comp(): return [missing_in_comp for _ in range(1)]
def in_class():
    class K:
        y = missing_in_class
def in_default():
    def g(a=missing_default): pass
def in_lambda(): return (lambda: missing_in_lambda)()
def aug():
    counter += 1
def del_unbound():
    del nothing_here
    nothing_here = 1
def after_loop():
    for k in []: pass
    return k
def after_except():
    try: raise ValueError
    except ValueError as err: pass
    return err
def fstring(): return f"{missing_in_fstring}"
def call_missing(): return missing_function(1)
def conditional(flag=False):
    if flag: v = 1
    return v
def global_missing():
    global never_set_global
    return never_set_global
def nonlocal_unset():
    def inner():
        nonlocal q
        return q
    r = inner()
    q = 1
def with_del():
    import sys
    del sys
    return sys
for f in (local, deleted, free, free_deleted, in_comp, in_class, in_default, in_lambda, aug, del_unbound, after_loop, after_except, fstring, call_missing, conditional, global_missing, nonlocal_unset, with_del):
    trial(f)
try:
    undefined_at_top
except NameError as e:
    print(e)
try:
    del undefined_at_top
except NameError as e:
    print(e)
try:
    print(pint("x"))
except NameError as e:
    print(e)
