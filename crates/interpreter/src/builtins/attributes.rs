//! `getattr` and its family, `vars`, `dir`.

use crate::native::{Flow, NativeDef, Res, function, variadic};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};

pub static TABLE: &[NativeDef] = &[
    variadic("getattr", "object, name, default=None, /", |vm, args| getattr(vm, args.all)),
    function("hasattr", "obj, name, /", hasattr),
    function("setattr", "obj, name, value, /", setattr),
    function("delattr", "obj, name, /", delattr),
    function("vars", "object=None, /", vars),
    function("dir", "object=None, /", dir),
];

fn name_arg(vm: &mut Vm, name: Object) -> Res {
    let plain = vm.payload(name);
    if plain.is(Kind::Str) {
        return Ok(vm.heap.intern_object(plain));
    }
    let message = format!("attribute name must be string, not '{}'", vm.type_name(name));
    Err(vm.type_error(&message))
}
fn getattr(vm: &mut Vm, args: &[Object]) -> Res {
    if args.len() < 2 || args.len() > 3 {
        let (bound, count) = if args.len() < 2 { ("at least 2", args.len()) } else { ("at most 3", args.len()) };
        let message = format!("getattr expected {bound} arguments, got {count}");
        return Err(vm.type_error(&message));
    }
    let name = name_arg(vm, args[1])?;
    if let Some(&default) = args.get(2)
        && vm.surely_lacks(args[0], name)
    {
        return Ok(default);
    }
    match (vm.getattr(args[0], name), args.get(2)) {
        (Err(flow), Some(&default)) => match *flow {
            Flow::Raise(exception) if vm.is_instance(exception, types::ATTRIBUTE_ERROR) => Ok(default),
            Flow::Call(mut call) => {
                // `__getattr__` must still be tried before the default is.
                if call.cont == Cont::GetAttr && !call.extra.is_unbound() {
                    return vm.call_embedded("getattr_default", vec![args[0], name, default]);
                }
                call.cont = Cont::AttrDefault;
                call.extra = default;
                Err(Box::new(Flow::Call(call)))
            }
            other => Err(Box::new(other)),
        },
        (result, _) => result,
    }
}
fn hasattr(vm: &mut Vm, args: &[Object]) -> Res {
    let name = name_arg(vm, args[1])?;
    if vm.surely_lacks(args[0], name) {
        return Ok(Object::FALSE);
    }
    match vm.getattr(args[0], name) {
        Ok(_) => Ok(Object::TRUE),
        Err(flow) => match *flow {
            Flow::Raise(exception) if vm.is_instance(exception, types::ATTRIBUTE_ERROR) => Ok(Object::FALSE),
            Flow::Call(mut call) => {
                if call.cont == Cont::GetAttr && !call.extra.is_unbound() {
                    return vm.call_embedded("hasattr_slowly", vec![args[0], name]);
                }
                call.cont = Cont::HasAttr;
                Err(Box::new(Flow::Call(call)))
            }
            other => Err(Box::new(other)),
        },
    }
}
fn setattr(vm: &mut Vm, args: &[Object]) -> Res {
    let name = name_arg(vm, args[1])?;
    vm.setattr(args[0], name, args[2]).map(|()| Object::NONE).map_err(return_none)
}
fn delattr(vm: &mut Vm, args: &[Object]) -> Res {
    let name = name_arg(vm, args[1])?;
    vm.delete_attr(args[0], name).map(|()| Object::NONE).map_err(return_none)
}
/// The setter's own result is dropped: the function returns None.
fn return_none(mut flow: Box<Flow>) -> Box<Flow> {
    if let Flow::Call(call) = &mut *flow
        && call.cont == Cont::Discard
    {
        call.cont = Cont::Module;
        call.extra = Object::NONE;
    }
    flow
}
fn vars(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(object) = args[0].given() else { return super::code::current_locals() };
    let name = vm.name(Name::Dict);
    match vm.getattr(object, name) {
        Err(flow) if vm.raises(&flow, types::ATTRIBUTE_ERROR) => Err(vm.type_error("vars() argument must have __dict__ attribute")),
        other => other,
    }
}
fn dir(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(object) = args[0].given() else { return super::code::local_names() };
    match vm.special(object, Name::Dir) {
        Some(method) if !method.is(Kind::Native) => vm.call_embedded("dir_of", vec![object]),
        _ => {
            let listed = object.is(Kind::Module).then(|| vm.module_dict(object)).and_then(|dict| vm.dict_get_str(dict, "__dir__"));
            match listed {
                Some(function) => vm.call_embedded("dir_listed", vec![function]),
                None => types::dir(vm, &[object]),
            }
        }
    }
}
