# Where the marks stand under the source.
import traceback
def show(source):
    namespace = {}
    try:
        exec(compile(source, "<demo>", "exec"), namespace)
    except Exception as error:
        print([line.strip() for line in traceback.format_exception(error)[-2:]])
def attempt(call):
    try:
        call()
    except Exception as error:
        print("".join(traceback.format_tb(error.__traceback__)[-1:]).split("\n", 1)[1], end="")
        print(traceback.format_exception_only(error)[-1], end="")
a, d, items, text = None, {"k": {}}, [1, 2], "abc"
attempt(lambda: a.b.c); attempt(lambda: d["k"]["missing"]); attempt(lambda: items[5] + 1); attempt(lambda: 1 + 2 + text); attempt(lambda: (1 / 0) * 5)
attempt(lambda: len(5)); attempt(lambda: int("x", base=10)); attempt(lambda: undefined_name); attempt(lambda: text.upper().nope()); attempt(lambda: [x for x in 5]); attempt(lambda: items[text]); attempt(lambda: -text)
def multi():
    return (1 +
            text)
attempt(multi)
def keyword(): return dict(a=1, b=int("z"))
attempt(keyword)
