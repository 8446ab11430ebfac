//! Contexts that begin as others are: the defaults, and copies.
//! Only for `Context` itself as the module made it; what a guest derived or changed is for `decimal.py`.

use super::known;
use crate::native::Res;
use crate::object::class::Instance;
use crate::object::{Kind, Object};
use crate::vm::Vm;

/// Where a context has its tables of signals.
const TRAPS: usize = 6;
const FLAGS: usize = 7;

/// Gives a context that has nothing yet all that another one has, its flags cleared unless they are wanted; false where it cannot.
pub fn begin_as(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(Object::bool(begin(vm, args[0], args[1], args[2] == Object::TRUE).is_some()))
}

fn begin(vm: &mut Vm, context: Object, other: Object, with_flags: bool) -> Option<()> {
    let (to, from) = (context.index_of(Kind::Instance)?, other.index_of(Kind::Instance)?);
    let class = vm.heap.instances[to].class;
    let root = vm.root_shape(class);
    let shape = known(vm)?.context_shape;
    let source = &vm.heap.instances[from];
    if source.class != class || source.shape != shape || vm.heap.instances[to].shape != root {
        return None;
    }
    let (slots, rest) = (source.slots, [source.slot(4), source.slot(5)]);
    let (traps, flags) = (source.slot(TRAPS), source.slot(FLAGS));
    let (traps, flags) = (copied(vm, traps, true)?, copied(vm, flags, with_flags)?);
    let made = Instance { class, shape, slots, more: Some(Box::new(vec![rest[0], rest[1], traps, flags])), ..Instance::default() };
    vm.heap.charge(24 + 4 * size_of::<Object>());
    vm.heap.instances[to] = made;
    Some(())
}

/// A table of signals as it is, or with all of them off.
fn copied(vm: &mut Vm, table: Object, as_it_is: bool) -> Option<Object> {
    let instance = &vm.heap.instances[table.index_of(Kind::Instance)?];
    let (class, shape) = (instance.class, instance.shape);
    let mut signals = vm.heap.dicts[instance.payload.index_of(Kind::Dict)?].clone();
    if !as_it_is {
        signals.entries.iter_mut().for_each(|entry| entry.value = Object::FALSE);
    }
    let payload = vm.heap.dict(signals);
    Some(vm.heap.instance(Instance { class, shape, payload, ..Instance::default() }))
}
