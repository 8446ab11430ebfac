# A traffic light and a vending machine as state machines.
class StateMachine:
    transitions = {}
    initial = None
    def __init__(self):
        self.state = self.initial
        self.log = []
    def fire(self, event, *args):
        key = (self.state, event)
        if key not in self.transitions:
            raise ValueError(f"{event!r} is not possible in {self.state!r}")
        target, action = self.transitions[key]
        if action:
            result = getattr(self, action)(*args)
            if result is False:
                return self.state
        self.log.append(f"{self.state}->{target}")
        self.state = target
        return self.state
class Light(StateMachine):
    initial = "red"
    transitions = {("red", "tick"): ("green", None), ("green", "tick"): ("yellow", None), ("yellow", "tick"): ("red", None)}
    transitions |= {(s, "fail"): ("blinking", None) for s in ("red", "green", "yellow")}
class Vending(StateMachine):
    initial = "idle"
    prices = {"tea": 150, "coffee": 220}
    transitions = {
        ("idle", "coin"): ("paying", "add"),
        ("paying", "coin"): ("paying", "add"),
        ("paying", "select"): ("idle", "vend"),
        ("paying", "cancel"): ("idle", "refund"),
    }
    def __init__(self):
        super().__init__()
        self.credit = 0
        self.out = []
    def add(self, cents):
        self.credit += cents
    def vend(self, what):
        price = self.prices[what]
        if price > self.credit:
            self.out.append(f"need {price - self.credit} more")
            return False
        self.out.append(what)
        self.credit -= price
        self.refund()
    def refund(self):
        coins = []
        for c in (200, 100, 50, 20, 10):
            n, self.credit = divmod(self.credit, c)
            coins += [c] * n
        if coins:
            self.out.append(coins)
light = Light()
print([light.fire("tick") for _ in range(5)], light.fire("fail"))
try:
    light.fire("tick")
except ValueError as e:
    print(e)
v = Vending()
for event, *args in (("coin", 100), ("select", "tea"), ("coin", 100), ("coin", 20), ("select", "tea"), ("coin", 50), ("cancel",), ("select", "tea"), ("coin", 500), ("select", "juice")):
    try:
        print(event, args, "->", v.fire(event, *args), v.credit)
    except (ValueError, KeyError) as e:
        print(event, args, "!", type(e).__name__, e)
print(v.out, v.log)
