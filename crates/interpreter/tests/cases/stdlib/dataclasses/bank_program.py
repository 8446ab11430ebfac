# Accounts, transfers, errors and a statement.
from dataclasses import dataclass, field
from decimal import Decimal
from datetime import date
from enum import Enum
class Kind(Enum): DEPOSIT = "+"; WITHDRAW = "-"
class InsufficientFunds(Exception):
    def __init__(self, need, have): super().__init__(f"need {need}, have {have}"); self.missing = need - have
@dataclass(frozen=True)
class Entry: day: date; kind: Kind; amount: Decimal
@dataclass
class Account:
    owner: str
    entries: list[Entry] = field(default_factory=list, repr=False)
    @property
    def balance(self): return sum((e.amount if e.kind is Kind.DEPOSIT else -e.amount for e in self.entries), Decimal(0))
    def add(self, kind, amount, day=date(2024, 1, 1)):
        amount = Decimal(amount)
        if amount <= 0: raise ValueError("amount must be positive")
        if kind is Kind.WITHDRAW and amount > self.balance: raise InsufficientFunds(amount, self.balance)
        self.entries.append(Entry(day, kind, amount)); return self
def transfer(a, b, amount):
    a.add(Kind.WITHDRAW, amount); b.add(Kind.DEPOSIT, amount)
x, y = Account("Ann").add(Kind.DEPOSIT, "100.50"), Account("Bo")
transfer(x, y, "40.25"); print(x, x.balance, y.balance, x == Account("Ann"), len(x.entries))
for bad in (lambda: transfer(y, x, 999), lambda: x.add(Kind.DEPOSIT, 0), lambda: x.add(Kind("?"), 1)):
    try: bad()
    except InsufficientFunds as e: print("short by", e.missing, "-", e)
    except ValueError as e: print(type(e).__name__, e)
for e in x.entries: print(f"{e.day} {e.kind.value}{e.amount:>8}")
print(x.entries[0], hash(x.entries[0]) == hash(Entry(date(2024, 1, 1), Kind.DEPOSIT, Decimal("100.50"))))
