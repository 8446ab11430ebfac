# __await__, awaiting what cannot be awaited, awaiting twice, driving by hand.
import asyncio
class Ready:
    def __init__(self, v):
        self.v = v
    def __await__(self):
        yield from asyncio.sleep(0).__await__()
        return self.v
class Immediate:
    def __await__(self):
        return iter(())
async def main():
    print(await Ready(5), await Immediate())
    for bad in (5, None, [1], "s"):
        try:
            await bad
        except TypeError as e:
            print(e)
    class BadAwait:
        def __await__(self):
            return 5
    try:
        await BadAwait()
    except TypeError as e:
        print(e)
    async def once():
        return 1
    c = once()
    print(await c)
    try:
        await c
    except RuntimeError as e:
        print(e)
asyncio.run(main())
class Step:
    def __await__(self):
        got = yield "from await"
        return got * 2
async def manual():
    a = await Step()
    b = await Step()
    return a + b
c = manual()
print(c.send(None))
print(c.send(10))
try:
    c.send(1)
except StopIteration as e:
    print("result", e.value)
d = manual()
d.send(None)
try:
    d.throw(KeyError("thrown in"))
except KeyError as e:
    print(repr(e))
e = manual()
e.close()
try:
    e.send(None)
except RuntimeError as err:
    print(err)
