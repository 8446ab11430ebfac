# asyncio.run called again and again, state outside loops, results as plain values.
import asyncio
total = []
async def step(n):
    await asyncio.sleep(0)
    total.append(n)
    return n * n
print([asyncio.run(step(i)) for i in range(4)], total)
def sync_api(*ns):
    async def main(): return await asyncio.gather(*(step(n) for n in ns))
    return asyncio.run(main())
print(sync_api(5, 6), sync_api(), total)
async def fails(): raise KeyError("k")
for f in (fails, lambda: step("x")):
    try: print(asyncio.run(f()))
    except (KeyError, TypeError) as e: print(type(e).__name__, e)
for bad in (5, None, step):
    try: asyncio.run(bad)
    except ValueError as e: print(type(e).__name__)
async def outer():
    results = []
    for i in range(3):
        t = asyncio.create_task(step(i))
        results.append(await t)
    return results
print(asyncio.run(outer()), len(total))
def gen():
    for i in range(2): yield asyncio.run(step(i * 100))
print(list(gen()))
if __name__ == "__main__":
    print(asyncio.run(step(9)))
