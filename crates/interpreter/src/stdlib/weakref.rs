//! The native part of `weakref`: which weak references there are.

use crate::native::{NativeDef, function};
use crate::object::Object;
use crate::types;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_reference_type", "", |_, _| Ok(Vm::class_object(types::WEAKREF))),
    function("_known_reference", "object, /", |vm, args| Ok(vm.known_reference(args[0]).unwrap_or(Object::NONE))),
];
