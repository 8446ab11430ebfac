//! `bytearray`: the methods that change it, and subscription.
//! It is never resized while a memoryview looks at it.

use super::bytes::METHODS;
use super::bytes_new::{contents, items_to_bytes};
use super::dunders::{COMPARE, CONTAINER, MUTABLE, PERCENT, REPR, SEQUENCE, SUBSCRIPT};
use super::items::{positions, resolve_slice};
use super::{BYTEARRAY, OBJECT, TypeDef};
use crate::native::{Args, Flow, NativeDef, Res, method, variadic_static};
use crate::object::class::Layout;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::{Name, Vm};

pub static DEF: TypeDef = TypeDef {
    id: BYTEARRAY,
    name: "bytearray",
    module: "builtins",
    base: OBJECT,
    layout: Layout::ByteArray,
    is_base: true,
    natives: &[OWN, METHODS, COMPARE, CONTAINER, MUTABLE, PERCENT, REPR, SEQUENCE, SUBSCRIPT],
    doc: "A mutable sequence of bytes.",
};

static OWN: &[NativeDef] = &[
    variadic_static("__new__", "cls, source=b'', encoding=None, errors=None", new),
    method("__init__", "self, source=b'', encoding=None, errors=None", init),
    method("__alloc__", "self, /", |vm, args| {
        let len = vm.heap.bytes[array(vm, args[0])].data.len() as i64;
        Ok(Object::small(if len == 0 { 0 } else { len + 1 }))
    }),
    method("append", "self, item, /", |vm, args| {
        let byte = vm.byte_arg(args, 1)?;
        let array = resizable_or_again(vm, args)?;
        vm.reserve(1)?;
        vm.heap.charge(1);
        vm.heap.bytes[array].data.push(byte);
        Ok(Object::NONE)
    }),
    method("clear", "self, /", |vm, args| {
        let array = resizable_or_again(vm, args)?;
        vm.heap.bytes[array].data.clear();
        Ok(Object::NONE)
    }),
    method("copy", "self, /", |vm, args| {
        vm.reserve(vm.heap.bytes[array(vm, args[0])].data.len())?;
        let data = vm.heap.bytes[array(vm, args[0])].data.clone();
        Ok(vm.heap.bytearray(data))
    }),
    method("extend", "self, iterable_of_ints, /", extend),
    method("insert", "self, index, item, /", |vm, args| {
        let (at, byte) = (vm.int_arg(args, 1)?, vm.byte_arg(args, 2)?);
        let array = resizable_or_again(vm, args)?;
        let len = vm.heap.bytes[array].data.len() as i64;
        let at = if at < 0 { (at + len).max(0) } else { at.min(len) };
        vm.heap.charge(1);
        vm.heap.bytes[array].data.insert(at as usize, byte);
        Ok(Object::NONE)
    }),
    method("pop", "self, index=-1, /", pop),
    method("remove", "self, value, /", |vm, args| {
        let byte = vm.byte_arg(args, 1)?;
        let Some(at) = vm.heap.bytes[array(vm, args[0])].data.iter().position(|&other| other == byte) else {
            return Err(vm.value_error("value not found in bytearray"));
        };
        let array = resizable_or_again(vm, args)?;
        vm.heap.bytes[array].data.remove(at);
        Ok(Object::NONE)
    }),
    method("reverse", "self, /", |vm, args| {
        let array = array(vm, args[0]);
        vm.heap.bytes[array].data.reverse();
        Ok(Object::NONE)
    }),
    method("__iadd__", "self, value, /", |vm, args| {
        add_in_place(vm, vm.payload(args[0]), args[1])?;
        Ok(args[0])
    }),
    method("__imul__", "self, value, /", |vm, args| {
        let times = vm.int_arg(args, 1)?;
        repeat_in_place(vm, vm.payload(args[0]), times)?;
        Ok(args[0])
    }),
];

