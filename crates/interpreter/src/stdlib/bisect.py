# Binary search: aliases of the natives.

bisect = bisect_right
insort = insort_right
