//! The native part of `weakref`: which weak references there are.

use super::module_value;
use crate::native::{NativeDef, call, function};
use crate::object::Object;
use crate::types;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_reference_type", "", |_, _| Ok(Vm::class_object(types::WEAKREF))),
    function("getweakrefcount", "object, /", |vm, args| Ok(Object::small(vm.references_to(args[0])?.len() as i64))),
    function("getweakrefs", "object, /", |vm, args| {
        let known = vm.references_to(args[0])?;
        Ok(vm.heap.list(known))
    }),
    // An object that forwards to another while that one lives.
    function("proxy", "object, callback=None, /", |vm, args| {
        let kind = if crate::builtins::is_callable(vm, args[0]) { "CallableProxyType" } else { "ProxyType" };
        let class = module_value(vm, "weakref", kind).unwrap_or(Object::NONE);
        call(class, [args[0], args[1].or(Object::NONE)])
    }),
];
