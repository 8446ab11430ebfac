# Mocks of functions and classes refuse calls that those would refuse.
from unittest.mock import create_autospec, patch


def plain(a, b, *, key=1):
    return a + b


class Thing:
    def __init__(self, name, size=1):
        self.name = name

    def grow(self, by):
        return by


def told(function, *args, **options):
    try:
        print(function(*args, **options))
    except TypeError as e:
        print("TypeError", e)


mock = create_autospec(plain, return_value=5)
told(mock, 1, 2)
told(mock, 1, b=2, key=3)
told(mock, 1)
told(mock)
told(mock, 1, 2, 3)
told(mock, 1, 2, other=3)
told(mock, 1, 2, a=3)
print(mock.call_count, mock.call_args_list)
mock.assert_called_with(1, b=2, key=3)
told(create_autospec(lambda a, b: 1, return_value=7), 1)

made = create_autospec(Thing)
told(made)
told(made, 1, 2, 3)
thing = made("x")
thing.grow.return_value = 9
print(thing.grow(3), made.call_count, thing.grow.call_args)
made.assert_called_once_with("x")

with patch(f"{__name__}.plain", autospec=True) as mock:
    mock.return_value = "patched"
    print(plain(1, 2))
    told(plain, 1)
print(plain(1, 2))
