# Special methods of mocks from the start, calls of them, chains of calls, files that are mocks, and specs with a signature.
from unittest.mock import MagicMock, Mock, call, mock_open, patch


def attempt(function, *args, **kwargs):
    try:
        print(repr(function(*args, **kwargs)))
    except (Exception, AssertionError) as error:
        print(type(error).__name__, error)


mock = MagicMock()
mock.__str__.return_value = "fooble"
print(str(mock), mock.mock_calls)
mock = MagicMock()
int(mock), float(mock), len(mock), mock["k"]
print(mock.mock_calls == [call.__int__(), call.__float__(), call.__len__(), call.__getitem__("k")], mock.mock_calls)
mock.__getitem__.return_value = 7
print(mock["k"], mock.__getitem__.call_args, {mock: 1}[mock], mock == mock, mock != mock, mock == 5, mock in [mock])
mock.__eq__.return_value = True
print(mock == 3, mock == 4)
one, two = MagicMock(), MagicMock()
print(one == two, one != two, [one, two].index(two), type(next(one)).__name__)
attempt(lambda: MagicMock() < 3)
print(str(MagicMock(**{"__str__.return_value": "12", "x.y": 3})))
opened = mock_open(read_data="a\nb\n")
with patch("builtins.open", opened):
    with open("foo", "w") as handle:
        handle.write("x")
print(opened.mock_calls, opened.mock_calls == [call("foo", "w"), call().__enter__(), call().write("x"), call().__exit__(None, None, None)])
opened = mock_open(read_data="a\nb\nc")
handle = opened()
print(next(handle), handle.readline(), handle.read(), list(opened()))
handle.read.return_value = "over"
print(handle.read())
chain = call(1).method(arg="foo").other("bar")(2.0)
print(chain.call_list(), chain, call.foo.bar(3), call("a").count(1), call.index(2))
mock = MagicMock()
mock(1).method(arg="foo").other("bar")(2.0)
print(mock.mock_calls == chain.call_list())


def function(a, b, c=3):
    pass


class Made:
    def __init__(self, x, y=1):
        pass


mock = Mock(spec=function)
mock(1, b=2)
mock.assert_called_with(1, 2)
mock.assert_any_call(a=1, b=2)
mock.assert_called_once_with(b=2, a=1)
attempt(mock.assert_called_with, 1, 3)
mock = Mock(spec=Made)
mock(1, 2)
mock.assert_called_with(x=1, y=2)
mock = Mock()
mock.__str__ = lambda self: "set"
print(str(mock))
