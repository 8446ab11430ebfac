//! `json`: text ⇄ Python objects, byte for byte like CPython's `json`.
//! Never recurses on the Rust stack: nesting is a list of levels, bounded by the recursion limit.
//! Guest code (`default`, the hooks) runs between steps: the work waits in an object meanwhile.

mod decode;
mod encode;
mod scan;

use super::{ModuleDef, binding, native_ids as ids, slowly};
use crate::native::{Args, NativeDef, Res, function, variadic};
use crate::object::class::Layout;
use crate::object::{Kind, Object};
use crate::types::{self, TypeDef};
use crate::vm::Vm;

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
    function("_encode_items", "work, items, /", encode::go_on_with_items),
    function("_encode_string", "text, ensure_ascii, /", encode::string),
    function(
        "_decode",
        "text, start, whole, strict, object_hook, object_pairs_hook, parse_float, parse_int, parse_constant, /",
        decode::decode,
    ),
    function("_decode_go_on", "work, value, /", decode::go_on),
    variadic(
        "dumps",
        "obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, \
         default=None, sort_keys=False, **kw",
        dumps,
    ),
    variadic(
        "loads",
        "s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw",
        loads,
    ),
    function("detect_encoding", "b", detect_encoding),
];

/// What was given for each parameter. One object and nothing else is the common call.
fn bound<const COUNT: usize>(vm: &mut Vm, args: Args<'_>) -> Res<[Object; COUNT]> {
    let mut all = [Object::UNBOUND; COUNT];
    if let (&[only], []) = (args.all, args.keywords) {
        all[0] = only;
        return Ok(all);
    }
    let bound = binding::bind(vm, vm.current_native, args.all, args.keywords)?;
    for (slot, value) in all.iter_mut().zip(bound) {
        *slot = value;
    }
    Ok(all)
}

fn dumps(vm: &mut Vm, args: Args<'_>) -> Res {
    let [value, skip, ascii, circular, nan, class, indent, separators, default, sorted, more] = bound(vm, args)?;
    let (skip, ascii, circular) = (skip.or(Object::FALSE), ascii.or(Object::TRUE), circular.or(Object::TRUE));
    let (nan, sorted) = (nan.or(Object::TRUE), sorted.or(Object::FALSE));
    let [class, indent, separators, default] = [class, indent, separators, default].map(|given| given.or(Object::NONE));
    let marks = match separators.kind() {
        _ if separators.is_none() => Some([vm.heap.intern(if indent.is_none() { ", " } else { "," }), vm.heap.intern(": ")]),
        Kind::Tuple => <[Object; 2]>::try_from(&vm.heap.tuples[separators.index()][..]).ok(),
        _ => None,
    };
    let Some([item, key]) = marks.filter(|_| class.is_none() && more.is_unbound()) else {
        let more = if more.is_unbound() { vm.dict_from([]) } else { more };
        let all = vec![class, value, skip, ascii, circular, nan, indent, separators, default, sorted, more];
        return slowly(vm, "json", "_dumps_by", all);
    };
    let written = encode::encode(vm, &[value, skip, ascii, circular, nan, indent, item, key, sorted, default])?;
    if written.is(Kind::Tuple) { slowly(vm, "json", "_go_on", vec![written, default]) } else { Ok(written) }
}

fn loads(vm: &mut Vm, args: Args<'_>) -> Res {
    let [text, class, hook, float, int, constant, pairs, more] = bound(vm, args)?;
    let asked = [class, hook, float, int, constant, pairs].map(|given| given.or(Object::NONE));
    let is_plain = more.is_unbound() && asked.iter().all(|asked| asked.is_none());
    let plain = vm.payload(text);
    if is_plain && plain.is(Kind::Str) && !vm.heap.text(plain).starts_with('\u{feff}') {
        let (start, yes, none) = (Object::small(0), Object::TRUE, Object::NONE);
        return decode::decode(vm, &[plain, start, yes, yes, none, none, none, none, none]);
    }
    let more = if more.is_unbound() { vm.dict_from([]) } else { more };
    let mut all = vec![text];
    all.extend(asked);
    all.push(more);
    slowly(vm, "json", "_loads_by", all)
}

/// The encoding of JSON in bytes: by its mark, or else by where the zeros of its first characters are.
fn detect_encoding(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    if plain.is(Kind::Str) {
        return Err(vm.type_error("tuple for startswith must only contain str, not bytes"));
    }
    if !matches!(plain.kind(), Kind::Bytes | Kind::ByteArray) {
        let name = vm.heap.intern("startswith");
        return Err(vm.attribute_error(args[0], name));
    }
    let found = match vm.heap.bytes[plain.index()].data.as_slice() {
        [0, 0, 0xFE, 0xFF, ..] | [0xFF, 0xFE, 0, 0, ..] => "utf-32",
        [0xFE, 0xFF, ..] | [0xFF, 0xFE, ..] => "utf-16",
        [0xEF, 0xBB, 0xBF, ..] => "utf-8-sig",
        [0, 0, _, _, ..] => "utf-32-be",
        [0, _, _, _, ..] | [0, _] => "utf-16-be",
        [_, 0, 0, 0, ..] => "utf-32-le",
        [_, 0, _, _, ..] | [_, 0] => "utf-16-le",
        _ => "utf-8",
    };
    Ok(vm.heap.intern(found))
}
