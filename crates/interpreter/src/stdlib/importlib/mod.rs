//! The native part of `importlib`: which modules the guest may import, and what relative names stand for.

use super::asking::builtin;
use crate::native::{NativeDef, Res, call, function};
use crate::object::{Kind, Object};
use crate::types::{self, IMPORT_ERROR};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("import_module", "name, package=None", |vm, args| {
        let name = if text(vm, args[0], "startswith")?.starts_with('.') {
            if !is_named(vm, args[1]) {
                let shown = types::repr_native(vm, args[0]);
                let message = format!("the 'package' argument is required to perform a relative import for {shown}");
                return Err(vm.type_error(&message));
            }
            resolved(vm, args)?
        } else {
            args[0]
        };
        let (import, list) = (builtin(vm, "__import__"), vm.heap.intern("__name__"));
        let list = vm.heap.tuple([list]);
        call(import, [name, Object::NONE, Object::NONE, list])
    }),
    // There are no finders that could remember anything.
    function("invalidate_caches", "", |_, _| Ok(Object::NONE)),
];

pub static UTIL: &[NativeDef] = &[
    function("resolve_name", "name, package", resolved),
    function("_importable", "name, /", |vm, args| {
        // Whether the module is a package, or None if there is no such module for the guest.
        let name = if args[0].is(Kind::Str) { vm.heap.text(args[0]) } else { "" };
        let is_here = name == "os.path" || name == "builtins" || crate::types::module(name).is_some();
        if name.starts_with('_') && name != "__future__" || !is_here || !vm.allowed(name) {
            return Ok(Object::NONE);
        }
        Ok(Object::bool(vm.is_package(name)))
    }),
];

/// A text, as somebody sees who asks it for a method.
fn text(vm: &mut Vm, object: Object, method: &str) -> Res<String> {
    let plain = vm.payload(object);
    if plain.is(Kind::Str) {
        return vm.owned_text(plain);
    }
    let method = vm.heap.intern(method);
    Err(vm.attribute_error(object, method))
}
fn is_named(vm: &Vm, package: Object) -> bool {
    package.given().is_some_and(|package| vm.truth_native(package) != Some(false))
}

/// `importlib.util.resolve_name(name, package)`: a relative name as an absolute one.
fn resolved(vm: &mut Vm, args: &[Object]) -> Res {
    let name = text(vm, args[0], "startswith")?;
    let own = name.trim_start_matches('.');
    let level = name.len() - own.len();
    if level == 0 {
        return Ok(args[0]);
    }
    if !is_named(vm, args[1]) {
        let shown = types::repr_native(vm, args[0]);
        let message = format!("no package specified for {shown} (required for relative module names)");
        return Err(vm.error(IMPORT_ERROR, &message));
    }
    let package = text(vm, args[1], "rsplit")?;
    let mut base = package.as_str();
    for _ in 1..level {
        let Some((above, _)) = base.rsplit_once('.') else {
            return Err(vm.error(IMPORT_ERROR, "attempted relative import beyond top-level package"));
        };
        base = above;
    }
    vm.reserve(base.len() + own.len())?;
    Ok(vm.heap.string(if own.is_empty() { base.to_owned() } else { format!("{base}.{own}") }))
}
