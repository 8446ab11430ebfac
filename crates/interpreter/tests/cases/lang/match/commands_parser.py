# A command parser over split lines, with guards, alternatives and captures.
def run(line, state):
    match line.split():
        case []: return "blank"
        case ["quit" | "exit" | "q"]: return "bye"
        case ["set", name, "=", *value] if value: state[name] = " ".join(value); return f"{name} set"
        case ["get", name] if name in state: return state[name]
        case ["get", name]: return f"no {name}"
        case ["add", *numbers] if all(n.lstrip("-").isdigit() for n in numbers): return sum(map(int, numbers))
        case ["add", *bad]: return f"not numbers: {bad}"
        case ["move", ("n" | "s" | "e" | "w") as d, steps] if steps.isdigit(): return (d, int(steps))
        case ["move", d, *_]: return f"bad direction {d}"
        case ["repeat", count, *rest] if count.isdigit(): return [run(" ".join(rest), state) for _ in range(int(count))]
        case [cmd]: return f"{cmd} needs arguments"
        case [cmd, *args]: return f"unknown {cmd} with {len(args)}"
state = {}
for line in ("", "q", "set x = 1 2", "set y =", "get x", "get z", "add 1 -2 30", "add 1 two", "add", "move n 3", "move up 1", "move n far", "repeat 2 get x", "repeat 2 add 1 1", "get", "fly to the moon"):
    print(repr(line), "->", run(line, state))
