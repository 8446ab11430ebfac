# AttributeError messages for every kind of object.
class C:
    x = 1
    __slots__ = ("s",)
class D(C): pass
def f(): pass
import sys
for source in ("None.x", "(5).x", "(1.5).x", "'s'.x", "b''.x", "[].x", "().x", "{}.x", "{1}.x", "True.x", "C().y", "C.y", "C().s", "D().y", "f.x", "len.x", "(lambda: 0).x", "int.x", "type.x", "(x for x in []).x", "ValueError().x", "ValueError.x", "sys.zzz", "range(1).x", "iter([]).x", "object().x", "super(D, D()).zzz", "...x" if False else "Ellipsis.x", "NotImplemented.x", "slice(1).x", "memoryview(b'').x", "property().x", "f().x", "[].append.x", "D().m()", "'a'.len", "[].length", "[].push(1)", "{}.has_key('a')", "'a'.contains('b')", "(1).append", "'abc'.reverse()", "(1, 2).append(3)", "{1: 2}.add(1)", "{}.append(1)", "None.group(1)", "C.__nope__", "C().__nope__", "{}.a.b.c"):
    try:
        eval(source)
        print(source, "no error")
    except AttributeError as e:
        print(source, "|", e, "|", e.name)
