//! The native part of `abc` and `collections.abc`: the mark of an abstract method, and whether a class has methods.
//! The metaclass asks classes and their hooks, and is Python.

pub(crate) mod answers;

use super::{first_of, returning};
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;
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

/// For `collections.abc`.
pub static CONTAINERS: &[NativeDef] = &[function("_has", "cls, names, /", has)];

/// Has a class all these methods, itself or from a base, and none of them as None? True or `NotImplemented`.
fn has(vm: &mut Vm, args: &[Object]) -> Res {
    let class = match args[0].index_of(Kind::Class) {
        Some(class) => Some(class),
        None => {
            // What is no class may still tell of one.
            let name = vm.heap.intern("__mro__");
            let order = vm.getattr(args[0], name)?;
            order.index_of(Kind::Tuple).and_then(|order| vm.heap.tuples[order].first()?.index_of(Kind::Class))
        }
    };
    let names = args[1].index_of(Kind::Tuple).map(|names| vm.heap.tuples[names].to_vec()).unwrap_or_default();
    let Some(class) = class else { return Ok(Object::NOT_IMPLEMENTED) };
    let has_all = names.iter().all(|&name| name.is(Kind::Str) && vm.lookup(class, name).is_some_and(|found| !found.is_none()));
    Ok(if has_all { Object::TRUE } else { Object::NOT_IMPLEMENTED })
}
