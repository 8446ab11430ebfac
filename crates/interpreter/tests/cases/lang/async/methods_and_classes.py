# Async methods: static, class, properties that give awaitables, inheritance, __call__.
import asyncio
class Service:
    def __init__(self, name):
        self.name = name
        self.calls = 0
    async def fetch(self, n):
        self.calls += 1
        await asyncio.sleep(0)
        return f"{self.name}:{n}"
    @staticmethod
    async def ping():
        return "pong"
    @classmethod
    async def create(cls, name):
        await asyncio.sleep(0)
        return cls(name)
    @property
    def later(self):
        return self.fetch("property")
    async def __call__(self, x):
        return await self.fetch(x)
class Cached(Service):
    def __init__(self, name):
        super().__init__(name)
        self.cache = {}
    async def fetch(self, n):
        if n not in self.cache:
            self.cache[n] = await super().fetch(n)
        return self.cache[n]
async def main():
    s = await Service.create("svc")
    print(await s.fetch(1), await Service.ping(), await s.later, await s("called"))
    c = await Cached.create("cached")
    print(type(c).__name__, [await c.fetch(n) for n in (1, 1, 2)], c.calls)
    def sync_wrapper(n):
        return c.fetch(n)
    print(await sync_wrapper(9))
    def decorate(f):
        async def wrapper(*a):
            print("before")
            try:
                return await f(*a)
            finally:
                print("after")
        return wrapper
    @decorate
    async def decorated(x):
        return x + 1
    print(await decorated(1))
    jobs = {n: s.fetch(n) for n in ("a", "b")}
    print({n: await j for n, j in jobs.items()})
asyncio.run(main())
