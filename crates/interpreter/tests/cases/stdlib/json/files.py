# dump and load over file objects.
import io
import json
f = io.StringIO()
json.dump({"a": [1, 2]}, f, indent=1)
print(f.getvalue())
f.seek(0)
print(json.load(f), json.load(io.BytesIO(b'{"x": 1}')), json.__all__)
from json.decoder import JSONDecodeError
from json.encoder import JSONEncoder
print(JSONDecodeError is json.JSONDecodeError, JSONEncoder is json.JSONEncoder)
