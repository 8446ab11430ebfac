//! The native part of `importlib`: which modules the guest may import. It imports none.

use crate::native::{NativeDef, function};
use crate::object::{Kind, Object};

pub static TABLE: &[NativeDef] = &[function("_importable", "name, /", |vm, args| {
    // Whether the module is a package, or None if there is no such module for the guest.
    let name = if args[0].is(Kind::Str) { vm.heap.text(args[0]) } else { "" };
    let is_here = name == "os.path" || name == "builtins" || crate::types::module(name).is_some();
    if name.starts_with('_') && name != "__future__" || !is_here || !vm.allowed(name) {
        return Ok(Object::NONE);
    }
    Ok(Object::bool(vm.is_package(name)))
})];
