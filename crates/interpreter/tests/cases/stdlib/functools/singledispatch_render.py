# singledispatch over builtin and own types.
from functools import singledispatch, singledispatchmethod
from dataclasses import dataclass
@singledispatch
def html(x): return f"<p>{x}</p>"
@html.register(str)
def _(x): return "<q>" + x.replace("<", "&lt;") + "</q>"
@html.register
def _(x: bool): return "yes" if x else "no"
@html.register(int)
@html.register(float)
def _(x): return f"<b>{x:,}</b>"
@html.register
def _(x: list): return "<ul>" + "".join(f"<li>{html(i)}</li>" for i in x) + "</ul>"
@html.register(dict)
def _(x): return "; ".join(f"{k}={html(v)}" for k, v in x.items())
@html.register(type(None))
def _(x): return "-"
@dataclass
class P: x: int
print(html("a<b"), html(1234567), html(True), html([1, "x", [None]]), html({"k": 2.5}), html(P(1)), html((1,)), html.dispatch(bool)(False))
class Fmt:
    @singledispatchmethod
    def show(self, x): return f"?{x}"
    @show.register
    def _(self, x: int): return f"int {x}"
    @show.register(str)
    def _(self, x): return f"str {self.show(len(x))}"
f = Fmt(); print(f.show(1), f.show("abc"), f.show(None), Fmt.show(f, 2))
class Sub(list): pass
print(html(Sub([1])), html.registry[int] is html.registry[float], int in html.registry, len(html.registry))
try: html()
except TypeError as e: print(e)
