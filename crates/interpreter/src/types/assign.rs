//! Assignment to computed attributes and their deletion, where Python allows it, and the words in which it does not.

use super::OBJECT;
use crate::native::{Flow, Res};
use crate::object::class::{FIRST_USER_CLASS, Layout};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;

/// `object.name = value`.
pub fn set_builtin_attr(vm: &mut Vm, object: Object, name: Object, value: Object) -> Res<()> {
    let text = vm.owned_text(name)?;
    if text == "__class__" {
        return set_class(vm, object, value);
    }
    match (object.kind(), text.as_str()) {
        (Kind::Function, _) => types::set_function_attr(vm, object, &text, value),
        (Kind::Instance, "__dict__") if !has_dict(vm, object) => Err(vm.attribute_error(object, name)),
        (Kind::Instance, "__dict__") => {
            let dict = vm.payload(value);
            if !dict.is(Kind::Dict) {
                let message = format!("__dict__ must be set to a dictionary, not a '{}'", vm.type_name(value));
                return Err(vm.type_error(&message));
            }
            vm.set_instance_dict(object, dict);
            Ok(())
        }
        (Kind::Instance, "__doc__" | "__module__") if has_dict(vm, object) => vm.set_instance_attr(object, name, value),
        (Kind::Instance, "func" | "args" | "keywords") if vm.is_instance(object, crate::stdlib::native_ids::PARTIAL) => {
            Err(vm.error(types::ATTRIBUTE_ERROR, "readonly attribute"))
        }
        (Kind::Instance, _) if is_member(vm, object, &text) => Err(not_writable(vm, object, name)),
        (Kind::Instance, _) if vm.is_exception(object) => types::set_exception_attr(vm, object, &text, value),
        (Kind::Generator, "__name__" | "__qualname__") => {
            if !vm.payload(value).is(Kind::Str) {
                return Err(needs_text(vm, &text));
            }
            let generator = &mut vm.heap.generators[object.index()];
            if text == "__name__" {
                generator.name = value;
            } else {
                generator.qualname = value;
            }
            Ok(())
        }
        (Kind::Cell, "cell_contents") => {
            vm.heap.cells[object.index()].value = value;
            Ok(())
        }
        (Kind::Module, "__dict__") => Err(not_writable(vm, object, name)),
        (Kind::Module, _) => {
            let dict = vm.module_dict(object);
            vm.dict_set(dict, name, value);
            Ok(())
        }
        (Kind::Misc, "__doc__") if !is_wrapper(vm, object) => {
            if let Misc::Property { doc, .. } | Misc::TupleGetter { doc, .. } = &mut vm.heap.miscs[object.index()] {
                *doc = value;
            }
            Ok(())
        }
        (Kind::Misc, _) if is_member(vm, object, &text) => Err(not_writable(vm, object, name)),
        (Kind::Misc, _) if is_wrapper(vm, object) && text != "__isabstractmethod__" => {
            if text != "__dict__" {
                let dict = types::wrapper_attrs(vm, object)?;
                vm.dict_set(dict, name, value);
            } else if value.is(Kind::Dict) {
                types::set_wrapper_attrs(vm, object, value);
            } else {
                let message = format!("__dict__ must be set to a dictionary, not a '{}'", vm.type_name(value));
                return Err(vm.type_error(&message));
            }
            Ok(())
        }
        (Kind::Misc, _) => types::set_native_attr(vm, object, name, value),
        _ => Err(not_writable(vm, object, name)),
    }
}

