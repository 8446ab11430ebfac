# `html.entities`: tables, which are native (entities_data.rs), as the dicts that programs know.

from html import _entity_table, _html4_table

html5 = _entity_table()
name2codepoint = _html4_table()
codepoint2name = {}
entitydefs = {}
for _name, _code in name2codepoint.items():
    codepoint2name[_code] = _name
    entitydefs[_name] = chr(_code)
del _name, _code
__all__ = ["html5", "name2codepoint", "codepoint2name", "entitydefs"]
