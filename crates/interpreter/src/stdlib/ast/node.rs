//! What nodes have: fields and their values, read as attributes are, but without guest code.
//! An attribute that only guest code could compute is refused: whoever has such nodes reads them with Python.

use super::classes::Classes;
use super::grammar_data::Class;
use crate::native::{Flow, Res};
use crate::object::{Kind, Object};
use crate::types::ATTRIBUTE_ERROR;
use crate::vm::Vm;

/// What a node has under a name; nothing where it is missing.
pub fn attribute(vm: &mut Vm, node: Object, name: Object) -> Res<Option<Object>> {
    let class = vm.class_of(node);
    let hooks = vm.class(class).hooks;
    if node.is(Kind::Instance) && !hooks.getattribute {
        let of_class = vm.lookup(class, name);
        let is_computed = of_class.is_some_and(|found| vm.is_data_descriptor(found));
        if !is_computed {
            let own = vm.instance_attr(node, name);
            if own.is_some() || of_class.is_none() && !hooks.getattr {
                return Ok(own);
            }
        }
    }
    match vm.getattr(node, name) {
        Ok(value) => Ok(Some(value)),
        Err(flow) if vm.raises(&flow, ATTRIBUTE_ERROR) => Ok(None),
        Err(flow) if matches!(*flow, Flow::Call(_) | Flow::Resume { .. }) => {
            let message = format!("attribute '{}' of '{}' node is computed by a function", vm.heap.text(name), vm.type_name(node));
            Err(vm.type_error(&message))
        }
        Err(flow) => Err(flow),
    }
}

/// The same by its name in the grammar.
pub fn named(vm: &mut Vm, node: Object, name: &str) -> Res<Option<Object>> {
    let name = vm.heap.intern(name);
    attribute(vm, node, name)
}

/// What a node must have.
pub fn required(vm: &mut Vm, node: Object, name: &str) -> Res {
    match named(vm, node, name)? {
        Some(value) => Ok(value),
        None => {
            let name = vm.heap.intern(name);
            Err(vm.attribute_error(node, name))
        }
    }
}

/// The items of a list or tuple; of anything else, none.
pub fn items(vm: &mut Vm, object: Object) -> Res<Vec<Object>> {
    let plain = vm.payload(object);
    if matches!(plain.kind(), Kind::List | Kind::Tuple) { Ok(vm.items_native(plain)?.unwrap_or_default()) } else { Ok(Vec::new()) }
}

/// The names that a node's class lists under `_fields` or `_attributes`.
pub fn listed(vm: &mut Vm, node: Object, list: &str) -> Res<Vec<Object>> {
    let Some(names) = named(vm, node, list)? else { return Ok(Vec::new()) };
    let mut names = items(vm, names)?;
    names.retain(|name| name.is(Kind::Str));
    Ok(names.into_iter().map(|name| vm.heap.intern_object(name)).collect())
}

/// The nodes right below a node.
pub fn children(vm: &mut Vm, classes: &Classes, node: Object) -> Res<Vec<Object>> {
    let mut found = Vec::new();
    for name in listed(vm, node, "_fields")? {
        let Some(value) = attribute(vm, node, name)? else { continue };
        if classes.kind_of(vm, value).is_some() {
            found.push(value);
        } else if vm.payload(value).is(Kind::List) {
            let items = items(vm, value)?;
            found.extend(items.into_iter().filter(|&item| classes.kind_of(vm, item).is_some()));
        }
    }
    Ok(found)
}

/// Is an object a node of this class?
pub fn is_a(vm: &Vm, classes: &Classes, object: Object, class: Class) -> bool {
    object.is(Kind::Instance) && vm.is_instance(object, classes.number(class))
}
