# Calls of mocks with a spec are compared as the spec would bind them, and say what was wrong with those that it refuses.
import asyncio
from unittest.mock import ANY, AsyncMock, MagicMock, Mock, call, create_autospec, sentinel


def function(a, b, c, d=None):
    pass


class Service:
    def __init__(self, place):
        pass

    def send(self, text, times=1):
        pass


def failing(action):
    try:
        action()
        print("fine")
    except Exception as error:
        print(type(error).__name__, str(error).replace("\n", " | "), "from", repr(error.__cause__))


mock = Mock(spec=function)
mock(1, b=2, c=3)
mock(4, 5, c=6, d=7)
failing(lambda: mock.assert_any_call(1, 2, 3))
failing(lambda: mock.assert_called_with(4, 5, 6, 7))
failing(lambda: mock.assert_called_with(a=4, b=5, c=6, d=8))
failing(lambda: mock.assert_called_with(e=8))
failing(lambda: mock.assert_any_call(e=8))
failing(lambda: mock.assert_has_calls([call(1, 2, 3), call(a=4, b=5, c=6, d=7)]))
failing(lambda: mock.assert_has_calls([call(4, 5, 6, d=7), call(1, 2, 3)], any_order=True))
failing(lambda: mock.assert_has_calls([call(1, 2, 3), call(1)]))
failing(lambda: mock.assert_has_calls([call(1, 2, 3), call(9, 9, 9)]))

service = create_autospec(Service)
made = service("here")
made.send("word", times=2)
failing(lambda: service.assert_called_with(place="here"))
failing(lambda: made.send.assert_called_with(text="word", times=2))
failing(lambda: made.assert_has_calls([call.send("word", 2)]))
failing(lambda: service.assert_called_once_with("there"))


class Picky:
    def __eq__(self, other):
        return False


plain = Mock()
plain(Picky(), 1)
failing(lambda: plain.assert_called_with(ANY, 1))
failing(lambda: plain.assert_has_calls([call(ANY, 1)]))

waited = AsyncMock()
asyncio.run(waited(Picky(), 1))
failing(lambda: waited.assert_awaited_with(ANY, 1))
failing(lambda: waited.assert_awaited_with(ANY, 2) if False else None)

shown = Mock(side_effect=sentinel.effect)
print(shown.side_effect)
shown.side_effect = [1, 2]
print(shown(), shown())

free = Mock(unsafe=True)
free.assert_something()
failing(lambda: Mock().assert_something())

parent = Mock()
parent.__int__ = Mock(return_value=3)
print(int(parent), parent.method_calls, parent.mock_calls)
magic = MagicMock()
print(len(magic), magic.method_calls, magic.mock_calls)
