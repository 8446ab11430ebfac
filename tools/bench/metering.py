#!/usr/bin/env python3
"""What the limits cost: the benchmark programs with limits as they are by default, and with none that could be reached.

    tools/bench/metering.py [--rounds N] [--hood PATH] [PATTERN ...]

Both run in turns; times are CPU time, the least of all rounds. The mean of the ratios (limits on over limits off) is to stay below
1.05: the exit status says whether it does.
"""
import math
import sys

from run import HERE, Engine, parse

import fnmatch

MOST = 1.05


def main():
    arguments = parse()
    limited = Engine("limited", [arguments.hood, "run", "--no-isolate", "--timeout", "30s", "--memory", "512MiB"])
    free = Engine("free", [arguments.hood, "run", "--no-isolate", "--timeout", "100000s", "--memory", "1000GiB"])
    ratios = []
    for path in sorted((HERE / "programs").glob("*.py")):
        if not any(fnmatch.fnmatch(path.stem, pattern) for pattern in arguments.patterns):
            continue
        best = {limited: math.inf, free: math.inf}
        for _ in range(arguments.rounds):
            for engine in best:
                seconds, printed = engine.run(path)
                if printed is None:
                    sys.exit(f"error: `{path.name}` failed")
                best[engine] = min(best[engine], seconds)
        ratios.append(best[limited] / best[free])
        print(f"{path.stem:24}{best[free]:10.3f}{ratios[-1]:8.3f}", flush=True)
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"\n{'geometric mean':24}{mean:18.3f}")
    return 0 if mean <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
