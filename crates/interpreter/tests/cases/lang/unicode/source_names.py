# Identifiers in many scripts, normalised to NFKC; strings are not.
ﬁle = 1
print(file, "ﬁle" == "file", globals().get("file"), "ﬁle" in globals())
ℌ = 2
print(H)
class ℂ:
    ａｔｔｒ = 5
print(C.attr, ℂ.__name__, getattr(C, "attr"), hasattr(C, "ａｔｔｒ"))
def ƒ(ｘ, *, ｋｅｙ=1): return x + key
print(ƒ(1), ƒ(1, key=2), ƒ(**{"x": 1, "key": 3}))
переменная, 变量, μεταβλητή, משתנה = 1, 2, 3, 4
print(переменная + 变量 + μεταβλητή + משתנה, sorted(k for k in globals() if ord(k[0]) > 255 and k != "ƒ"))
o = C()
o.ｂ = 7
print(o.b, vars(o))
print({"ﬁ": 1}.get("fi"), "ℂ" == "C", eval("ﬁle + 1"), f"{ﬁle}")
for ｉ in range(2): pass
print(i)
import sys as ｓ
print(s.__name__)
