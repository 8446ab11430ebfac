//! `list`.

use super::dunders::{COMPARE, CONTAINER, MUTABLE, REPR, SEQUENCE, SUBSCRIPT};
use super::items::{positions, resolve_slice};
use super::{LIST, OBJECT, TypeDef};
use crate::native::{Args, NativeDef, Res, call_then, class_method, method, variadic_method, variadic_static};
use crate::object::class::Layout;
use crate::object::heap::Heap;
use crate::object::misc::Iter;
use crate::object::{Kind, Object};
use crate::vm::compare::same_native;
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};
use crate::{pace, types};
use std::ops::Range;

pub static DEF: TypeDef = TypeDef {
    id: LIST,
    name: "list",
    module: "builtins",
    base: OBJECT,
    layout: Layout::List,
    is_base: true,
    natives: &[METHODS, COMPARE, CONTAINER, MUTABLE, REPR, SEQUENCE, SUBSCRIPT],
    doc: "Built-in mutable sequence.",
};

static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, iterable=(), /", new),
    method("__init__", "self, iterable=(), /", init),
    method("append", "self, object, /", append),
    method("clear", "self, /", clear),
    method("copy", "self, /", copy),
    method("count", "self, value, /", count),
    method("extend", "self, iterable, /", extend),
    method("index", "self, value, start=0, stop=9223372036854775807, /", index),
    method("insert", "self, index, object, /", insert),
    method("pop", "self, index=-1, /", pop),
    method("remove", "self, value, /", remove),
    method("reverse", "self, /", reverse),
    variadic_method("sort", "self, /, *, key=None, reverse=False", sort),
    method("__reversed__", "self, /", reversed),
    method("__iadd__", "self, value, /", iadd),
    method("__imul__", "self, value, /", imul),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
];

