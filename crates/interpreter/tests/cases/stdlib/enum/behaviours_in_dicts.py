# Enums as keys, in sets, sorted, counted and in json.
from enum import Enum, IntEnum, StrEnum, auto
from collections import Counter, defaultdict
import json
class Suit(Enum): CLUBS = "c"; HEARTS = "h"; SPADES = "s"
class Size(IntEnum): S = 1; M = 2; L = 3
class Env(StrEnum): DEV = auto(); PROD = auto()
hand = [Suit.HEARTS, Suit.CLUBS, Suit.HEARTS]
c = Counter(hand); print(c.most_common(1), c[Suit.SPADES], {s.name: n for s, n in c.items()})
by = defaultdict(list)
for s in hand: by[s].append(s.value)
print(dict(by), len({*hand}), Suit.HEARTS in hand, hand.index(Suit.CLUBS), sorted(hand, key=lambda s: s.value))
print(json.dumps({"size": Size.M, "env": Env.PROD, Env.DEV: 1, "suit": Suit.CLUBS.value}), json.dumps([s.name for s in Suit]))
print(max(Size), sorted(Size, reverse=True), Size.S < Size.L, sum(Size), [s for s in Size if s > 1], Size(2).name, Size["L"].value)
print(f"{Env.DEV}", Env.DEV == "dev", Env("prod"), Env.DEV.upper(), "-".join(Env), {Env.DEV: 1}["dev"], Env.PROD in ("dev", "prod"))
config = {Env.DEV: {"debug": True}, Env.PROD: {"debug": False}}; print(config[Env("dev")]["debug"], config["prod"])
def parse(text, cls):
    for m in cls:
        if text.lower() in (m.name.lower(), str(m.value).lower()): return m
    raise ValueError(f"{text!r} is not a valid {cls.__name__}")
print(parse("hearts", Suit), parse("3", Size), parse("DEV", Env))
try: parse("x", Suit)
except ValueError as e: print(e)
match Size.M:
    case Size.S | Size.M: print("small or medium")
