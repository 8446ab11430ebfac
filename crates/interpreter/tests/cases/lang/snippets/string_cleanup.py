# An agent's cell: clean names, slugs, emails and phone numbers.
names = ["  alice SMITH ", "bob  jones", "O'NEIL, sean", "", "josé garcía"]
def clean(n):
    n = " ".join(n.split())
    if "," in n: n = " ".join(reversed([p.strip() for p in n.split(",")]))
    return n.title() if n else "(none)"
print([clean(n) for n in names])
def slug(s): return "-".join("".join(c if c.isalnum() else " " for c in s.lower()).split())
print([slug(s) for s in ("Hello, World!", "  A--B  c ", "100% Sure?", "ünïcode Test")])
def valid(e):
    user, at, host = e.partition("@")
    return bool(user and at and "." in host and not host.startswith(".") and " " not in e and "@" not in host)
print({e: valid(e) for e in ("a@b.co", "no-at.com", "@x.y", "a@b", "a b@c.d", "a@@b.c")})
def phone(p):
    d = "".join(filter(str.isdigit, p))
    return f"({d[-10:-7]}) {d[-7:-4]}-{d[-4:]}" if len(d) >= 10 else None
print([phone(p) for p in ("555-123-4567", "+1 (555) 987 6543", "12345")])
masked = "4111 1111 1111 1234"
print("*" * (len(masked) - 4) + masked[-4:], "".join(c if i >= len(masked) - 4 or c == " " else "*" for i, c in enumerate(masked)))