/// A subclass is filled by `__init__`; the class itself has none called.
fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let class = args.all[0];
    if class != Vm::class_object(BYTEARRAY) {
        let payload = vm.heap.bytearray(vec![]);
        return Ok(vm.wrap(class, BYTEARRAY, payload));
    }
    let positional = args.positional();
    if positional.len() > 4 {
        let message = format!("bytearray() takes at most 3 arguments ({} given)", args.all.len() - 1);
        return Err(vm.type_error(&message));
    }
    let mut full = [Object::UNBOUND; 4];
    full[..positional.len()].copy_from_slice(positional);
    for (name, value) in args.named() {
        match vm.heap.text(name) {
            "source" => full[1] = value,
            "encoding" => full[2] = value,
            "errors" => full[3] = value,
            other => {
                let message = format!("'{other}' is an invalid keyword argument for bytearray()");
                return Err(vm.type_error(&message));
            }
        }
    }
    let data = contents(vm, &full, BYTEARRAY)?;
    Ok(vm.heap.bytearray(data))
}
fn array(vm: &Vm, object: Object) -> u32 {
    vm.payload(object).index()
}
/// Does a memoryview look at the array?
fn is_viewed(vm: &mut Vm, payload: Object) -> bool {
    if vm.heap.bytes[payload.index()].exports == 0 {
        return false;
    }
    let viewed =
        vm.heap.miscs.indices().any(|index| matches!(vm.heap.miscs[index], Misc::MemoryView { over, .. } if vm.payload(over) == payload));
    if !viewed {
        vm.heap.bytes[payload.index()].exports = 0;
    }
    viewed
}
/// The array to be resized: refused while a memoryview is on it.
fn resizable(vm: &mut Vm, object: Object) -> Res<u32> {
    let payload = vm.payload(object);
    if is_viewed(vm, payload) {
        return Err(vm.error(types::BUFFER_ERROR, "Existing exports of data: object cannot be re-sized"));
    }
    Ok(payload.index())
}
/// As `resizable`, for a method: views that nothing holds any more are collected first, and the method then runs again.
fn resizable_or_again(vm: &mut Vm, args: &[Object]) -> Res<u32> {
    let payload = vm.payload(args[0]);
    if !is_viewed(vm, payload) {
        return Ok(payload.index());
    }
    let mut again = vec![Object::make(Kind::Native, vm.current_native)];
    again.extend(args.iter().copied().take_while(|arg| !arg.is_unbound()));
    let again = vm.heap.tuple(again);
    vm.state.insert("bytearray".into(), again);
    Err(Box::new(Flow::WithStack(|vm, stack| {
        vm.collect(stack);
        let again = vm.state.remove("bytearray").unwrap_or(Object::NONE);
        let items = vm.heap.tuples[again.index()].to_vec();
        resizable(vm, items[1])?;
        crate::native::call(items[0], items[1..].to_vec())
    })))
}
fn init(vm: &mut Vm, args: &[Object]) -> Res {
    let data = contents(vm, args, BYTEARRAY)?;
    let array = resizable(vm, args[0])?;
    vm.heap.charge(data.len());
    vm.heap.bytes[array].data = data.into();
    Ok(Object::NONE)
}
fn extend(vm: &mut Vm, args: &[Object]) -> Res {
    let data = match vm.bytes_like(args[1])? {
        Some(data) => data,
        None => {
            if !vm.is_iterable(args[1]) {
                let message = format!("can't extend bytearray with {}", vm.type_name(args[1]));
                return Err(vm.type_error(&message));
            }
            let items = vm.items_or_call(args, 1, Object::make(Kind::Native, vm.current_native))?;
            let asks =
                |vm: &mut Vm, item: Object| item.is(Kind::Instance) && vm.payload(item) == item && vm.special(item, Name::Index).is_some();
            if pace::items(items.iter()).any(|&item| asks(vm, item)) {
                let items = vm.heap.list(items);
                return vm.call_embedded("bytearray_extend", vec![args[0], items]);
            }
            items_to_bytes(vm, &items, "byte must be in range(0, 256)")?
        }
    };
    if !data.is_empty() {
        resizable_or_again(vm, args)?;
    }
    grow(vm, args[0], &data)?;
    Ok(Object::NONE)
}
fn grow(vm: &mut Vm, object: Object, data: &[u8]) -> Res<()> {
    if data.is_empty() {
        return Ok(());
    }
    let array = resizable(vm, object)?;
    vm.reserve(data.len())?;
    vm.heap.charge(data.len());
    vm.heap.bytes[array].data.extend_from_slice(data);
    Ok(())
}
fn pop(vm: &mut Vm, args: &[Object]) -> Res {
    let at = vm.int_arg_or(args, 1, -1)?;
    let len = vm.heap.bytes[array(vm, args[0])].data.len() as i64;
    if len == 0 {
        return Err(vm.index_error("pop from empty bytearray"));
    }
    let position = if at < 0 { at + len } else { at };
    if position < 0 || position >= len {
        return Err(vm.index_error("pop index out of range"));
    }
    let array = resizable_or_again(vm, args)?;
    let byte = vm.heap.bytes[array].data.remove(position as usize);
    Ok(Object::small(i64::from(byte)))
}

/// `array += other`.
pub fn add_in_place(vm: &mut Vm, array: Object, other: Object) -> Res<()> {
    let Some(data) = vm.bytes_like(other)? else {
        let message = format!("can't concat {} to {}", vm.type_name(other), vm.type_name(array));
        return Err(vm.type_error(&message));
    };
    grow(vm, array, &data)
}
/// `array *= times`.
pub fn repeat_in_place(vm: &mut Vm, array: Object, times: i64) -> Res<()> {
    let index = resizable(vm, array)?;
    let data = &vm.heap.bytes[index].data;
    let repeated = crate::text::bytes_ops::repeat(data, times, vm.room());
    match repeated {
        Ok(data) => {
            vm.heap.charge(data.len());
            vm.heap.bytes[index].data = data.into();
            Ok(())
        }
        Err(error) => Err(vm.text_error(error)),
    }
}

