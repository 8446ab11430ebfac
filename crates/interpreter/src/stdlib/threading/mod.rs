//! The native part of `threading`: which thread runs, of those that take turns. Locks and threads are Python.

use super::{first_of, module_value};
use crate::native::{NativeDef, Res, call, function, variadic};
use crate::object::{Kind, Object};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("Lock", "", |vm, _| made(vm, "lock")),
    variadic("RLock", "*args, **kwargs", |vm, _| made(vm, "_RLock")),
    function("current_thread", "", |vm, _| Ok(current(vm))),
    function("main_thread", "", |vm, _| Ok(main(vm))),
    function("get_ident", "", |vm, _| {
        let (thread, name) = (current(vm), vm.heap.intern("ident"));
        vm.getattr(thread, name)
    }),
    function("active_count", "", |vm, _| {
        let threads = threads(vm);
        Ok(Object::small(threads.len() as i64))
    }),
    function("enumerate", "", |vm, _| {
        let threads = threads(vm);
        Ok(vm.heap.list(threads))
    }),
    function("settrace", "func", |_, _| Ok(Object::NONE)),
    function("gettrace", "", |_, _| Ok(Object::NONE)),
    function("setprofile", "func", |_, _| Ok(Object::NONE)),
    function("getprofile", "", |_, _| Ok(Object::NONE)),
    function("stack_size", "size=0, /", |_, _| Ok(Object::small(0))),
];

const MODULE: &str = "threading";

fn made(vm: &mut Vm, class: &str) -> Res {
    match module_value(vm, MODULE, class) {
        Some(class) => call(class, []),
        None => Ok(Object::NONE),
    }
}
fn current(vm: &mut Vm) -> Object {
    first_of(vm, MODULE, "_current").unwrap_or(Object::NONE)
}
fn main(vm: &mut Vm) -> Object {
    module_value(vm, MODULE, "_main").unwrap_or(Object::NONE)
}
/// Those that have begun and not ended, in the order in which they were started.
fn threads(vm: &mut Vm) -> Vec<Object> {
    let active = module_value(vm, MODULE, "_active").and_then(|active| active.index_of(Kind::Dict));
    active.map_or_else(Vec::new, |active| vm.heap.dicts[active].iter().map(|entry| entry.value).collect())
}

/// After a cell that was stopped, all threads but the first are gone.
pub fn forget(vm: &mut Vm) {
    let (main, current) = (main(vm), module_value(vm, MODULE, "_current").and_then(|current| current.index_of(Kind::List)));
    if let Some(first) = current.and_then(|current| vm.heap.lists[current].first_mut()) {
        *first = main;
    }
}
