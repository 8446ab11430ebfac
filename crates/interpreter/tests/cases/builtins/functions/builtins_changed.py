# Builtins that the guest changes are seen at once.
import builtins
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
# builtins
def f(): return len([1,2])
print(f(), f()); builtins.len=lambda x: 'patched'; print(f(), f()); del builtins.len; t(f); builtins.len=lambda x:'again'; print(f(), f()); len=lambda x:'global'; print(f()); del len; print(f(),f()); builtins.new_one=5
def h(): return new_one
print(h(),h()); builtins.new_one=6; print(h(),h()); del builtins.new_one; t(h)
