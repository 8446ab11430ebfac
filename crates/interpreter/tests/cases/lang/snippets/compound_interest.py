# An agent's cell: a loan table and compound interest.
principal, rate, years = 1000.0, 0.05, 5
balance = principal
for year in range(1, years + 1):
    interest = balance * rate
    balance += interest
    print(f"Year {year}: interest={interest:8.2f} balance={balance:10.2f}")
print(f"Formula: {principal * (1 + rate) ** years:.2f}", abs(balance - principal * (1 + rate) ** years) < 1e-9)
monthly = 0.06 / 12
payment = 10000 * monthly / (1 - (1 + monthly) ** -24)
left, paid, month = 10000.0, 0.0, 0
while left > 0.005:
    month += 1
    interest = left * monthly
    left -= payment - interest
    paid += payment
    if month % 6 == 0: print(month, round(left, 2), round(interest, 2))
print(month, round(payment, 2), round(paid, 2), round(paid - 10000, 2))
