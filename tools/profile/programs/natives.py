"""The native methods and modules that agents' programs lean on, each a few thousand times: none of them is laid out as if nobody called it."""
import base64
import bisect
import collections
import csv
import datetime as dt
import decimal
import fractions
import functools
import hashlib
import heapq
import io
import itertools
import json
import logging
import math
import operator
import pprint
import random
import re
import statistics
import string
import struct
import textwrap
import time

random.seed(1)
line = "The quick brown fox jumps over the lazy dog"
padded = "   padded text here  \n"
foreign = "Grüße aus Köln, naïve café — 日本語テキスト"
long = line * 50
words = line.lower().split() * 12
names = ["".join(random.choices(string.ascii_lowercase, k=random.randint(3, 10))) for _ in range(300)]
ints = [random.randint(0, 10**6) for _ in range(300)]
floats = [random.random() for _ in range(300)]
pairs = [(random.randint(0, 50), name) for name in names]
records = [{"name": name, "n": random.randint(0, 100), "v": random.random()} for name in names[:100]]
text = json.dumps(records)
small = {"a": 1, "b": [1, 2, 3], "c": {"d": "text", "e": None}, "f": 1.5}
small_text = json.dumps(small)
fields = "id,name,value,2024-01-02,12.5,yes"
first, second, day = dt.datetime(2024, 1, 2, 3, 4, 5), dt.datetime(2024, 3, 2, 3, 4, 5), dt.date(2024, 5, 6)
mail, mails = re.compile(r"(\w+)@(\w+)\.com"), "please write to john@example.com or mary@test.com today"
request = '127.0.0.1 - - [10/Oct/2023:13:55:36] "GET /index.html HTTP/1.1" 200 2326'
requests = re.compile(r'(\S+) \S+ \S+ \[([^\]]+)\] "(\w+) (\S+) [^"]*" (\d+) (\d+)')
counted, counted_names, counting = collections.Counter(words), collections.Counter(names), collections.Counter()
table, without = str.maketrans("abc", "xyz"), str.maketrans("", "", ".,!?")
data = line.encode()
price, rate = decimal.Decimal("19.99"), decimal.Decimal("0.0825")
half, third = fractions.Fraction(1, 2), fractions.Fraction(1, 3)
queue = collections.deque(range(20), maxlen=50)
ring, ordered = collections.deque(range(30)), collections.OrderedDict.fromkeys(range(30))
evens, threes = set(range(0, 3000, 2)), set(range(0, 3000, 3))
some_bits, other_bits = random.Random(1).getrandbits(3000), random.Random(2).getrandbits(3000)
log, handler = logging.getLogger("natives"), logging.StreamHandler(io.StringIO())
handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
log.addHandler(handler)
log.propagate = False


class Point:
    def __init__(self, x):
        self.x = x


points = [Point(n) for n in ints]


@functools.singledispatch
def kind(value):
    return "any"


kind.register(int, lambda value: "int")
kind.register(str, lambda value: "str")
with decimal.localcontext() as exact:
    exact.prec = 50
    seventh, eleventh = decimal.Decimal(1) / 7, decimal.Decimal(1) / 11