/// `array[key] = value`.
pub fn bytearray_set_item(vm: &mut Vm, object: Object, key: Object, value: Object) -> Res<()> {
    let plain = vm.payload(key);
    if plain.is(Kind::Slice) {
        return set_slice(vm, object, plain, value);
    }
    let Some(position) = position(vm, object, key)? else { return vm.call_embedded("setitem_index", vec![object, key, value]) };
    let number = vm.payload(value);
    if !matches!(number.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        if vm.special(value, Name::Index).is_some() {
            return vm.call_embedded("setitem_int", vec![object, key, value]);
        }
        let message = format!("'{}' object cannot be interpreted as an integer", vm.type_name(value));
        return Err(vm.type_error(&message));
    }
    match vm.small_int(number).and_then(|value| u8::try_from(value).ok()) {
        Some(byte) => {
            vm.heap.bytes[object.index()].data[position] = byte;
            Ok(())
        }
        None => Err(vm.value_error("byte must be in range(0, 256)")),
    }
}
/// The place that an index means; `None` where its `__index__` is guest code.
fn position(vm: &mut Vm, object: Object, key: Object) -> Res<Option<usize>> {
    let plain = vm.payload(key);
    let at = match plain.kind() {
        Kind::Int | Kind::Bool => vm.clamped(plain),
        Kind::Big => types::place_of_big(vm, plain)?,
        _ if vm.special(key, Name::Index).is_some() => return Ok(None),
        _ => {
            let message = format!("bytearray indices must be integers or slices, not {}", vm.type_name(key));
            return Err(vm.type_error(&message));
        }
    };
    let len = vm.heap.bytes[object.index()].data.len() as i64;
    let position = if at < 0 { at + len } else { at };
    if position < 0 || position >= len {
        return Err(vm.index_error("bytearray index out of range"));
    }
    Ok(Some(position as usize))
}
fn set_slice(vm: &mut Vm, object: Object, key: Object, value: Object) -> Res<()> {
    let new = match vm.bytes_like(value)? {
        Some(new) => new,
        None => {
            if vm.payload(value).is(Kind::Str) || !vm.is_iterable(value) {
                return Err(vm.type_error("can assign only bytes, buffers, or iterables of ints in range(0, 256)"));
            }
            match vm.items_native(value)? {
                Some(items) => items_to_bytes(vm, &items, "byte must be in range(0, 256)")?,
                None => return vm.call_embedded("setitem_collected", vec![object, key, value]),
            }
        }
    };
    let slice = vm.heap.slices[key.index()];
    let len = vm.heap.bytes[object.index()].data.len();
    let Some(indices) = resolve_slice(vm, slice.start, slice.stop, slice.step, len)? else {
        return vm.call_embedded("setitem_slice", vec![object, key, value]);
    };
    if indices.step == 1 {
        let array = if new.len() == indices.count { object.index() } else { resizable(vm, object)? };
        vm.reserve(new.len())?;
        vm.heap.charge(new.len());
        let data = &mut vm.heap.bytes[array].data;
        data.drain(indices.start..indices.start + indices.count);
        data.insert_from_slice(indices.start, &new);
        return Ok(());
    }
    if new.is_empty() {
        return bytearray_delete_item(vm, object, key);
    }
    if new.len() != indices.count {
        let message = format!("attempt to assign bytes of size {} to extended slice of size {}", new.len(), indices.count);
        return Err(vm.value_error(&message));
    }
    for (at, byte) in positions(indices).zip(new) {
        vm.heap.bytes[object.index()].data[at] = byte;
    }
    Ok(())
}
/// `del array[key]`.
pub fn bytearray_delete_item(vm: &mut Vm, object: Object, key: Object) -> Res<()> {
    let plain = vm.payload(key);
    if let Some(slice) = plain.index_of(Kind::Slice) {
        let slice = vm.heap.slices[slice];
        let len = vm.heap.bytes[object.index()].data.len();
        let Some(indices) = resolve_slice(vm, slice.start, slice.stop, slice.step, len)? else {
            return vm.call_embedded("delitem_slice", vec![object, key]);
        };
        if indices.count == 0 {
            return Ok(());
        }
        let array = resizable(vm, object)?;
        let data = &mut vm.heap.bytes[array].data;
        if indices.step == 1 {
            data.drain(indices.start..indices.start + indices.count);
            return Ok(());
        }
        let mut drop = vec![false; len];
        positions(indices).for_each(|at| drop[at] = true);
        let mut dropped = drop.into_iter();
        data.retain(|_| !dropped.next().unwrap_or(false));
        return Ok(());
    }
    let Some(position) = position(vm, object, key)? else { return vm.call_embedded("delitem_index", vec![object, key]) };
    let array = resizable(vm, object)?;
    vm.heap.bytes[array].data.remove(position);
    Ok(())
}
