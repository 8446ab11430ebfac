# A mapping of texts: what programs put in comes back.
import os
os.environ["FUME_A"] = "1"
print(os.environ["FUME_A"], os.environ.get("FUME_A"), os.environ.get("FUME_NOPE"), os.environ.get("FUME_NOPE", "d"), os.getenv("FUME_A"), os.getenv("FUME_NOPE"), os.getenv("FUME_NOPE", 5), "FUME_A" in os.environ, "FUME_NOPE" in os.environ, os.environ.setdefault("FUME_B", "2"), os.environ.pop("FUME_B"), os.environ.pop("FUME_B", None))
os.environ.update(FUME_C="3", FUME_D="4")
print({k: v for k, v in os.environ.items() if k.startswith("FUME_")}, isinstance(os.environ, dict), type(os.environ).__name__, type(os.environ.copy()).__name__)
del os.environ["FUME_C"]
os.environ |= {"FUME_E": "5"}
print(sorted(k for k in os.environ if k.startswith("FUME_")), (os.environ | {"z": "1"})["z"], os.environ.keys() >= {"FUME_A"})
for bad in (lambda: os.environ["FUME_NOPE"], lambda: os.environ.__setitem__("a", 5), lambda: os.environ.__setitem__(5, "a"), lambda: os.environ.__delitem__("FUME_NOPE"), lambda: os.environ.get(5), lambda: os.environ.pop("FUME_NOPE"), lambda: os.putenv("A", 5) if False else 1):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
def setting(name, default, kind=str):
    text = os.environ.get(name)
    return default if text is None else kind(text)
print(setting("FUME_A", 0, int), setting("FUME_X", 1.5, float))
