# Keys that are left out, with and without lines of their own; decoders that are given no text; groups of patterns without names.
import json
import re

table = {1: 1, (1, 2): 2, "b": {None: 3, b"x": 4, True: [(5,)], 2.5: 6}, "c": {(1,): 2}}
for indent in (None, 0, 1, "\t"):
    for value in (table, {(1,): 2}, [{(1,): 2}, {(1,): 2, "a": 1}, {"a": 1, (1,): 2}, {}], {"a": {(1,): 2, b"": 3}}):
        print(repr(json.dumps(value, skipkeys=True, indent=indent)))
        print("".join(json.JSONEncoder(skipkeys=True, indent=indent).iterencode(value)) == json.dumps(value, skipkeys=True, indent=indent))
for given in (None, 5, b"1", bytearray(b"1"), ["1"]):
    for method in (json.JSONDecoder().decode, json.JSONDecoder().raw_decode):
        try:
            print(method(given))
        except TypeError as error:
            print(error)
print(re.compile("a(b)").groupindex, re.compile("(?P<n>a)").groupindex)
