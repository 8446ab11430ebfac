//! `copy`: builtin containers of builtin objects are copied at once, shared parts and cycles included.
//! Objects of other classes, given memos and deep nesting are left to `copy.py`, which asks the guest's methods.

use super::{ids, slowly};
use crate::native::{NativeDef, Res, function};
use crate::object::arena::Slot;
use crate::object::class::FIRST_USER_CLASS;
use crate::object::function::GeneratorState;
use crate::object::misc::{Iter, Misc, Slice};
use crate::object::set::Set;
use crate::object::walk::Walk;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::Vm;
use ahash::AHashMap as HashMap;

pub static TABLE: &[NativeDef] = &[
    function("copy", "x", |vm, args| match shallow(vm, args[0])? {
        Some(copy) => Ok(copy),
        None => slowly(vm, "copy", "_copy", args.to_vec()),
    }),
    function("deepcopy", "x, memo=None, _nil=[]", |vm, args| {
        if is_atomic(args[0]) || is_shared(vm, args[0]) {
            return Ok(args[0]);
        }
        if args[1].some().is_none()
            && let Some(copy) = deeply(vm, args[0])?
        {
            return Ok(copy);
        }
        slowly(vm, "copy", "_deepcopy", vec![args[0], args[1].or(Object::NONE)])
    }),
    function("_is_shared", "x, /", |vm, args| Ok(Object::bool(is_shared(vm, args[0])))),
    // Objects of guest classes can be taken apart; generators, modules, files and the like cannot.
    function("_is_plain", "x, /", |vm, args| {
        let class = vm.class_of(args[0]);
        let (module, name) = (types::class_module(vm, class), vm.bare_name(class));
        let is_ours = class < FIRST_USER_CLASS || module == "types";
        let is_builtin = is_ours && matches!(module.as_str(), "builtins" | "types") && !matches!(name, "object" | "SimpleNamespace");
        let is_alive = matches!(name, "generator" | "coroutine" | "module" | "async_generator");
        Ok(Object::bool(!is_alive && (!is_builtin || vm.is_exception(args[0]))))
    }),
];

/// What `copyreg` asks about classes.
pub static CLASSES: &[NativeDef] = &[
    // Is it a class that CPython has in C? Those that are so here, too, are asked for as well, or not.
    function("_is_of_c", "class, is_ours_too, /", |vm, args| {
        let Some(class) = args[0].index_of(Kind::Class) else { return Ok(Object::FALSE) };
        Ok(if class < FIRST_USER_CLASS { args[1] } else { Object::bool(vm.class(class).fixed) })
    }),
    // The class that a builtin function without an object belongs to.
    function("_class_of_native", "function, /", |vm, args| {
        let Some(native) = args[0].index_of(Kind::Native).map(|native| &vm.registry.natives[native as usize]) else {
            return Ok(Object::NONE);
        };
        let named = || vm.registry.builtins.get(*native.owner).copied().filter(|owner| owner.is(Kind::Class));
        Ok(native.class.map(Vm::class_object).or_else(named).unwrap_or(Object::NONE))
    }),
    function("_name_of_c", "class, /", |vm, args| {
        let name = args[0].index_of(Kind::Class).map_or_else(String::new, |class| vm.class(class).name.to_string());
        Ok(vm.heap.string(name))
    }),
];

/// Levels of containers inside each other that are copied on the Rust stack.
const DEPTH: usize = 64;

/// A copy with all its parts; none where something of the guest is among them.
pub fn deeply(vm: &mut Vm, object: Object) -> Res<Option<Object>> {
    deep(vm, object, DEPTH, &mut HashMap::new())
}

/// Is an object its own copy?
fn is_atomic(object: Object) -> bool {
    matches!(
        object.kind(),
        Kind::Special
            | Kind::Bool
            | Kind::Int
            | Kind::Big
            | Kind::Float
            | Kind::Complex
            | Kind::Str
            | Kind::Bytes
            | Kind::Range
            | Kind::Function
            | Kind::Native
    )
}

/// `int | None`, which is made of classes, a property, or a weak reference.
fn is_shared(vm: &Vm, object: Object) -> bool {
    object
        .index_of(Kind::Misc)
        .is_some_and(|misc| matches!(vm.heap.miscs[misc], Misc::Union(_) | Misc::Property { .. } | Misc::WeakRef { .. }))
}
/// Is it its own deep copy? A tuple of such objects is, too.
fn is_constant(vm: &Vm, object: Object) -> bool {
    is_atomic(object) || object.index_of(Kind::Tuple).is_some_and(|tuple| vm.heap.tuples[tuple].iter().all(|&item| is_atomic(item)))
}

