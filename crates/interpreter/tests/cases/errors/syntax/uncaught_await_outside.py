# await outside an async function.
print("never")
await something()
