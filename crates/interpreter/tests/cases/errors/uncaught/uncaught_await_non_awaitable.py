# Awaiting a number.
import asyncio
async def main():
    print("in main")
    await 5
asyncio.run(main())