fn list(vm: &Vm, object: Object) -> u32 {
    vm.payload(object).index()
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let class = args.all[0];
    if class != Vm::class_object(LIST) {
        let payload = vm.heap.list(vec![]);
        return Ok(vm.wrap(class, LIST, payload));
    }
    if !args.keywords.is_empty() {
        return Err(vm.type_error("list() takes no keyword arguments"));
    }
    match args.all.len() {
        1 => Ok(vm.heap.list(vec![])),
        2 => match vm.items_kept(args.all[1])? {
            Some(items) => Ok(vm.heap.list(items)),
            None => match vm.filler(args.all[1]) {
                // What fills it returns nothing: the list is the result.
                Some((name, source)) => {
                    let list = vm.heap.list(vec![]);
                    call_then(vm.embedded(name), [&[list], &source[..]].concat(), Cont::Init, list)
                }
                None => vm.call_embedded("collect", vec![args.all[1]]),
            },
        },
        count => {
            let message = format!("list expected at most 1 argument, got {}", count - 1);
            Err(vm.type_error(&message))
        }
    }
}
fn init(vm: &mut Vm, args: &[Object]) -> Res {
    let list = vm.payload(args[0]);
    vm.heap.lists[list.index()].clear();
    match args[1].given() {
        Some(iterable) => vm.list_extend(list, iterable).map(|()| Object::NONE),
        None => Ok(Object::NONE),
    }
}
fn append(vm: &mut Vm, args: &[Object]) -> Res {
    let index = list(vm, args[0]);
    let items = &vm.heap.lists[index];
    if items.len() == items.capacity() {
        vm.reserve(Heap::list_growth(items.len()) * 8)?;
        vm.heap.grow_list(index);
    }
    vm.heap.lists[index].push(args[1]);
    Ok(Object::NONE)
}
fn clear(vm: &mut Vm, args: &[Object]) -> Res {
    let index = list(vm, args[0]);
    let items = std::mem::take(&mut vm.heap.lists[index]);
    vm.finalizers.note_cleared(&items);
    Ok(Object::NONE)
}
fn copy(vm: &mut Vm, args: &[Object]) -> Res {
    vm.reserve(vm.heap.lists[list(vm, args[0])].len() * 8)?;
    let items = pace::copied(&vm.heap.lists[list(vm, args[0])]);
    Ok(vm.heap.list(items))
}
fn count(vm: &mut Vm, args: &[Object]) -> Res {
    let items = &vm.heap.lists[list(vm, args[0])];
    let mut found = 0;
    for &item in items {
        if pace::halted_in_steps() {
            break;
        }
        match same_native(vm, item, args[1]) {
            Some(true) => found += 1,
            Some(false) => {}
            None => return count_of_guests(vm, args),
        }
    }
    Ok(Object::small(found))
}
/// As `count`, of a list or tuple whose items guest code compares.
pub fn count_of_guests(vm: &mut Vm, args: &[Object]) -> Res {
    let (sequence, mut found, mut from) = (vm.payload(args[0]), 0, 0);
    while let Some(place) = vm.simple_find(sequence, from..usize::MAX, args[1])? {
        let Some(at) = place else { return Ok(Object::small(found)) };
        (found, from) = (found + 1, at + 1);
    }
    vm.call_embedded("sequence_count", vec![sequence, args[1]])
}
fn extend(vm: &mut Vm, args: &[Object]) -> Res {
    let list = vm.payload(args[0]);
    vm.list_extend(list, args[1]).map(|()| Object::NONE)
}
/// Clamped bounds of `index(value, start, stop)`.
pub fn index_bounds(vm: &mut Vm, args: &[Object], len: usize) -> Res<(usize, usize)> {
    for at in [2, 3] {
        let plain = vm.payload(args[at]);
        let number = matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) || plain.is_unbound();
        if !number && vm.special(args[at], Name::Index).is_none() {
            return Err(vm.type_error("slice indices must be integers or have an __index__ method"));
        }
    }
    let start = vm.bound_arg(args, 2)?.unwrap_or(0);
    let stop = vm.bound_arg(args, 3)?.unwrap_or(i64::MAX);
    let clamp = |bound: i64| if bound < 0 { bound.saturating_add(len as i64).max(0) } else { bound.min(len as i64) } as usize;
    Ok((clamp(start), clamp(stop)))
}
/// As `index` from the first of some places on, of a list or tuple whose items guest code compares; None where no item is the one.
pub fn index_of_guests(vm: &mut Vm, sequence: Object, wanted: Object, places: Range<usize>, start: usize) -> Res<Option<Object>> {
    let stop = places.end;
    if let Some(found) = vm.simple_find(sequence, places, wanted)? {
        return Ok(found.map(|at| Object::small(at as i64)));
    }
    let bounds = [start, stop].map(|bound| Object::small(bound as i64));
    vm.call_embedded("sequence_index", vec![sequence, wanted, bounds[0], bounds[1]]).map(Some)
}
fn index(vm: &mut Vm, args: &[Object]) -> Res {
    let payload = vm.payload(args[0]);
    let (start, stop) = index_bounds(vm, args, vm.heap.lists[payload.index()].len())?;
    let items = &vm.heap.lists[payload.index()];
    for (at, &item) in items.iter().enumerate().take(stop).skip(start) {
        if pace::halted_in_steps() {
            break;
        }
        match same_native(vm, item, args[1]) {
            Some(true) => return Ok(Object::small(at as i64)),
            Some(false) => {}
            None => match index_of_guests(vm, payload, args[1], at..stop, start)? {
                Some(found) => return Ok(found),
                None => break,
            },
        }
    }
    // The value shows itself, which may be guest code.
    vm.call_embedded("sequence_index", vec![payload, args[1], Object::small(0), Object::small(0)])
}
fn insert(vm: &mut Vm, args: &[Object]) -> Res {
    let at = vm.int_arg(args, 1)?;
    let index = list(vm, args[0]);
    let len = vm.heap.lists[index].len() as i64;
    let at = if at < 0 { (at + len).max(0) } else { at.min(len) };
    vm.heap.charge(8);
    vm.heap.lists[index].insert(at as usize, args[2]);
    Ok(Object::NONE)
}
fn pop(vm: &mut Vm, args: &[Object]) -> Res {
    let at = vm.int_arg_or(args, 1, -1)?;
    let index = list(vm, args[0]);
    let len = vm.heap.lists[index].len() as i64;
    if len == 0 {
        return Err(vm.index_error("pop from empty list"));
    }
    let position = if at < 0 { at + len } else { at };
    if position < 0 || position >= len {
        return Err(vm.index_error("pop index out of range"));
    }
    Ok(vm.heap.lists[index].remove(position as usize))
}
fn remove(vm: &mut Vm, args: &[Object]) -> Res {
    let payload = vm.payload(args[0]);
    let items = &vm.heap.lists[payload.index()];
    for (at, &item) in items.iter().enumerate() {
        if pace::halted_in_steps() {
            break;
        }
        match same_native(vm, item, args[1]) {
            Some(true) => {
                vm.heap.lists[payload.index()].remove(at);
                return Ok(Object::NONE);
            }
            Some(false) => {}
            None => match vm.simple_find(payload, at..usize::MAX, args[1])? {
                Some(Some(at)) => {
                    vm.heap.lists[payload.index()].remove(at);
                    return Ok(Object::NONE);
                }
                Some(None) => break,
                None => return vm.call_embedded("list_remove", vec![payload, args[1]]),
            },
        }
    }
    Err(vm.value_error("list.remove(x): x not in list"))
}
fn reverse(vm: &mut Vm, args: &[Object]) -> Res {
    let index = list(vm, args[0]);
    // It is not left half turned round.
    vm.charge_work(vm.heap.lists[index].len() as u64 / 200)?;
    vm.heap.lists[index].reverse();
    Ok(Object::NONE)
}
fn sort(vm: &mut Vm, args: Args<'_>) -> Res {
    if args.positional().len() != 1 {
        return Err(vm.type_error("sort() takes no positional arguments"));
    }
    let (key, reverse) = types::sort_options(vm, args, "sort")?;
    let payload = vm.payload(args.all[0]);
    if key.is_none() && types::sort_natively(vm, payload, reverse)? {
        return Ok(Object::NONE);
    }
    if vm.is_pure(key) {
        let items = vm.heap.lists[payload.index()].clone();
        if let Some(keys) = vm.pure_results(key, &items)?
            && let Some(sorted) = types::sort_by_keys(vm, &keys, &items, reverse)?
        {
            vm.heap.lists[payload.index()] = sorted;
            return Ok(Object::NONE);
        }
    }
    vm.call_embedded("sort_list", vec![payload, key, Object::bool(reverse)])
}
fn reversed(vm: &mut Vm, args: &[Object]) -> Res {
    let over = vm.payload(args[0]);
    let at = vm.heap.lists[over.index()].len();
    Ok(vm.heap.iter(Iter::SequenceReversed { over, at }))
}
fn iadd(vm: &mut Vm, args: &[Object]) -> Res {
    let list = vm.payload(args[0]);
    vm.list_extend(list, args[1]).map_err(|mut flow| {
        if let crate::native::Flow::Call(call) = &mut *flow {
            call.cont = Cont::Init;
            call.extra = args[0];
        }
        flow
    })?;
    Ok(args[0])
}
fn imul(vm: &mut Vm, args: &[Object]) -> Res {
    let times = vm.int_arg(args, 1)?;
    let index = list(vm, args[0]);
    vm.reserve(vm.heap.lists[index].len() * 8)?;
    let items = vm.heap.lists[index].clone();
    vm.heap.lists[index] = vm.repeat_items(&items, times)?;
    Ok(args[0])
}

