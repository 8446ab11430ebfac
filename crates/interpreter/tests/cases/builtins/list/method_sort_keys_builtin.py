# sort with builtin key functions.
words = ["Banana", "apple", "cherry", "Date", "fig"]
for key in (None, len, str.lower, str.upper, str.swapcase, lambda s: s[-1], lambda s: s[::-1], str.isupper, hash and (lambda s: sum(map(ord, s))), lambda s: (len(s), s.lower())):
    print(sorted(words, key=key), sorted(words, key=key, reverse=True))
nums = [3, -1, 2.5, True, 0, -0.0, 10 ** 20, -7]
print(sorted(nums), sorted(nums, key=abs), sorted(nums, key=str), sorted(nums, key=lambda x: -x), sorted(nums, key=bool), sorted(nums, key=lambda x: x % 3), sorted(nums, key=int))
print(sorted([[3, 1], [2], []], key=len), sorted([[3, 1], [2], []], key=sum), sorted([(1, 2), (0, 5)], key=max), sorted(["10", "9", "1"], key=int), sorted([{1, 2}, {3}, set()], key=len), sorted("hello", key="olhe".index), sorted([0.1, 1, 10], key=float.__repr__ if False else str))
