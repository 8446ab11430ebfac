//! Hints of builtin types: `list[int]` and `int | str`.
//! Type variables in them are found and filled in by Python (`embedded/hints.py`), which asks what stands for a type.

use super::{GENERIC_ALIAS, NONE_TYPE, OBJECT, TUPLE, TypeDef, UNION_TYPE};
use crate::native::{NativeDef, Res, getter, method, static_method};
use crate::object::class::Layout;
use crate::object::misc::{Iter, Misc};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::Vm;
use crate::vm::compare::equal_native;

pub static ALIAS_DEF: TypeDef = TypeDef {
    id: GENERIC_ALIAS,
    name: "GenericAlias",
    module: "types",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[ALIAS_METHODS, super::dunders::OR],
    doc: "",
};
pub static UNION_DEF: TypeDef = TypeDef {
    id: UNION_TYPE,
    name: "UnionType",
    module: "types",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[UNION_METHODS, super::dunders::OR],
    doc: "",
};

static ALIAS_METHODS: &[NativeDef] = &[
    getter("__origin__", |vm, args| Ok(parts(vm, args[0]).origin)),
    getter("__args__", |vm, args| Ok(parts(vm, args[0]).args)),
    getter("__parameters__", parameters),
    getter("__unpacked__", |vm, args| Ok(Object::bool(parts(vm, args[0]).starred))),
    getter("__typing_unpacked_tuple_args__", |vm, args| {
        let parts = parts(vm, args[0]);
        Ok(if parts.starred && parts.origin == Vm::class_object(TUPLE) { parts.args } else { Object::NONE })
    }),
    method("__getitem__", "self, key, /", |vm, args| alias_item(vm, args[0], args[1])),
    method("__iter__", "self, /", |vm, args| {
        let Parts { origin, args, .. } = parts(vm, args[0]);
        let starred = vm.heap.misc(Misc::GenericAlias { origin, args, starred: true });
        let over = vm.heap.tuple([starred]);
        Ok(vm.heap.iter(Iter::Sequence { over, at: 0 }))
    }),
    method("__mro_entries__", "self, bases, /", |vm, args| {
        let origin = parts(vm, args[0]).origin;
        Ok(vm.heap.tuple([origin]))
    }),
    method("__eq__", "self, value, /", |vm, args| same_hint(vm, args, "alias_equal")),
    method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, args[0])),
    static_method("__new__", "cls, origin, args, /", |vm, args| class_getitem(vm, &args[1..])),
    method("__instancecheck__", "self, instance, /", |vm, _| {
        Err(vm.type_error("isinstance() argument 2 cannot be a parameterized generic"))
    }),
    method("__subclasscheck__", "self, subclass, /", |vm, _| {
        Err(vm.type_error("issubclass() argument 2 cannot be a parameterized generic"))
    }),
];
static UNION_METHODS: &[NativeDef] = &[
    getter("__args__", |vm, args| Ok(parts(vm, args[0]).args)),
    getter("__parameters__", parameters),
    method("__getitem__", "self, key, /", |vm, args| vm.call_embedded("union_item", args.to_vec())),
    method("__eq__", "self, value, /", |vm, args| same_hint(vm, args, "union_equal")),
    method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, args[0])),
    method("__instancecheck__", "self, instance, /", |vm, args| {
        let classes = parts(vm, args[0]).args;
        vm.call_embedded("isinstance_any", vec![args[1], classes])
    }),
];

