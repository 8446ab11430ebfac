//! The native part of `typing`: hints taken apart, and how classes are shown in them.
//! The forms are classes that compare and substitute by methods of their own, and are Python.

use super::inspect::reads_as_python;
use super::{class_in, module_value, text};
use crate::native::{NativeDef, Res, call, function, variadic};
use crate::object::misc::Misc;
use crate::object::set::Set;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::{self, NONE_TYPE, NOT_IMPLEMENTED_ERROR};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("get_origin", "tp", origin),
    function("get_args", "tp", arguments),
    function("is_typeddict", "tp", |vm, args| {
        let class = args[0].index_of(Kind::Class);
        Ok(Object::bool(class.is_some() && is_a(vm, args[0], &["_TypedDictMeta"])))
    }),
    function("cast", "typ, val", |_, args| Ok(args[1])),
    function("assert_type", "val, typ, /", |_, args| Ok(args[0])),
    variadic("_overload_dummy", "*args, **kwds", |vm, _| Err(vm.error(NOT_IMPLEMENTED_ERROR, OVERLOADED))),
    function("_type_repr", "value, /", shown),
    function("_type_convert", "value, module=None", |vm, args| match args[0].kind() {
        _ if args[0].is_none() => Ok(Vm::class_object(NONE_TYPE)),
        _ if vm.payload(args[0]).is(Kind::Str) => match module_value(vm, MODULE, "ForwardRef") {
            Some(reference) => call(reference, &args[..1]),
            None => Ok(args[0]),
        },
        _ => Ok(args[0]),
    }),
    function("_kinds", "params, /", |vm, args| {
        // 1 and True are equal, and not the same literal.
        let Some(tuple) = args[0].index_of(Kind::Tuple) else { return Ok(Vm::class_object(vm.class_of(args[0]))) };
        vm.reserve(vm.heap.tuples[tuple].len() * 8)?;
        let kinds: Vec<Object> = vm.heap.tuples[tuple].iter().map(|&item| Vm::class_object(vm.class_of(item))).collect();
        Ok(vm.heap.tuple(kinds))
    }),
    function("_flatten_literal", "parameters, /", flattened),
    function("_protocol_attributes", "cls, /", protocol_attributes),
];

const MODULE: &str = "typing";
const OVERLOADED: &str = "You should not call an overloaded function. A series of @overload-decorated functions outside a stub module \
                          should always be followed by an implementation that is not @overload-ed.";

/// Is it an object of one of these classes of the module?
fn is_a(vm: &mut Vm, object: Object, classes: &[&str]) -> bool {
    let class = vm.class_of(object);
    classes.iter().any(|name| class_in(vm, MODULE, name).is_some_and(|of| vm.is_subclass(class, of)))
}
fn attribute(vm: &mut Vm, object: Object, name: &str) -> Res {
    let name = vm.heap.intern(name);
    vm.getattr(object, name)
}
fn is_builtin_alias(vm: &Vm, object: Object) -> bool {
    vm.class_of(object) == types::GENERIC_ALIAS
}

/// `typing.get_origin(tp)`: `list` for `List[int]`, and so on; None where nothing is subscripted.
fn origin(vm: &mut Vm, args: &[Object]) -> Res {
    let hint = args[0];
    if hint.is(Kind::Instance) {
        if is_a(vm, hint, &["_AnnotatedAlias"]) {
            return Ok(module_value(vm, MODULE, "Annotated").unwrap_or(Object::NONE));
        }
        if is_a(vm, hint, &["_GenericAlias", "ParamSpecArgs", "ParamSpecKwargs"]) {
            return attribute(vm, hint, "__origin__");
        }
    }
    if is_builtin_alias(vm, hint) {
        return attribute(vm, hint, "__origin__");
    }
    if hint.is(Kind::Class) && module_value(vm, MODULE, "Generic") == Some(hint) {
        return Ok(hint);
    }
    let is_union = vm.class_of(hint) == types::UNION_TYPE;
    Ok(if is_union { Vm::class_object(types::UNION_TYPE) } else { Object::NONE })
}

