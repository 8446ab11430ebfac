//! `weakref.ref`, which guests derive from. A reference of a derived class is an instance around a plain one, which knows it through its
//! callback: a pair of the guest's own and that instance.

use super::{TypeDef, WEAKREF};
use crate::code::CompareOp;
use crate::native::{Args, NativeDef, Res, class_method, getter, method, variadic_method, variadic_static};
use crate::object::class::{FIRST_USER_CLASS, Layout};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::{Name, Vm};

pub static DEF: TypeDef = TypeDef {
    id: WEAKREF,
    name: "ReferenceType",
    module: "weakref",
    base: super::OBJECT,
    layout: Layout::Other,
    is_base: true,
    natives: &[METHODS],
    doc: "",
};

static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, object, callback=None, /", new),
    variadic_method("__init__", "self, object, callback=None, /", |vm, args| {
        check_count(vm, args.positional().len())?;
        Ok(Object::NONE)
    }),
    variadic_method("__call__", "self, /", |vm, args| {
        if !args.keywords.is_empty() {
            return Err(vm.type_error("weakref() takes no keyword arguments"));
        }
        if args.all.len() > 1 {
            let message = format!("weakref expected 0 arguments, got {}", args.all.len() - 1);
            return Err(vm.type_error(&message));
        }
        Ok(target(vm, args.all[0]).unwrap_or(Object::NONE))
    }),
    method("__eq__", "self, value, /", |vm, args| compare(vm, args, CompareOp::Eq)),
    method("__ne__", "self, value, /", |vm, args| compare(vm, args, CompareOp::Ne)),
    method("__hash__", "self, /", |vm, args| {
        let reference = vm.payload(args[0]);
        let known = match vm.heap.miscs[reference.index()] {
            Misc::WeakRef { hash, .. } => hash,
            _ => None,
        };
        match (known, target(vm, reference)) {
            (Some(hash), _) => Ok(vm.heap.int(hash)),
            (None, Some(target)) => vm.call_embedded("hash_reference", vec![reference, target]),
            (None, None) => Err(vm.type_error("weak object has gone away")),
        }
    }),
    method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, vm.payload(args[0]))),
    getter("__callback__", |vm, args| match callback(vm, vm.payload(args[0])) {
        Some((callback, _)) if target(vm, args[0]).is_some() => Ok(callback.or(Object::NONE)),
        _ => Ok(Object::NONE),
    }),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
];

fn check_count(vm: &mut Vm, count: usize) -> Res<()> {
    let (bound, wanted) = match count - 1 {
        0 => ("at least", "1 argument"),
        1 | 2 => return Ok(()),
        _ => ("at most", "2 arguments"),
    };
    let message = format!("__init__ expected {bound} {wanted}, got {}", count - 1);
    Err(vm.type_error(&message))
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let given = args.positional();
    let is_plain = given[0] == Vm::class_object(WEAKREF);
    if is_plain && !args.keywords.is_empty() && given.len() > 1 {
        return Err(vm.type_error("ref() takes no keyword arguments"));
    }
    let (class, object, callback) = match *given {
        [class, object] => (class, object, Object::NONE),
        [class, object, callback] => (class, object, callback),
        _ => {
            let (bound, wanted) = if given.len() < 2 { ("at least", "1 argument") } else { ("at most", "2 arguments") };
            let message = format!("__new__ expected {bound} {wanted}, got {}", given.len() - 1);
            return Err(vm.type_error(&message));
        }
    };
    let is_allowed = match object.kind() {
        Kind::Instance => allows_references(vm, object),
        Kind::Function | Kind::Class | Kind::Set | Kind::FrozenSet => true,
        Kind::Generator | Kind::Method | Kind::Native | Kind::Module => true,
        Kind::Misc => match vm.heap.miscs[object.index()] {
            Misc::MemoryView { .. } | Misc::GenericAlias { .. } => true,
            _ => crate::stdlib::is_deque(vm, object) || crate::stdlib::is_pattern(vm, object),
        },
        _ => false,
    };
    if !is_allowed {
        let message = format!("cannot create weak reference to '{}' object", vm.type_name(object));
        return Err(vm.type_error(&message));
    }
    if is_plain {
        return Ok(vm.weak_reference(object, callback));
    }
    let reference = vm.heap.misc(Misc::WeakRef { target: object, callback, hash: None });
    let made = vm.wrap(class, WEAKREF, reference);
    let pair = vm.heap.tuple([callback, made]);
    vm.heap.miscs[reference.index()] = Misc::WeakRef { target: object, callback: pair, hash: None };
    vm.watch(reference);
    Ok(made)
}

/// What a reference refers to, while that is there.
fn target(vm: &Vm, reference: Object) -> Option<Object> {
    match vm.payload(reference).index_of(Kind::Misc).map(|misc| &vm.heap.miscs[misc]) {
        Some(Misc::WeakRef { target, .. }) => target.given(),
        _ => None,
    }
}
/// The callback of a plain reference, and the object that it is called with.
pub fn callback(vm: &Vm, reference: Object) -> Option<(Object, Object)> {
    let Some(Misc::WeakRef { callback, .. }) = reference.index_of(Kind::Misc).map(|misc| &vm.heap.miscs[misc]) else { return None };
    match callback.index_of(Kind::Tuple).map(|pair| &vm.heap.tuples[pair][..]) {
        Some(&[callback, made]) => Some((callback, made)),
        _ => Some((*callback, reference)),
    }
}
/// Objects of a guest's class have a place for weak references, if `__slots__` does not do without; those of no class but `object` do not.
fn allows_references(vm: &mut Vm, object: Object) -> bool {
    let class = vm.class_of(object);
    if class < FIRST_USER_CLASS {
        return class != types::OBJECT;
    }
    let name = vm.name(Name::Weakref);
    matches!(vm.class(class).layout, Layout::Set | Layout::FrozenSet) || vm.lookup(class, name).is_some()
}
/// As long as both are there, what weak references refer to is compared.
fn compare(vm: &mut Vm, args: &[Object], op: CompareOp) -> Res {
    let is_reference =
        |object: Object| matches!(vm.payload(object).index_of(Kind::Misc).map(|misc| &vm.heap.miscs[misc]), Some(Misc::WeakRef { .. }));
    if !is_reference(args[0]) || !is_reference(args[1]) {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    match (target(vm, args[0]), target(vm, args[1])) {
        (Some(left), Some(right)) => vm.compare(op, left, right),
        _ => Ok(Object::bool((args[0] == args[1]) == (op == CompareOp::Eq))),
    }
}
