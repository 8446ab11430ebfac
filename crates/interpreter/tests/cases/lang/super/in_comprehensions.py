# A comprehension is a function of its own, whose first argument is no instance.
class Base:
    def name(self):
        return "base"


class Derived(Base):
    def name(self):
        return "derived"

    def as_list(self):
        return [super().name() for _ in "a"]

    def as_set(self):
        return {super().name() for _ in "a"}

    def as_dict(self):
        return {1: super().name() for _ in "a"}

    def as_generator(self):
        return list(super().name() for _ in "a")

    def in_lambda(self):
        return [(lambda self: super().name())(self) for _ in "a"]

    def first_iterable(self):
        return [letter for letter in super().name()]

    def named(self):
        return [super(Derived, self).name() for _ in "a"]

    def method(self):
        return [found() for found in [super().name]]


for how in ("as_list", "as_set", "as_dict", "as_generator", "in_lambda", "first_iterable", "named", "method"):
    try:
        print(how, getattr(Derived(), how)())
    except TypeError as error:
        print(how, "TypeError", error)
try:
    super(int, obj=1)
except TypeError as error:
    print(error)
