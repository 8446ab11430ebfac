# A small analysis with the packages of the machine's Python, in the jail:
#   hood run --executor jail --python .venv/bin/python --json examples/cells/analysis.py
# It ends in a frame, shown as HTML, and leaves a figure, shown as PNG.
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from sklearn.linear_model import LinearRegression
from sklearn.metrics import r2_score

rng = np.random.default_rng(7)
days = pd.date_range("2024-01-01", periods=120, freq="D")
sales = pd.DataFrame({
    "day": days,
    "shop": rng.choice(["north", "south", "west"], len(days)),
    "visitors": rng.poisson(200, len(days)),
})
sales["income"] = (sales["visitors"] * 4.5 + rng.normal(0, 40, len(days))).round(2)

model = LinearRegression().fit(sales[["visitors"]], sales["income"])
fitted = model.predict(sales[["visitors"]])
print(f"each visitor is worth {model.coef_[0]:.1f}; the fit explains {r2_score(sales['income'], fitted):.0%}")

figure, axes = plt.subplots(figsize=(6, 4))
for shop, part in sales.groupby("shop"):
    axes.scatter(part["visitors"], part["income"], s=12, label=shop)
axes.plot(sales["visitors"], fitted, color="black", linewidth=1)
axes.set(xlabel="visitors", ylabel="income", title="Income by visitors")
axes.legend()

sales.groupby("shop").agg(days=("day", "count"), visitors=("visitors", "sum"), income=("income", "mean")).round(1)
