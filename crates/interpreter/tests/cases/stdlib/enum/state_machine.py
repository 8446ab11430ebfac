# Enums in a program: transitions, parsing, dispatch, tables, dataclasses.
from enum import Enum, IntEnum, Flag, StrEnum, auto, unique, property as eprop, global_enum
from dataclasses import dataclass
from collections import Counter
from functools import singledispatch
import copy

@unique
class State(Enum):
    DRAFT = "draft"; REVIEW = "review"; DONE = "done"; REJECTED = "rejected"
    @property
    def final(self): return self in (State.DONE, State.REJECTED)
    def can(self, other): return other in MOVES.get(self, ())
    @classmethod
    def parse(cls, text):
        try: return cls[text.strip().upper()]
        except KeyError:
            valid = ", ".join(m.name for m in cls); raise ValueError(f"{text!r} is not one of {valid}") from None
MOVES = {State.DRAFT: {State.REVIEW}, State.REVIEW: {State.DONE, State.REJECTED, State.DRAFT}}
@dataclass
class Doc:
    title: str
    state: State = State.DRAFT
    def move(self, to):
        if not self.state.can(to): raise RuntimeError(f"{self.state.name} -> {to.name} not allowed")
        self.state = to
        return self
d = Doc("a"); print(d, d.move(State.REVIEW).move(State.DONE), d.state.final)
for bad in (lambda: d.move(State.DRAFT), lambda: State.parse("nope"), lambda: State("nope")):
    try: bad()
    except Exception as e: print(type(e).__name__, e, e.__cause__)
print(State.parse(" review "), Counter(s.final for s in State), {s.name: sorted(t.value for t in MOVES.get(s, ())) for s in State})
class Op(Enum):
    ADD = "+"; SUB = "-"; MUL = "*"
    def __call__(self, a, b): return {"+": a + b, "-": a - b, "*": a * b}[self.value]
print(Op.ADD(2, 3), Op("*")(4, 5), [op(6, 2) for op in Op])
def describe(x):
    match x:
        case State.DONE | State.REJECTED: return "closed"
        case State(): return "open"
        case Op(value="+"): return "plus"
        case _: return "other"
print([describe(x) for x in (State.DONE, State.DRAFT, Op.ADD, Op.SUB, 5)])
class Weekday(IntEnum):
    MON = 0; TUE = auto(); WED = auto(); THU = auto(); FRI = auto(); SAT = auto(); SUN = auto()
    @property
    def weekend(self): return self >= Weekday.SAT
    def __add__(self, n): return Weekday((int(self) + n) % 7)
print([w.name for w in Weekday if w.weekend], Weekday.FRI + 3, Weekday(2), list(Weekday)[::3])
@singledispatch
def show(x): return "?"
@show.register
def _(x: State): return x.value
@show.register(Weekday)
def _(x): return "day " + x.name
print(show(State.DONE), show(Weekday.MON), show(1), copy.deepcopy([State.DONE])[0] is State.DONE)
class Level(StrEnum):
    DEBUG = auto(); INFO = auto()
    @classmethod
    def _missing_(cls, value): return cls.INFO
print(Level("zzz"), f"<{Level.DEBUG:^9}>", Level.INFO.startswith("in"), sorted(Level), {Level.INFO: 1}["info"])
@global_enum
class G(Enum): GA = 1
print(GA, repr(GA), str(G.GA))
class Cfg(Enum):
    _ignore_ = ["x", "names"]
    names = {}
    for x in range(3): names[f"N{x}"] = x
    vars().update(names)
print(list(Cfg), Cfg.N1.value, Cfg._member_names_, Cfg._member_map_["N2"], Cfg._value2member_map_[0])
