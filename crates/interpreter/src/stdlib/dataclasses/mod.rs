//! The native part of `dataclasses`: which classes are dataclasses, their fields, and what annotations mean to them.
//! What makes methods compiles their source, and what copies values of the guest asks them: both are Python.

use super::asking::{Told, ask, told};
use super::{Known, class_in, copy, module_value, slowly};
use crate::native::{NativeDef, Res, function};
use crate::object::dict::Dict;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::{DICT, TUPLE};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("fields", "class_or_instance", |vm, args| match told(vm, args[0], FIELDS)? {
        Told::Is(known) => fields(vm, known),
        Told::Absent => fields(vm, Object::NONE),
        Told::AskGuest => ask(vm, &FIELDS_OF, args[0], FIELDS),
    }),
    function("_fields_of", "object, known, /", |vm, args| fields(vm, args[1])),
    function("asdict", "obj, *, dict_factory=dict", |vm, args| {
        let plain = Vm::class_object(DICT);
        converted(vm, args, Form::Dict, plain, "asdict")
    }),
    function("astuple", "obj, *, tuple_factory=tuple", |vm, args| {
        let plain = Vm::class_object(TUPLE);
        converted(vm, args, Form::Tuple, plain, "astuple")
    }),
    function("is_dataclass", "obj", |vm, args| {
        let class = args[0].index_of(Kind::Class).unwrap_or_else(|| vm.class_of(args[0]));
        Ok(Object::bool(is_dataclass(vm, class)))
    }),
    function("_is_instance", "obj, /", |vm, args| {
        let class = vm.class_of(args[0]);
        Ok(Object::bool(is_dataclass(vm, class)))
    }),
    function("_is_class_var", "annotation, cls, /", |vm, args| {
        let meant = meant(vm, args, "typing")?;
        Ok(Object::bool(is_class_var(vm, meant)?))
    }),
    function("_is_init_var", "annotation, cls, /", |vm, args| {
        let meant = meant(vm, args, MODULE)?;
        let class = class_in(vm, MODULE, "InitVar");
        let own = meant.index_of(Kind::Class).unwrap_or_else(|| vm.class_of(meant));
        Ok(Object::bool(class == Some(own)))
    }),
    function("_is_kw_only", "annotation, cls, /", |vm, args| {
        let meant = meant(vm, args, MODULE)?;
        Ok(Object::bool(module_value(vm, MODULE, "KW_ONLY") == Some(meant)))
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

/// What an instance becomes.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Dict,
    Tuple,
}

/// Levels of values inside each other that are converted on the Rust stack.
const DEPTH: usize = 64;

/// An instance and all dataclasses in it in another form. Objects of other classes of the guest are left to Python, as are factories.
fn converted(vm: &mut Vm, args: &[Object], form: Form, plain: Object, name: &str) -> Res {
    let class = vm.class_of(args[0]);
    if !is_dataclass(vm, class) {
        return Err(vm.type_error(&format!("{name}() should be called on dataclass instances")));
    }
    let factory = args[1].or(plain);
    if factory == plain
        && let Some(made) = value(vm, args[0], form, DEPTH)?
    {
        return Ok(made);
    }
    slowly(vm, MODULE, if form == Form::Dict { "_as_dict" } else { "_as_tuple" }, vec![args[0], factory])
}
fn value(vm: &mut Vm, object: Object, form: Form, depth: usize) -> Res<Option<Object>> {
    if depth == 0 {
        return Ok(None);
    }
    if pace::halted_in_steps() {
        vm.poll()?;
    }
    match object.kind() {
        Kind::Instance => {
            let class = vm.class_of(object);
            let is_plain = is_dataclass(vm, class) && vm.payload(object) == object;
            if is_plain { instance(vm, object, form, depth) } else { Ok(None) }
        }
        Kind::List | Kind::Tuple => {
            let items = vm.items_native(object)?.unwrap_or_default();
            let Some(items) = values(vm, &items, form, depth)? else { return Ok(None) };
            Ok(Some(if object.is(Kind::List) { vm.heap.list(items) } else { vm.heap.tuple(items) }))
        }
        Kind::Dict => {
            let keys = vm.items_native(object)?.unwrap_or_default();
            let own: Vec<Object> = vm.heap.dicts[object.index()].iter().map(|entry| entry.value).collect();
            let (Some(keys), Some(own)) = (values(vm, &keys, form, depth)?, values(vm, &own, form, depth)?) else { return Ok(None) };
            let made = vm.heap.dict(Dict::default());
            for (key, value) in keys.into_iter().zip(own) {
                if vm.dict_insert(made.index(), key, value).is_err() {
                    return Ok(None);
                }
            }
            Ok(Some(made))
        }
        _ => copy::deeply(vm, object),
    }
}
fn values(vm: &mut Vm, items: &[Object], form: Form, depth: usize) -> Res<Option<Vec<Object>>> {
    vm.reserve(items.len() * 8)?;
    let mut made = Vec::with_capacity(items.len());
    for &item in items {
        let Some(item) = value(vm, item, form, depth - 1)? else { return Ok(None) };
        made.push(item);
    }
    Ok(Some(made))
}
fn instance(vm: &mut Vm, object: Object, form: Form, depth: usize) -> Res<Option<Object>> {
    let Told::Is(known) = told(vm, object, FIELDS)? else { return Ok(None) };
    let fields = fields(vm, known)?;
    let (mut names, mut own) = (Vec::new(), Vec::new());
    for field in vm.items_native(fields)?.unwrap_or_default() {
        let Told::Is(name) = told(vm, field, "name")? else { return Ok(None) };
        if !name.is(Kind::Str) {
            return Ok(None);
        }
        let text = vm.owned_text(name)?;
        // What is not there is missed in Python.
        let Told::Is(found) = told(vm, object, &text)? else { return Ok(None) };
        names.push(name);
        own.push(found);
    }
    let Some(own) = values(vm, &own, form, depth)? else { return Ok(None) };
    Ok(Some(match form {
        Form::Dict => vm.dict_from(names.into_iter().zip(own)),
        Form::Tuple => vm.heap.tuple(own),
    }))
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

fn is_class_var(vm: &mut Vm, object: Object) -> Res<bool> {
    // Nobody has a `ClassVar` who did not import `typing`.
    let form = if vm.modules.contains_key("typing") { module_value(vm, "typing", "ClassVar") } else { None };
    let Some(form) = form else { return Ok(false) };
    let is_subscripted = object.is(Kind::Instance) && class_in(vm, "typing", "_GenericAlias") == Some(vm.class_of(object));
    let origin = if is_subscripted { told(vm, object, "__origin__")? } else { Told::Absent };
    Ok(object == form || matches!(origin, Told::Is(origin) if origin == form))
}

/// What an annotation of a class means: itself, or if it is a text what it begins with, a name of the class's module or one of `home`
/// behind the name that this module has there. None where that is nothing.
fn meant(vm: &mut Vm, args: &[Object], home: &str) -> Res {
    let text = vm.payload(args[0]);
    if !text.is(Kind::Str) {
        return Ok(args[0]);
    }
    let text = vm.owned_text(text)?;
    let (module, name) = named(&text);
    let Told::Is(place) = told(vm, args[1], "__module__")? else { return Ok(Object::NONE) };
    if !place.is(Kind::Str) {
        return Ok(Object::NONE);
    }
    let place = vm.owned_text(place)?;
    let found = match module {
        None => value_in(vm, &place, name),
        Some(module) => {
            let is_home = value_in(vm, &place, module).is_some_and(|found| vm.modules.get(home) == Some(&found));
            if is_home { module_value(vm, home, name) } else { None }
        }
    };
    Ok(found.unwrap_or(Object::NONE))
}

/// A variable of a module, or of the program itself.
fn value_in(vm: &mut Vm, module: &str, name: &str) -> Option<Object> {
    let variables = match module {
        "__main__" => vm.globals,
        _ => {
            let module = vm.known_module(module)?;
            vm.module_dict(module)
        }
    };
    vm.dict_get_str(variables, name)
}

/// The name that a text begins with, and the one before it that a dot follows.
fn named(text: &str) -> (Option<&str>, &str) {
    fn word(text: &str) -> (&str, &str) {
        let text = text.trim_start();
        text.split_at(text.find(|c: char| c != '_' && !c.is_alphanumeric()).unwrap_or(text.len()))
    }
    let (first, rest) = word(text);
    match rest.trim_start().strip_prefix('.').map(|rest| word(rest).0) {
        Some(second) if !first.is_empty() && !second.is_empty() => (Some(first), second),
        _ => (None, first),
    }
}
