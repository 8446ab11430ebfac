# An agent's cells in one: variables that persist, are inspected and changed.
observations = []
def remember(x): observations.append(x); return len(observations)
plan = ["search", "read", "answer"]
step = 0
while step < len(plan):
    action = plan[step]
    if action == "search": remember({"hits": 3}); 
    elif action == "read":
        remember({"text": "42 is the answer"})
        if "again" not in plan: plan.insert(step + 1, "again")
    elif action == "again": remember("second look")
    else: remember(next(w for o in observations if isinstance(o, dict) and "text" in o for w in o["text"].split() if w.isdigit()))
    step += 1
print(plan, observations, step)
answer = int(observations[-1])
print(f"final answer: {answer}", answer * 2, type(answer).__name__)
state = {k: v for k, v in {"plan": plan, "answer": answer, "n": len(observations)}.items()}
print(state)
del observations[0]
print(len(observations), "search" in plan, plan.index("again"))