/// `list[key] = value`.
pub fn list_set_item(vm: &mut Vm, object: Object, key: Object, value: Object) -> Res<()> {
    let plain = vm.payload(key);
    if let Some(slice) = plain.index_of(Kind::Slice) {
        return set_slice(vm, object, slice, value);
    }
    let Some(at) = vm.small_int(plain) else {
        if plain.is(Kind::Big) {
            return types::place_of_big(vm, plain).map(|_| ());
        }
        if vm.special(key, Name::Index).is_some() {
            return vm.call_embedded("setitem_index", vec![object, key, value]);
        }
        let message = format!("list indices must be integers or slices, not {}", vm.type_name(key));
        return Err(vm.type_error(&message));
    };
    let items = &mut vm.heap.lists[object.index()];
    let position = if at < 0 { at + items.len() as i64 } else { at };
    match items.get_mut(position as usize) {
        Some(slot) if position >= 0 => {
            *slot = value;
            Ok(())
        }
        _ => Err(vm.index_error("list assignment index out of range")),
    }
}

fn set_slice(vm: &mut Vm, object: Object, slice: u32, value: Object) -> Res<()> {
    let slice = vm.heap.slices[slice];
    let Some(new) = vm.items_native(value)? else {
        if !vm.is_iterable(value) {
            let extended = !slice.step.is_none() && slice.step != Object::small(1);
            return Err(vm.type_error(if extended { "must assign iterable to extended slice" } else { "can only assign an iterable" }));
        }
        let key = vm.heap.slice(slice);
        return vm.call_embedded("setitem_collected", vec![object, key, value]);
    };
    let len = vm.heap.lists[object.index()].len();
    let Some(indices) = resolve_slice(vm, slice.start, slice.stop, slice.step, len)? else {
        let key = vm.heap.slice(slice);
        return vm.call_embedded("setitem_slice", vec![object, key, value]);
    };
    if indices.step == 1 {
        vm.reserve(new.len() * 8)?;
        vm.heap.charge(new.len() * 8);
        vm.heap.lists[object.index()].splice(indices.start..indices.start + indices.count, new);
        return Ok(());
    }
    if new.len() != indices.count {
        let message = format!("attempt to assign sequence of size {} to extended slice of size {}", new.len(), indices.count);
        return Err(vm.value_error(&message));
    }
    for (at, item) in positions(indices).zip(new) {
        vm.heap.lists[object.index()][at] = item;
    }
    Ok(())
}