/// `typing.get_args(tp)`: the arguments of a subscripted form.
fn arguments(vm: &mut Vm, args: &[Object]) -> Res {
    let hint = args[0];
    if vm.class_of(hint) == types::UNION_TYPE {
        return attribute(vm, hint, "__args__");
    }
    let is_alias = hint.is(Kind::Instance) && is_a(vm, hint, &["_GenericAlias"]) || is_builtin_alias(vm, hint);
    if !is_alias || is_a(vm, hint, &["_SpecialGenericAlias"]) {
        return Ok(vm.heap.tuple([]));
    }
    if is_a(vm, hint, &["_AnnotatedAlias"]) {
        let (origin, more) = (attribute(vm, hint, "__origin__")?, attribute(vm, hint, "__metadata__")?);
        let mut items = vec![origin];
        items.extend(vm.items_native(more)?.unwrap_or_default());
        return Ok(vm.heap.tuple(items));
    }
    let found = attribute(vm, hint, "__args__")?;
    let origin = attribute(vm, hint, "__origin__")?;
    let Some(items) = found.index_of(Kind::Tuple).map(|tuple| vm.heap.tuples[tuple].to_vec()) else { return Ok(found) };
    let Some((&result, parameters)) = items.split_last() else { return Ok(found) };
    if module_value(vm, "_collections_abc", "Callable") != Some(origin) {
        return Ok(found);
    }
    // Those of a function are a list of their own, where they are known one by one.
    match parameters {
        [only] if *only == Object::ELLIPSIS || is_a(vm, *only, &["ParamSpec", "_ConcatenateGenericAlias"]) => Ok(found),
        _ => {
            let parameters = vm.heap.list(parameters.to_vec());
            Ok(vm.heap.tuple([parameters, result]))
        }
    }
}

/// How a hint is shown inside another one.
fn shown(vm: &mut Vm, args: &[Object]) -> Res {
    let value = args[0];
    match value.kind() {
        Kind::Class => {
            let text = types::qualified_name(vm, value.index());
            Ok(vm.heap.string(text))
        }
        _ if value == Object::ELLIPSIS => Ok(vm.heap.intern("...")),
        Kind::Function => attribute(vm, value, "__name__"),
        Kind::Native if reads_as_python(vm, value) => attribute(vm, value, "__name__"),
        _ => types::repr_of(vm, value),
    }
}

/// The values of a literal, where some of them may be literals.
fn flattened(vm: &mut Vm, args: &[Object]) -> Res {
    let items = vm.items_native(args[0])?.unwrap_or_default();
    let mut made = Vec::with_capacity(items.len());
    for (number, item) in items.into_iter().enumerate() {
        if pace::halted_at(number) {
            vm.poll()?;
        }
        if item.is(Kind::Instance) && is_a(vm, item, &["_LiteralGenericAlias"]) {
            let inner = attribute(vm, item, "__args__")?;
            let inner = vm.items_native(inner)?.unwrap_or_default();
            vm.reserve(inner.len() * 8)?;
            made.extend(inner);
        } else {
            made.push(item);
        }
    }
    Ok(vm.heap.tuple(made))
}

/// The names that a protocol asks for, as a set.
fn protocol_attributes(vm: &mut Vm, args: &[Object]) -> Res {
    let found = vm.heap.set(Set::default());
    let Some(class) = args[0].index_of(Kind::Class) else { return Ok(found) };
    let mro = vm.class(class).mro.clone();
    for &base in mro.iter().take(mro.len().saturating_sub(1)) {
        if matches!(vm.bare_name(base), "Protocol" | "Generic") {
            continue;
        }
        let own = vm.heap.misc(Misc::ClassDict(base));
        let own = types::proxied(vm, own);
        let hints = vm.dict_get_str(own, "__annotations__").unwrap_or(Object::NONE);
        for names in [own, hints] {
            for (number, name) in vm.items_native(names)?.unwrap_or_default().into_iter().enumerate() {
                if pace::halted_at(number) {
                    vm.poll()?;
                }
                if is_asked(vm, own, name) {
                    vm.set_insert(found.index(), name).or_else(|slow| slow.or_call(vm, "set_add", &[found, name]))?;
                }
            }
        }
    }
    Ok(found)
}
fn is_asked(vm: &mut Vm, own: Object, name: Object) -> bool {
    let shown = text(vm, name);
    if !shown.starts_with("_abc_") && !EXCLUDED.contains(&shown) {
        return true;
    }
    // A protocol may ask for a hash, and every class without one says so.
    shown == "__hash__" && vm.dict_get(own, name).is_some_and(|hash| crate::builtins::is_callable(vm, hash))
}

/// What every class has, or has for `typing` only.
const EXCLUDED: &[&str] = &[
    "__parameters__",
    "__orig_bases__",
    "__orig_class__",
    "_is_protocol",
    "_is_runtime_protocol",
    "__abstractmethods__",
    "__annotations__",
    "__dict__",
    "__doc__",
    "__init__",
    "__module__",
    "__new__",
    "__slots__",
    "__subclasshook__",
    "__weakref__",
    "__class_getitem__",
    "__match_args__",
    "__qualname__",
    "__init_subclass__",
    "__hash__",
];
