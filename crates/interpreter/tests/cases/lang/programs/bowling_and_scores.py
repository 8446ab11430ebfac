# Scoring: bowling, tennis, yahtzee, poker hands.
def bowling(rolls):
    score = i = 0
    for frame in range(10):
        if rolls[i] == 10:
            score += 10 + rolls[i + 1] + rolls[i + 2]
            i += 1
        elif rolls[i] + rolls[i + 1] == 10:
            score += 10 + rolls[i + 2]
            i += 2
        else:
            score += rolls[i] + rolls[i + 1]
            i += 2
    return score
print(bowling([10] * 12), bowling([5] * 21), bowling([9, 0] * 10), bowling([10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6, 10, 10, 10, 8, 1]))
try: bowling([10] * 5)
except IndexError as e: print(e)
def tennis(points):
    names, a, b = ("love", "fifteen", "thirty", "forty"), 0, 0
    for p in points:
        a, b = a + (p == "a"), b + (p == "b")
        if max(a, b) >= 4 and abs(a - b) >= 2: yield f"game {'a' if a > b else 'b'}"; return
        if a == b: yield "deuce" if a >= 3 else f"{names[a]} all"
        elif max(a, b) > 3: yield f"advantage {'a' if a > b else 'b'}"
        else: yield f"{names[a]}-{names[b]}"
print(list(tennis("aababb")), list(tennis("abababab" + "aa"))[-3:], list(tennis("aaaa")))
class Hand:
    ORDER = "23456789TJQKA"
    NAMES = ["high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind", "straight flush"]
    def __init__(self, text):
        self.cards = text.split()
        if len(set(self.cards)) != 5: raise ValueError(f"need 5 different cards: {text}")
        values = sorted((self.ORDER.index(c[0]) for c in self.cards), reverse=True)
        if values == [12, 3, 2, 1, 0]: values = [3, 2, 1, 0, -1]
        groups = sorted(((values.count(v), v) for v in set(values)), reverse=True)
        counts = tuple(c for c, _ in groups)
        flush, straight = len({c[1] for c in self.cards}) == 1, len(groups) == 5 and values[0] - values[4] == 4
        kind = 8 if flush and straight else 7 if counts == (4, 1) else 6 if counts == (3, 2) else 5 if flush else 4 if straight else 3 if counts[0] == 3 else 2 if counts[:2] == (2, 2) else 1 if counts[0] == 2 else 0
        self.rank = kind, [v for _, v in groups]
    def __lt__(self, o): return self.rank < o.rank
    def __eq__(self, o): return self.rank == o.rank
    def __str__(self): return f"{' '.join(self.cards)} ({self.NAMES[self.rank[0]]})"
hands = [Hand(h) for h in ("2H 3D 5S 9C KD", "2C 3H 4S 8C AH", "2H 2D 5S 5C KD", "AH KH QH JH TH", "AS 2D 3C 4H 5S", "7H 7D 7S 9C 9D", "7H 7D 7S 7C 9D", "2H 4H 6H 8H JH", "3H 3D 3S 9C KD", "6S 7D 8C 9H TS")]
for h in sorted(hands, reverse=True): print(h)
print(Hand("2H 3D 5S 9C KD") == Hand("2D 3H 5C 9S KH"), max(hands[:2]) is hands[1])
try: Hand("2H 2H 3D 4D 5D")
except ValueError as e: print(e)
def yahtzee(d):
    c = sorted((d.count(v) for v in set(d)), reverse=True)
    return {"chance": sum(d), "yahtzee": 50 * (c == [5]), "full": 25 * (c == [3, 2]), "large": 40 * (sorted(set(d)) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])), "upper": max(v * d.count(v) for v in d)}
print(yahtzee([3, 3, 3, 5, 5]), yahtzee([1, 2, 3, 4, 5]), yahtzee([6] * 5))
