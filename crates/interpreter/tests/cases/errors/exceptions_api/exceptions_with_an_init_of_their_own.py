# What the arguments of an exception mean is decided when its class calls the __init__ of the builtin one.
def t(f):
    try: print(f.__name__, f())
    except BaseException as e: print(f.__name__, type(e).__name__, e)
class PE(SyntaxError):
    def __init__(s,msg,pos): super().__init__(msg); s.pos=pos
def g2():
    try: raise PE('x',3)
    except PE as e: return repr(e), e.msg, e.pos, e.args
t(g2)
class N(OSError):
    def __init__(s,c): s.c=c
def g3(): return repr(N(5)), str(N(5)), N(5).errno, N(5).args
t(g3)
class O2(OSError):
    def __init__(s,c): super().__init__(c,'msg','file'); 
def g4(): e=O2(2); return repr(e), str(e), e.errno, e.filename, type(e)
t(g4)
class SI(StopIteration):
    def __init__(s,v): pass
def g5(): return SI(3).value, SI(3).args
t(g5)
class SE(SystemExit):
    def __init__(s,v): super().__init__(v+1)
def g6(): return SE(3).code, SE(3).args
t(g6)
class UD(UnicodeDecodeError):
    def __init__(s,m): super().__init__('utf-8',b'ab',0,1,m)
def g7(): e=UD('why'); return str(e), e.reason, e.start
t(g7)
class IE(ImportError):
    def __init__(s,m,*,name=None,extra=None): super().__init__(m,name=name); s.extra=extra
def g8(): e=IE('m',name='n',extra=4); return e.name,e.path,e.msg,e.extra,e.args
t(g8)
class AE(AttributeError):
    def __init__(s,m,name): super().__init__(m)
def g9(): e=AE('m',name='q'); return e.name,e.args
t(g9)
class KE(KeyError):
    def __init__(s,k,*,hint=''): super().__init__(k); s.hint=hint
def g10(): e=KE('k',hint='h'); return str(e),repr(e),e.hint,e.args
t(g10)
class VE(ValueError):
    def __init__(s,*,code): s.code=code
def g11(): e=VE(code=3); return str(e),repr(e),e.args,e.code
t(g11)
class Plain(ValueError): pass
t(lambda: Plain(a=1))
t(lambda: repr(Plain(1,2)))
