//! `tuple`.

use super::dunders::{COMPARE, CONTAINER, HASH, REPR, SEQUENCE, SUBSCRIPT};
use super::list::{count_of_guests, index_bounds, index_of_guests};
use super::{OBJECT, TUPLE, TypeDef};
use crate::native::{NativeDef, Res, class_method, method, static_method};
use crate::object::class::Layout;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::Vm;
use crate::vm::compare::same_native;

pub static DEF: TypeDef = TypeDef {
    id: TUPLE,
    name: "tuple",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Tuple,
    is_base: true,
    natives: &[METHODS, COMPARE, CONTAINER, HASH, REPR, SEQUENCE, SUBSCRIPT],
    doc: "Built-in immutable sequence.",
};

static METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, iterable=(), /", new),
    method("count", "self, value, /", count),
    method("index", "self, value, start=0, stop=9223372036854775807, /", index),
    method("__getnewargs__", "self, /", getnewargs),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
];

fn new(vm: &mut Vm, args: &[Object]) -> Res {
    let exact = args[0] == Vm::class_object(TUPLE);
    if exact && args[1].is(Kind::Tuple) {
        return Ok(args[1]);
    }
    let items = match args[1].given() {
        None => vec![],
        Some(iterable) => match vm.items_kept(iterable)? {
            Some(items) => items,
            None => return vm.call_embedded("tuple_from", vec![args[0], iterable]),
        },
    };
    let payload = vm.heap.tuple_of(items);
    Ok(vm.wrap(args[0], TUPLE, payload))
}
fn count(vm: &mut Vm, args: &[Object]) -> Res {
    let payload = vm.payload(args[0]);
    let mut found = 0;
    for &item in &vm.heap.tuples[payload.index()] {
        if pace::halted_in_steps() {
            break;
        }
        match same_native(vm, item, args[1]) {
            Some(true) => found += 1,
            Some(false) => {}
            None => return count_of_guests(vm, args),
        }
    }
    Ok(Object::small(found))
}
fn index(vm: &mut Vm, args: &[Object]) -> Res {
    let payload = vm.payload(args[0]);
    let (start, stop) = index_bounds(vm, args, vm.heap.tuples[payload.index()].len())?;
    for (at, &item) in vm.heap.tuples[payload.index()].iter().enumerate().take(stop).skip(start) {
        if pace::halted_in_steps() {
            break;
        }
        match same_native(vm, item, args[1]) {
            Some(true) => return Ok(Object::small(at as i64)),
            Some(false) => {}
            None => match index_of_guests(vm, payload, args[1], at..stop, start)? {
                Some(found) => return Ok(found),
                None => break,
            },
        }
    }
    Err(vm.value_error("tuple.index(x): x not in tuple"))
}
fn getnewargs(vm: &mut Vm, args: &[Object]) -> Res {
    let payload = vm.payload(args[0]);
    Ok(vm.heap.tuple([payload]))
}
