# Accounts, transfers that fail, and a ledger: classes and exceptions.
N = 60000  #@ small=200
class InsufficientFunds(Exception):
    def __init__(self, account, amount):
        super().__init__(f"{account.owner} lacks {amount - account.balance}")
        self.missing = amount - account.balance
class Account:
    def __init__(self, owner, balance=0):
        self.owner, self.balance, self.history = owner, balance, []
    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(self, amount)
        self.balance -= amount
        self.history.append(("out", amount))
    def deposit(self, amount):
        self.balance += amount
        self.history.append(("in", amount))
class Savings(Account):
    rate = 0.01
    def withdraw(self, amount):
        super().withdraw(amount + 1)
accounts = [Savings(f"s{i}", 500) if i % 3 else Account(f"a{i}", 800) for i in range(10)]
failed = missing = 0
for i in range(N):
    source, target, amount = accounts[i % 10], accounts[(i * 7 + 3) % 10], (i * 37) % 300
    try:
        source.withdraw(amount)
    except InsufficientFunds as error:
        failed += 1
        missing += error.missing
    else:
        target.deposit(amount)
print(failed, missing, [(a.owner, a.balance, len(a.history)) for a in accounts[:4]])
