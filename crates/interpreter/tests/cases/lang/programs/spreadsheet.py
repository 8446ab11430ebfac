# A spreadsheet with formulas, dependencies, ranges, errors and recalculation.
class Sheet:
    def __init__(self): self.cells, self.cache, self.evals = {}, {}, 0
    def __setitem__(self, ref, value):
        self.cells[ref] = value
        self.cache.clear()
    def __getitem__(self, ref):
        if ref in self.cache: return self.cache[ref]
        if ref in self.active: raise RecursionError(f"circular at {ref}")
        self.active.append(ref)
        try:
            v = self.cells.get(ref, 0)
            if isinstance(v, str) and v.startswith("="):
                self.evals += 1
                v = self.formula(v[1:])
            self.cache[ref] = v
            return v
        finally: self.active.pop()
    active = []
    def formula(self, text):
        names = {}
        for token in self.refs(text): names[token] = self[token]
        functions = {"SUM": lambda xs: sum(xs), "AVG": lambda xs: sum(xs) / len(xs), "MAX": max, "MIN": min, "COUNT": len}
        while ":" in text:
            i = text.index(":")
            a = i - 1
            while a > 0 and text[a - 1].isalnum(): a -= 1
            b = i + 1
            while b < len(text) and text[b].isalnum(): b += 1
            cells = self.expand(text[a:i], text[i + 1:b])
            text = text[:a] + repr([self[c] for c in cells]) + text[b:]
        return eval(text, {"__builtins__": {}}, names | functions)
    @staticmethod
    def refs(text):
        word, out = "", []
        for c in text + " ":
            if c.isalnum(): word += c
            else:
                if len(word) > 1 and word[0].isalpha() and word[1:].isdigit() and c != ":": out.append(word)
                word = ""
        return out
    @staticmethod
    def expand(a, b): return [f"{chr(c)}{r}" for c in range(ord(a[0]), ord(b[0]) + 1) for r in range(int(a[1:]), int(b[1:]) + 1)]
    def show(self, ref):
        try: return self[ref]
        except ZeroDivisionError: return "#DIV/0"
        except RecursionError as e: return f"#CIRC {e}"
        except NameError as e: return f"#NAME {e}"
        except TypeError: return "#VALUE"
s = Sheet()
for r, v in enumerate((10, 20, 30), 1): s[f"A{r}"] = v
s["B1"] = "=SUM(A1:A3)"
s["B2"] = "=AVG(A1:A3) * 2"
s["B3"] = "=B1 + B2 - A1"
s["C1"] = "=B1 / Z9"
s["C2"] = "=C3 + 1"
s["C3"] = "=C2 + 1"
s["C4"] = "=FOO(A1:A2)"
s["C5"] = "hello"
s["C6"] = "=C5 + 1"
s["D1"] = "=MAX(A1:B2) if A1 > 5 else MIN(A1:A2)"
refs = ["A1", "B1", "B2", "B3", "C1", "C2", "C4", "C5", "C6", "D1", "E1"]
for ref in refs: print(ref, s.cells.get(ref), "->", s.show(ref))
before = s.evals
s.show("B3"); print("cached", s.evals == before)
s["A1"] = 100
print([s.show(r) for r in refs[:4]], s.evals > before, s.expand("A1", "B2"))
