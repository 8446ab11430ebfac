from collections import deque
from itertools import count
deque(count(), maxlen=3)
