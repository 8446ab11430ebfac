# while loops as programs write them.
n, steps = 27, 0
while n != 1:
    n = 3 * n + 1 if n % 2 else n // 2
    steps += 1
print(steps)
a, b = 1071, 462
while b: a, b = b, a % b
print(a)
text, out = "aaabccd", ""
i = 0
while i < len(text):
    j = i
    while j < len(text) and text[j] == text[i]: j += 1
    out += f"{text[i]}{j - i}"
    i = j
print(out)
lo, hi, data = 0, 9, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
while lo <= hi:
    mid = (lo + hi) // 2
    if data[mid] == 13: print("found at", mid); break
    elif data[mid] < 13: lo = mid + 1
    else: hi = mid - 1
else: print("not found")
stack, seen = [1], []
while stack:
    v = stack.pop()
    if v > 20: continue
    seen.append(v)
    stack += [v * 2, v * 3]
print(seen)
it = iter("abc")
while (c := next(it, None)) is not None: print(c, end=" ")
print()
x = 2.0
while abs(x * x - 2) > 1e-12: x = (x + 2 / x) / 2
print(round(x, 10))
while True:
    while True:
        break
    break
k = 5
while k:
    k -= 1
    if k == 3: continue
    if k == 1: break
    print(k, end=" ")
else: print("never")
print("k", k)
digits, num = [], 9045
while num: num, d = divmod(num, 10); digits.insert(0, d)
print(digits)
queue = [3, 1, 2]
while len(queue) > 1: queue.append(queue.pop(0) + queue.pop(0))
print(queue)
w = 0
while w < 3: w += 1
else: print("else runs", w)
while False: pass
else: print("else of a loop that never ran")
