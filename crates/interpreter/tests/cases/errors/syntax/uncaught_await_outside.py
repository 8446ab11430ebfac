# await outside an async function.
print("never")
await something()
# differs: a cell may await at its top level, as notebooks do
