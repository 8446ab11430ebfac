# What except* refuses.
for source in (
    "try:\n    pass\nexcept* ValueError:\n    pass\nexcept KeyError:\n    pass\n",
    "try:\n    pass\nexcept*:\n    pass\n",
    "def f():\n    try:\n        pass\n    except* ValueError:\n        return 1\n",
    "for i in x:\n    try:\n        pass\n    except* ValueError:\n        break\n",
    "for i in x:\n    try:\n        pass\n    except* ValueError:\n        continue\n",
):
    try:
        compile(source, "<test>", "exec")
        print("accepted")
    except SyntaxError as e:
        print(e.msg)
try:
    try:
        raise ValueError("x")
    except* ExceptionGroup:
        pass
except TypeError as e:
    print(e)
try:
    try:
        raise ExceptionGroup("g", [ValueError("x")])
    except* 5:
        pass
except BaseException as e:
    print(type(e).__name__, e)
def ok():
    for i in range(2):
        try:
            raise ExceptionGroup("g", [ValueError(i)])
        except* ValueError as e:
            for j in range(3):
                if j == 1:
                    break
            print("break inside a loop inside is fine", i, j)
ok()
def name_scope():
    try:
        raise ExceptionGroup("g", [ValueError(1)])
    except* ValueError as e:
        pass
    return "e" in locals()
print(name_scope())
