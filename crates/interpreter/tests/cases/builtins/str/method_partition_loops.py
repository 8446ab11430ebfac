# partition used to walk through a text.
text, parts = "k1=v1&k2=&k3=a=b&&k4", {}
while text:
    item, _, text = text.partition("&")
    key, eq, value = item.partition("=")
    parts[key] = value if eq else None
print(parts)
url = "https://user:pw@host.example:8443/a/b/c.html?x=1#frag"
scheme, _, rest = url.partition("://")
rest, _, frag = rest.partition("#")
rest, _, query = rest.partition("?")
netloc, _, path = rest.partition("/")
auth, _, hostport = netloc.rpartition("@")
host, _, port = hostport.rpartition(":")
print(scheme, auth, host, port, path, query, frag, path.rpartition("/")[2].rpartition("."))
line = "  indent: value # comment"
print(line.partition("#")[0].rstrip(), line.rpartition(":"), "no".partition("x"), "no".rpartition("x"))
