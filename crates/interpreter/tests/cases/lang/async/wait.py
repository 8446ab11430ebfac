# asyncio.wait and as_completed.
import asyncio
async def job(n, d):
    await asyncio.sleep(d)
    if n < 0:
        raise ValueError(n)
    return n
async def main():
    tasks = [asyncio.create_task(job(i, i * 0.01)) for i in (3, 1, 2)]
    done, pending = await asyncio.wait(tasks)
    print(sorted(t.result() for t in done), len(pending))
    tasks = [asyncio.create_task(job(i, i * 0.02)) for i in (1, 5, 9)]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    print([t.result() for t in done], len(pending))
    for t in pending:
        t.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    done, pending = await asyncio.wait([asyncio.create_task(job(1, 1))], timeout=0.01)
    print(len(done), len(pending))
    for t in pending:
        t.cancel()
    done, pending = await asyncio.wait([asyncio.create_task(job(-1, 0)), asyncio.create_task(job(1, 1))], return_when=asyncio.FIRST_EXCEPTION)
    print([repr(t.exception()) for t in done], len(pending))
    for t in pending:
        t.cancel()
    out = []
    for future in asyncio.as_completed([job(3, 0.03), job(1, 0.01), job(2, 0.02)]):
        out.append(await future)
    print(out)
asyncio.run(main())
