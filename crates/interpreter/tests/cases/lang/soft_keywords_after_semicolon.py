# Soft keywords as names, behind a semicolon.
x = 1; match = 2
print(x, match)
x = 1; case = 3; type = 4; print(x, case, type)
if x: match = 5; print(match)
match = 1; match += 1; print(match)
y = 2; match[0:1] if 0 else None; print(y)
match x:
    case 1: match = 9; print("one", match)
def f(): match = 3; return match
print(f()); match.real; print(match)
x=1; match(x) if 0 else print('no')
match, case = 1, 2; print(match, case)
a = 1; match, case = 3, 4; print(match, case)
match: int = 4; print(match)
a = 1; match: int = 4; print(match)
