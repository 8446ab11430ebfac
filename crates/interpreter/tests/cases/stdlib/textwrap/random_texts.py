import random
import textwrap

chance = random.Random(8)
words = ("the quick-brown fox--jumps over a well-known e-mail's lazy-dog. re-use x-y --flag -o 3-4 a--b co-op-er-a-tive longwordlongwordlongword "
         "é-ü ?!--ok \"a\"--b tab\there new  line -- - a- -b").split(" ")

def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, error)

for turn in range(120):
    text = chance.choice([" ", "  ", "\n"]).join(chance.choice(words) for _ in range(chance.randrange(12)))
    options = {"width": chance.randrange(1, 30)}
    for name in ("break_long_words", "drop_whitespace", "break_on_hyphens", "expand_tabs", "replace_whitespace", "fix_sentence_endings"):
        if chance.random() < 0.3:
            options[name] = chance.random() < 0.5
    if chance.random() < 0.3:
        options["initial_indent"] = chance.choice(["* ", "    ", ""])
    if chance.random() < 0.3:
        options["subsequent_indent"] = chance.choice(["  ", "> "])
    if chance.random() < 0.4:
        options["max_lines"] = chance.randrange(1, 4)
    if chance.random() < 0.3:
        options["placeholder"] = chance.choice(["...", "", " [..]", "  x"])
    print(options)
    shown(textwrap.wrap, text, **options)
    shown(textwrap.fill, text, **options)
    options.pop("max_lines", None)
    shown(textwrap.shorten, text, **options)
