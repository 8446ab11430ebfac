# Queues, stacks, sliding windows and undo with deque.
from collections import deque
q = deque()
for job in ("a", "b", "c"):
    q.append(job)
print(q.popleft(), q.popleft(), len(q))
undo = deque(maxlen=3)
for step in range(6):
    undo.append(f"s{step}")
print(undo, undo.pop(), list(undo))
def window_max(xs, k):
    d, out = deque(), []
    for i, x in enumerate(xs):
        while d and xs[d[-1]] <= x:
            d.pop()
        d.append(i)
        if d[0] <= i - k:
            d.popleft()
        if i >= k - 1:
            out.append(xs[d[0]])
    return out
print(window_max([1, 3, -1, -3, 5, 3, 6, 7], 3))
def is_palindrome(s):
    d = deque(ch for ch in s.lower() if ch.isalpha())
    while len(d) > 1:
        if d.popleft() != d.pop():
            return False
    return True
print(is_palindrome("A man, a plan, a canal: Panama"), is_palindrome("no"))
ring = deque("abcd")
ring.rotate(1)
print("".join(ring), ring.index("a"))
