# Tic-tac-toe with minimax and a memo.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
def winner(b):
    for i, j, k in LINES:
        if b[i] != "." and b[i] == b[j] == b[k]:
            return b[i]
    return None if "." in b else "draw"
memo = {}
def minimax(b, player):
    if (b, player) in memo:
        return memo[b, player]
    result = winner(b)
    if result:
        score = {"X": 1, "O": -1, "draw": 0}[result], None
    else:
        options = []
        for i, c in enumerate(b):
            if c == ".":
                s, _ = minimax(b[:i] + player + b[i + 1:], "O" if player == "X" else "X")
                options.append((s, -i))
        best = max(options) if player == "X" else min(options, key=lambda o: (o[0], -o[1]))
        score = best[0], -best[1]
    memo[b, player] = score
    return score
def show(b):
    print("\n-+-+-\n".join("|".join(c if c != "." else " " for c in b[r:r + 3]) for r in (0, 3, 6)))
b, player, moves = "." * 9, "X", []
while not winner(b):
    _, move = minimax(b, player)
    moves.append(move)
    b = b[:move] + player + b[move + 1:]
    player = "O" if player == "X" else "X"
show(b)
print(winner(b), moves, len(memo))
for b, p in (("XX.OO....", "X"), ("XX.OO....", "O"), ("X...O...X", "O"), ("XOXOXO.X.", "O")):
    print(b, p, minimax(b, p))
