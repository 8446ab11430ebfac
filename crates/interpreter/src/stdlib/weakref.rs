//! The native part of `weakref` and `gc`: collecting now, and which weak references with callbacks have died.

use crate::native::{Flow, NativeDef, function};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_collect_garbage", "", |_, _| {
        Err(Box::new(Flow::WithStack(|vm, stack| {
            // The frame of `gc.collect` itself holds nothing but what earlier calls left in its registers.
            let top = vm.frames.last().map_or(0, |frame| frame.base as usize).min(stack.len());
            vm.collect(&stack[..top]);
            Ok(Object::NONE)
        })))
    }),
    function("_take_dead", "", |vm, _| {
        let Some(&watched) = vm.state.get("watched") else { return Ok(vm.heap.list(vec![])) };
        let all = std::mem::take(&mut vm.heap.lists[watched.index()]);
        let (dead, alive): (Vec<Object>, Vec<Object>) = all
            .into_iter()
            .partition(|object| matches!(vm.heap.miscs[object.index()], Misc::WeakRef { target, .. } if target.is_unbound()));
        vm.heap.lists[watched.index()] = alive;
        Ok(vm.heap.list(dead))
    }),
    function("_callback_of", "reference, /", |vm, args| match args[0].index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(Misc::WeakRef { callback, .. }) => Ok(*callback),
        _ => Ok(Object::NONE),
    }),
    function("_reference_type", "", |_, _| Ok(Vm::class_object(types::WEAKREF))),
    function("_known_reference", "object, /", |vm, args| {
        let Some(&table) = vm.state.get("weakrefs") else { return Ok(Object::NONE) };
        let key = vm.heap.int(types::address(args[0]) as i64);
        let found = vm.dict_get(table, key).unwrap_or(Object::NONE);
        let same = found.is(Kind::Misc) && matches!(vm.heap.miscs[found.index()], Misc::WeakRef { target, .. } if target == args[0]);
        Ok(if same { found } else { Object::NONE })
    }),
];
