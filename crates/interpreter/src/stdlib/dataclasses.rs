//! The native part of `dataclasses`: which classes are dataclasses, their fields, and what annotations mean to them.
//! What makes methods compiles their source, and what copies values asks them: both are Python.

use super::asking::{Told, ask, told};
use super::{Known, class_in, module_value};
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("fields", "class_or_instance", |vm, args| match told(vm, args[0], FIELDS)? {
        Told::Is(known) => fields(vm, known),
        Told::Absent => fields(vm, Object::NONE),
        Told::AskGuest => ask(vm, &FIELDS_OF, args[0], FIELDS),
    }),
    function("_fields_of", "object, known, /", |vm, args| fields(vm, args[1])),
    function("is_dataclass", "obj", |vm, args| {
        let class = args[0].index_of(Kind::Class).unwrap_or_else(|| vm.class_of(args[0]));
        Ok(Object::bool(is_dataclass(vm, class)))
    }),
    function("_is_instance", "obj, /", |vm, args| {
        let class = vm.class_of(args[0]);
        Ok(Object::bool(is_dataclass(vm, class)))
    }),
    function("_is_class_var", "annotation, /", |vm, args| {
        if names(vm, args[0], "ClassVar") {
            return Ok(Object::TRUE);
        }
        // Nobody has a `ClassVar` who did not import `typing`.
        let form = if vm.modules.contains_key("typing") { module_value(vm, "typing", "ClassVar") } else { None };
        let Some(form) = form else { return Ok(Object::FALSE) };
        let is_subscripted = args[0].is(Kind::Instance) && class_in(vm, "typing", "_GenericAlias") == Some(vm.class_of(args[0]));
        let origin = if is_subscripted { told(vm, args[0], "__origin__")? } else { Told::Absent };
        Ok(Object::bool(args[0] == form || matches!(origin, Told::Is(origin) if origin == form)))
    }),
    function("_is_init_var", "annotation, /", |vm, args| {
        let class = class_in(vm, MODULE, "InitVar");
        let own = args[0].index_of(Kind::Class).unwrap_or_else(|| vm.class_of(args[0]));
        Ok(Object::bool(class == Some(own) || names(vm, args[0], "InitVar")))
    }),
    function("_is_kw_only", "annotation, /", |vm, args| {
        Ok(Object::bool(module_value(vm, MODULE, "KW_ONLY") == Some(args[0]) || names(vm, args[0], "KW_ONLY")))
    }),
];

const MODULE: &str = "dataclasses";
const FIELDS: &str = "__dataclass_fields__";
static FIELDS_OF: Known = Known::new(MODULE, "_fields_of");

fn is_dataclass(vm: &mut Vm, class: u32) -> bool {
    let name = vm.heap.intern(FIELDS);
    let metaclass = vm.class(class).metaclass;
    vm.lookup(class, name).is_some() || vm.lookup(metaclass, name).is_some()
}

/// Those of the known fields that instances really have.
fn fields(vm: &mut Vm, known: Object) -> Res {
    let Some(known) = known.index_of(Kind::Dict) else {
        return Err(vm.type_error("must be called with a dataclass type or instance"));
    };
    let real = module_value(vm, MODULE, "_FIELD").unwrap_or(Object::NONE);
    vm.reserve(vm.heap.dicts[known].len() * 8)?;
    let all: Vec<Object> = vm.heap.dicts[known].iter().map(|entry| entry.value).collect();
    let mut found = Vec::with_capacity(all.len());
    for field in all {
        if matches!(told(vm, field, "_field_type")?, Told::Is(kind) if kind == real) {
            found.push(field);
        }
    }
    Ok(vm.heap.tuple(found))
}

/// Is an annotation a text that begins with this name, alone or behind the name of a module?
fn names(vm: &Vm, annotation: Object, name: &str) -> bool {
    let text = vm.payload(annotation);
    if !text.is(Kind::Str) {
        return false;
    }
    let text = vm.heap.text(text);
    let head = text.split_once('[').map_or(text, |(head, _)| head).trim();
    head == name || head.split_once('.').is_some_and(|(_, rest)| rest == name)
}
