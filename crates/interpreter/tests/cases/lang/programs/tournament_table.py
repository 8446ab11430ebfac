# A league: fixtures, results, standings with tie-breaks, streaks and a bracket.
TEAMS = ["Lions", "Tigers", "Bears", "Wolves"]
def fixtures(teams):
    ts = list(teams)
    for r in range(len(ts) - 1):
        yield [(ts[i], ts[-1 - i]) for i in range(len(ts) // 2)]
        ts.insert(1, ts.pop())
for n, matches in enumerate(fixtures(TEAMS), 1): print(n, "; ".join(f"{a} v {b}" for a, b in matches))
RESULTS = "Lions 3-1 Wolves|Tigers 2-2 Bears|Lions 0-0 Bears|Wolves 1-4 Tigers|Lions 1-2 Tigers|Bears 2-2 Wolves"
class Row:
    __slots__ = ("team", "w", "d", "l", "gf", "ga", "form")
    def __init__(self, team):
        self.team, self.form = team, ""
        self.w = self.d = self.l = self.gf = self.ga = 0
    def add(self, gf, ga):
        self.gf += gf
        self.ga += ga
        kind = "w" if gf > ga else "d" if gf == ga else "l"
        setattr(self, kind, getattr(self, kind) + 1)
        self.form += kind.upper()
    @property
    def points(self): return 3 * self.w + self.d
    @property
    def diff(self): return self.gf - self.ga
    def key(self): return -self.points, -self.diff, -self.gf, self.team
table = {t: Row(t) for t in TEAMS}
for line in RESULTS.split("|"):
    a, score, b = line.split()
    ga, gb = map(int, score.split("-"))
    table[a].add(ga, gb)
    table[b].add(gb, ga)
print(f"{'':<8}{'P':>3}{'W':>3}{'D':>3}{'L':>3}{'GF':>4}{'GA':>4}{'+/-':>5}{'Pts':>5}  Form")
for i, r in enumerate(sorted(table.values(), key=Row.key), 1):
    print(f"{r.team:<8}{r.w + r.d + r.l:>3}{r.w:>3}{r.d:>3}{r.l:>3}{r.gf:>4}{r.ga:>4}{r.diff:>+5}{r.points:>5}  {r.form}")
assert sum(r.diff for r in table.values()) == 0
def bracket(seeds):
    rounds = [list(seeds)]
    while len(rounds[-1]) > 1:
        cur = rounds[-1]
        rounds.append([min(cur[i], cur[-1 - i], key=lambda s: s[0] * 7 % 5) for i in range(len(cur) // 2)])
    return rounds
for r in bracket([(i, r.team) for i, r in enumerate(sorted(table.values(), key=Row.key), 1)]): print(r)
elo = dict.fromkeys(TEAMS, 1000.0)
for line in RESULTS.split("|"):
    a, score, b = line.split()
    ga, gb = map(int, score.split("-"))
    expected = 1 / (1 + 10 ** ((elo[b] - elo[a]) / 400))
    change = 32 * ((ga > gb) + (ga == gb) / 2 - expected)
    elo[a] += change
    elo[b] -= change
print({t: round(e, 2) for t, e in sorted(elo.items(), key=lambda kv: -kv[1])}, round(sum(elo.values()), 6))
