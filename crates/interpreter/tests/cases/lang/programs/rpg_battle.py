# A turn-based battle with items, effects, logs and deterministic dice.
class Dice:
    def __init__(self, seed): self.s = seed
    def roll(self, sides): self.s = (self.s * 1103515245 + 12345) & 0x7FFFFFFF; return self.s // 65536 % sides + 1
class Effect:
    def __init__(self, name, turns, hp=0, attack=0): self.name, self.turns, self.hp, self.attack = name, turns, hp, attack
class Fighter:
    def __init__(self, name, hp, attack, defence, skills=()): self.name, self.hp, self.max_hp, self._attack, self.defence, self.skills, self.effects = name, hp, hp, attack, defence, list(skills), []
    @property
    def attack(self): return self._attack + sum(e.attack for e in self.effects)
    alive = property(lambda self: self.hp > 0)
    def hurt(self, n): n = max(1, n - self.defence); self.hp = max(0, self.hp - n); return n
    def heal(self, n): before = self.hp; self.hp = min(self.max_hp, self.hp + n); return self.hp - before
    def tick(self):
        for e in self.effects[:]:
            if e.hp: self.hp = max(0, min(self.max_hp, self.hp + e.hp)); yield f"{self.name} {'loses' if e.hp < 0 else 'gains'} {abs(e.hp)} ({e.name})"
            e.turns -= 1
            if e.turns == 0: self.effects.remove(e); yield f"{e.name} on {self.name} ends"
    def __str__(self): return f"{self.name} {self.hp}/{self.max_hp}" + (f" [{', '.join(e.name for e in self.effects)}]" if self.effects else "")
def strike(a, b, d): return f"{a.name} hits {b.name} for {b.hurt(a.attack + d.roll(6))}"
def poison(a, b, d): b.effects.append(Effect("poison", 2, hp=-3)); return f"{a.name} poisons {b.name}"
def rage(a, b, d): a.effects.append(Effect("rage", 3, attack=4)); return f"{a.name} rages"
def mend(a, b, d): return f"{a.name} heals {a.heal(d.roll(8) + 2)}"
def battle(a, b, seed, limit=30):
    dice, turn = Dice(seed), 0
    while a.alive and b.alive and turn < limit:
        turn += 1
        for me, other in ((a, b), (b, a)):
            if not (me.alive and other.alive): break
            skill = me.skills[dice.roll(len(me.skills)) - 1] if me.hp > me.max_hp // 3 else next((s for s in me.skills if s is mend), strike)
            yield f"{turn}: {skill(me, other, dice)}"
            for line in me.tick(): yield "   " + line
        yield f"   {a} | {b}"
    yield f"winner: {a.name if a.alive and not b.alive else b.name if b.alive and not a.alive else 'nobody'} after {turn}"
lines = list(battle(Fighter("Ann", 30, 6, 2, [strike, poison, mend]), Fighter("Orc", 40, 7, 1, [strike, strike, rage]), 7))
print(*lines[:12], "...", lines[-1], sep="\n")
wins = {}
for seed in range(20):
    w = list(battle(Fighter("A", 25, 5, 1, [strike]), Fighter("B", 25, 5, 1, [strike, mend]), seed))[-1].split()[1]
    wins[w] = wins.get(w, 0) + 1
print(dict(sorted(wins.items())))