/// `del object.name`; false where the object may have an attribute of its own of that name.
pub fn delete_builtin_attr(vm: &mut Vm, object: Object, name: Object) -> Res<bool> {
    let text = vm.owned_text(name)?;
    match (object.kind(), text.as_str()) {
        (_, "__class__") => return Err(vm.type_error("can't delete __class__ attribute")),
        (Kind::Function, "__defaults__" | "__kwdefaults__" | "__doc__" | "__module__") => {
            types::set_function_attr(vm, object, &text, Object::NONE)?;
        }
        (Kind::Function, "__annotations__") => {
            let empty = vm.dict_from([]);
            types::set_function_attr(vm, object, &text, empty)?;
        }
        (Kind::Function, "__dict__") => return Err(vm.type_error("cannot delete __dict__")),
        (Kind::Function, "__code__") => return Err(vm.type_error("__code__ must be set to a code object")),
        (Kind::Function | Kind::Generator, "__name__" | "__qualname__") => return Err(needs_text(vm, &text)),
        (Kind::Instance, "__dict__") if !has_dict(vm, object) => return Err(vm.attribute_error(object, name)),
        (Kind::Instance, "__suppress_context__") if vm.is_exception(object) => {
            return Err(vm.type_error("can't delete numeric/char attribute"));
        }
        (Kind::Instance, "__dict__") if vm.is_exception(object) || vm.is_instance(object, crate::stdlib::native_ids::PARTIAL) => {
            return Err(vm.type_error("cannot delete __dict__"));
        }
        (Kind::Instance, "__dict__") => {
            let empty = vm.dict_from([]);
            vm.set_instance_dict(object, empty);
        }
        (Kind::Instance, "__cause__" | "__context__" | "__traceback__" | "args") if vm.is_exception(object) => {
            let message = format!("{text} may not be deleted");
            return Err(vm.type_error(&message));
        }
        (Kind::Instance, _) if is_member(vm, object, &text) => return Err(not_writable(vm, object, name)),
        (Kind::Cell, "cell_contents") => vm.heap.cells[object.index()].value = Object::UNBOUND,
        (Kind::Module, "__dict__") | (Kind::Instance, "__weakref__") => return Err(not_writable(vm, object, name)),
        (Kind::Misc, _) if is_wrapper(vm, object) && text != "__isabstractmethod__" && !is_member(vm, object, &text) => {
            if text == "__dict__" {
                return Err(vm.type_error("cannot delete __dict__"));
            }
            let dict = types::wrapper_attrs(vm, object)?;
            if vm.dict_remove(dict, name).is_none() {
                return Err(vm.attribute_error(object, name));
            }
        }
        (Kind::Misc, "__doc__") => {
            if let Misc::Property { doc, .. } | Misc::TupleGetter { doc, .. } = &mut vm.heap.miscs[object.index()] {
                *doc = Object::NONE;
            }
        }
        (Kind::Instance | Kind::Module, _) => return Ok(false),
        _ => return Err(not_writable(vm, object, name)),
    }
    Ok(true)
}

/// Is it a `staticmethod` or a `classmethod`?
pub fn is_wrapper(vm: &Vm, object: Object) -> bool {
    object.index_of(Kind::Misc).is_some_and(|index| matches!(vm.heap.miscs[index], Misc::StaticMethod(..) | Misc::ClassMethod(..)))
}

fn has_dict(vm: &Vm, object: Object) -> bool {
    let class = vm.class_of(object);
    vm.class(class).slots.is_none() && class != OBJECT
}

fn needs_text(vm: &mut Vm, name: &str) -> Box<Flow> {
    let message = format!("{name} must be set to a string object");
    vm.type_error(&message)
}

