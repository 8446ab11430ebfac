//! The signature of a Python function, as an object of `inspect.py`'s class, from its code and its defaults. Nothing is checked: what
//! was compiled is in order.

use super::named;
use crate::native::Res;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::vm::Vm;

/// The classes and constants of `inspect.py` that signatures are made of.
struct Parts {
    signature: u32,
    parameter: u32,
    ordered: u32,
    empty: Object,
    /// Kinds of parameters, in the order of their numbers.
    kinds: [Object; 5],
    /// The names of a parameter's slots.
    slots: [Object; 4],
}

const POSITIONAL_ONLY: usize = 0;
const EITHER: usize = 1;
const VARIADIC: usize = 2;
const KEYWORD_ONLY: usize = 3;
const KEYWORDS: usize = 4;

/// The signature of a function; None where it is none, or where the guest changed the module.
pub fn of_function(vm: &mut Vm, args: &[Object]) -> Res {
    let (Some(index), Some(parts)) = (args[0].index_of(Kind::Function), Parts::find(vm)) else { return Ok(Object::NONE) };
    let annotations = named(vm, args[0], "__annotations__")?;
    let (code, defaults) = (vm.heap.functions[index].code, vm.heap.functions[index].defaults);
    let named_defaults = vm.heap.functions[index].kwdefaults;
    let proto = vm.proto(code);
    let (count, only, keywords) = (usize::from(proto.arg_count), usize::from(proto.posonly_count), usize::from(proto.kwonly_count));
    let (has_rest, has_more) = (proto.has_varargs, proto.has_varkw);
    let names = proto.varnames.clone();
    let mut names = names.iter().map(|name| vm.heap.intern(name)).collect::<Vec<Object>>().into_iter();
    let positional: Vec<Object> = names.by_ref().take(count).collect();
    let by_name: Vec<Object> = names.by_ref().take(keywords).collect();
    let rest = if has_rest { names.next() } else { None };
    let more = if has_more { names.next() } else { None };
    let given = defaults.index_of(Kind::Tuple).map_or(Vec::new(), |tuple| vm.heap.tuples[tuple].to_vec());
    let mut all: Vec<(Object, usize, Option<Object>)> = Vec::new();
    for (at, &name) in positional.iter().enumerate() {
        let default = (at + given.len()).checked_sub(count).and_then(|at| given.get(at)).copied();
        all.push((name, if at < only { POSITIONAL_ONLY } else { EITHER }, default));
    }
    all.extend(rest.map(|name| (name, VARIADIC, None)));
    for name in by_name {
        let default = if named_defaults.is(Kind::Dict) { vm.dict_get(named_defaults, name) } else { None };
        all.push((name, KEYWORD_ONLY, default));
    }
    all.extend(more.map(|name| (name, KEYWORDS, None)));
    let known = vm.dict_from([]);
    for (name, kind, default) in all {
        let annotation = annotation_of(vm, annotations, name).unwrap_or(parts.empty);
        let parameter = vm.new_instance(parts.parameter, Object::UNBOUND);
        let values = [name, parts.kinds[kind], default.unwrap_or(parts.empty), annotation];
        for (slot, value) in parts.slots.into_iter().zip(values) {
            vm.set_instance_attr(parameter, slot, value)?;
        }
        vm.dict_set(known, name, parameter);
    }
    let returns = vm.heap.intern("return");
    let returns = annotation_of(vm, annotations, returns).unwrap_or(parts.empty);
    let made = vm.new_instance(parts.signature, Object::UNBOUND);
    let known = vm.new_instance(parts.ordered, known);
    let known = vm.heap.misc(Misc::MappingProxy(known));
    for (slot, value) in [("_parameters", known), ("_return_annotation", returns)] {
        let slot = vm.heap.intern(slot);
        vm.set_instance_attr(made, slot, value)?;
    }
    Ok(made)
}

fn annotation_of(vm: &mut Vm, annotations: Object, name: Object) -> Option<Object> {
    if annotations.is(Kind::Dict) { vm.dict_get(annotations, name) } else { None }
}

impl Parts {
    fn find(vm: &mut Vm) -> Option<Parts> {
        let module = vm.modules.get("inspect").copied()?;
        let dict = vm.module_dict(module);
        let mut constant = |name: &str| vm.dict_get_str(dict, name);
        let (signature, parameter) = (constant("Signature")?.index_of(Kind::Class)?, constant("Parameter")?.index_of(Kind::Class)?);
        let (empty, ordered) = (constant("_empty")?, constant("_OrderedDict")?.index_of(Kind::Class)?);
        let kinds = [
            constant("_POSITIONAL_ONLY")?,
            constant("_POSITIONAL_OR_KEYWORD")?,
            constant("_VAR_POSITIONAL")?,
            constant("_KEYWORD_ONLY")?,
            constant("_VAR_KEYWORD")?,
        ];
        let slots = ["_name", "_kind", "_default", "_annotation"].map(|name| vm.heap.intern(name));
        let is_ours = |vm: &Vm, class: u32| class >= crate::object::class::FIRST_USER_CLASS && vm.class(class).slots.is_some();
        (is_ours(vm, signature) && is_ours(vm, parameter)).then_some(Parts { signature, parameter, ordered, empty, kinds, slots })
    }
}