/// What a hint was made of; a union has no origin.
struct Parts {
    origin: Object,
    args: Object,
    starred: bool,
}
fn parts(vm: &Vm, alias: Object) -> Parts {
    match vm.heap.miscs[alias.index()] {
        Misc::GenericAlias { origin, args, starred } => Parts { origin, args, starred },
        Misc::Union(args) => Parts { origin: Object::NONE, args, starred: false },
        _ => Parts { origin: Object::NONE, args: Object::NONE, starred: false },
    }
}
/// Are two hints the same? What stands in them may be the guest's, and is compared by the embedded function then.
fn same_hint(vm: &mut Vm, args: &[Object], slowly: &'static str) -> Res {
    if vm.class_of(args[0]) != vm.class_of(args[1]) {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    match equal_native(vm, args[0], args[1]) {
        Some(equal) => Ok(Object::bool(equal)),
        None => vm.call_embedded(slowly, args.to_vec()),
    }
}
/// The type variables of a hint. Classes have none.
fn parameters(vm: &mut Vm, args: &[Object]) -> Res {
    let items = parts(vm, args[0]).args;
    if crate::pace::every(&vm.heap.tuples[items.index()], |item| item.is(Kind::Class)) {
        return Ok(vm.heap.tuple([]));
    }
    vm.call_embedded("hint_parameters", vec![items])
}

/// `list[int]`.
pub fn class_getitem(vm: &mut Vm, args: &[Object]) -> Res {
    let items = if args[1].is(Kind::Tuple) { args[1] } else { vm.heap.tuple([args[1]]) };
    Ok(vm.heap.misc(Misc::GenericAlias { origin: args[0], args: items, starred: false }))
}
/// `alias[key]`: type variables are filled in.
pub fn alias_item(vm: &mut Vm, alias: Object, key: Object) -> Res {
    vm.call_embedded("alias_item", vec![alias, key])
}
/// `int | str`.
pub fn union_or(vm: &mut Vm, a: Object, b: Object) -> Res {
    let mut members = Vec::new();
    for part in [a, b] {
        match part.kind() {
            Kind::Class => members.push(part),
            Kind::Special if part.is_none() => members.push(Vm::class_object(NONE_TYPE)),
            Kind::Misc => match vm.heap.miscs[part.index()] {
                Misc::GenericAlias { .. } => members.push(part),
                Misc::Union(args) => members.extend(vm.heap.tuples[args.index()].to_vec()),
                _ => return Ok(Object::NOT_IMPLEMENTED),
            },
            _ => return Ok(Object::NOT_IMPLEMENTED),
        }
    }
    let mut unique: Vec<Object> = Vec::new();
    for member in members {
        if !unique.iter().any(|&other| crate::vm::compare::same_native(vm, other, member) == Some(true)) {
            unique.push(member);
        }
    }
    if unique.len() == 1 {
        return Ok(unique[0]);
    }
    let args = vm.heap.tuple(unique);
    Ok(vm.heap.misc(Misc::Union(args)))
}
/// `repr` of an alias or union; `None` where an argument needs guest code.
pub fn alias_repr(vm: &mut Vm, object: Object) -> Option<String> {
    let Parts { origin, args, starred } = parts(vm, object);
    let items = vm.heap.tuples[args.index()].to_vec();
    let first = items.first().copied();
    let mut texts = Vec::with_capacity(items.len());
    for item in items {
        let text = type_text(vm, item)?;
        if pace::halted_after_bytes(2 * text.len()) {
            return Some(text);
        }
        texts.push(text);
    }
    if origin.is_none() {
        return Some(texts.iter().map(|part| if part == "NoneType" { "None" } else { part.as_str() }).collect::<Vec<_>>().join(" | "));
    }
    let origin = type_text(vm, origin)?;
    // The parameters of a callable are shown as a list of their own, unless one name stands for all of them.
    let stands_for_all = |&first: &Object| matches!(vm.bare_name(vm.class_of(first)), "ParamSpec" | "_ConcatenateGenericAlias");
    if origin == "collections.abc.Callable"
        && !(texts.len() == 2 && first.as_ref().is_some_and(stands_for_all))
        && let Some((result, parameters)) = texts.split_last()
        && parameters != ["..."]
    {
        return Some(format!("{origin}[[{}], {result}]", parameters.join(", ")));
    }
    let texts = if texts.is_empty() { "()".to_owned() } else { texts.join(", ") };
    let star = if starred { "*" } else { "" };
    Some(format!("{star}{origin}[{texts}]"))
}
fn type_text(vm: &mut Vm, object: Object) -> Option<String> {
    match object.kind() {
        Kind::Class => Some(types::qualified_name(vm, object.index())),
        Kind::Special if object == Object::ELLIPSIS => Some("...".to_owned()),
        Kind::Function | Kind::Native => {
            let [module, name] = ["__module__", "__qualname__"].map(|name| vm.heap.intern(name));
            let (module, name) = (vm.getattr(object, module).ok()?, vm.getattr(object, name).ok()?);
            if !module.is(Kind::Str) {
                return repr_text(vm, object);
            }
            let (module, name) = (vm.heap.text(module), vm.text_of(name));
            Some(if module == "builtins" { name.to_owned() } else { format!("{module}.{name}") })
        }
        _ => repr_text(vm, object),
    }
}
fn repr_text(vm: &mut Vm, object: Object) -> Option<String> {
    types::repr_of(vm, object).ok().map(|text| vm.text_of(text).to_owned())
}
