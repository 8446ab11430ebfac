//! `set` and `frozenset`.

use super::dunders::{COMPARE, CONTAINER, HASH, REPR, SET_OPERATORS};
use super::set_algebra::{
    difference, difference_update, has, intersection, intersection_update, set_in_place, symmetric_difference, symmetric_difference_update,
};
use super::{FROZENSET, OBJECT, SET, TypeDef};
use crate::code::{CompareOp, Op};
use crate::native::{Args, NativeDef, Res, class_method, method, static_method, variadic_method, variadic_static};
use crate::object::arena::Slot;
use crate::object::class::Layout;
use crate::object::set::Set;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::Vm;
use crate::vm::hash::Slow;

pub static MUTABLE_DEF: TypeDef = TypeDef {
    id: SET,
    name: "set",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Set,
    is_base: true,
    natives: &[CREATE, SHARED, CHANGE, COMPARE, CONTAINER, REPR, SET_OPERATORS],
    doc: "Built-in unordered collection of unique elements.",
};
pub static FROZEN_DEF: TypeDef = TypeDef {
    id: FROZENSET,
    name: "frozenset",
    module: "builtins",
    base: OBJECT,
    layout: Layout::FrozenSet,
    is_base: true,
    natives: &[CREATE_FROZEN, SHARED, COMPARE, CONTAINER, HASH, REPR, SET_OPERATORS],
    doc: "Built-in immutable set.",
};

