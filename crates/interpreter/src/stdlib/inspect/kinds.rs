//! `inspect`'s questions of the form "is it a …?". Only an object that lies about its class is asked itself.

use super::super::binding;
use super::super::functools::partial;
use crate::code::CodeKind;
use crate::native::Res;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;

/// Is it a native that CPython has in Python?
pub fn reads_as_python(vm: &Vm, object: Object) -> bool {
    object.index_of(Kind::Native).is_some_and(|native| binding::reads_as_python(&vm.registry.natives[native as usize]))
}

/// Does the class of an object define this?
pub fn has(vm: &mut Vm, object: Object, name: &str) -> bool {
    let name = vm.heap.intern(name);
    vm.lookup(vm.class_of(object), name).is_some()
}
/// Does an object, and not its class, have this?
pub fn has_own(vm: &mut Vm, object: Object, name: &str) -> bool {
    let name = vm.heap.intern(name);
    vm.instance_attr(object, name).is_some()
}
/// What is described in other words: a class, a method, a function.
fn is_plain_callable(object: Object) -> bool {
    matches!(object.kind(), Kind::Class | Kind::Method | Kind::Function)
}

/// A native in a class, or an object whose class has `__get__` and no `__set__`.
pub fn is_method_descriptor(vm: &mut Vm, object: Object) -> bool {
    if is_plain_callable(object) {
        return false;
    }
    match vm.class_of(object) {
        types::METHOD_DESCRIPTOR | types::WRAPPER_DESCRIPTOR | types::STATICMETHOD | types::CLASSMETHOD => true,
        types::BUILTIN_FUNCTION | types::METHOD_WRAPPER => false,
        _ => object.is(Kind::Instance) && has(vm, object, "__get__") && !has(vm, object, "__set__"),
    }
}
/// Something that its class lets decide on assignments.
pub fn is_data_descriptor(vm: &mut Vm, object: Object) -> bool {
    if is_plain_callable(object) {
        return false;
    }
    match vm.class_of(object) {
        types::PROPERTY | types::MEMBER_DESCRIPTOR | types::GETSET_DESCRIPTOR => true,
        _ => vm.is_data_descriptor(object) || has(vm, object, "__set__") || has(vm, object, "__delete__"),
    }
}
/// Anything that is defined in a class or a module to be called.
pub fn is_routine(vm: &mut Vm, object: Object) -> bool {
    matches!(object.kind(), Kind::Function | Kind::Method)
        || matches!(vm.class_of(object), types::BUILTIN_FUNCTION | types::METHOD_WRAPPER)
        || is_method_descriptor(vm, object)
}

/// Is it a function, under methods and partials, whose code is of this kind?
pub fn is_code_of(vm: &mut Vm, mut object: Object, kind: CodeKind) -> Res {
    while !crate::pace::halted_in_steps() {
        if let Some(method) = object.index_of(Kind::Method) {
            object = vm.heap.methods[method].function;
        } else if let Some(inner) = partial::function_of(vm, object) {
            object = inner;
        } else {
            break;
        }
    }
    let code = object.index_of(Kind::Function).map(|function| vm.heap.functions[function].code);
    Ok(Object::bool(code.is_some_and(|code| vm.proto(code).kind == kind)))
}

/// The state of a generator or coroutine, in words.
pub fn state(vm: &mut Vm, generator: Object, class: u32, prefix: &str, asked: &str) -> Res {
    use crate::object::function::GeneratorState;
    let Some(index) = generator.index_of(Kind::Generator).filter(|_| vm.class_of(generator) == class) else {
        let name = vm.heap.intern(asked);
        return Err(vm.attribute_error(generator, name));
    };
    let text = match vm.heap.generators[index].state {
        GeneratorState::Created => "CREATED",
        GeneratorState::Running => "RUNNING",
        GeneratorState::Suspended => "SUSPENDED",
        GeneratorState::Done => "CLOSED",
    };
    let text = format!("{prefix}{text}");
    Ok(vm.heap.intern(&text))
}

/// The code of a function, of a method or of code itself.
pub fn code_under(vm: &Vm, object: Object) -> Option<u32> {
    let object = object.index_of(Kind::Method).map_or(object, |method| vm.heap.methods[method].function);
    match object.kind() {
        Kind::Function => Some(vm.heap.functions[object.index()].code),
        Kind::Misc => match vm.heap.miscs[object.index()] {
            Misc::CodeObject(code) => Some(code),
            _ => None,
        },
        _ => None,
    }
}
