# The code of a function is one object, whoever is asked for it.
import asyncio
import sys


def plain():
    return sys._getframe().f_code is plain.__code__


def generator():
    yield 1


async def coroutine():
    pass


async def both():
    yield 1


print(plain(), plain.__code__ is plain.__code__, plain.__code__ == plain.__code__, hash(plain.__code__) == hash(plain.__code__))
print(plain.__code__ == generator.__code__, {plain.__code__: 1}[plain.__code__])
print(generator().gi_code is generator.__code__, generator().gi_frame.f_code is generator.__code__)
waiting = coroutine()
print(waiting.cr_code is coroutine.__code__, both().ag_code is both.__code__)
waiting.close()


def failing():
    raise ValueError


try:
    failing()
except ValueError as error:
    print(error.__traceback__.tb_next.tb_frame.f_code is failing.__code__)
makers = [lambda: number for number in range(3)]
print(makers[0].__code__ is makers[1].__code__)
