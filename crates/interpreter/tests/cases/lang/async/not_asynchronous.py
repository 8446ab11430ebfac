# `aiter` and `anext` of what is neither.
import asyncio

for call in (lambda: aiter(5), lambda: anext(5), lambda: anext([], None), lambda: aiter([1]), lambda: anext(iter([]))):
    try:
        call()
    except TypeError as error:
        print(error)


class Numbers:
    def __init__(self):
        self.n = 0

    def __aiter__(self):
        return self

    async def __anext__(self):
        self.n += 1
        if self.n > 2:
            raise StopAsyncIteration
        return self.n


async def main():
    numbers = aiter(Numbers())
    print(await anext(numbers), await anext(numbers), await anext(numbers, "end"))
    try:
        await anext(numbers)
    except StopAsyncIteration:
        print("stopped")
    try:
        async for _ in 5:
            pass
    except TypeError as error:
        print(error)


asyncio.run(main())
