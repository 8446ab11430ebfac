# Event sourcing: events, a fold into state, snapshots, projections and validation.
class Event:
    def __init__(self, **data): self.__dict__.update(data)
    def __repr__(self): return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"
    def __init_subclass__(cls): Event.kinds = {**getattr(Event, "kinds", {}), cls.__name__: cls}
class Received(Event): pass
class Shipped(Event): pass
class Counted(Event): pass
class Reserved(Event): pass
class Rejected(Exception): pass
class Stock:
    def __init__(self): self.on_hand, self.reserved, self.version = {}, {}, 0
    def apply(self, e):
        match e:
            case Received(sku=s, qty=q): self.on_hand[s] = self.on_hand.get(s, 0) + q
            case Shipped(sku=s, qty=q):
                self.on_hand[s] -= q
                self.reserved[s] = max(0, self.reserved.get(s, 0) - q)
            case Counted(sku=s, actual=n): self.on_hand[s] = n
            case Reserved(sku=s, qty=q): self.reserved[s] = self.reserved.get(s, 0) + q
            case _: raise TypeError(f"unknown event {e!r}")
        self.version += 1
        return self
    def free(self, s): return self.on_hand.get(s, 0) - self.reserved.get(s, 0)
    def __repr__(self): return f"v{self.version} {self.on_hand} reserved {self.reserved}"
class Warehouse:
    def __init__(self): self.events, self.state = [], Stock()
    def emit(self, e): self.events.append(e); self.state.apply(e); return self
    def receive(self, sku, qty):
        if qty <= 0: raise Rejected(f"bad quantity {qty}")
        return self.emit(Received(sku=sku, qty=qty))
    def reserve(self, sku, qty):
        if (free := self.state.free(sku)) < qty: raise Rejected(f"only {free} {sku} free, wanted {qty}")
        return self.emit(Reserved(sku=sku, qty=qty))
    def ship(self, sku, qty):
        if self.state.on_hand.get(sku, 0) < qty: raise Rejected(f"cannot ship {qty} {sku}")
        return self.emit(Shipped(sku=sku, qty=qty))
    def count(self, sku, actual):
        if actual != self.state.on_hand.get(sku, 0): self.emit(Counted(sku=sku, actual=actual))
        return self
    def at(self, version):
        s = Stock()
        for e in self.events[:version]: s.apply(e)
        return s
w = Warehouse()
w.receive("pen", 10).receive("cup", 3).reserve("pen", 4).ship("pen", 6).count("cup", 3).count("cup", 2)
print(w.state, *w.events, sep="\n")
for f in (lambda: w.receive("pen", 0), lambda: w.reserve("pen", 99), lambda: w.ship("hat", 1), lambda: w.emit(Event(x=1)), lambda: w.reserve("cup", 3)):
    try: f()
    except (Rejected, TypeError) as e: print(type(e).__name__, e)
print([w.at(v) for v in (0, 2, 4)], sep="\n")
projection = {}
for e in w.events: projection.setdefault(getattr(e, "sku", None), []).append(type(e).__name__[0])
print(projection, sorted(Event.kinds), w.at(5).on_hand == w.at(4).on_hand, w.state.version, len(w.events))