/// `del list[key]`.
pub fn list_delete_item(vm: &mut Vm, object: Object, key: Object) -> Res<()> {
    let plain = vm.payload(key);
    if let Some(slice) = plain.index_of(Kind::Slice) {
        let slice = vm.heap.slices[slice];
        let len = vm.heap.lists[object.index()].len();
        let Some(indices) = resolve_slice(vm, slice.start, slice.stop, slice.step, len)? else {
            return vm.call_embedded("delitem_slice", vec![object, key]);
        };
        let items = &mut vm.heap.lists[object.index()];
        if indices.step == 1 {
            items.drain(indices.start..indices.start + indices.count);
            return Ok(());
        }
        vm.reserve(len)?;
        let items = &mut vm.heap.lists[object.index()];
        let mut drop = vec![false; len];
        positions(indices).for_each(|at| drop[at] = true);
        let mut at = 0;
        items.retain(|_| {
            at += 1;
            !drop[at - 1]
        });
        return Ok(());
    }
    let Some(at) = vm.small_int(plain) else {
        if plain.is(Kind::Big) {
            return types::place_of_big(vm, plain).map(|_| ());
        }
        if vm.special(key, Name::Index).is_some() {
            return vm.call_embedded("delitem_index", vec![object, key]);
        }
        let message = format!("list indices must be integers or slices, not {}", vm.type_name(key));
        return Err(vm.type_error(&message));
    };
    let items = &mut vm.heap.lists[object.index()];
    let position = if at < 0 { at + items.len() as i64 } else { at };
    if position < 0 || position >= items.len() as i64 {
        return Err(vm.index_error("list assignment index out of range"));
    }
    items.remove(position as usize);
    Ok(())
}
