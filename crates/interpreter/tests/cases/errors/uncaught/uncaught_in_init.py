# An error in __init__.
class Account:
    def __init__(self, balance):
        if balance < 0:
            raise ValueError(f"negative balance: {balance}")
        self.balance = balance
print(Account(5).balance)
Account(-5)
