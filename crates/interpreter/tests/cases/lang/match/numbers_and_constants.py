# Literal patterns use ==, except None, True and False, which use is.
for v in (0, 0.0, False, -0.0, 0j, 1, 1.0, True, "1", None, "", [], 10 ** 30, 1e30, float("nan")):
    match v:
        case True: r = "True"
        case False: r = "False"
        case None: r = "None"
        case 0: r = "zero"
        case 1: r = "one"
        case "": r = "empty"
        case "1": r = "text one"
        case 1000000000000000000000000000000: r = "big"
        case x if x != x: r = "nan"
        case _: r = "else"
    print(repr(v), r)
match 3 + 4j:
    case 3 + 4j: print("complex")
match -5:
    case -5: print("negative five")
match 2.50:
    case 2.5: print("float")
match b"\x00":
    case b"\0": print("bytes")
match "multi\nline":
    case """multi
line""": print("triple")
match 0x1F:
    case 0b11111: print("bases")