fn shallow(vm: &mut Vm, object: Object) -> Res<Option<Object>> {
    let index = object.index();
    Ok(Some(match object.kind() {
        Kind::Tuple | Kind::FrozenSet | Kind::Class | Kind::Slice => object,
        Kind::List => {
            vm.reserve(vm.heap.lists[index].len() * 8)?;
            let items = vm.heap.lists[index].clone();
            vm.heap.list(items)
        }
        Kind::Dict => copied_dict(vm, index)?,
        Kind::Set => {
            let items = vm.heap.sets[index].copied();
            vm.heap.set(items)
        }
        Kind::ByteArray => copied_bytes(vm, index)?,
        Kind::Iter => copied_iterator(vm, object)?,
        Kind::Generator if rests_between_items(vm, index) => {
            let copy = vm.heap.generators[index].clone();
            vm.reserve(copy.extra_bytes())?;
            vm.heap.generator(copy)
        }
        _ if is_atomic(object) || is_shared(vm, object) => object,
        _ => return Ok(None),
    }))
}
fn copied_dict(vm: &mut Vm, index: u32) -> Res {
    vm.reserve(vm.heap.dicts[index].len() * 44)?;
    let items = vm.heap.dicts[index].clone();
    Ok(vm.heap.dict(items))
}
fn copied_bytes(vm: &mut Vm, index: u32) -> Res {
    vm.reserve(vm.heap.bytes[index].data.len())?;
    let data = vm.heap.bytes[index].data.clone();
    Ok(vm.heap.bytearray(data))
}
/// An iterator at the same place. What it takes items from is the same: where that is an iterator too, both move it on.
pub(super) fn copied_iterator(vm: &mut Vm, object: Object) -> Res {
    refuse_pairs(vm, object)?;
    let bytes = vm.heap.iters[object.index()].extra_bytes();
    vm.reserve(bytes)?;
    let copy = vm.heap.iters[object.index()].clone();
    let is_of_table = matches!(copy, Iter::Dict { .. } | Iter::DictReversed { .. } | Iter::Set { .. });
    let copy = vm.heap.iter(copy);
    if is_of_table { items_left(vm, copy) } else { Ok(copy) }
}
/// What the iterator of a dict or a set has left: CPython copies it as that of a list.
fn items_left(vm: &mut Vm, iterator: Object) -> Res {
    let mut items = Vec::new();
    loop {
        let item = vm.next_item(iterator)?;
        if item.is_exhausted() {
            break;
        }
        if items.len().is_power_of_two() {
            vm.reserve(items.len() * 16)?;
        }
        items.push(item);
    }
    let over = vm.heap.list(items);
    Ok(vm.heap.iter(Iter::Sequence { over, at: 0 }))
}
/// Is it a `map`, a `takewhile` or such an iterator, and not at work? Its registers are all that it knows.
fn rests_between_items(vm: &Vm, generator: u32) -> bool {
    let generator = &vm.heap.generators[generator];
    let is_iterator = matches!(generator.class, types::MAP | types::FILTER | types::ZIP | types::ENUMERATE | types::CALLABLE_ITERATOR)
        || matches!(generator.class, ids::COUNT..=ids::ISLICE | ids::ZIP_LONGEST);
    is_iterator && generator.state != GeneratorState::Running
}
/// CPython's `pairwise` has no copies.
fn refuse_pairs(vm: &mut Vm, object: Object) -> Res<()> {
    match &vm.heap.iters[object.index()] {
        Iter::Walk(walk) if matches!(**walk, Walk::Pairs { .. }) => Err(vm.type_error("cannot pickle 'itertools.pairwise' object")),
        _ => Ok(()),
    }
}
/// The objects that an iterator refers to, to be replaced by their copies; none where it is not copied with its parts.
fn parts_of(iterator: &mut Iter) -> Option<Vec<&mut Object>> {
    use std::iter::once;
    Some(match iterator {
        Iter::Done(_) | Iter::Range { .. } | Iter::BigRange { .. } | Iter::Str { .. } => vec![],
        Iter::Sequence { over, .. } | Iter::SequenceReversed { over, .. } => vec![over],
        Iter::Enumerate { inner, .. } => vec![inner],
        Iter::Zip { inner, .. } => inner.iter_mut().collect(),
        Iter::Walk(walk) => match &mut **walk {
            Walk::Count { at, step } => vec![at, step],
            Walk::Repeat { value, .. } => vec![value],
            Walk::Cycle { inner, saved, .. } => once(inner).chain(saved).collect(),
            Walk::Chain { sources, current } => vec![sources, current],
            Walk::Slice { inner, .. } => vec![inner],
            Walk::Array { over, .. } => vec![over],
            Walk::Longest { inner, fill } => inner.iter_mut().chain(once(fill)).collect(),
            Walk::Pairs { .. } | Walk::Tee { .. } | Walk::Deque { .. } => return None,
        },
        Iter::Dict { .. } | Iter::DictReversed { .. } | Iter::Set { .. } | Iter::Arrange(_) => return None,
    })
}

