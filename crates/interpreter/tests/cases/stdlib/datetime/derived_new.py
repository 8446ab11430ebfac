# Every way to a moment of a derived class goes through its `__new__`.
import datetime as dt
class D(dt.date):
    def __new__(cls, *args): self = super().__new__(cls, *args); self.extra = 7; return self
class M(dt.datetime):
    def __new__(cls, *args, **named): self = super().__new__(cls, *args, **named); self.extra = 7; return self
print(D.fromordinal(9).extra, D.fromordinal(9), D.fromisocalendar(2020, 1, 1).extra)
print(M.fromordinal(9).extra, M.fromordinal(9), M.combine(dt.date(2020, 1, 1), dt.time()).extra, M.fromisocalendar(2020, 1, 1).extra)
print(dt.datetime.fromordinal(9), dt.date.fromordinal(9))
