# An agent's cell that fails: a record lacks a field.
rows = [{"name": "a", "price": 1}, {"name": "b", "cost": 2}]
total = 0
for row in rows:
    total += row["price"]
    print(row["name"], total)
