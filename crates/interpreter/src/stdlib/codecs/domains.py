# `codecs`, names of hosts: punycode, and idna, which has it for every label that is not ASCII.


def _punycode():
    def encode(self, input, errors="strict"):
        return (_punycode_encode(input), len(input))

    def decode(self, input, errors="strict"):
        if errors not in ("strict", "replace", "ignore"):
            raise UnicodeError("Unsupported error handling " + errors)
        data = input.encode("ascii") if isinstance(input, str) else bytes(input)
        base, _, numbers = data.rpartition(b"-")
        return (_punycode_decode(str(base, "ascii", errors), str(numbers, "ascii").upper(), errors == "strict"), len(input))

    return _whole_texts("punycode", encode, decode)


def _idna():
    def check(errors):
        if errors != "strict":
            raise UnicodeError("unsupported error handling " + errors)

    def encode(self, input, errors="strict"):
        check(errors)
        if input.isascii():
            *labels, last = input.split(".")
            for label in labels:
                if not 0 < len(label) < 64:
                    raise UnicodeError("label empty or too long")
            if len(last) >= 64:
                raise UnicodeError("label too long")
            return (input.encode("ascii"), len(input))
        labels = input.translate(dict.fromkeys((0x3002, 0xFF0E, 0xFF61), ".")).split(".")
        end = b"" if labels[-1] else b"."
        if end:
            labels.pop()
        return (b".".join([_label_to_ascii(label) for label in labels]) + end, len(input))

    def decode(self, input, errors="strict"):
        check(errors)
        data = bytes(input)
        if b"xn--" not in data and data.isascii():
            return (data.decode("ascii"), len(data))
        labels = data.split(b".")
        end = "" if labels[-1] else "."
        if end:
            labels.pop()
        return (".".join([_label_to_text(label) for label in labels]) + end, len(data))

    return _whole_texts("idna", encode, decode)


def _label_to_ascii(label):
    is_known = label.isascii()
    if not is_known:
        label = _prepared(label)
        is_known = label.isascii()
    if is_known:
        made = label.encode("ascii")
    else:
        if label.startswith("xn--"):
            raise UnicodeError("Label starts with ACE prefix")
        made = b"xn--" + _punycode_encode(label)
    if 0 < len(made) < 64:
        return made
    raise UnicodeError("label empty or too long")


def _label_to_text(label):
    if not label.startswith(b"xn--"):
        return label.decode("ascii")
    text = label[4:].decode("punycode")
    again = _label_to_ascii(text)
    if label.decode("ascii").lower() != again.decode("ascii"):
        raise UnicodeError("IDNA does not round-trip", label, again)
    return text


def _prepared(label):
    # What is not seen goes, letters become small ones, and what only looks different becomes the same.
    import unicodedata
    kept = "".join([letter for letter in label if letter not in "\u00ad\u034f\u1806\u180b\u180c\u180d\u200b\u200c\u200d\u2060\ufeff" and not "\ufe00" <= letter <= "\ufe0f"])
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", kept.casefold()).casefold())
    for letter in folded:
        if not letter.isascii() and unicodedata.category(letter) in ("Zs", "Zl", "Zp", "Cc", "Cf", "Co", "Cs"):
            raise UnicodeError("Invalid character %r" % letter)
    sides = [unicodedata.bidirectional(letter) for letter in folded]
    if "R" in sides or "AL" in sides:
        if "L" in sides:
            raise UnicodeError("Violation of BIDI requirement 2")
        if sides[0] not in ("R", "AL") or sides[-1] not in ("R", "AL"):
            raise UnicodeError("Violation of BIDI requirement 3")
    return folded


def _whole_texts(name, encode, decode):
    return _other(name, "encodings." + name, encode, decode, lambda self, input, final=False: encode(self, input, self.errors)[0],
                  lambda self, input, final=False: decode(self, input, self.errors)[0], is_text=True)


_OTHERS |= {"punycode": _punycode, "idna": _idna}