/// Is it an attribute that C declares as a member of a struct? Those are spoken of in other words.
fn is_member(vm: &Vm, object: Object, name: &str) -> bool {
    match object.kind() {
        Kind::Instance => match name {
            "message" | "exceptions" => vm.is_instance(object, types::BASE_EXCEPTION_GROUP),
            "func" | "args" | "keywords" => vm.is_instance(object, crate::stdlib::native_ids::PARTIAL),
            _ => false,
        },
        Kind::Function => matches!(name, "__closure__" | "__globals__" | "__builtins__"),
        Kind::Method => matches!(name, "__func__" | "__self__"),
        Kind::Slice | Kind::Range | Kind::Complex => matches!(name, "start" | "stop" | "step" | "real" | "imag"),
        Kind::Generator => matches!(name, "gi_code" | "cr_code" | "ag_code"),
        Kind::Module => name == "__dict__",
        Kind::Misc => match vm.heap.miscs[object.index()] {
            Misc::Property { .. } => matches!(name, "fget" | "fset" | "fdel"),
            Misc::StaticMethod(..) | Misc::ClassMethod(..) => matches!(name, "__func__" | "__wrapped__"),
            Misc::WeakRef { .. } => name == "__callback__",
            Misc::Super { .. } => matches!(name, "__self__" | "__self_class__" | "__thisclass__"),
            Misc::Member { .. } | Misc::Getter { .. } => matches!(name, "__name__" | "__objclass__"),
            _ => false,
        },
        _ => false,
    }
}

/// The error for a computed attribute that cannot be changed.
pub fn not_writable(vm: &mut Vm, object: Object, name: Object) -> Box<Flow> {
    let text = match vm.owned_text(name) {
        Ok(text) => text,
        Err(flow) => return flow,
    };
    if is_member(vm, object, &text) {
        return vm.error(types::ATTRIBUTE_ERROR, "readonly attribute");
    }
    let native = vm.lookup(vm.class_of(object), name).and_then(|found| found.index_of(Kind::Native));
    let owner = native.and_then(|native| vm.registry.natives[native as usize].class);
    let shared = matches!(text.as_str(), "__doc__" | "__module__" | "__dict__");
    let message = match owner {
        Some(OBJECT) if object.is(Kind::Instance) && shared => {
            format!("'{}' object attribute '{text}' is read-only", vm.type_name(object))
        }
        Some(OBJECT) if text == "__doc__" => format!("'{}' object attribute '__doc__' is read-only", vm.type_name(object)),
        Some(OBJECT) if shared => return vm.attribute_error(object, name),
        Some(_) if object.is(Kind::Method) && matches!(text.as_str(), "__name__" | "__qualname__" | "__module__") => {
            return vm.attribute_error(object, name);
        }
        Some(owner) if owner != OBJECT => {
            format!("attribute '{text}' of '{}' objects is not writable", types::qualified_name(vm, owner))
        }
        _ => format!("attribute '{text}' of '{}' objects is not writable", vm.type_name(object)),
    };
    vm.error(types::ATTRIBUTE_ERROR, &message)
}

// ---- classes of objects

const NOT_MUTABLE: &str = "__class__ assignment only supported for mutable types or ModuleType subclasses";

/// `object.__class__ = value`.
fn set_class(vm: &mut Vm, object: Object, value: Object) -> Res<()> {
    let Some(class) = value.index_of(Kind::Class) else {
        let message = format!("__class__ must be set to a class, not '{}' object", vm.type_name(value));
        return Err(vm.type_error(&message));
    };
    let old = vm.class_of(object);
    if class < FIRST_USER_CLASS || old < FIRST_USER_CLASS || !object.is(Kind::Instance) {
        return Err(vm.type_error(NOT_MUTABLE));
    }
    check_layout(vm, old, class)?;
    let root = vm.root_shape(old);
    let names = vm.heap.shapes[root as usize].keys.clone();
    let members: Vec<(Object, Object)> =
        names.into_iter().map(|name| (name, vm.instance_attr(object, name).unwrap_or(Object::UNBOUND))).collect();
    vm.instance_dict(object);
    vm.heap.instances[object.index()].class = class;
    for (name, value) in members {
        vm.set_instance_attr(object, name, value)?;
    }
    Ok(())
}

fn check_layout(vm: &mut Vm, old: u32, new: u32) -> Res<()> {
    if same_layout(vm, old, new) {
        return Ok(());
    }
    let message = format!("__class__ assignment: '{}' object layout differs from '{}'", vm.class(new).name, vm.class(old).name);
    Err(vm.type_error(&message))
}

