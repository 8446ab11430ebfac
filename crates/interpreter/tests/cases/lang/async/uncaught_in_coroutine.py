# An exception that leaves asyncio.run ends the program.
import asyncio
async def main():
    print("running")
    await asyncio.sleep(0)
    raise LookupError("nobody catches this")
asyncio.run(main())
