//! Subscription of builtin objects: `x[i]`, `x[a:b]`, assignment and deletion.

use crate::native::{Flow, Res};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::deque_item;
use crate::text::str_index::{Indices, Text, slice_indices};
use crate::types;
use crate::vm::{Name, Vm};

/// `object[key]` of a builtin object.
pub fn get_item(vm: &mut Vm, object: Object, key: Object) -> Res {
    match object.kind() {
        Kind::Dict => match vm.dict_find(object.index(), key) {
            Ok((_, Some(at))) => Ok(vm.heap.dicts[object.index()].entries[at].value),
            Ok((_, None)) => Err(vm.key_error(key)),
            Err(slow) => slow.or_call(vm, "dict_getitem", &[object, key]),
        },
        Kind::List | Kind::Tuple | Kind::Str | Kind::Bytes | Kind::ByteArray | Kind::Range => sequence_item(vm, object, key),
        Kind::Class => class_item(vm, object, key),
        Kind::Misc => match vm.heap.miscs[object.index()] {
            Misc::MappingProxy(inner) => vm.deeper(|vm| vm.load_item(inner, key)),
            Misc::ClassDict(class) => {
                if key.is(Kind::Str) {
                    let name = vm.heap.intern_object(key);
                    if let Some(value) = vm.own_attr(class, name) {
                        return Ok(value);
                    }
                    return Err(vm.key_error(key));
                }
                let attributes = types::proxied(vm, object);
                vm.load_item(attributes, key)
            }
            Misc::MemoryView { .. } => types::memoryview_item(vm, object, key),
            Misc::GenericAlias { .. } => types::alias_item(vm, object, key),
            Misc::Native(ref state) => match deque_item(&**state, key) {
                Some(item) => Ok(item),
                None => by_method(vm, object, key),
            },
            _ => by_method(vm, object, key),
        },
        _ => by_method(vm, object, key),
    }
}

fn by_method(vm: &mut Vm, object: Object, key: Object) -> Res {
    match vm.special(object, Name::Getitem) {
        Some(method) if method.is(Kind::Native) => vm.call_native(method.index(), &[object, key], &[]),
        _ => {
            let message = format!("'{}' object is not subscriptable", vm.type_name(object));
            Err(vm.type_error(&message))
        }
    }
}

/// `C[key]`: `__class_getitem__`, or the metaclass's `__getitem__`.
fn class_item(vm: &mut Vm, object: Object, key: Object) -> Res {
    let metaclass = vm.class_of(object);
    if metaclass != types::TYPE {
        let name = vm.name(Name::Getitem);
        if let Some(method) = vm.lookup(metaclass, name) {
            return vm.call_special(method, object, &[key], crate::vm::frame::Cont::Store);
        }
    }
    let name = vm.name(Name::ClassGetitem);
    if vm.lookup(object.index(), name).is_some_and(|found| !found.is_none()) {
        let method = vm.getattr(object, name)?;
        return crate::native::call(method, vec![key]);
    }
    let message = format!("type '{}' is not subscriptable", vm.class(object.index()).name);
    Err(vm.type_error(&message))
}

/// The place that a large int names, which no sequence has.
pub fn place_of_big(vm: &mut Vm, key: Object) -> Res<i64> {
    vm.small_int(key).ok_or_else(|| vm.index_error("cannot fit 'int' into an index-sized integer"))
}