/// Are instances of two classes laid out in the same way?
pub fn same_layout(vm: &Vm, left: u32, right: u32) -> bool {
    let (one, two) = (adding_class(vm, left), adding_class(vm, right));
    let base = |class: u32| main_base(vm, &vm.class(class).bases);
    vm.class(left).base_type == vm.class(right).base_type && (one == two || added(vm, one) == added(vm, two) && base(one) == base(two))
}

/// The names that a class itself adds to the layout of instances.
fn added(vm: &Vm, class: u32) -> Vec<Object> {
    let is_added = |value: Object| match value.index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(Misc::Member { class: owner, .. } | Misc::Getter { class: owner, .. }) => *owner == class,
        _ => false,
    };
    let mut names: Vec<Object> = vm.class(class).attrs.iter().filter(|&(_, value)| is_added(value)).map(|(name, _)| name).collect();
    names.sort_unstable_by_key(|name| name.bits());
    names
}

/// The one of some bases that gives a class its layout: the first, unless another one has more.
pub fn main_base(vm: &Vm, bases: &[u32]) -> u32 {
    best_base(vm, bases).or(bases.first().copied()).unwrap_or(OBJECT)
}
/// As `main_base`; none where two of them have layouts that do not go together.
pub fn best_base(vm: &Vm, bases: &[u32]) -> Option<u32> {
    let (&first, others) = bases.split_first()?;
    let (mut main, mut winner) = (first, solid_class(vm, first));
    for &base in others {
        let solid = solid_class(vm, base);
        if vm.is_subclass(winner, solid) {
            continue;
        }
        if !vm.is_subclass(solid, winner) {
            return None;
        }
        (main, winner) = (base, solid);
    }
    Some(main)
}

/// The nearest ancestor with members of its own, or of a builtin layout.
fn solid_class(vm: &Vm, class: u32) -> u32 {
    let has_members = |&&ancestor: &&u32| match ancestor {
        FIRST_USER_CLASS.. => match vm.class(ancestor).slots.as_ref() {
            Some(slots) => !slots.is_empty(),
            None => adds_dict(vm, ancestor),
        },
        // Most exceptions have what all have.
        _ if vm.class(ancestor).layout == Layout::Exception => matches!(
            ancestor,
            types::BASE_EXCEPTION
                | types::BASE_EXCEPTION_GROUP
                | types::OS_ERROR
                | types::IMPORT_ERROR
                | types::SYNTAX_ERROR
                | types::STOP_ITERATION
                | types::SYSTEM_EXIT
                | types::ATTRIBUTE_ERROR
                | types::NAME_ERROR
                | types::UNICODE_DECODE_ERROR
                | types::UNICODE_ENCODE_ERROR
                | types::UNICODE_TRANSLATE_ERROR
        ),
        _ => ancestor == OBJECT || ancestor != types::BOOL && vm.class(ancestor).layout != Layout::Plain,
    };
    vm.class(class).mro.iter().find(has_members).copied().unwrap_or(OBJECT)
}

/// Does a class give a dict to what had none, and is as long as it has items? Then the dict lies behind them.
fn adds_dict(vm: &Vm, class: u32) -> bool {
    let has_dict = |class: u32| class >= FIRST_USER_CLASS && vm.class(class).slots.is_none();
    matches!(vm.class(class).base_type, types::INT | types::TUPLE | types::BYTES) && !has_dict(main_base(vm, &vm.class(class).bases))
}

/// The class itself, or the next above it that adds something to the layout.
fn adding_class(vm: &Vm, class: u32) -> u32 {
    let mut class = class;
    while class >= FIRST_USER_CLASS && added(vm, class).is_empty() {
        class = main_base(vm, &vm.class(class).bases);
    }
    class
}

