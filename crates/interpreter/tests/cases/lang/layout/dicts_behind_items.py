# Classes below int, tuple and bytes keep their dicts behind their items: two of them do not go together.
import enum


class One(int):
    pass


class Two(int):
    pass


class Bare(int):
    __slots__ = ()


class Bare2(int):
    __slots__ = ()


class Below(One):
    pass


class Words(str):
    pass


class Words2(str):
    pass


class Pair(tuple):
    pass


class Other(tuple):
    pass


class Plain:
    pass


class Listed(list):
    pass


class Listed2(list):
    pass


for bases in ((One, Two), (Two, One), (Bare, Bare2), (Bare, One), (One, Bare), (Below, One), (Below, Two), (Words, Words2), (Pair, Other),
              (Plain, One), (One, Plain), (Listed, Listed2), (One, str), (Below, Bare), (Below, int)):
    try:
        print([base.__name__ for base in bases], [base.__name__ for base in type("Made", bases, {}).__mro__])
    except TypeError as error:
        print([base.__name__ for base in bases], error)


class Number(Plain, Below, enum.Flag if False else Bare):
    pass


print(Number(5) + 1, Number.__base__)