fn sequence_item(vm: &mut Vm, object: Object, key: Object) -> Res {
    let plain = vm.payload(key);
    if let Some(slice) = plain.index_of(Kind::Slice) {
        let slice = vm.heap.slices[slice];
        if object.is(Kind::Range) {
            return types::range_slice(vm, object, plain);
        }
        let len = vm.len_native(object).unwrap_or(0);
        let Some(indices) = resolve_slice(vm, slice.start, slice.stop, slice.step, len)? else {
            return vm.call_embedded("getitem_slice", vec![object, key]);
        };
        return take_slice(vm, object, indices);
    }
    let index = match plain.kind() {
        Kind::Int => plain.int_value(),
        Kind::Bool => i64::from(plain.index()),
        Kind::Big if object.is(Kind::Range) => return types::range_big_item(vm, object, plain),
        Kind::Big => place_of_big(vm, plain)?,
        _ => {
            if vm.special(key, Name::Index).is_some() {
                return vm.call_embedded("getitem_index", vec![object, key]);
            }
            let what = match object.kind() {
                Kind::Str => {
                    let message = format!("string indices must be integers, not '{}'", vm.type_name(key));
                    return Err(vm.type_error(&message));
                }
                Kind::List => "list indices",
                Kind::Tuple => "tuple indices",
                Kind::Range => "range indices",
                Kind::Bytes => "byte indices",
                _ => "bytearray indices",
            };
            let message = format!("{what} must be integers or slices, not {}", vm.type_name(key));
            return Err(vm.type_error(&message));
        }
    };
    if object.is(Kind::Range) {
        return types::range_item(vm, object, index);
    }
    let len = vm.len_native(object).unwrap_or(0) as i64;
    let position = if index < 0 { index + len } else { index };
    if position < 0 || position >= len {
        return Err(vm.index_error(match object.kind() {
            Kind::List => "list index out of range",
            Kind::Tuple => "tuple index out of range",
            Kind::Str => "string index out of range",
            Kind::Bytes => "index out of range",
            _ => "bytearray index out of range",
        }));
    }
    let position = position as usize;
    Ok(match object.kind() {
        Kind::List => vm.heap.lists[object.index()][position],
        Kind::Tuple => vm.heap.tuples[object.index()][position],
        Kind::Str => {
            let ascii = vm.heap.is_ascii(object);
            let c = Text { str: vm.heap.text(object), ascii }.char_at(position).unwrap_or('\0');
            vm.heap.code_point(c)
        }
        _ => Object::small(i64::from(vm.heap.bytes[object.index()].data[position])),
    })
}

/// Bounds of a slice over `len` items; `None` where a bound has an `__index__` written in Python.
pub fn resolve_slice(vm: &mut Vm, start: Object, stop: Object, step: Object, len: usize) -> Res<Option<Indices>> {
    let mut bounds = [None; 3];
    for (bound, object) in bounds.iter_mut().zip([start, stop, step]) {
        if object.is_none() {
            continue;
        }
        let plain = vm.payload(object);
        match plain.kind() {
            Kind::Int | Kind::Big | Kind::Bool => *bound = Some(vm.clamped(plain)),
            _ if vm.special(object, Name::Index).is_some() => return Ok(None),
            _ => return Err(vm.type_error("slice indices must be integers or None or have an __index__ method")),
        }
    }
    let step = bounds[2].unwrap_or(1);
    if step == 0 {
        return Err(vm.value_error("slice step cannot be zero"));
    }
    Ok(Some(slice_indices(bounds[0], bounds[1], step.max(-i64::MAX), len)))
}

/// Positions of a slice.
pub fn positions(indices: Indices) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator {
    (0..indices.count).map(move |number| (indices.start as i64).wrapping_add((number as i64).wrapping_mul(indices.step)) as usize)
}

/// Copies of the items at these positions.
fn picked<T: Copy>(items: &[T], indices: Indices) -> Vec<T> {
    let (start, count, stride) = (indices.start, indices.count, indices.step.unsigned_abs() as usize);
    let mut picked = Vec::new();
    // Where there is nothing to pick the start may lie outside.
    if count == 0 {
        return picked;
    }
    if stride == 1 && indices.step > 0 {
        return pace::copied(&items[start..start + count]);
    }
    if indices.step < 0 {
        pace::take_into(&mut picked, items[..=start].iter().rev().step_by(stride).copied(), count);
    } else {
        pace::take_into(&mut picked, items[start..].iter().step_by(stride).copied(), count);
    }
    picked
}

/// The items of a builtin sequence at these positions, as one of its kind.
pub fn take_slice(vm: &mut Vm, object: Object, indices: Indices) -> Res {
    let unit = match object.kind() {
        Kind::List | Kind::Tuple => 8,
        Kind::Str if !vm.heap.is_ascii(object) => 4,
        _ => 1,
    };
    vm.reserve(indices.count * unit)?;
    let contiguous = indices.step == 1;
    let result = match object.kind() {
        Kind::List => {
            let items = &vm.heap.lists[object.index()];
            let items = picked(items, indices);
            vm.heap.list(items)
        }
        Kind::Tuple => {
            let items = &vm.heap.tuples[object.index()];
            if contiguous && indices.count == items.len() {
                return Ok(object);
            }
            let items = picked(items, indices);
            vm.heap.tuple_of(items)
        }
        Kind::Str => {
            let ascii = vm.heap.is_ascii(object);
            let text = Text { str: vm.heap.text(object), ascii };
            if contiguous {
                let part = text.slice(indices.start, indices.start + indices.count);
                // An empty part may lie anywhere: outside it is none, and empty too.
                let start = (part.as_ptr() as usize).wrapping_sub(text.str.as_ptr() as usize);
                let end = start.wrapping_add(part.len());
                return Ok(vm.heap.part_of_len(object, start..end, indices.count));
            }
            if indices.step == -1
                && indices.count == vm.heap.strs[object.index()].chars as usize
                && let Some(reversed) = super::str_short::reversed(vm, object)
            {
                return Ok(reversed);
            }
            let part = Text { str: vm.heap.text(object), ascii }.slice_by(indices);
            vm.heap.string(part)
        }
        kind => {
            let data = &vm.heap.bytes[object.index()].data;
            let data = picked(data, indices);
            if kind == Kind::Bytes { vm.heap.bytes(data) } else { vm.heap.bytearray(data) }
        }
    };
    vm.poll()?;
    Ok(result)
}

