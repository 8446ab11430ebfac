"""How a test speaks to an emulator: a line of JSON on standard input, a line back on standard output.

`faults` is a list of `{"match", "times", "status", "headers", "message", "delay", "cut"}` for the next requests whose method and
path match; `requests` lists what came since it was asked last, `live` the sandboxes that are there, `kill` ends one. It knows no
service and never ends anything by itself.
"""
import json
import re
import sys
import threading

FAULTS = []
REQUESTS = []
LOCK = threading.Lock()


def remember(method, path, query, headers, body):
    """Keeps a request; its answer is filled in by whoever gives it."""
    request = {"method": method, "path": path, "query": query, "headers": sorted(headers), "body": body, "status": None, "answer": None}
    with LOCK:
        REQUESTS.append(request)
    return request


def fault(line):
    """The fault that is asked for, for a request that is described by `line`."""
    with LOCK:
        found = next((fault for fault in FAULTS if re.search(fault["match"], line)), None)
        if found is not None:
            found["times"] = found.get("times", 1) - 1
            if found["times"] <= 0:
                FAULTS.remove(found)
        return found


def serve(port, live, kill):
    """Says the port, then answers until standard input ends."""
    print(port, flush=True)
    for line in sys.stdin:
        asked, answer = json.loads(line), None
        with LOCK:
            if "faults" in asked:
                FAULTS[:] = asked["faults"]
            if "requests" in asked:
                answer, REQUESTS[:] = REQUESTS[:], []
        if "live" in asked:
            answer = live()
        if "kill" in asked:
            kill(asked["kill"])
        print(json.dumps(answer), flush=True)
