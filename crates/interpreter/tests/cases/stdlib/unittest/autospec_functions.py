# Functions that stand in for functions: bound as methods are, with a signature, and with the memory of a mock.
import inspect
from unittest.mock import call, create_autospec, patch


def attempt(function, *args, **kwargs):
    try:
        print(repr(function(*args, **kwargs)))
    except (Exception, AssertionError) as error:
        print(type(error).__name__, *str(error).splitlines()[:1])


class Shop:
    def price(self, item, tax=0.2):
        return 1

    @classmethod
    def named(cls, name):
        return 2

    @staticmethod
    def code(number):
        return 3


def total(prices, discount, *, rounded=True):
    """Sums."""


with patch.object(Shop, "price", autospec=True) as price:
    price.return_value = 7
    shop = Shop()
    attempt(shop.price, "tea")
    attempt(shop.price, 1, 2, 3)
    attempt(shop.price)
    print(price.call_args == call(shop, "tea"), price.__name__, type(price).__name__, price.call_count, price.called, len(price.mock_calls))
    price.assert_called_once_with(shop, "tea")
    attempt(price.assert_not_called)
print(Shop().price("x"))
for name in ("named", "code"):
    with patch.object(Shop, name, autospec=True) as stand_in:
        stand_in.return_value = name
        attempt(getattr(Shop, name), 1)
        attempt(getattr(Shop(), name), 2)
        print(stand_in.call_args_list)
function = create_autospec(total)
print(function.__name__, function.__doc__, inspect.signature(function), inspect.isfunction(function))
for args, kwargs in (((), {}), ((1, 2, 3), {}), ((1,), {"discount": 2, "more": 3})):
    attempt(function, *args, **kwargs)
function(1, 2)
function.assert_called_once_with(1, 2)
function.assert_called_with(prices=1, discount=2)
print(function.call_args, function.mock_calls, function.called, function.call_count)
attempt(lambda: function.other)
function.reset_mock()
print(function.called, function.call_count, function.call_args, function.mock_calls)
function.side_effect = ValueError("no")
attempt(function, 1, 2)
function.side_effect = lambda prices, discount: prices - discount
attempt(function, 9, 2)
function.side_effect = ["first", "second"]
for _ in range(3):
    attempt(function, 1, 2)
function.side_effect, function.return_value = None, "set"
attempt(function, 1, 2)
attempt(create_autospec(total, return_value="given"), 1, 2)
with patch("__main__.total", autospec=True) as stand_in:
    attempt(total)
    total([1], 0.5)
    print(stand_in.call_args, stand_in is total)
attempt(create_autospec(Shop().price, return_value=4), "tea")