/// `object[key] = value` of a builtin object.
pub fn set_item(vm: &mut Vm, object: Object, key: Object, value: Object) -> Res<()> {
    match object.kind() {
        Kind::Dict if object == vm.globals && key.is(Kind::Str) && vm.is_tool_name(key) => vm.check_rebind(key),
        Kind::Dict => match vm.dict_insert(object.index(), key, value) {
            Ok(()) => Ok(()),
            Err(slow) => slow.or_call(vm, "dict_setitem", &[object, key, value]),
        },
        Kind::List => types::list_set_item(vm, object, key, value),
        Kind::ByteArray => types::bytearray_set_item(vm, object, key, value),
        Kind::Misc if matches!(vm.heap.miscs[object.index()], Misc::MemoryView { .. }) => {
            types::memoryview_set_item(vm, object, key, value)
        }
        _ => match vm.special(object, Name::Setitem) {
            Some(method) if method.is(Kind::Native) => vm.call_native(method.index(), &[object, key, value], &[]).map(drop),
            _ => Err(cannot_set_item(vm, object, key)),
        },
    }
}

/// Why `object[key] = value` is refused where the class has no `__setitem__`.
#[cold]
pub fn cannot_set_item(vm: &mut Vm, object: Object, key: Object) -> Box<Flow> {
    if let Some(flow) = other_half(vm, object, key, Name::Delitem, "__setitem__") {
        return flow;
    }
    let message = format!("'{}' object does not support item assignment", vm.type_name(object));
    vm.type_error(&message)
}

/// Why `del object[key]` is refused where the class has no `__delitem__`.
#[cold]
pub fn cannot_delete_item(vm: &mut Vm, object: Object, key: Object) -> Box<Flow> {
    if let Some(flow) = other_half(vm, object, key, Name::Setitem, "__delitem__") {
        return flow;
    }
    let is_place = matches!(vm.payload(key).kind(), Kind::Int | Kind::Bool);
    let verb = if is_sequence(object) && is_place { "doesn't" } else { "does not" };
    let message = format!("'{}' object {verb} support item deletion", vm.type_name(object));
    vm.type_error(&message)
}

/// To CPython a class that sets items can delete them, and the other way round, until the method is looked for. All else is a sequence
/// first, whose places are small ints.
fn other_half(vm: &mut Vm, object: Object, key: Object, has: Name, lacks: &str) -> Option<Box<Flow>> {
    if object.is(Kind::Instance) && vm.special(object, has).is_some() {
        return Some(vm.error(types::ATTRIBUTE_ERROR, lacks));
    }
    let too_large = is_sequence(object) && vm.payload(key).is(Kind::Big);
    too_large.then(|| vm.index_error("cannot fit 'int' into an index-sized integer"))
}

/// Whether CPython asks the object for items by their places.
fn is_sequence(object: Object) -> bool {
    use Kind::{Bytes, FrozenSet, Instance, Range, Set, Str, Tuple};
    matches!(object.kind(), Tuple | Str | Bytes | Range | Set | FrozenSet | Instance)
}

/// `del object[key]` of a builtin object.
pub fn delete_item(vm: &mut Vm, object: Object, key: Object) -> Res<()> {
    match object.kind() {
        Kind::Dict => match vm.dict_find(object.index(), key) {
            Ok((_, Some(at))) => {
                vm.heap.dicts[object.index()].remove_at(at);
                Ok(())
            }
            Ok((_, None)) => Err(vm.key_error(key)),
            Err(slow) => slow.or_call(vm, "dict_delitem", &[object, key]),
        },
        Kind::List => types::list_delete_item(vm, object, key),
        Kind::ByteArray => types::bytearray_delete_item(vm, object, key),
        _ => match vm.special(object, Name::Delitem) {
            Some(method) if method.is(Kind::Native) => vm.call_native(method.index(), &[object, key], &[]).map(drop),
            _ => Err(cannot_delete_item(vm, object, key)),
        },
    }
}
