import json
json.dumps([[1] * 1000] * 100, indent=10**7)
