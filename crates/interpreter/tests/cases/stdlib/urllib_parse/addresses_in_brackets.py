# Hosts in brackets must be addresses.
from urllib.parse import clear_cache, urlsplit

for host in (
    "[::1]", "[::1]:80", "[fe80::1%eth0]", "[::ffff:1.2.3.4]", "[2001:db8::8:800:200c:417a]", "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7::]", "[v7.x:y]",
    "[0439:23af::2309::fae7:1234]", "[1:2:3:4:5:6:7:8:9]", "[:::]", "[12345::]", "[::1%]", "[::1%a%b]", "[::ffff:1.2.3.400]", "[::ffff:01.2.3.4]",
    "[1.2.3.4]", "[vg.1]", "[]", "[::g]", "a[::1]", "[::1]a",
):
    try:
        found = urlsplit(f"http://me@{host}/path?query")
        print(host, found.hostname, found.port)
    except ValueError as error:
        print(host, "ValueError:", error)
print(clear_cache())
