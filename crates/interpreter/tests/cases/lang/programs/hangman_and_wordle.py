# Hangman with a scripted player and Wordle feedback with a solver.
def hangman(word, guesses, lives=6):
    seen, out = set(), []
    for g in guesses:
        if g in seen: out.append(f"{g}: again"); continue
        seen.add(g)
        if g not in word: lives -= 1
        shown = "".join(c if c in seen else "_" for c in word)
        out.append(f"{g}: {shown} {'♥' * lives}")
        if "_" not in shown: return out, "won"
        if lives == 0: return out, "lost"
    return out, "open"
for word, guesses in (("python", "pytohnx"), ("fox", "abcdefghij"), ("aa", "xxa"), ("hi", "h")):
    out, result = hangman(word, guesses)
    print(*out, result, sep="\n  ")
def feedback(guess, secret):
    out, left = ["."] * 5, list(secret)
    for i, (g, s) in enumerate(zip(guess, secret)):
        if g == s: out[i] = "G"; left.remove(g)
    for i, g in enumerate(guess):
        if out[i] == "." and g in left: out[i] = "Y"; left.remove(g)
    return "".join(out)
print([feedback(g, "abbey") for g in ("babes", "abbot", "eerie", "abbey", "zzzzz", "bbbbb")], feedback("speed", "erase"), feedback("allee", "eagle"))
WORDS = "crane slate house mouse plate place grape trace brace pilot robot total metal petal cedar radar".split()
def solve(secret):
    left, tries = WORDS[:], []
    while left:
        def worst(g):
            groups = {}
            for w in left: groups.setdefault(feedback(g, w), []).append(w)
            return max(map(len, groups.values())), WORDS.index(g)
        guess = min(left, key=worst)
        tries.append(guess)
        if guess == secret: return tries
        hint = feedback(guess, secret)
        left = [w for w in left if w != guess and feedback(guess, w) == hint]
    return tries + ["?"]
for s in ("metal", "crane", "robot", "zebra"): print(s, solve(s))
print(sum(len(solve(w)) for w in WORDS) / len(WORDS), max((len(solve(w)), w) for w in WORDS))
