# What the native functions leave alone. Python because it is about objects of the guest that are no texts, whose methods do the work.

def _escape(s, quote):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        s = s.replace('"', "&quot;").replace("'", "&#x27;")
    return s


def _unescape(s):
    return unescape(str.__str__(s)) if "&" in s else s


__all__ = ["escape", "unescape"]
