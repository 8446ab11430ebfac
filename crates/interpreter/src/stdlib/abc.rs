//! The native part of `abc`: the mark of an abstract method. The metaclass asks classes and their hooks, and is Python.

use super::{first_of, returning};
use crate::native::{NativeDef, function};
use crate::object::Object;
use crate::vm::names::Name;

pub static TABLE: &[NativeDef] = &[
    function("abstractmethod", "funcobj", |vm, args| {
        let name = vm.name(Name::Isabstract);
        match vm.setattr(args[0], name, Object::TRUE) {
            Ok(()) => Ok(args[0]),
            Err(flow) => Err(returning(flow, args[0])),
        }
    }),
    // Changes when a class is registered anywhere.
    function("get_cache_token", "", |vm, _| Ok(first_of(vm, "abc", "_changes").unwrap_or(Object::NONE))),
];
