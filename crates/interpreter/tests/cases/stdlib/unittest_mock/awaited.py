# Mocks that are awaited: context managers, iteration, what they remember of it, and mocks that are sealed.
import asyncio
from unittest.mock import AsyncMock, MagicMock, Mock, call, create_autospec, seal


def attempt(function, *args, **kwargs):
    try:
        print(repr(function(*args, **kwargs)))
    except (Exception, AssertionError) as error:
        print(type(error).__name__, error)


async def main():
    mock = MagicMock()
    async with mock:
        print("inside")
    mock.__aenter__.return_value = "entered"
    async with mock as value:
        print(value, mock.__aenter__.await_count, mock.__aexit__.await_count)
    mock.__aiter__.return_value = [1, 2, 3]
    print([item async for item in mock], [item async for item in MagicMock()])
    fetch = AsyncMock(return_value=5)
    print(await fetch(1), await fetch(2, key=3), fetch.await_count, fetch.await_args, fetch.await_args_list)
    fetch.assert_any_await(1)
    attempt(fetch.assert_any_await, 9)
    fetch.assert_has_awaits([call(1), call(2, key=3)])
    attempt(fetch.assert_has_awaits, [call(2, key=3), call(1)])
    fetch.assert_has_awaits([call(2, key=3), call(1)], any_order=True)
    attempt(fetch.assert_has_awaits, [call(7)], any_order=True)
    fetch.reset_mock()
    print(fetch.await_count, fetch.await_args, fetch.called)
    fetch.assert_not_awaited()


asyncio.run(main())
print(hasattr(MagicMock(), "__aenter__"), hasattr(Mock(), "__aenter__"))
mock = Mock()
mock.a.b = 1
mock.c.return_value = 4
seal(mock)
print(mock.a.b, mock.c())
attempt(lambda: mock.x)
attempt(lambda: mock.a.c)
attempt(mock)
attempt(mock.a)
attempt(setattr, mock, "new", 1)
mock.a.b = 5
print(mock.a.b)
mock = MagicMock()
mock.one().two["a"].three = 4
seal(mock)
print(mock.one().two["a"].three)
attempt(lambda: mock.one().two["a"].four)
attempt(lambda: mock.one().five)


class Client:
    async def fetch(self, url):
        return 1

    def close(self):
        return 2


mock = MagicMock(spec=Client)
print(type(mock.fetch).__name__, type(mock.close).__name__, asyncio.iscoroutinefunction(mock.fetch), asyncio.iscoroutinefunction(mock.close))
print(asyncio.iscoroutinefunction(AsyncMock()), asyncio.iscoroutinefunction(Mock()), asyncio.iscoroutinefunction(main))
