# async with: enter, exit, suppression, several items, errors.
import asyncio
class ACM:
    def __init__(self, name, swallow=False):
        self.name, self.swallow = name, swallow
    async def __aenter__(self):
        await asyncio.sleep(0)
        print("aenter", self.name)
        return self.name
    async def __aexit__(self, t, v, tb):
        await asyncio.sleep(0)
        print("aexit", self.name, repr(v))
        return self.swallow
async def main():
    async with ACM("a") as a:
        print(a)
    async with ACM("b") as b, ACM("c") as c:
        print(b, c)
    async with (ACM("d"), ACM("e") as e):
        print(e)
    async with ACM("s", swallow=True):
        raise ValueError("swallowed")
    try:
        async with ACM("f"):
            raise KeyError("passes")
    except KeyError as k:
        print(repr(k))
    async def returns():
        async with ACM("g"):
            return "returned"
    print(await returns())
    for i in range(2):
        async with ACM(f"loop{i}"):
            continue
    class Sync:
        def __enter__(self): pass
        def __exit__(self, *a): pass
    for bad in (Sync(), 5):
        try:
            async with bad:
                pass
        except TypeError as e:
            print(e)
    try:
        with ACM("x"):
            pass
    except TypeError as e:
        print(e)
asyncio.run(main())
