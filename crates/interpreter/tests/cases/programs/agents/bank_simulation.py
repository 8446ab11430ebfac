import random
from decimal import Decimal, getcontext, InvalidOperation, localcontext
from contextlib import contextmanager
class InsufficientFunds(Exception):
    def __init__(self, need, have):
        super().__init__(f"need {need}, have {have}")
        self.need, self.have = need, have
class Account:
    rate = Decimal("0.015")
    def __init__(self, owner, balance="0"):
        self.owner, self.balance, self.history = owner, Decimal(balance), []
    def __repr__(self):
        return f"<{self.owner}: {self.balance:,.2f}>"
    @contextmanager
    def transaction(self):
        before = self.balance
        try:
            yield self
        except Exception as error:
            self.balance = before
            self.history.append(f"rolled back: {error}")
            raise
        else:
            self.history.append(f"{self.balance - before:+}")
    def withdraw(self, amount):
        amount = Decimal(str(amount))
        if amount > self.balance:
            raise InsufficientFunds(amount, self.balance)
        self.balance -= amount
random.seed(42)
account = Account("ann", "1000.10")
for _ in range(5):
    try:
        with account.transaction() as a:
            a.withdraw(round(random.uniform(10, 600), 2))
    except InsufficientFunds as error:
        print("refused", error, error.need - error.have)
print(account, account.history)
with localcontext() as context:
    context.prec = 6
    print(account.balance * account.rate, (1 + account.rate) ** 10)
print(account.balance * account.rate, sum([Decimal("0.1")] * 3) == Decimal("0.3"), 0.1 * 3 == 0.3, getcontext().prec)
try:
    Decimal("12,5")
except InvalidOperation as error:
    print(type(error).__name__, error)
print(Decimal("1.10").normalize(), Decimal("3.14159").quantize(Decimal("0.001")), max(Decimal("1.5"), 1), Decimal(10).sqrt(), divmod(Decimal(7), Decimal("2.5")), Decimal("-7") % 3, round(Decimal("2.5")), round(Decimal("2.675"), 2), int(Decimal("9.99")))
