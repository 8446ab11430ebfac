//! The sizes that CPython 3.11 counts for its objects (`sys.getsizeof`, `__sizeof__`), as far as ours tell what theirs would be.
//! What we really hold is in the ledger and not told here.

use crate::native::Res;
use crate::object::class::FIRST_USER_CLASS;
use crate::object::misc::Iter;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;

/// What lies before an object that the collector knows.
const HEADER: i64 = 16;

/// `sys.getsizeof(object)` where no class of the guest has a say in it.
pub fn with_header(vm: &mut Vm, object: Object) -> i64 {
    let own = without_header(vm, object);
    match object.kind() {
        Kind::Int | Kind::Big | Kind::Bool | Kind::Float | Kind::Complex | Kind::Special | Kind::Str | Kind::Bytes | Kind::ByteArray => own,
        Kind::Range => own,
        Kind::Instance if vm.class_of(object) == types::OBJECT || is_plain_data(vm, object) => own,
        // The place of the attributes lies before the object too, except where the class that it comes from has one.
        Kind::Instance if vm.class(vm.class_of(object)).slots.is_none() && vm.exception_state(object).is_none() => own + 2 * HEADER,
        _ => own + HEADER,
    }
}

/// Objects of classes that CPython writes in C, and never collects.
fn is_plain_data(vm: &Vm, object: Object) -> bool {
    vm.class_of(object) < FIRST_USER_CLASS && known(vm.type_name(object)).is_some()
}

/// `object.__sizeof__()`.
pub fn sizeof(vm: &mut Vm, args: &[Object]) -> Res {
    let size = without_header(vm, args[0]);
    Ok(vm.heap.int(size))
}
fn without_header(vm: &mut Vm, object: Object) -> i64 {
    let len = vm.len_native(object).unwrap_or(0) as i64;
    match object.kind() {
        Kind::Int | Kind::Big | Kind::Bool => {
            let bits = vm.to_big(object).bits() as i64;
            24 + 4 * ((bits + 29) / 30).max(1)
        }
        Kind::Float => 24,
        Kind::Complex => 32,
        Kind::Special => 16,
        Kind::Str => {
            let widest = vm.heap.text(object).chars().max().map_or(0, u32::from);
            match widest {
                0..=0x7F => 49 + len,
                0x80..=0xFF => 73 + len,
                0x100..=0xFFFF => 74 + 2 * len,
                _ => 76 + 4 * len,
            }
        }
        Kind::Bytes => 33 + len,
        Kind::ByteArray if len == 0 => 56,
        Kind::ByteArray => 57 + len,
        Kind::List => 40 + 8 * list_room(len as usize, vm.heap.lists[object.index()].capacity()) as i64,
        Kind::Tuple => 24 + 8 * len,
        Kind::Dict if len == 0 => 48,
        Kind::Dict => {
            let mut slots: i64 = 8;
            while len > slots * 2 / 3 {
                slots *= 2;
            }
            let index = match slots {
                ..=128 => slots,
                129..=32768 => 2 * slots,
                _ => 4 * slots,
            };
            // 24 bytes for an entry, 16 where all keys are strings.
            let text_keys = vm.heap.dicts[object.index()].iter().all(|entry| entry.key.is(Kind::Str));
            80 + index + (slots * 2 / 3) * if text_keys { 16 } else { 24 }
        }
        Kind::Set | Kind::FrozenSet => match vm.heap.sets[object.index()].table.len() as i64 {
            ..=8 => 200,
            slots => 200 + slots * 16,
        },
        Kind::Range => 48,
        Kind::Slice => 40,
        Kind::Function => 136,
        Kind::Method => 48,
        Kind::Native | Kind::Module => 56,
        Kind::Cell => 24,
        Kind::Generator => match vm.heap.generators[object.index()].class {
            types::MAP | types::FILTER => 32,
            _ => 184,
        },
        Kind::Iter => match vm.heap.iters[object.index()] {
            Iter::Enumerate { .. } | Iter::Dict { .. } => 56,
            Iter::Zip { .. } | Iter::Set { .. } => 48,
            _ => 32,
        },
        Kind::Class if object.index() < FIRST_USER_CLASS => 408,
        Kind::Class if vm.class(object.index()).slots.is_some() => 904,
        Kind::Class => 1672,
        Kind::Misc => known(vm.type_name(object)).unwrap_or(48),
        Kind::Instance => instance_size(vm, object),
    }
}

fn instance_size(vm: &mut Vm, object: Object) -> i64 {
    let class = vm.class_of(object);
    let payload = vm.payload(object);
    let of_guest = class >= FIRST_USER_CLASS;
    let base = if vm.exception_state(object).is_some() {
        if vm.is_instance(object, types::OS_ERROR) { 112 } else { 72 }
    } else if payload == object || payload.is(Kind::Instance) {
        known(vm.type_name(object)).unwrap_or(16)
    } else {
        without_header(vm, payload)
    };
    let slots: usize = vm.class(class).mro.iter().filter_map(|&ancestor| vm.class(ancestor).slots.as_ref()).map(Vec::len).sum();
    // The list of weak references.
    let weak = of_guest && vm.class(class).slots.is_none();
    base + 8 * slots as i64 + 8 * i64::from(weak)
}

/// Sizes of objects whose classes are written in C there.
fn known(class: &str) -> Option<i64> {
    Some(match class {
        "datetime.datetime" | "datetime.time" => 48,
        "datetime.date" => 32,
        "datetime.timedelta" => 40,
        "decimal.Decimal" => 104,
        "memoryview" => 168,
        "property" => 64,
        "types.SimpleNamespace" => 24,
        "staticmethod" | "classmethod" | "map" | "filter" => 32,
        "dict_keys" | "dict_values" | "dict_items" => 24,
        _ => return None,
    })
}

/// How many items CPython has made room for in a list of this length: those that grow item by item do so in its steps. Ours was made
/// as it is, or grew by doubling from what it was made as.
fn list_room(len: usize, capacity: usize) -> usize {
    if capacity <= len || capacity == len + 1 && len % 2 == 1 {
        return capacity.max(len);
    }
    let grown_from_nothing = capacity.is_power_of_two() || capacity > 1 << 12;
    let mut room = if grown_from_nothing { 0 } else { (capacity / 2).min(len) };
    while room < len {
        let needed = room + 1;
        room = (needed + needed / 8 + 6) & !3;
    }
    room
}
