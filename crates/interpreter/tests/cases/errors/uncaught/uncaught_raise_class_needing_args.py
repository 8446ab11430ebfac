# Raising a class that needs arguments.
class E(Exception):
    def __init__(self, code):
        super().__init__(f"code {code}")
try:
    raise E(5)
except E as e:
    print(e)
raise E
