# An agent's cell: key=value text into typed values.
text = "name=Widget; price=19.99; qty=3; active=true; tags=a|b|c; note="
def convert(v):
    if v.lower() in ("true", "false"): return v.lower() == "true"
    for kind in (int, float):
        try: return kind(v)
        except ValueError: pass
    return v.split("|") if "|" in v else v or None
record = {k.strip(): convert(v.strip()) for k, v in (pair.split("=", 1) for pair in text.split(";"))}
print(record)
print({k: type(v).__name__ for k, v in record.items()})
print(f"Total: {record['price'] * record['qty']:.2f}")
