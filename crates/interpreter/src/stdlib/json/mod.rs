//! `json`: text ⇄ Python objects, byte for byte like CPython's `json`.
//! Never recurses on the Rust stack: nesting is a list of levels, bounded by the recursion limit.
//! Guest code (`default`, the hooks) runs between steps: the work waits in an object meanwhile.

mod decode;
mod encode;

use super::{ModuleDef, native_ids as ids};
use crate::native::{NativeDef, function};
use crate::object::Object;
use crate::object::class::Layout;
use crate::types::{self, TypeDef};

pub const MODULE: ModuleDef = ModuleDef {
    name: "json",
    natives: TABLE,
    types: &[&ENCODING, &DECODING],
    init: |vm, dict| {
        for name in ["_Encoding", "_Decoding"] {
            let name = vm.heap.intern(name);
            vm.dict_remove(dict, name);
        }
        Ok(())
    },
    source: include_str!("json.py"),
};

const fn hidden(id: u32, name: &'static str) -> TypeDef {
    TypeDef { id, name, module: "json", base: types::OBJECT, layout: Layout::Other, is_base: false, natives: &[], doc: "" }
}
static ENCODING: TypeDef = hidden(ids::JSON_ENCODING, "_Encoding");
static DECODING: TypeDef = hidden(ids::JSON_DECODING, "_Decoding");

static TABLE: &[NativeDef] = &[
    function(
        "_encode",
        "value, skipkeys, ensure_ascii, check_circular, allow_nan, indent, item_separator, key_separator, sort_keys, default, /",
        encode::encode,
    ),
    function("_encode_go_on", "work, value, /", encode::go_on),
    function("_encode_string", "text, ensure_ascii, /", encode::string),
    function(
        "_decode",
        "text, start, whole, strict, object_hook, object_pairs_hook, parse_float, parse_int, parse_constant, /",
        decode::decode,
    ),
    function("_decode_go_on", "work, value, /", decode::go_on),
    function("_loads", "text, /", |vm, args| {
        decode::decode(
            vm,
            &[args[0], Object::small(0), Object::TRUE, Object::TRUE, Object::NONE, Object::NONE, Object::NONE, Object::NONE, Object::NONE],
        )
    }),
];
