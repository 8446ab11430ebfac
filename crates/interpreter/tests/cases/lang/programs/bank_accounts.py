# Bank accounts with an exception hierarchy, a ledger and interest.
class BankError(Exception):
    """Base."""
class InsufficientFunds(BankError):
    def __init__(self, needed, available):
        self.needed, self.available = needed, available
        super().__init__(f"need {needed:.2f}, have {available:.2f}")
class AccountClosed(BankError):
    pass
class Account:
    _next = 1000
    fee = 0
    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance
        self.number = Account._next
        Account._next += 1
        self.history = []
        self.open = True
    @property
    def balance(self):
        return self._balance
    def _check(self):
        if not self.open:
            raise AccountClosed(f"account {self.number} is closed")
    def deposit(self, amount):
        self._check()
        if amount <= 0:
            raise ValueError("deposit must be positive")
        self._balance += amount
        self.history.append(("deposit", amount))
        return self
    def withdraw(self, amount):
        self._check()
        total = amount + self.fee
        if total > self.available:
            raise InsufficientFunds(total, self.available)
        self._balance -= total
        self.history.append(("withdraw", total))
        return self
    @property
    def available(self):
        return self._balance
    def close(self):
        self.open = False
    def __str__(self):
        return f"{type(self).__name__} {self.number} ({self.owner}): {self._balance:,.2f}"
class Savings(Account):
    def __init__(self, owner, balance=0, rate=0.02):
        super().__init__(owner, balance)
        self.rate = rate
    def add_interest(self):
        return self.deposit(round(self._balance * self.rate, 2))
class Checking(Account):
    fee = 0.5
    overdraft = 100
    @property
    def available(self):
        return self._balance + self.overdraft
class Bank:
    def __init__(self):
        self.accounts = {}
    def add(self, account):
        self.accounts[account.number] = account
        return account
    def transfer(self, a, b, amount):
        source, target = self.accounts[a], self.accounts[b]
        before = source._balance
        try:
            source.withdraw(amount)
            target.deposit(amount)
        except BankError:
            source._balance = before
            raise
    def total(self):
        return sum(a.balance for a in self.accounts.values())
bank = Bank()
s = bank.add(Savings("Ann", 1000, rate=0.05))
c = bank.add(Checking("Bob", 50))
s.add_interest().deposit(10)
c.withdraw(120)
for account in bank.accounts.values():
    print(account, account.history)
for action in (lambda: c.withdraw(500), lambda: s.deposit(-5), lambda: bank.transfer(1000, 9999, 1), lambda: (c.close(), bank.transfer(1000, 1001, 10)), lambda: setattr(s, "balance", 5)):
    try:
        action()
    except (BankError, ValueError, KeyError, AttributeError) as e:
        print(type(e).__name__, "-", e)
print(s, f"total {bank.total():.2f}")
