# Texts that are nearly right, where a warning is said to be, and parameters by their names.
import base64
import binascii
import codecs
import datetime
import decimal
import enum
import fractions
import html.parser
import inspect
import io
import json
import re
import time
import traceback
import typing
import unittest
import warnings
import weakref


def tried(function, *args, **named):
    try:
        print(ascii(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


for text, form in (("20 20", "%y %y"), ("x", "%d%d"), ("Mon", "%c%a")):
    for parse in (datetime.datetime.strptime, time.strptime):
        try:
            parse(text, form)
        except re.error as error:
            print(type(error), error, isinstance(error, ValueError))
for text in ('"a\\u00e9', '"\\ud83d', '"\\ud83d\\ude00', '"\\u00e', '"\\ud83d\\ude0', '"\xe9\\ud83d ', '"\\ud83dx', '"\\ud83d\\ude00"', '"\\u00e9"'):
    tried(json.loads, text)
    tried(json.loads, "[1," + text)
    tried(json.loads, '{"k":' + text)
for data in (b"3aaC=", b"3aaC==", b"3a=aC", b"3aaC=3", b"=3aa", b"3a==", b"3a=", b"3a==x", b"3aaC\n"):
    tried(binascii.a2b_base64, data, strict_mode=True)
    tried(base64.b64decode, data, validate=True)
for text in ("2020010200", "20200102-W", "2020-01-02", "2020/01/02", "2020130200", "202001020", "2020W05370", "2020-W05-3"):
    tried(datetime.date.fromisoformat, text)

print(warnings.filters[0])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("default")
    warnings.filterwarnings("ignore", module="elsewhere")
    exec("import warnings\nwarnings.warn('there')", {"__name__": "elsewhere"})
    exec("import warnings\nwarnings.warn('here')", {"__name__": "__main__"})
    print([str(warning.message) for warning in seen])

for known in (fractions.Fraction, io.StringIO, io.BytesIO, io.TextIOWrapper, io.BufferedReader, decimal.Context, decimal.Context.Etiny,
              codecs.StreamWriter.writelines, codecs.StreamReaderWriter.readline, html.parser.HTMLParser.parse_starttag, typing.TypeVar, unittest.TextTestRunner,
              unittest.expectedFailure, traceback.StackSummary.format_frame_summary, weakref.WeakKeyDictionary.update, weakref.WeakValueDictionary.update):
    print(inspect.signature(known))
tried(inspect.signature, codecs.replace_errors)
tried(typing.TypeVar, "T", infer_variance=True)


class Mine(fractions.Fraction):
    pass


class Other:
    def __init__(self, a, *, b=1):
        pass


print(inspect.signature(Mine), inspect.signature(Other), inspect.signature(object), inspect.signature(enum.Enum), inspect.signature(type("Empty", (), {})))
