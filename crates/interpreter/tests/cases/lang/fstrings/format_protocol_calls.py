# What format(), f-strings and str.format pass to __format__.
class F:
    def __init__(self): self.specs = []
    def __format__(self, spec): self.specs.append(spec); return f"<{spec}>"
f = F()
w = 7
print(f"{f}{f:}{f:a}{f: }{f:{w}}{f:x{w}y{w}z}{f:%d/%m}{f:>>5}{f:'q'}{f:,.2f}", "{0}{0:b}{0:{1}}".format(f, "in"), format(f), format(f, "spec"))
print(f.specs)
class G(str):
    def __format__(self, spec): return "G" + super().__format__(spec)
print(f"{G('x'):>3}", format(G("y")), "{:^5}".format(G("z")), "%5s" % G("w"))
class H(dict):
    def __format__(self, spec): return spec.join(f"{k}={v}" for k, v in self.items()) if spec else repr(self)
print(f"{H(a=1, b=2):&} {H(a=1)} {H(): }")
class Bad:
    def __format__(self, spec): raise ValueError(f"unknown spec {spec!r}")
for spec in ("", "x"):
    try: format(Bad(), spec)
    except ValueError as e: print(e)
