N = 450  #@ small=2
# Stands in for host tools: the round trip to a host is not what is measured here.
def get_price(ticker, day=0):
    return {"ticker": ticker, "price": (len(ticker) * 31 + day * 7) % 101 + 0.5, "ok": day % 13 != 0}
def run():
    tickers = ["AAPL", "GOOG", "MSFT", "NV", "X"]
    hist = {}
    errs = 0
    for day in range(200):
        for t in tickers:
            r = get_price(t, day=day)
            if not r["ok"]:
                errs += 1
                continue
            hist.setdefault(r["ticker"], []).append(r["price"])
    best = max(hist, key=lambda k: sum(hist[k]) / len(hist[k]))
    return best, errs, round(sum(hist[best]), 3)
for _ in range(N):
    r = run()
print(r)