/// A copy with all its parts; none where something is found that is not copied here.
fn deep(vm: &mut Vm, object: Object, depth: usize, memo: &mut HashMap<Object, Object>) -> Res<Option<Object>> {
    if object.is_unbound() || is_atomic(object) || object.is(Kind::Class) || is_shared(vm, object) {
        return Ok(Some(object));
    }
    if let Some(&known) = memo.get(&object) {
        return Ok(Some(known));
    }
    if depth == 0 {
        return Ok(None);
    }
    if pace::halted_in_steps() {
        vm.poll()?;
    }
    let index = object.index();
    let made = match object.kind() {
        Kind::List => {
            let made = vm.heap.list(vec![]);
            memo.insert(object, made);
            let items = vm.heap.lists[index].clone();
            let Some(parts) = deep_all(vm, &items, depth, memo)? else { return Ok(None) };
            vm.heap.charge(parts.len() * 8);
            vm.heap.lists[made.index()] = parts;
            return Ok(Some(made));
        }
        Kind::Tuple => {
            let items = vm.heap.tuples[index].to_vec();
            let Some(parts) = deep_all(vm, &items, depth, memo)? else { return Ok(None) };
            // A tuple that holds itself, by way of a list, was copied meanwhile.
            match memo.get(&object) {
                Some(&known) => return Ok(Some(known)),
                None if parts == items => object,
                None => vm.heap.tuple(parts),
            }
        }
        Kind::Dict => {
            if !pace::items(vm.heap.dicts[index].iter()).all(|entry| is_constant(vm, entry.key)) {
                return Ok(None);
            }
            let made = copied_dict(vm, index)?;
            memo.insert(object, made);
            let values: Vec<Object> = vm.heap.dicts[index].iter().map(|entry| entry.value).collect();
            let Some(parts) = deep_all(vm, &values, depth, memo)? else { return Ok(None) };
            let entries = vm.heap.dicts[made.index()].entries.iter_mut().filter(|entry| !entry.key.is_unbound());
            for (entry, part) in entries.zip(parts) {
                entry.value = part;
            }
            return Ok(Some(made));
        }
        Kind::Set | Kind::FrozenSet => {
            let items: Vec<Object> = vm.heap.sets[index].iter().map(|entry| entry.key).collect();
            if !items.iter().all(|&item| is_constant(vm, item)) {
                return Ok(None);
            }
            let made = if object.is(Kind::Set) { vm.heap.set(Set::default()) } else { vm.heap.frozenset(Set::default()) };
            for item in pace::items(items.into_iter()) {
                if vm.set_insert(made.index(), item).is_err() {
                    return Ok(None);
                }
            }
            vm.poll()?;
            made
        }
        Kind::ByteArray => copied_bytes(vm, index)?,
        Kind::Slice => {
            let Slice { start, stop, step } = vm.heap.slices[index];
            let Some(parts) = deep_all(vm, &[start, stop, step], depth, memo)? else { return Ok(None) };
            vm.heap.slice(Slice { start: parts[0], stop: parts[1], step: parts[2] })
        }
        Kind::Iter if matches!(vm.heap.iters[index], Iter::Dict { .. } | Iter::DictReversed { .. } | Iter::Set { .. }) => {
            let left = copied_iterator(vm, object)?;
            let Some(copy) = deep(vm, left, depth - 1, memo)? else { return Ok(None) };
            copy
        }
        Kind::Iter => {
            refuse_pairs(vm, object)?;
            let mut iterator = vm.heap.iters[index].clone();
            let Some(places) = parts_of(&mut iterator) else { return Ok(None) };
            let items: Vec<Object> = places.iter().map(|place| **place).collect();
            let Some(parts) = deep_all(vm, &items, depth, memo)? else { return Ok(None) };
            for (place, part) in places.into_iter().zip(parts) {
                *place = part;
            }
            vm.heap.iter(iterator)
        }
        Kind::Generator if rests_between_items(vm, index) => {
            let mut copy = vm.heap.generators[index].clone();
            vm.reserve(copy.extra_bytes())?;
            let Some(parts) = deep_all(vm, &copy.registers, depth, memo)? else { return Ok(None) };
            copy.registers = parts;
            vm.heap.generator(copy)
        }
        _ => return Ok(None),
    };
    memo.insert(object, made);
    Ok(Some(made))
}
fn deep_all(vm: &mut Vm, items: &[Object], depth: usize, memo: &mut HashMap<Object, Object>) -> Res<Option<Vec<Object>>> {
    vm.reserve(items.len() * 8)?;
    let mut parts = Vec::with_capacity(items.len());
    for (number, &item) in items.iter().enumerate() {
        if pace::halted_at(number) {
            vm.poll()?;
        }
        match deep(vm, item, depth - 1, memo)? {
            Some(part) => parts.push(part),
            None => return Ok(None),
        }
    }
    Ok(Some(parts))
}
