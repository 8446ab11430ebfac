# A small Markdown converter.
def inline(t):
    out, i = "", 0
    marks = [("**", "strong"), ("*", "em"), ("`", "code")]
    while i < len(t):
        for m, tag in marks:
            if t.startswith(m, i) and (end := t.find(m, i + len(m))) != -1:
                body = t[i + len(m):end]
                out += f"<{tag}>{body if tag == 'code' else inline(body)}</{tag}>"
                i = end + len(m)
                break
        else:
            if t[i] == "[" and (mid := t.find("](", i)) != -1 and (end := t.find(")", mid)) != -1:
                out += f'<a href="{t[mid + 2:end]}">{inline(t[i + 1:mid])}</a>'
                i = end + 1
            else:
                out += {"<": "&lt;", ">": "&gt;", "&": "&amp;"}.get(t[i], t[i])
                i += 1
    return out
def convert(text):
    html, para, lst = [], [], None
    def flush():
        nonlocal lst
        if para:
            html.append(f"<p>{inline(' '.join(para))}</p>")
            para.clear()
        if lst:
            html.append(f"</{lst}>")
            lst = None
    code = None
    for line in text.splitlines():
        if line.startswith("```"):
            if code is None:
                flush()
                code = []
            else:
                html.append("<pre>" + "\n".join(code) + "</pre>")
                code = None
            continue
        if code is not None:
            code.append(line)
            continue
        s = line.strip()
        head = len(s) - len(s.lstrip("#"))
        kind = "ul" if s.startswith("- ") else "ol" if s[:1].isdigit() and s.split(" ")[0].endswith(".") else None
        if not s:
            flush()
        elif 0 < head <= 6:
            flush()
            html.append(f"<h{head}>{inline(s[head:].strip())}</h{head}>")
        elif kind:
            if lst != kind:
                flush()
                html.append(f"<{kind}>")
                lst = kind
            html.append(f"  <li>{inline(s.split(' ', 1)[1])}</li>")
        else:
            para.append(s)
    flush()
    return "\n".join(html)
DOC = """# Title with *style*

A paragraph with **bold and *nested* text**,
a `code & <tag>` and a [link](http://x.y/z).

- one
- two **2**

1. first
2. second

## Code
```
if a < b:
    pass
```
Lone * star and 3 > 2 & more.
"""
print(convert(DOC))
