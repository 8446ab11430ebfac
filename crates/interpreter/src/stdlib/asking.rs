//! Natives that must ask guest code before they can begin: for a plain value in place of an argument, or for an attribute.
//! Nothing is asked here: the loop is told what to ask, and calls a native with the answers.

use super::Known;
use crate::native::{Flow, Res};
use crate::object::{Kind, Object};
use crate::types::ATTRIBUTE_ERROR;
use crate::vm::Vm;

/// What an attribute is.
pub enum Told {
    Is(Object),
    Absent,
    /// Only guest code can say.
    AskGuest,
}

pub fn told(vm: &mut Vm, object: Object, name: &str) -> Res<Told> {
    let name = vm.heap.intern(name);
    let class = vm.class_of(object);
    let hooks = vm.class(class).hooks;
    // No exception has to be made for what is surely not there.
    if matches!(object.kind(), Kind::Function | Kind::Instance)
        && !hooks.getattr
        && !hooks.getattribute
        && vm.lookup(class, name).is_none()
        && vm.instance_attr(object, name).is_none()
    {
        return Ok(Told::Absent);
    }
    match vm.getattr(object, name) {
        Ok(value) => Ok(Told::Is(value)),
        Err(flow) if vm.raises(&flow, ATTRIBUTE_ERROR) => Ok(Told::Absent),
        Err(flow) if matches!(*flow, Flow::Call(_) | Flow::Resume { .. }) => Ok(Told::AskGuest),
        Err(flow) => Err(flow),
    }
}

/// Has guest code say what an attribute is, None if it is not there, and goes on with a native that takes the object and the answer.
pub fn ask(vm: &mut Vm, then: &Known, object: Object, name: &str) -> Res {
    let (then, name) = (then.get(vm), vm.heap.intern(name));
    vm.call_embedded("call_with_attribute", vec![then, object, name])
}

/// Has some arguments asked by the functions that a plan names for their places, and runs this native again with the answers.
/// What is given must be given by position, and comes before what is not.
pub fn again<T>(vm: &mut Vm, args: &[Object], plan: &[(usize, Object)]) -> Res<T> {
    let function = Object::make(Kind::Native, vm.current_native);
    answered(vm, function, args, plan)
}

/// As `again`, with another function that takes the answers.
pub fn answered<T>(vm: &mut Vm, function: Object, args: &[Object], plan: &[(usize, Object)]) -> Res<T> {
    let steps: Vec<Object> = plan.iter().map(|&(at, asked)| vm.heap.tuple([Object::small(at as i64), asked])).collect();
    let given: Vec<Object> = args.iter().copied().take_while(|arg| !arg.is_unbound()).collect();
    let (given, steps) = (vm.heap.list(given), vm.heap.list(steps));
    vm.call_embedded("call_with_answers", vec![function, given, steps])
}

/// A builtin function or class, to ask with.
pub fn builtin(vm: &Vm, name: &str) -> Object {
    vm.registry.builtins.get(name).copied().unwrap_or(Object::NONE)
}
