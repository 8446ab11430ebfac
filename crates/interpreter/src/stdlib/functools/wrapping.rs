//! `update_wrapper` and `wraps`: a function that looks like another. Where neither is the guest's object nothing has to be asked;
//! all else is left to `functools.py`.

use super::super::{Known, slowly};
use super::partial;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::types::ATTRIBUTE_ERROR;
use crate::vm::Vm;
use crate::vm::names::Name;

static UPDATE: Known = Known::new("functools", "update_wrapper");

/// What is copied where nobody says otherwise.
const ASSIGNED: [Name; 5] = [Name::Module, Name::Name, Name::Qualname, Name::Doc, Name::Annotations];

pub fn update_wrapper(vm: &mut Vm, args: &[Object]) -> Res {
    let (wrapper, wrapped) = (args[0], args[1]);
    let usual = usual(vm);
    let given = [args[2].or(usual[0]), args[3].or(usual[1])];
    if !wrapper.is(Kind::Function) || !wrapped.is(Kind::Function) || given != usual {
        return slowly(vm, "functools", "_update_wrapper", vec![wrapper, wrapped, given[0], given[1]]);
    }
    for name in ASSIGNED {
        let name = vm.name(name);
        match vm.getattr(wrapped, name) {
            Ok(value) => vm.setattr(wrapper, name, value)?,
            Err(flow) if vm.raises(&flow, ATTRIBUTE_ERROR) => {}
            Err(flow) => return Err(flow),
        }
    }
    let more = vm.heap.functions[wrapped.index()].extra.as_ref().and_then(|extra| extra.dict.index_of(Kind::Dict));
    if let Some(more) = more {
        let pairs: Vec<(Object, Object)> = vm.heap.dicts[more].iter().map(|entry| (entry.key, entry.value)).collect();
        let dict = vm.function_dict(wrapper);
        for (name, value) in crate::pace::items(pairs.into_iter()) {
            vm.dict_set(dict, name, value);
        }
    }
    let name = vm.name(Name::Wrapped);
    vm.setattr(wrapper, name, wrapped)?;
    Ok(wrapper)
}

pub fn wraps(vm: &mut Vm, args: &[Object]) -> Res {
    let usual = usual(vm);
    let values = [args[0], args[1].or(usual[0]), args[2].or(usual[1])];
    let names = ["wrapped", "assigned", "updated"].map(|name| vm.heap.intern(name));
    let function = UPDATE.get(vm);
    Ok(partial::ahead(vm, function, &[], names.into_iter().zip(values).collect()))
}

/// The module's tuples of what is copied and what is updated.
fn usual(vm: &mut Vm) -> [Object; 2] {
    let Some(module) = vm.modules.get("functools").copied() else { return [Object::NONE; 2] };
    let dict = vm.module_dict(module);
    ["WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES"].map(|name| vm.dict_get_str(dict, name).unwrap_or_default())
}
