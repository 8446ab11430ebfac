# Characters and names of odd types, and UUIDs of odd parts.
import unicodedata
import uuid


def shown(*sources):
    for source in sources:
        try:
            print(source, "->", repr(eval(source, globals())))
        except Exception as error:
            print(source, "!!", type(error).__name__, error)


for name in ("name", "decimal", "category", "combining", "decomposition"):
    for value in ("None", "5", "b'a'", "''", "'ab'", "'a'"):
        shown(f"unicodedata.{name}({value})")
shown("unicodedata.lookup(b'SPACE')", "unicodedata.lookup(5)", "unicodedata.lookup(None)", "unicodedata.lookup('space')", "unicodedata.lookup(b'nope')")
shown("unicodedata.is_normalized('NFC', 5)", "unicodedata.is_normalized(5, 'a')", "unicodedata.is_normalized('X', 'a')", "unicodedata.is_normalized('NFD', 'é')")
shown("uuid.UUID(fields=(1, 2, 3, 256, 5, 6))", "uuid.UUID(fields=(1, 2, 3, 4, 5, 2**48))", "uuid.UUID(bytes='a' * 16)", "uuid.UUID(bytes=b'a' * 16)", "uuid.UUID(bytes=b'a')")
