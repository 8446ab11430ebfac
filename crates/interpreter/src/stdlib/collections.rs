//! The native part of `collections`: counting, and the getters of named tuples.

use crate::native::{NativeDef, Res, function, getter, method, static_method};
use crate::object::class::Layout;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types::{OBJECT, TypeDef};
use crate::vm::Vm;
use crate::vm::hash::Slow;

pub static TABLE: &[NativeDef] = &[function("_count_natively", "mapping, iterable, /", count)];

pub static TUPLE_GETTER: TypeDef = TypeDef {
    id: super::ids::TUPLE_GETTER,
    name: "_tuplegetter",
    module: "collections",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[GETTER_METHODS],
    doc: "",
};
static GETTER_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, index, doc, /", tuple_getter),
    getter("__doc__", |vm, args| match vm.heap.miscs[args[0].index()] {
        Misc::TupleGetter { doc, .. } => Ok(doc),
        _ => Ok(Object::NONE),
    }),
    method("__repr__", "self, /", |vm, args| match vm.heap.miscs[args[0].index()] {
        Misc::TupleGetter { at, doc } => {
            let text = format!("_tuplegetter({at}, {})", crate::types::repr_native(vm, doc));
            Ok(vm.heap.string(text))
        }
        _ => crate::types::default_repr(vm, args[0]),
    }),
    method("__get__", "self, instance, owner=None, /", |vm, args| {
        if args[1].is_none() {
            return Ok(args[0]);
        }
        let class = vm.class_of(args[1]);
        vm.bind(args[0], args[1], class)
    }),
];

/// Counts items in a dict; the result is None, or a list of the items that only guest code can hash or compare.
fn count(vm: &mut Vm, args: &[Object]) -> Res {
    let table = vm.payload(args[0]);
    if !table.is(Kind::Dict) {
        return Ok(args[1]);
    }
    let Some(items) = vm.items_native(args[1])? else { return Ok(args[1]) };
    for (at, &item) in items.iter().enumerate() {
        if at % 8192 == 8191 {
            vm.poll()?;
        }
        let (hash, found) = match vm.dict_find(table.index(), item) {
            Ok(found) => found,
            Err(Slow::Guest) => return Ok(vm.heap.list(items[at..].to_vec())),
            Err(Slow::Flow(flow)) => return Err(flow),
        };
        match found {
            Some(place) => {
                let value = vm.heap.dicts[table.index()].entries[place].value;
                let Some(number) = value.as_int() else { return Ok(vm.heap.list(items[at..].to_vec())) };
                let number = vm.heap.int(number + 1);
                vm.heap.dicts[table.index()].entries[place].value = number;
            }
            None => {
                vm.reserve(64)?;
                vm.dict_push(table.index(), hash, item, Object::small(1))?;
            }
        }
    }
    Ok(Object::NONE)
}
fn tuple_getter(vm: &mut Vm, args: &[Object]) -> Res {
    let at = vm.int_arg(args, 1)?;
    let at = u32::try_from(at).unwrap_or(u32::MAX);
    Ok(vm.heap.misc(Misc::TupleGetter { at, doc: args[2] }))
}