# Operations by what they are of: short ones, and those that work through much. `tools/bench/natives.py` times each.
SHORT = r'''
# str
padded.strip()
padded.lstrip()
padded.rstrip()
line.strip()
line.strip("Tg")
line.split()
fields.split(",")
fields.split(",", 2)
fields.rsplit(",", 1)
padded.splitlines()
line.partition(" brown ")
line.rpartition(" ")
",".join(("a", "b", "c"))
line.replace("quick", "slow")
line.replace(" ", "_")
line.replace("zzz", "")
line.replace("o", "0", 1)
line.upper()
line.lower()
line.title()
line.capitalize()
line.swapcase()
line.casefold()
foreign.lower()
foreign.upper()
foreign.split()
foreign.replace("a", "b")
foreign.find("f")
foreign[3:9]
line.find("lazy")
line.find("zzz")
line.rfind("o")
line.index("fox")
line.count("o")
"lazy" in line
line.startswith("The")
line.endswith("dog")
line.startswith(("A", "The"))
"12345".isdigit()
line.isalpha()
"abc123".isalnum()
"   ".isspace()
"ABC".isupper()
"abc".islower()
"abc_1".isidentifier()
"123".isnumeric()
"123".isdecimal()
line.istitle()
line.isascii()
"abc".ljust(10)
"abc".rjust(10)
"abc".center(11, "*")
"42".zfill(8)
line.encode()
line.encode("ascii")
foreign.encode()
data.decode()
data.decode("utf-8")
"{} is {}".format("a", 1)
"{:>10.2f}|{:<5}".format(3.14159, "x")
"{a}-{b}".format(a=1, b=2)
"{a}-{b}".format_map({"a": 1, "b": 2})
"%s is %d" % ("a", 1)
"%.2f" % 3.14159
f"{line} {3.14159:.2f} {42:05d}"
f"{1234567:,} {0.25:.1%} {255:x} {line!r:>50}"
line.translate(table)
line.translate(without)
line.removeprefix("The ")
line.removesuffix("dog")
"a\tb".expandtabs(4)
str.maketrans("ab", "cd")
line[5]
line[4:9]
line[::-1]
line + padded
line + " " + padded
"ab" * 20
line == "The quick brown fox jumps over the lazy dot"
line < padded
list(line)
set(line)
chr(ord("a"))
int("12345")
float("3.14159")
str(12345)
str(3.14159)
repr(line)
hex(255)
bin(10)
ascii(foreign)
# sorted
sorted([3, 1, 2])
sorted("hello")
# Counter
counted.most_common(3)
counted["the"]
counted["zzz"]
counting["the"] += 1
counted + counted
counted - counted
counted.total()
collections.Counter()
collections.Counter({"a": 1})
# json
json.dumps(small)
json.dumps(small, indent=2)
json.dumps(small, sort_keys=True)
json.loads(small_text)
json.dumps(line)
json.dumps(foreign)
json.dumps(5)
json.loads("5")
json.dumps({"d": day}, default=str)
json.dumps({"u": foreign}, ensure_ascii=False)
json.loads(small_text, object_hook=lambda found: found)
# re
mail.search(mails)
mail.findall(mails)
[found.group(1) for found in mail.finditer(mails)]
re.sub(r"\s+", " ", line)
re.sub(r"\d+", lambda found: str(int(found.group()) + 1), "a1b22c333")
re.split(r"[,;]\s*", "a, b;c,d; e")
re.match(r"\d{4}-\d{2}-\d{2}", "2024-01-02")
re.fullmatch(r"[a-z]+", "hello")
requests.match(request).groups()
re.findall(r"\w+", line)
re.compile(r"\d+")
re.escape("a.b*c")
re.search(r"(?P<y>\d+)-(?P<m>\d+)", "on 2024-05").groupdict()
re.search(r"LAZY", line, re.I)
re.sub(r"(?<=\d)(?=(\d{3})+$)", ",", "1234567")
# datetime
dt.datetime(2024, 1, 2, 3, 4, 5)
dt.date(2024, 1, 2)
dt.timedelta(days=5, hours=3)
first + dt.timedelta(days=1)
second - first
first < second, first == second
first.isoformat()
str(first)
dt.datetime.fromisoformat("2024-01-02T03:04:05")
dt.date.fromisoformat("2024-01-02")
first.strftime("%Y-%m-%d %H:%M:%S")
dt.datetime.strptime("2024-01-02 03:04:05", "%Y-%m-%d %H:%M:%S")
first.weekday(), first.year, first.month
first.replace(day=5)
(second - first).total_seconds(), (second - first).days
first.date()
dt.datetime(2024, 1, 2, tzinfo=dt.timezone.utc).timestamp()
dt.datetime.fromtimestamp(1700000000, dt.timezone.utc)
{day: 1}[day], hash(first)
day.isocalendar(), day.toordinal()
f"{first:%Y-%m-%d}"
repr(first)
# others
list(reversed(ints[:10]))
list(zip(ints[:5], names[:5]))
list(enumerate(names[:5]))
dict(zip("abc", (1, 2, 3)))
divmod(17, 5), pow(3, 20, 7), abs(-3), round(2.567, 2), round(7.5)
math.sqrt(2), math.gcd(12, 18), math.floor(2.5), math.comb(10, 3), math.hypot(3, 4), math.log(10), math.isclose(0.1, 0.2)
collections.defaultdict(list)["a"].append(1)
queue.append(1), queue.popleft(), queue.rotate(2), queue.extend((1, 2)), queue.pop()
collections.OrderedDict(a=1, b=2).move_to_end("a")
price * rate + 1, price - rate, price / 3, price > rate, -price
f"{price:>10}", f"{price:.2f}", str(price), decimal.Decimal("1.10"), decimal.Decimal(5), int(price), float(price), hash(price)
(price * rate).quantize(decimal.Decimal("0.01"))
half + third, half * third, half / third, half - third, half < third, str(half), fractions.Fraction("3/4"), float(half)
random.random(), random.randint(1, 6), random.choice(names), random.uniform(1, 2), random.gauss(0, 1), random.getrandbits(40)
random.sample(ints, 5), random.choices(names, k=5)
(1000).to_bytes(4, "big"), int.from_bytes(b"\x01\x02", "big"), (1000).bit_length(), int("ff", 16)
struct.pack("<IHb", 1, 2, 3), struct.unpack("<IHb", b"\1\0\0\0\2\0\3")
base64.b64encode(data), base64.b64decode("aGVsbG8="), data.hex(), bytes.fromhex("00ff")
hashlib.sha256(data).hexdigest(), hashlib.md5(data).hexdigest()
bisect.bisect_left(ints, 500), bisect.insort(ints[:5], 3)
textwrap.wrap(line, 20), textwrap.dedent("  a\n  b"), textwrap.fill(line, 20)
operator.itemgetter(1)(pairs[0]), operator.attrgetter("x")(points[0])
list(csv.reader(["a,b,c", "1,2,3"]))
csv.writer(io.StringIO()).writerow(["a", 1, 2.5])
io.StringIO(padded).read(), "".join(map(chr, range(65, 91)))
string.Template("$a is $b").substitute(a=1, b=2)
functools.reduce(operator.add, range(10)), functools.partial(pow, 2)(5)
bytearray(data).upper(), data.split(b" "), data.find(b"fox"), data.replace(b"a", b"b"), data[3:9], data + data
bytes([5]), data + bytes([5])
struct.pack("d", 1.5), struct.unpack("<d", b"abcdefgh"), struct.pack(">HH", 1, 2)
hashlib.sha256(str(12345).encode()).hexdigest(), hashlib.md5(b"12345").hexdigest(), hashlib.sha1(b"12345").digest()
base64.b64decode(base64.b64encode(b"hello world")), base64.urlsafe_b64encode(b"hello")
ring.append(ring.popleft()), ring.appendleft(ring.pop()), ring.rotate(3), ring.index(7), 9 in ring, ring[4]
ordered.move_to_end(5), ordered.move_to_end(7, last=False), ordered.update({ordered.popitem()[0]: 1})
collections.defaultdict(lambda: 0)["a"], collections.defaultdict(lambda: [1, 2])["a"]
kind(1), kind("a"), kind(2.5)
log.warning("number %s of %d", 5, 7)
time.localtime(1700000000), time.strftime("%Y-%m-%d", time.gmtime(0))
pprint.pformat(small), pprint.pformat([1, 2])
decimal.setcontext(exact); seventh + eleventh, seventh - eleventh, seventh * eleventh, seventh / eleventh, 1 / seventh; decimal.setcontext(decimal.Context())
'''
LONG = r'''
# str
" ".join(words)
"".join(names)
",".join(name for name in names)
",".join(map(str, ints))
long.replace("fox", "wolf")
long.upper()
long.lower()
long.find("zebra")
long.count("the")
long.split()
long.splitlines()
# sorted
sorted(ints)
sorted(floats)
sorted(words)
sorted(names)
sorted(ints, reverse=True)
sorted(names, key=len)
sorted(names, key=str.lower)
sorted(records, key=lambda record: record["n"])
sorted(pairs, key=lambda pair: (-pair[0], pair[1]))
sorted(pairs)
sorted(pairs, key=operator.itemgetter(1))
sorted(points, key=lambda point: point.x)
sorted(range(300))
sorted(set(words))
ints[:].sort()
# Counter
sorted(counted_names.items(), key=lambda pair: -pair[1])
collections.Counter(words)
collections.Counter(names)
collections.Counter(line)
collections.Counter(name[0] for name in names)
counted_names.most_common()
counting.update(words)
list(counted.elements())
max(counted_names, key=counted_names.get), min(records, key=lambda record: record["v"])
# json
json.dumps(records)
json.dumps(records, indent=2)
json.loads(text)
# re
re.findall(r"\w+", long)
re.findall(r"fox|dog|cat", long)
re.sub(r"[aeiou]", "*", long)
# others
min(ints), max(names, key=len), sum(ints), sum(floats), any(n > 10**7 for n in ints)
heapq.nlargest(5, ints), heapq.nsmallest(5, ints), heapq.heapify(ints[:])
heap = []; [heapq.heappush(heap, (number, at)) for at, number in enumerate(floats)]; [heapq.heappop(heap) for _ in floats]
evens & threes, evens | threes, evens - threes, evens ^ threes, evens <= threes
math.gcd(some_bits, other_bits), math.gcd(some_bits >> 2700, other_bits >> 2700)
list(itertools.chain(ints, floats)), list(itertools.accumulate(ints)), list(itertools.islice(ints, 0, 200, 3))
list(itertools.permutations(range(5))), list(itertools.combinations(range(7), 3)), list(itertools.product("ab", repeat=5))
[len(list(group)) for _, group in itertools.groupby(sorted(words))]
list(itertools.zip_longest(ints, floats)), list(itertools.takewhile(lambda n: n >= 0, ints)), list(itertools.pairwise(ints))
statistics.mean(ints), statistics.median(ints), statistics.stdev(ints), statistics.pstdev(floats)
list(map(str, ints)), list(filter(None, ints)), set(ints) & set(range(1000)), set(ints) | set(range(10))
random.shuffle(ints[:])
sum(map(len, names)), max(map(len, names)), ",".join(map(str, ints)), list(map(int, map(str, ints))), set(map(len, names))
list(map(lambda n: n + 1, ints)), list(filter(lambda n: n % 2, ints)), sorted(names, key=lambda name: name[-1]), any(map(str.isdigit, names))
{key: [n for n in group] for key, group in itertools.groupby(sorted(ints), key=lambda n: n // 100000)}
[sign for sign in long if sign.isalpha()]
{name: len(name) for name in names}, dict.fromkeys(names, 0), list(dict(pairs).items())
'''


def repeat(operations, times):
    for operation in operations.strip().splitlines():
        if operation.startswith("#"):
            continue
        names = {}
        exec(f"def run(times):\n    for _ in range(times):\n        {operation}\n", globals(), names)
        names["run"](times)


repeat(SHORT, 6000)
repeat(LONG, 200)
print("done")