static CREATE: &[NativeDef] = &[variadic_static("__new__", "cls, iterable=(), /", new), method("__init__", "self, iterable=(), /", init)];
static CREATE_FROZEN: &[NativeDef] = &[static_method("__new__", "cls, iterable=(), /", new_frozen)];
static SHARED: &[NativeDef] = &[
    method("copy", "self, /", copy),
    variadic_method("union", "self, /, *others", union),
    variadic_method("intersection", "self, /, *others", intersection),
    variadic_method("difference", "self, /, *others", difference),
    method("symmetric_difference", "self, other, /", symmetric_difference),
    method("isdisjoint", "self, other, /", isdisjoint),
    method("issubset", "self, other, /", issubset),
    method("issuperset", "self, other, /", issuperset),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
];
static CHANGE: &[NativeDef] = &[
    method("add", "self, object, /", add),
    method("discard", "self, object, /", discard),
    method("remove", "self, object, /", remove),
    method("pop", "self, /", pop),
    method("clear", "self, /", clear),
    variadic_method("update", "self, /, *others", update),
    variadic_method("intersection_update", "self, /, *others", intersection_update),
    variadic_method("difference_update", "self, /, *others", difference_update),
    method("symmetric_difference_update", "self, other, /", symmetric_difference_update),
    method("__ior__", "self, value, /", ior),
    method("__iand__", "self, value, /", iand),
    method("__isub__", "self, value, /", isub),
    method("__ixor__", "self, value, /", ixor),
];

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let set = vm.heap.set(Set::default());
    if args.all[0] != Vm::class_object(SET) {
        return Ok(vm.wrap(args.all[0], SET, set));
    }
    if !args.keywords.is_empty() {
        return Err(vm.type_error("set() takes no keyword arguments"));
    }
    match args.all.get(1) {
        None => Ok(set),
        Some(_) if args.all.len() > 2 => {
            let message = format!("set expected at most 1 argument, got {}", args.all.len() - 1);
            Err(vm.type_error(&message))
        }
        Some(&source) => {
            if matches!(source.kind(), Kind::Set | Kind::FrozenSet) {
                let copied = vm.heap.sets[source.index()].copied();
                return Ok(vm.heap.set(copied));
            }
            match vm.set_update(set, source) {
                Ok(()) => Ok(set),
                Err(flow) => Err(then_return(flow, set)),
            }
        }
    }
}
/// The embedded function works on `result`, which then is what the caller gets.
pub(super) fn then_return(mut flow: Box<crate::native::Flow>, result: Object) -> Box<crate::native::Flow> {
    if let crate::native::Flow::Call(call) = &mut *flow {
        call.cont = crate::vm::frame::Cont::Init;
        call.extra = result;
    }
    flow
}
fn init(vm: &mut Vm, args: &[Object]) -> Res {
    let set = vm.payload(args[0]);
    vm.heap.sets[set.index()].clear();
    match args[1].given() {
        Some(source) => vm.set_update(set, source).map(|()| Object::NONE),
        None => Ok(Object::NONE),
    }
}
fn new_frozen(vm: &mut Vm, args: &[Object]) -> Res {
    let exact = args[0] == Vm::class_object(FROZENSET);
    if exact && args[1].is(Kind::FrozenSet) {
        return Ok(args[1]);
    }
    let set = vm.heap.frozenset(Set::default());
    let wrapped = vm.wrap(args[0], FROZENSET, set);
    if let Some(source) = args[1].given() {
        if matches!(source.kind(), Kind::Set | Kind::FrozenSet) {
            let copied = vm.heap.sets[source.index()].copied();
            vm.heap.sets[set.index()] = copied;
        } else if let Err(flow) = vm.set_update(set, source) {
            return Err(then_return(flow, wrapped));
        }
    }
    Ok(wrapped)
}
fn copy(vm: &mut Vm, args: &[Object]) -> Res {
    let payload = vm.payload(args[0]);
    if args[0].is(Kind::FrozenSet) {
        return Ok(args[0]);
    }
    let copied = vm.heap.sets[payload.index()].copied();
    Ok(same_kind(vm, payload, copied))
}
pub(super) fn same_kind(vm: &mut Vm, like: Object, mut set: Set) -> Object {
    set.hash = 0;
    if like.is(Kind::FrozenSet) { vm.heap.frozenset(set) } else { vm.heap.set(set) }
}
fn add(vm: &mut Vm, args: &[Object]) -> Res {
    let set = vm.payload(args[0]);
    match vm.set_insert(set.index(), args[1]) {
        Ok(()) => Ok(Object::NONE),
        Err(slow) => slow.or_call(vm, "set_add", &[set, args[1]]),
    }
}
/// What is looked for in a set: of a set that has no hash its frozen contents.
pub fn as_key(vm: &mut Vm, key: Object) -> Res {
    let plain = vm.payload(key);
    if plain.is(Kind::Set) && (plain == key || vm.special(key, crate::vm::Name::Hash).is_none_or(|hash| hash.is_none())) {
        vm.reserve(vm.heap.sets[plain.index()].extra_bytes())?;
        let frozen = vm.heap.sets[plain.index()].clone();
        return Ok(vm.heap.frozenset(frozen));
    }
    Ok(key)
}
fn discard(vm: &mut Vm, args: &[Object]) -> Res {
    let set = vm.payload(args[0]);
    let key = as_key(vm, args[1])?;
    match vm.set_find(set.index(), key) {
        Ok((_, found)) => {
            if let Some(slot) = found {
                vm.heap.sets[set.index()].remove_at(slot);
            }
            Ok(Object::NONE)
        }
        Err(slow) => slow.or_call(vm, "set_discard", &[set, key]),
    }
}
fn remove(vm: &mut Vm, args: &[Object]) -> Res {
    let set = vm.payload(args[0]);
    let key = as_key(vm, args[1])?;
    match vm.set_find(set.index(), key) {
        Ok((_, Some(slot))) => {
            vm.heap.sets[set.index()].remove_at(slot);
            Ok(Object::NONE)
        }
        Ok((_, None)) => Err(vm.key_error(args[1])),
        Err(slow) => slow.or_call(vm, "set_remove", &[set, key]),
    }
}
fn pop(vm: &mut Vm, args: &[Object]) -> Res {
    let index = vm.payload(args[0]).index();
    match vm.heap.sets[index].pop() {
        Some(key) => Ok(key),
        None => {
            let message = vm.heap.str("pop from an empty set");
            Err(vm.key_error(message))
        }
    }
}
fn clear(vm: &mut Vm, args: &[Object]) -> Res {
    let index = vm.payload(args[0]).index();
    vm.heap.sets[index].clear();
    Ok(Object::NONE)
}
fn update(vm: &mut Vm, args: Args<'_>) -> Res {
    let set = vm.payload(args.all[0]);
    if args.all.len() == 2 {
        return vm.set_update(set, args.all[1]).map(|()| Object::NONE);
    }
    fold(vm, "set_update_all", set, &args.all[1..])
}
/// Calls an embedded function with the set and the list of other arguments.
pub(super) fn fold(vm: &mut Vm, function: &'static str, set: Object, others: &[Object]) -> Res {
    let others = vm.heap.list(others.to_vec());
    vm.call_embedded(function, vec![set, others])
}
fn union(vm: &mut Vm, args: Args<'_>) -> Res {
    let set = vm.payload(args.all[0]);
    let copied = vm.heap.sets[set.index()].copied();
    let result = same_kind(vm, set, copied);
    if args.all.len() == 2 {
        return match vm.set_update(result, args.all[1]) {
            Ok(()) => Ok(result),
            Err(flow) => Err(then_return(flow, result)),
        };
    }
    fold(vm, "set_update_all", result, &args.all[1..]).map_err(|flow| then_return(flow, result))
}
/// Are all items of one set in another, or none of them? Unknown where one is no set, or guest code must compare.
fn shares(vm: &mut Vm, walked: Object, other: Object, all: bool) -> Res<Option<bool>> {
    let are_sets = [walked, other].iter().all(|set| matches!(set.kind(), Kind::Set | Kind::FrozenSet));
    if !are_sets {
        return Ok(None);
    }
    let mut result = true;
    for entry in pace::items(vm.heap.sets[walked.index()].iter()) {
        match has(vm, other, entry.hash, entry.key) {
            Ok(found) if found == all => {}
            Ok(_) => {
                result = false;
                break;
            }
            Err(()) => return Ok(None),
        }
    }
    vm.poll()?;
    Ok(Some(result))
}
/// `<`, `<=`, `>` and `>=` of two sets; unknown where one is no set, or guest code must compare.
pub fn set_order(vm: &mut Vm, op: CompareOp, a: Object, b: Object) -> Res<Option<bool>> {
    let (few, many) = if matches!(op, CompareOp::Lt | CompareOp::Le) { (a, b) } else { (b, a) };
    let sizes = [few, many].map(|set| match set.kind() {
        Kind::Set | Kind::FrozenSet => Some(vm.heap.sets[set.index()].len()),
        _ => None,
    });
    let [Some(least), Some(most)] = sizes else { return Ok(None) };
    let is_strict = matches!(op, CompareOp::Lt | CompareOp::Gt);
    if least > most || is_strict && least == most { Ok(Some(false)) } else { shares(vm, few, many, true) }
}
fn isdisjoint(vm: &mut Vm, args: &[Object]) -> Res {
    let set = vm.payload(args[0]);
    if matches!(args[1].kind(), Kind::Set | Kind::FrozenSet) {
        // The smaller one is walked.
        let is_smaller = vm.heap.sets[args[1].index()].len() <= vm.heap.sets[set.index()].len();
        let (walked, other) = if is_smaller { (args[1], set) } else { (set, args[1]) };
        if let Some(disjoint) = shares(vm, walked, other, false)? {
            return Ok(Object::bool(disjoint));
        }
    }
    vm.call_embedded("isdisjoint", vec![vm.payload(args[0]), args[1]])
}
fn issubset(vm: &mut Vm, args: &[Object]) -> Res {
    let set = vm.payload(args[0]);
    if let Some(within) = set_order(vm, CompareOp::Le, set, args[1])? {
        return Ok(Object::bool(within));
    }
    vm.call_embedded("set_issubset", vec![set, args[1]])
}
fn issuperset(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(within) = set_order(vm, CompareOp::Ge, vm.payload(args[0]), args[1])? {
        return Ok(Object::bool(within));
    }
    vm.call_embedded("set_issuperset", vec![vm.payload(args[0]), args[1]])
}
macro_rules! in_place {
    ($($name:ident, $op:ident;)*) => {
        $(fn $name(vm: &mut Vm, args: &[Object]) -> Res {
            let (a, b) = (vm.payload(args[0]), vm.payload(args[1]));
            if !matches!(b.kind(), Kind::Set | Kind::FrozenSet) {
                return Ok(Object::NOT_IMPLEMENTED);
            }
            set_in_place(vm, Op::$op, a, b)?;
            Ok(args[0])
        })*
    };
}
in_place! { ior, BitOr; iand, BitAnd; isub, Sub; ixor, BitXor; }

/// The hash of an object as an object; guest code is asked where it must be.
pub fn hash_object(vm: &mut Vm, object: Object) -> Res {
    match vm.key_hash(object) {
        Ok(hash) => Ok(vm.heap.int(hash)),
        Err(Slow::Flow(flow)) => Err(flow),
        Err(Slow::Guest) => {
            if object.is(Kind::Tuple) {
                return vm.call_embedded("hash_tuple", vec![object]);
            }
            match vm.special(object, crate::vm::Name::Hash) {
                Some(method) => match method.index_of(Kind::Native) {
                    Some(native) => vm.call_native(native, &[object], &[]),
                    None => vm.call_special(method, object, &[], crate::vm::frame::Cont::HashCheck),
                },
                None => Ok(vm.heap.int(crate::vm::hash::identity_hash(object))),
            }
        }
    }
}