/// Assignment to a computed attribute of a class; false where it becomes a plain one.
pub fn set_class_attr(vm: &mut Vm, class: u32, name: Object, value: Object) -> Res<bool> {
    let text = vm.owned_text(name)?;
    match text.as_str() {
        "__name__" | "__qualname__" => {
            let plain = vm.payload(value);
            if !plain.is(Kind::Str) {
                let message = format!("can only assign string to {}.{text}, not '{}'", vm.class(class).name, vm.type_name(value));
                return Err(vm.type_error(&message));
            }
            let new = vm.owned_text(plain)?.into();
            let entry = &mut vm.heap.classes[class - FIRST_USER_CLASS];
            if text == "__name__" {
                entry.name = new;
            } else {
                entry.qualname = new;
            }
            Ok(true)
        }
        "__bases__" => {
            let bases = value.index_of(Kind::Tuple).map(|tuple| vm.heap.tuples[tuple].to_vec()).unwrap_or_default();
            if bases.is_empty() {
                let shown = if value.is(Kind::Tuple) { "()".to_owned() } else { vm.whole_type_name(value).to_owned() };
                let message = format!(
                    "can only assign {} to {}.__bases__, not {shown}",
                    if value.is(Kind::Tuple) { "non-empty tuple" } else { "tuple" },
                    vm.class(class).name
                );
                return Err(vm.type_error(&message));
            }
            vm.rebase(class, &bases)?;
            Ok(true)
        }
        "__class__" => {
            set_metaclass(vm, class, value)?;
            Ok(true)
        }
        "__mro__" | "__base__" | "__flags__" => Err(vm.error(types::ATTRIBUTE_ERROR, "readonly attribute")),
        "__dict__" | "__text_signature__" => Err(type_not_writable(vm, &text)),
        "__abstractmethods__" => {
            let is_abstract = vm.truth_native(value).unwrap_or(true);
            vm.set_abstract(class, is_abstract);
            Ok(false)
        }
        _ => Ok(false),
    }
}

fn type_not_writable(vm: &mut Vm, name: &str) -> Box<Flow> {
    let message = format!("attribute '{name}' of 'type' objects is not writable");
    vm.error(types::ATTRIBUTE_ERROR, &message)
}

/// The error for a computed attribute of a class that cannot be deleted, if it is one.
pub fn class_attr_stays(vm: &mut Vm, class: u32, name: Object) -> Option<Box<Flow>> {
    let text = match vm.owned_text(name) {
        Ok(text) => text,
        Err(flow) => return Some(flow),
    };
    Some(match text.as_str() {
        "__class__" => vm.type_error("can't delete __class__ attribute"),
        "__name__" | "__qualname__" | "__bases__" | "__doc__" | "__module__" => {
            let message = format!("cannot delete '{text}' attribute of immutable type '{}'", vm.class(class).name);
            vm.type_error(&message)
        }
        "__mro__" | "__base__" => vm.error(types::ATTRIBUTE_ERROR, "readonly attribute"),
        "__dict__" | "__text_signature__" => type_not_writable(vm, &text),
        "__annotations__" | "__abstractmethods__" if vm.class(class).attrs.get(name).is_none() => vm.error(types::ATTRIBUTE_ERROR, &text),
        _ => return None,
    })
}

/// `Class.__class__ = value`.
fn set_metaclass(vm: &mut Vm, class: u32, value: Object) -> Res<()> {
    let Some(metaclass) = value.index_of(Kind::Class) else {
        let message = format!("__class__ must be set to a class, not '{}' object", vm.type_name(value));
        return Err(vm.type_error(&message));
    };
    let old = vm.class(class).metaclass;
    if metaclass < FIRST_USER_CLASS || old < FIRST_USER_CLASS {
        return Err(vm.type_error(NOT_MUTABLE));
    }
    check_layout(vm, old, metaclass)?;
    vm.set_metaclass(class, metaclass);
    Ok(())
}
