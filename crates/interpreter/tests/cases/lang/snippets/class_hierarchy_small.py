# An agent's cell: employees and their pay.
class Employee:
    raise_rate = 1.04
    def __init__(self, name, salary): self.name, self.salary = name, salary
    def apply_raise(self): self.salary = round(self.salary * self.raise_rate); return self
    def __repr__(self): return f"{type(self).__name__}({self.name!r}, {self.salary})"
class Developer(Employee):
    raise_rate = 1.1
    def __init__(self, name, salary, lang): super().__init__(name, salary); self.lang = lang
class Manager(Employee):
    def __init__(self, name, salary, team=()): super().__init__(name, salary); self.team = list(team)
    def apply_raise(self): super().apply_raise(); [e.apply_raise() for e in self.team]; return self
devs = [Developer("Ann", 5000, "py"), Developer("Bob", 4500, "rs")]
boss = Manager("Cat", 8000, devs)
print(boss.apply_raise(), boss.team, sum(e.salary for e in [boss, *boss.team]))
print([e.name for e in boss.team if e.lang == "py"], isinstance(boss, Employee), issubclass(Developer, Manager), max([boss, *devs], key=lambda e: e.salary))
Employee.raise_rate = 2
print(Employee("Dan", 10).apply_raise(), Developer("Eve", 10, "js").apply_raise(), vars(devs[0]))
