//! `bytes`, `bytearray` and `memoryview`.

use super::dunders::{COMPARE, CONTAINER, HASH, MUTABLE, PERCENT, REPR, SEQUENCE, SUBSCRIPT};
use super::{BYTEARRAY, BYTES, MEMORYVIEW, OBJECT, TypeDef};
use crate::native::{NativeDef, Res, method, static_method};
use crate::object::class::Layout;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;

pub static DEF: TypeDef = TypeDef {
    id: BYTES,
    name: "bytes",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Bytes,
    is_base: true,
    natives: &[METHODS, COMPARE, CONTAINER, HASH, PERCENT, REPR, SEQUENCE, SUBSCRIPT],
    doc: "An immutable sequence of bytes.",
};
pub static ARRAY_DEF: TypeDef = TypeDef {
    id: BYTEARRAY,
    name: "bytearray",
    module: "builtins",
    base: OBJECT,
    layout: Layout::ByteArray,
    is_base: true,
    natives: &[METHODS, COMPARE, CONTAINER, MUTABLE, PERCENT, REPR, SEQUENCE, SUBSCRIPT],
    doc: "A mutable sequence of bytes.",
};
pub static VIEW_DEF: TypeDef =
    TypeDef { id: MEMORYVIEW, name: "memoryview", module: "builtins", base: OBJECT, layout: Layout::Other, is_base: false, natives: &[], doc: "" };

static METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, source=b'', encoding=None, errors=None", new),
    method("decode", "self, /, encoding='utf-8', errors='strict'", |vm, args| types::decode_bytes(vm, vm.payload(args[0]), args[1], args[2])),
];

fn new(vm: &mut Vm, args: &[Object]) -> Res {
    let data = match args[1].given() {
        None => vec![],
        Some(source) => {
            let plain = vm.payload(source);
            match plain.kind() {
                Kind::Str => {
                    let encoding = vm.text_arg(args[2].or(Object::NONE), "bytes() argument 'encoding'")?;
                    let encoded = types::encode_text(vm, plain, &encoding, "strict")?;
                    vm.heap.bytes[encoded.index()].data.clone()
                }
                Kind::Int => {
                    let count = plain.int_value();
                    if count < 0 {
                        return Err(vm.value_error("negative count"));
                    }
                    vm.reserve_many(count as u64, 1, 1)?;
                    vec![0; count as usize]
                }
                Kind::Bytes | Kind::ByteArray => vm.heap.bytes[plain.index()].data.clone(),
                _ => {
                    let items = vm.items_or_call(args, 1, Object::make(Kind::Native, vm.current_native))?;
                    let mut data = Vec::with_capacity(items.len());
                    for item in items {
                        match item.as_int().and_then(|byte| u8::try_from(byte).ok()) {
                            Some(byte) => data.push(byte),
                            None => return Err(vm.value_error("bytes must be in range(0, 256)")),
                        }
                    }
                    data
                }
            }
        }
    };
    let is_bytes = args[0].index_of(Kind::Class).is_some_and(|class| vm.is_subclass(class, BYTES));
    let payload = if is_bytes { vm.heap.bytes(data) } else { vm.heap.bytearray(data) };
    Ok(vm.wrap(args[0], if is_bytes { BYTES } else { BYTEARRAY }, payload))
}
/// `bytes % values`.
pub fn bytes_percent(_: &mut Vm, _: Object, _: Object) -> Res {
    Ok(Object::NOT_IMPLEMENTED)
}
/// `item in bytes`.
pub fn bytes_contains(vm: &mut Vm, object: Object, item: Object) -> Res<Option<bool>> {
    let data = &vm.heap.bytes[object.index()].data;
    let plain = vm.payload(item);
    match plain.kind() {
        Kind::Bytes | Kind::ByteArray => Ok(Some(crate::text::search::find(data, &vm.heap.bytes[plain.index()].data).is_some())),
        Kind::Int => match u8::try_from(plain.int_value()) {
            Ok(byte) => Ok(Some(data.contains(&byte))),
            Err(_) => Err(vm.value_error("byte must be in range(0, 256)")),
        },
        _ => {
            let message = format!("a bytes-like object is required, not '{}'", vm.type_name(item));
            Err(vm.type_error(&message))
        }
    }
}
pub fn bytearray_set_item(vm: &mut Vm, object: Object, key: Object, value: Object) -> Res<()> {
    let _ = (object, key, value);
    Err(vm.type_error("bytearray assignment"))
}
pub fn bytearray_delete_item(vm: &mut Vm, _: Object, _: Object) -> Res<()> {
    Err(vm.type_error("bytearray deletion"))
}
pub fn memoryview_item(vm: &mut Vm, _: Object, _: Object) -> Res {
    Err(vm.type_error("memoryview"))
}
pub fn memoryview_set_item(vm: &mut Vm, _: Object, _: Object, _: Object) -> Res<()> {
    Err(vm.type_error("memoryview"))
}
