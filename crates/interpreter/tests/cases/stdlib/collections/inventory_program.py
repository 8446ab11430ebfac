# An inventory with namedtuples, counters, queues and grouping.
from collections import namedtuple, Counter, defaultdict, deque, OrderedDict
Item = namedtuple("Item", "sku name qty price", defaults=(0, 0.0))
stock = OrderedDict((i.sku, i) for i in (Item("a1", "pen", 10, 1.5), Item("b2", "ink", 0, 7.25), Item("c3", "pad", 4)))
orders = deque([("a1", 3), ("b2", 1), ("zz", 1), ("a1", 8), ("c3", 4)])
failed, sold, revenue = [], Counter(), defaultdict(float)
while orders:
    sku, n = orders.popleft()
    item = stock.get(sku)
    if item is None: failed.append((sku, "unknown")); continue
    if item.qty < n: failed.append((sku, f"only {item.qty}")); continue
    stock[sku] = item._replace(qty=item.qty - n); sold[sku] += n; revenue[item.name] += n * item.price
print(failed, sold, dict(revenue))
for i in stock.values(): print(f"{i.sku:<4}{i.name:<5}{i.qty:>3}{i.price:>7.2f}")
empty = [i.name for i in stock.values() if not i.qty]; print(empty, sum(i.qty * i.price for i in stock.values()))
stock.move_to_end("a1"); print(list(stock), stock["a1"]._asdict(), Item._fields, Item("q", "x"))
