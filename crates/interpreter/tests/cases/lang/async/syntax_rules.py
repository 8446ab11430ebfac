# Where await, async for and async with are allowed.
for source in (
    "await x",
    "def f():\n    await x",
    "def f():\n    async for i in x: pass",
    "def f():\n    async with x: pass",
    "async def f():\n    yield 1\n    return 2",
    "async def f():\n    yield from x",
    "def f():\n    [i async for i in x]",
    "async def f():\n    return 1",
    "async def f():\n    yield",
    "async def f():\n    [await i for i in x]",
    "lambda: (await x)",
    "async def f():\n    def g():\n        await x",
):
    try:
        compile(source, "<test>", "exec")
        print("accepted")
    except SyntaxError as e:
        print(e.msg)
