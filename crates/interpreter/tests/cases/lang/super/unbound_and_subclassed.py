# `super` of a class alone, and subclasses of `super`.
class Base:
    word = "base"

    def say(self):
        return "Base.say"

    @classmethod
    def made(cls):
        return f"{cls.__name__} by Base"


class Middle(Base):
    word = "middle"

    def say(self):
        return "Middle.say " + super().say()


class Last(Middle):
    word = "last"

    def say(self):
        return "Last.say"


unbound = super(Last)
print(unbound, unbound.__thisclass__, unbound.__self__, unbound.__self_class__)
bound = unbound.__get__(Last())
print(bound.say(), bound.__self_class__, type(bound))
print(unbound.__get__(None, Last) is unbound, bound.__get__(Last()) is bound)
print(super(Last, None))
for attempt in (lambda: unbound.say, lambda: super(Base).word, lambda: unbound.__get__(Base()), lambda: super(1), lambda: super(1, 2), lambda: super(Last, Base()), lambda: super(Last, 1, 2)):
    try:
        print(attempt())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)


class Legacy(Base):
    def say(self):
        return self.__up.say() + " from Legacy"


Legacy._Legacy__up = super(Legacy)
print(Legacy().say())


class Louder(super):
    note = "of Louder"

    def shout(self):
        return self.say().upper()

    def say_more(self):
        return self.word


louder = Louder(Last, Last())
print(louder.say(), louder.shout(), louder.word, louder.say_more(), louder.note)
print(isinstance(louder, super), type(louder).__name__, louder.__class__.__name__, louder.__thisclass__)
louder.extra = 1
print(louder.extra, louder.made(), Louder(Last, Last).made())
print(type(Louder(Last).__get__(Last())).__name__, Louder(Last).__get__(Last()).say())
try:
    louder.nothing
except AttributeError as error:
    print(error)
print(super.__getattribute__(super(Last, Last()), "word"), getattr(super(Last, Last()), "none", "default"))

items = [1]
for value in ("a", 1.5, None, [2], b"x"):
    try:
        items *= value
    except TypeError as error:
        print(error)
    buffer = bytearray(b"x")
    try:
        buffer *= value
    except TypeError as error:
        print(error)


class Twice:
    def __index__(self):
        return 2


items *= Twice()
print(items)
