# create_task, gather, wait, as_completed, results, exceptions, names.
import asyncio

async def work(n, d=0.0, fail=False):
    await asyncio.sleep(d)
    if fail: raise ValueError(f"bad {n}")
    return n * n
async def main():
    t = asyncio.create_task(work(3), name="three"); print(t.get_name(), t.done(), t.cancelled()); print(await t, t.done(), t.result(), t.exception())
    t.set_name("x"); print(t.get_name(), asyncio.current_task() is not None, len(asyncio.all_tasks()), asyncio.iscoroutinefunction(work), asyncio.isfuture(t), asyncio.iscoroutine(t))
    print(await asyncio.gather(work(1, 0.02), work(2, 0.01), work(3)), await asyncio.gather(), await asyncio.gather(*(work(i) for i in range(3))))
    print(await asyncio.gather(work(1), work(2, fail=True), return_exceptions=True))
    try: await asyncio.gather(work(1), work(2, fail=True), work(3, 0.01))
    except ValueError as e: print("gather raised", e)
    ts = [asyncio.create_task(work(i, i / 100)) for i in (3, 1, 2)]
    done, pending = await asyncio.wait(ts, return_when=asyncio.FIRST_COMPLETED); print(len(done), len(pending), [d.result() for d in done])
    done, pending = await asyncio.wait(pending); print(sorted(d.result() for d in done), pending)
    print([await c for c in asyncio.as_completed([work(2, 0.02), work(1, 0.01), work(3, 0.03)])])
    ts = [asyncio.create_task(work(1, 0.01)), asyncio.create_task(work(2, fail=True)), asyncio.create_task(work(3, 5))]
    done, pending = await asyncio.wait(ts, return_when=asyncio.FIRST_EXCEPTION); print(len(done), len(pending), [repr(d.exception()) for d in done if d.exception()])
    for p in pending: p.cancel()
    print(await asyncio.gather(*pending, return_exceptions=True))
    done, pending = await asyncio.wait([asyncio.create_task(work(1, 1))], timeout=0.01); print(len(done), len(pending)); [p.cancel() for p in pending]
    t = asyncio.create_task(work(5, fail=True))
    await asyncio.sleep(0.01); print(t.done(), repr(t.exception()))
    try: t.result()
    except ValueError as e: print("result raised", e)
    t2 = asyncio.create_task(work(1, 1))
    for f in (t2.result, t2.exception):
        try: f()
        except asyncio.InvalidStateError as e: print(type(e).__name__, e)
    t2.cancel()
    try: await t2
    except asyncio.CancelledError as e: print("cancelled", t2.cancelled(), repr(e))
    out = []; t3 = asyncio.create_task(work(4)); t3.add_done_callback(lambda t: out.append(t.result())); await t3; await asyncio.sleep(0); print(out)
    print(await asyncio.ensure_future(work(6)), await asyncio.shield(work(7)))
    return "main done"
print(asyncio.run(main()))
for bad in (lambda: asyncio.run(5), lambda: asyncio.get_running_loop(), lambda: asyncio.create_task(work(1))):
    try: bad()
    except Exception as e: print(type(e).__name__, e)
