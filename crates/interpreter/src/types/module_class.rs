//! `module`, as a class: modules that a program makes. Those of classes derived from it are instances, whose attributes are found like
//! any others.

use super::*;
use crate::native::{Args, NativeDef, Res, getter, method, variadic_static};
use crate::object::misc::Module;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::{Name, Vm};

pub(super) static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, name, doc=None", new),
    method("__init__", "self, name=None, doc=None", |vm, args| {
        let (name, _) = name_of(vm, args[1])?;
        for (key, value) in parts(name, args[2].or(Object::NONE)) {
            let key = vm.heap.intern(key);
            match args[0].kind() {
                Kind::Instance => vm.set_instance_attr(args[0], key, value)?,
                Kind::Module => {
                    let dict = vm.module_dict(args[0]);
                    vm.dict_set(dict, key, value);
                }
                _ => {}
            }
        }
        Ok(Object::NONE)
    }),
    method("__repr__", "self, /", |vm, args| match derived_name(vm, args[0]) {
        Some(name) => Ok(vm.heap.string(format!("<module '{name}'>"))),
        None => types::default_repr(vm, args[0]),
    }),
    getter("__annotations__", |vm, args| {
        let (annotations, key) = (vm.dict_from([]), vm.name(Name::Annotations));
        match args[0].kind() {
            Kind::Instance => vm.set_instance_attr(args[0], key, annotations)?,
            _ => {
                let dict = vm.module_dict(args[0]);
                vm.dict_set(dict, key, annotations);
            }
        }
        Ok(annotations)
    }),
    method("__dir__", "self, /", |vm, args| {
        if !args[0].is(Kind::Instance) {
            return types::dir(vm, args);
        }
        let dict = vm.instance_dict(args[0]);
        let names: Vec<Object> = vm.heap.dicts[dict.index()].iter().map(|entry| entry.key).collect();
        Ok(vm.heap.list(names))
    }),
];

/// The class itself makes a whole module; one that is derived from it is filled by `__init__`.
fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let class = args.all[0];
    if class != Vm::class_object(MODULE) {
        return Ok(vm.new_instance(class.index(), Object::UNBOUND));
    }
    let positional = args.positional();
    let mut given = [positional.get(1).copied().unwrap_or_default(), positional.get(2).copied().unwrap_or_default()];
    if positional.len() > 3 {
        let message = format!("module() takes at most 2 arguments ({} given)", positional.len() - 1);
        return Err(vm.type_error(&message));
    }
    for (key, value) in args.named() {
        match vm.heap.text(key) {
            "name" => given[0] = value,
            "doc" => given[1] = value,
            other => {
                let message = format!("'{other}' is an invalid keyword argument for module()");
                return Err(vm.type_error(&message));
            }
        }
    }
    let (name, text) = name_of(vm, given[0])?;
    let dict = vm.dict_from([]);
    for (key, value) in parts(name, given[1].or(Object::NONE)) {
        vm.dict_set_str(dict, key, value);
    }
    Ok(vm.heap.module(Module { name: text.into(), dict }))
}
/// What every module has.
fn parts(name: Object, doc: Object) -> [(&'static str, Object); 5] {
    let none = Object::NONE;
    [("__name__", name), ("__doc__", doc), ("__package__", none), ("__loader__", none), ("__spec__", none)]
}
fn name_of(vm: &mut Vm, given: Object) -> Res<(Object, String)> {
    if given.is_unbound() {
        return Err(vm.type_error("module() missing required argument 'name' (pos 1)"));
    }
    let text = vm.text_arg(given, "module() argument 'name'")?;
    Ok((given, text))
}

/// The name of a module whose class is derived from `module`; none of all else.
pub fn derived_name(vm: &mut Vm, object: Object) -> Option<String> {
    if !object.is(Kind::Instance) || !vm.is_instance(object, MODULE) {
        return None;
    }
    let name = vm.name(Name::Name);
    let name = vm.instance_attr(object, name)?;
    name.is(Kind::Str).then(|| vm.heap.text(name).to_owned())
}
