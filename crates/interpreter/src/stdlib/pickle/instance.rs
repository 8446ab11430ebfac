//! Instances of ordinary classes: taken apart here where nothing of the guest's takes part in it, which the driver would find out
//! by asking one thing after the other. Whatever is out of the ordinary is left to the driver.

use super::super::module_value;
use super::opcode as op;
use super::writer::{Task, Writer};
use crate::native::Res;
use crate::object::class::{FIRST_USER_CLASS, Layout};
use crate::object::{Kind, Object};
use crate::types::{self, OBJECT};
use crate::vm::{Name, Vm};

/// What decides how an object is taken apart: what `object` says is the ordinary way.
const DECIDING: [&str; 6] = ["__reduce_ex__", "__reduce__", "__getstate__", "__class__", "__getnewargs_ex__", "__getnewargs__"];
/// Modules whose objects hold what no pickle can.
const HOLDING: [&str; 3] = ["threading", "queue", "_io"];

impl Writer {
    /// Writes an instance by its class and its attributes. Is it one of which that can be said?
    pub fn ordinary(&mut self, vm: &mut Vm, object: Object) -> Res<bool> {
        if self.manner.protocol < 2 || self.manner.has_table || !object.is(Kind::Instance) || !is_ordinary(vm, object) {
            return Ok(false);
        }
        let state = types::getstate(vm, &[object])?;
        let (parts, args) = (vm.heap.tuple([state, Object::NONE, Object::NONE, Object::NONE]), vm.heap.tuple([]));
        let class = Vm::class_object(vm.class_of(object));
        self.tasks.push(Task::Made { object, parts });
        self.tasks.extend([Task::Op(op::NEWOBJ), Task::Save(args), Task::Save(class)]);
        Ok(true)
    }
}

fn is_ordinary(vm: &mut Vm, object: Object) -> bool {
    let class = vm.class_of(object);
    let (hooks, layout) = (vm.class(class).hooks, vm.class(class).layout);
    if class < FIRST_USER_CLASS || layout != Layout::Plain || hooks.getattr || hooks.getattribute || vm.is_exception(object) {
        return false;
    }
    if vm.class_of(Vm::class_object(class)) != types::TYPE || is_registered(vm, class) {
        return false;
    }
    for name in DECIDING {
        let name = vm.heap.intern(name);
        let ordinary = vm.lookup(OBJECT, name);
        if vm.lookup(class, name) != ordinary || vm.instance_attr(object, name).is_some() {
            return false;
        }
    }
    let module = vm.name(Name::Module);
    let mro = vm.class(class).mro.clone();
    mro.iter().all(|&above| {
        above == OBJECT
            || above >= FIRST_USER_CLASS
                && !vm.class(above).fixed
                && !vm.own_attr(above, module).is_some_and(|found| found.is(Kind::Str) && HOLDING.contains(&vm.heap.text(found)))
    })
}
/// Has somebody told `copyreg` how to take such objects apart?
fn is_registered(vm: &mut Vm, class: u32) -> bool {
    let Some(table) = module_value(vm, "copyreg", "dispatch_table") else { return false };
    table.is(Kind::Dict) && vm.dict_get(table, Vm::class_object(class)).is_some()
}
