# A cart with discount strategies, taxes in integer cents, receipts and validation.
class Product:
    def __init__(self, name, cents, category="other"):
        if cents < 0: raise ValueError(f"negative price for {name}")
        self.name, self.cents, self.category = name, cents, category
    def __hash__(self): return hash(self.name)
    def __eq__(self, o): return isinstance(o, Product) and self.name == o.name
    def __repr__(self): return f"Product({self.name!r})"
def money(c): return f"{'-' if c < 0 else ''}${abs(c) // 100}.{abs(c) % 100:02d}"
def percent_off(pct, category=None):
    def rule(lines): return -sum(p.cents * q for p, q in lines if category in (None, p.category)) * pct // 100
    rule.label = f"{pct}% off {category or 'everything'}"
    return rule
def buy_n_get_one(n, name):
    def rule(lines): return -sum(p.cents * (q // (n + 1)) for p, q in lines if p.name == name)
    rule.label = f"buy {n} get one {name}"
    return rule
def over(limit, off):
    def rule(lines): return -off if sum(p.cents * q for p, q in lines) >= limit else 0
    rule.label = f"{money(off)} off over {money(limit)}"
    return rule
class Cart:
    tax = {"food": 5, "other": 19}
    def __init__(self): self.lines, self.rules = {}, []
    def add(self, product, qty=1):
        if qty < 1: raise ValueError("quantity must be at least 1")
        self.lines[product] = self.lines.get(product, 0) + qty
        return self
    __iadd__ = add
    def remove(self, product, qty=None):
        have = self.lines[product]
        if qty is None or qty >= have: del self.lines[product]
        else: self.lines[product] = have - qty
    def __len__(self): return sum(self.lines.values())
    def __iter__(self): return iter(self.lines.items())
    def receipt(self):
        out, subtotal, taxes = [], 0, 0
        for p, q in self:
            cost = p.cents * q
            subtotal += cost
            taxes += cost * self.tax[p.category] // 100
            out.append(f"{q:>3} x {p.name:<10}{money(cost):>10}")
        for rule in self.rules:
            if off := rule(list(self)):
                subtotal += off
                out.append(f"{rule.label:<16}"[:16] + f"{money(off):>10}")
        return "\n".join(out + ["-" * 26, f"{'tax':<16}{money(taxes):>10}", f"{'total':<16}{money(subtotal + taxes):>10}"])
tea, bread, lamp = Product("tea", 350, "food"), Product("bread", 220, "food"), Product("lamp", 4999)
cart = Cart()
cart.add(tea, 3).add(bread)
cart += lamp
cart.add(Product("tea", 1, "food"), 2)
cart.rules += [buy_n_get_one(2, "tea"), percent_off(10, "food"), over(5000, 500)]
print(len(cart), cart.receipt(), sep="\n")
cart.remove(tea, 4); cart.remove(lamp)
print(len(cart), cart.receipt(), sep="\n")
for bad in (lambda: cart.add(tea, 0), lambda: Product("x", -1), lambda: cart.remove(lamp), lambda: cart.add(Product("z", 1, "toys")).receipt()):
    try: bad()
    except (ValueError, KeyError) as e: print(type(e).__name__, e)
