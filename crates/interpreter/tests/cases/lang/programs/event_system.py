# An event emitter with priorities, once-handlers, wildcards and cancelling.
class Event:
    def __init__(self, name, **data):
        self.name, self.data, self.cancelled = name, data, False
    def cancel(self):
        self.cancelled = True
    def __getattr__(self, key):
        try:
            return self.__dict__["data"][key]
        except KeyError:
            raise AttributeError(f"event has no {key!r}") from None
class Emitter:
    def __init__(self):
        self._handlers = {}
        self._order = 0
    def on(self, name, priority=0, once=False):
        def register(f):
            self._order += 1
            self._handlers.setdefault(name, []).append((-priority, self._order, once, f))
            self._handlers[name].sort(key=lambda h: h[:2])
            return f
        return register
    def off(self, name, f):
        self._handlers[name] = [h for h in self._handlers.get(name, ()) if h[3] is not f]
    def emit(self, name, **data):
        event = Event(name, **data)
        results = []
        for key in (name, "*"):
            for handler in list(self._handlers.get(key, ())):
                _, _, once, f = handler
                if event.cancelled:
                    break
                try:
                    results.append(f(event))
                except Exception as e:
                    results.append(f"{f.__name__} failed: {e}")
                if once:
                    self._handlers[key].remove(handler)
        return results
bus = Emitter()
@bus.on("login")
def greet(e):
    return f"hello {e.user}"
@bus.on("login", priority=10)
def audit(e):
    return f"audit {e.name}:{sorted(e.data)}"
@bus.on("login", once=True)
def first(e):
    return "first login!"
@bus.on("*", priority=-1)
def everything(e):
    return f"saw {e.name}"
@bus.on("delete", priority=5)
def guard(e):
    if e.target == "root":
        e.cancel()
        return "refused"
    return "allowed"
@bus.on("delete")
def delete(e):
    return f"deleted {e.target}"
print(bus.emit("login", user="ann"))
print(bus.emit("login", user="bob"))
print(bus.emit("login"))
print(bus.emit("delete", target="tmp"))
print(bus.emit("delete", target="root"))
bus.off("login", greet)
print(bus.emit("login", user="cy"), bus.emit("unknown"))
