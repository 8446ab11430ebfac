# Classes of any metaclass can be in a union.
import enum, abc, typing, collections.abc
class C(enum.Enum): A=1
class M(type): pass
class K(metaclass=M): pass
class MO(type):
    def __or__(c,o): return ('or',o)
    def __ror__(c,o): return ('ror',o)
class KO(metaclass=MO): pass
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t(lambda: C|None); t(lambda: None|C); t(lambda: K|None); t(lambda: int|K); t(lambda: K|int|None); t(lambda: KO|None); t(lambda: None|KO); t(lambda: KO|int); t(lambda: int|KO)
t(lambda: collections.abc.Iterable|None); t(lambda: list[int]|C); t(lambda: C|list[int]); t(lambda: C|'x'); t(lambda: K|5); t(lambda: (int|str)|K); t(lambda: K|(int|str)); t(lambda: K|typing.List[int]); t(lambda: typing.Any|K)
class P(typing.Protocol): pass
class TD(typing.TypedDict): a:int
class NT(typing.NamedTuple): a:int
t(lambda: P|None); t(lambda: TD|None); t(lambda: NT|None); t(lambda: typing.Optional[C]); t(lambda: isinstance(C.A, C|None)); t(lambda: isinstance(None, C|None))
T=typing.TypeVar('T')
t(lambda: T|None); t(lambda: None|T); t(lambda: K|T); t(lambda: T|K)
