//! Functions, methods, descriptors, modules, cells and the other types that code is made of.

use super::dunders::SHOWN;
use super::*;
use crate::native::{Args, NativeDef, Res, getter, method, static_method, variadic_method, variadic_static};
use crate::object::class::Layout;
use crate::object::function::Method;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::{Name, Vm};

// ---- functions

static FUNCTION_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, code, globals, name=None, argdefs=None, closure=None", function_new),
    variadic_method("__call__", "self, /, *args, **kwargs", call_itself),
    method("__get__", "self, instance, owner=None, /", function_get),
    getter("__name__", |vm, args| Ok(function_name(vm, args[0]))),
    getter("__qualname__", |vm, args| {
        let name = vm.function_qualname(args[0]);
        Ok(vm.heap.str(&name))
    }),
    getter("__doc__", |vm, args| Ok(function_doc(vm, args[0]))),
    getter("__module__", |vm, args| {
        if let Some(extra) = &vm.heap.functions[args[0].index()].extra
            && !extra.module.is_unbound()
        {
            return Ok(extra.module);
        }
        let globals = vm.heap.functions[args[0].index()].globals;
        Ok(vm.dict_get_str(globals, "__name__").unwrap_or(Object::NONE))
    }),
    getter("__defaults__", |vm, args| Ok(vm.heap.functions[args[0].index()].defaults)),
    getter("__kwdefaults__", |vm, args| Ok(vm.heap.functions[args[0].index()].kwdefaults)),
    getter("__code__", |vm, args| {
        let code = vm.heap.functions[args[0].index()].code;
        Ok(vm.code_object(code))
    }),
    getter("__globals__", |vm, args| Ok(vm.heap.functions[args[0].index()].globals)),
    getter("__closure__", |vm, args| {
        let cells = vm.heap.functions[args[0].index()].closure.to_vec();
        if cells.is_empty() { Ok(Object::NONE) } else { Ok(vm.heap.tuple(cells)) }
    }),
    getter("__annotations__", |vm, args| {
        let annotations = vm.heap.functions[args[0].index()].extra.get_or_insert_default().annotations;
        if !annotations.is_unbound() {
            return Ok(annotations);
        }
        let dict = vm.dict_from([]);
        vm.heap.functions[args[0].index()].extra.get_or_insert_default().annotations = dict;
        Ok(dict)
    }),
    getter("__type_params__", |vm, args| {
        let params = vm.heap.functions[args[0].index()].extra.as_ref().map_or(Object::UNBOUND, |extra| extra.type_params);
        if params.is_unbound() { Ok(vm.heap.tuple(vec![])) } else { Ok(params) }
    }),
    getter("__builtins__", |vm, _| Ok(vm.modules.get("builtins").copied().map_or(Object::NONE, |module| vm.module_dict(module)))),
    method("__repr__", "self, /", |vm, args| types::default_repr(vm, args[0])),
];
fn function_new(vm: &mut Vm, args: &[Object]) -> Res {
    let code = match args[1].index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(Misc::CodeObject(code)) => *code,
        _ => {
            let message = format!("function() argument 'code' must be code, not {}", vm.type_name(args[1]));
            return Err(vm.type_error(&message));
        }
    };
    let globals = vm.payload(args[2]);
    if !globals.is(Kind::Dict) {
        return vm.expected_type("function() argument 'globals'", "dict", args[2]);
    }
    let needed = vm.proto(code).freevars.len();
    if args[3].some().is_some_and(|name| !vm.payload(name).is(Kind::Str)) {
        return Err(vm.type_error("arg 3 (name) must be None or string"));
    }
    if args[4].some().is_some_and(|defaults| !vm.payload(defaults).is(Kind::Tuple)) {
        return Err(vm.type_error("arg 4 (defaults) must be None or tuple"));
    }
    let closure = args[5].some();
    let cells = match closure.and_then(|closure| vm.payload(closure).index_of(Kind::Tuple)) {
        Some(cells) => vm.heap.tuples[cells].to_vec(),
        None if closure.is_some() => return Err(vm.type_error("arg 5 (closure) must be None or tuple")),
        None if needed > 0 => return Err(vm.type_error("arg 5 (closure) must be tuple")),
        None => vec![],
    };
    if cells.len() != needed {
        let message = format!("{} requires closure of length {needed}, not {}", vm.proto(code).name, cells.len());
        return Err(vm.value_error(&message));
    }
    if let Some(&other) = cells.iter().find(|cell| !cell.is(Kind::Cell)) {
        let message = format!("arg 5 (closure) expected cell, found {}", vm.type_name(other));
        return Err(vm.type_error(&message));
    }
    let extra = args[3].some().map(|name| Box::new(crate::object::function::FunctionExtra { name, ..Default::default() }));
    let (defaults, kwdefaults) = (args[4].or(Object::NONE), Object::NONE);
    Ok(vm.heap.function(crate::object::function::Function { code, globals, closure: cells.into(), defaults, kwdefaults, extra }))
}
fn call_itself(_: &mut Vm, args: Args<'_>) -> Res {
    let call = crate::native::Call {
        callee: args.all[0],
        args: args.all[1..].to_vec(),
        keywords: args.keywords.to_vec(),
        cont: crate::vm::frame::Cont::Store,
        extra: Object::UNBOUND,
    };
    Err(Box::new(crate::native::Flow::Call(call)))
}
fn function_name(vm: &mut Vm, function: Object) -> Object {
    if let Some(extra) = &vm.heap.functions[function.index()].extra
        && !extra.name.is_unbound()
    {
        return extra.name;
    }
    let name = vm.proto(vm.heap.functions[function.index()].code).name.clone();
    vm.heap.intern(&name)
}
fn function_doc(vm: &mut Vm, function: Object) -> Object {
    if let Some(extra) = &vm.heap.functions[function.index()].extra
        && !extra.doc.is_unbound()
    {
        return extra.doc;
    }
    match vm.proto(vm.heap.functions[function.index()].code).docstring.clone() {
        Some(text) => vm.heap.str(&text),
        None => Object::NONE,
    }
}
fn function_get(vm: &mut Vm, args: &[Object]) -> Res {
    if args[1].is_none() {
        return if args[2].some().is_none() { Err(vm.type_error("__get__(None, None) is invalid")) } else { Ok(args[0]) };
    }
    Ok(vm.heap.method(Method { function: args[0], receiver: args[1] }))
}
/// Assignment to a function's attributes.
pub fn set_function_attr(vm: &mut Vm, function: Object, name: &str, value: Object) -> Res<()> {
    let index = function.index();
    match name {
        "__name__" | "__qualname__" => {
            if !vm.payload(value).is(Kind::Str) {
                let message = format!("{name} must be set to a string object");
                return Err(vm.type_error(&message));
            }
            let extra = vm.heap.functions[index].extra.get_or_insert_default();
            if name == "__name__" {
                extra.name = value;
            } else {
                extra.qualname = value;
            }
        }
        "__doc__" => vm.heap.functions[index].extra.get_or_insert_default().doc = value,
        "__module__" => vm.heap.functions[index].extra.get_or_insert_default().module = value,
        "__annotations__" => {
            if !value.is_none() && !vm.payload(value).is(Kind::Dict) {
                return Err(vm.type_error("__annotations__ must be set to a dict object"));
            }
            vm.heap.functions[index].extra.get_or_insert_default().annotations = value.some().unwrap_or_default();
        }
        "__code__" => set_code(vm, function, value)?,
        "__type_params__" => vm.heap.functions[index].extra.get_or_insert_default().type_params = value,
        "__defaults__" => {
            if !value.is_none() && !value.is(Kind::Tuple) {
                return Err(vm.type_error("__defaults__ must be set to a tuple object"));
            }
            vm.heap.functions[index].defaults = value;
        }
        "__kwdefaults__" => {
            if !value.is_none() && !value.is(Kind::Dict) {
                return Err(vm.type_error("__kwdefaults__ must be set to a dict object"));
            }
            vm.heap.functions[index].kwdefaults = value;
        }
        "__dict__" => {
            let dict = vm.payload(value);
            if !dict.is(Kind::Dict) {
                let message = format!("__dict__ must be set to a dictionary, not a '{}'", vm.type_name(value));
                return Err(vm.type_error(&message));
            }
            vm.heap.functions[index].extra.get_or_insert_default().dict = dict;
        }
        _ => {
            let message = if name == "__closure__" || name == "__globals__" || name == "__builtins__" {
                "readonly attribute".to_owned()
            } else {
                format!("attribute '{name}' is not writable")
            };
            return Err(vm.error(ATTRIBUTE_ERROR, &message));
        }
    }
    Ok(())
}

/// `function.__code__ = code`: what the function does from its next call on.
fn set_code(vm: &mut Vm, function: Object, value: Object) -> Res<()> {
    let code = match value.index_of(Kind::Misc).map(|misc| &vm.heap.miscs[misc]) {
        Some(Misc::CodeObject(code)) => *code,
        _ => return Err(vm.type_error("__code__ must be set to a code object")),
    };
    let (given, needed) = (vm.heap.functions[function.index()].closure.len(), vm.proto(code).freevars.len());
    let (name, qualname, doc) = (function_name(vm, function), vm.function_qualname(function), function_doc(vm, function));
    if given != needed {
        let message = format!("{}() requires a code object with {given} free vars, not {needed}", vm.text_of(name));
        return Err(vm.value_error(&message));
    }
    // Its names and its documentation stay those of the code it was made of.
    let qualname = vm.heap.str(&qualname);
    let found = &mut vm.heap.functions[function.index()];
    let extra = found.extra.get_or_insert_default();
    (extra.name, extra.qualname, extra.doc) = (name, qualname, doc);
    found.code = code;
    vm.epoch = vm.epoch.wrapping_add(1);
    Ok(())
}

static METHOD_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, function, instance, /", |vm, args| {
        if !crate::builtins::is_callable(vm, args[1]) {
            return Err(vm.type_error("first argument must be callable"));
        }
        if args[2].is_none() {
            return Err(vm.type_error("instance must not be None"));
        }
        Ok(vm.heap.method(Method { function: args[1], receiver: args[2] }))
    }),
    variadic_method("__call__", "self, /, *args, **kwargs", call_itself),
    getter("__self__", |vm, args| Ok(vm.heap.methods[args[0].index()].receiver)),
    getter("__func__", |vm, args| Ok(vm.heap.methods[args[0].index()].function)),
    getter("__name__", |vm, args| forward(vm, args[0], Name::Name)),
    getter("__qualname__", |vm, args| forward(vm, args[0], Name::Qualname)),
    getter("__doc__", |vm, args| forward(vm, args[0], Name::Doc)),
    getter("__module__", |vm, args| forward(vm, args[0], Name::Module)),
    method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, args[0])),
];
fn forward(vm: &mut Vm, object: Object, name: Name) -> Res {
    let function = vm.heap.methods[object.index()].function;
    let name = vm.name(name);
    vm.getattr(function, name)
}
static NATIVE_METHODS: &[NativeDef] = &[
    getter("__name__", |vm, args| {
        let name = native_of(vm, args[0]).def.name;
        Ok(vm.heap.intern(name))
    }),
    getter("__qualname__", |vm, args| {
        let native = native_of(vm, args[0]);
        let name = match native.class {
            Some(class) => format!("{}.{}", vm.class(class).name, native.def.name),
            None => native.def.name.to_owned(),
        };
        Ok(vm.heap.str(&name))
    }),
    getter("__module__", |vm, args| {
        let native = native_of(vm, args[0]);
        if native.class.is_some() {
            return Ok(Object::NONE);
        }
        let name = if native.owner.is_empty() { "builtins" } else { crate::stdlib::binding::module_of(native) };
        Ok(vm.heap.str(name))
    }),
    getter("__doc__", |vm, args| {
        let native = native_of(vm, args[0]);
        let text = format!("{}({})", native.def.name, native.def.signature);
        Ok(vm.heap.str(&text))
    }),
    getter("__self__", |vm, args| match args[0].kind() {
        Kind::Method => Ok(vm.heap.methods[args[0].index()].receiver),
        _ => Ok(vm.modules.get("builtins").copied().unwrap_or(Object::NONE)),
    }),
    variadic_method("__call__", "self, /, *args, **kwargs", call_itself),
    getter("__text_signature__", |vm, args| {
        let text = format!("({})", native_of(vm, args[0]).def.signature.replace("self", "$self"));
        Ok(vm.heap.str(&text))
    }),
    getter("__objclass__", |vm, args| match (args[0].index_of(Kind::Misc), native_of(vm, args[0]).class) {
        (Some(index), _) if matches!(vm.heap.miscs[index], Misc::Getter { .. }) => match vm.heap.miscs[index] {
            Misc::Getter { class, .. } => Ok(Vm::class_object(class)),
            _ => Ok(Object::NONE),
        },
        (_, Some(class)) => Ok(Vm::class_object(class)),
        (_, None) => Ok(Object::NONE),
    }),
];
/// What is found in a class binds to its instances; a builtin function does not.
static BINDING: &[NativeDef] = &[method("__get__", "self, instance, owner=None, /", descriptor_get)];
fn descriptor_get(vm: &mut Vm, args: &[Object]) -> Res {
    check_owner(vm, args)?;
    if args[1].is_none() {
        return Ok(args[0]);
    }
    let native = native_of(vm, args[0]);
    let class = match args[0].index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(Misc::Getter { class, .. }) => Some(*class),
        _ => native.class,
    };
    if let Some(class) = class
        && !vm.is_instance(args[1], class)
    {
        let name = vm.heap.intern(native.def.name);
        vm.check_member(args[1], name, class)?;
    }
    vm.bind(args[0], args[1], vm.class_of(args[1]))
}
fn native_of(vm: &Vm, object: Object) -> &'static crate::native::Native {
    let number = match object.kind() {
        Kind::Method => vm.heap.methods[object.index()].function.index(),
        Kind::Misc => match vm.heap.miscs[object.index()] {
            Misc::Getter { native, .. } => native,
            _ => 0,
        },
        _ => object.index(),
    };
    &vm.registry.natives[number as usize]
}

static GETSET_METHODS: &[NativeDef] = &[
    method("__set__", "self, instance, value, /", |vm, args| {
        let name = vm.heap.intern(native_of(vm, args[0]).def.name);
        vm.generic_setattr(args[1], name, args[2]).map(|()| Object::NONE)
    }),
    method("__delete__", "self, instance, /", |vm, args| {
        let name = vm.heap.intern(native_of(vm, args[0]).def.name);
        vm.generic_delattr(args[1], name).map(|()| Object::NONE)
    }),
];

static MEMBER_METHODS: &[NativeDef] = &[
    method("__get__", "self, instance, owner=None, /", |vm, args| {
        if args[1].is_none() {
            return Ok(args[0]);
        }
        let Misc::Member { class, name, .. } = vm.heap.miscs[args[0].index()] else { return Ok(Object::NONE) };
        vm.check_member(args[1], name, class)?;
        vm.bind(args[0], args[1], class)
    }),
    method("__set__", "self, instance, value, /", |vm, args| {
        let Misc::Member { name, class, .. } = vm.heap.miscs[args[0].index()] else { return Ok(Object::NONE) };
        vm.check_member(args[1], name, class)?;
        vm.generic_setattr(args[1], name, args[2]).map(|()| Object::NONE)
    }),
    method("__delete__", "self, instance, /", |vm, args| {
        let Misc::Member { name, class, .. } = vm.heap.miscs[args[0].index()] else { return Ok(Object::NONE) };
        vm.check_member(args[1], name, class)?;
        vm.generic_delattr(args[1], name).map(|()| Object::NONE)
    }),
    getter("__name__", |vm, args| match vm.heap.miscs[args[0].index()] {
        Misc::Member { name, .. } => Ok(name),
        _ => Ok(Object::NONE),
    }),
    getter("__qualname__", |vm, args| match vm.heap.miscs[args[0].index()] {
        Misc::Member { name, class, .. } => {
            let text = format!("{}.{}", vm.class(class).qualname, vm.heap.text(name));
            Ok(vm.heap.str(&text))
        }
        _ => Ok(Object::NONE),
    }),
    getter("__objclass__", |vm, args| match vm.heap.miscs[args[0].index()] {
        Misc::Member { class, .. } => Ok(Vm::class_object(class)),
        _ => Ok(Object::NONE),
    }),
];

// ---- property, staticmethod, classmethod, super

static PROPERTY_METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, /, *args, **kwargs", |vm, args| {
        let none = Object::NONE;
        let property = vm.heap.misc(Misc::Property { get: none, set: none, del: none, doc: none, name: Object::UNBOUND });
        made_with_init(vm, args, PROPERTY, property)
    }),
    method("__init__", "self, fget=None, fset=None, fdel=None, doc=None", |vm, args| {
        let [get, set, del, doc] = [1, 2, 3, 4].map(|at| args[at].or(Object::NONE));
        let property = vm.payload(args[0]).index();
        vm.heap.miscs[property] = Misc::Property { get, set, del, doc, name: Object::UNBOUND };
        // A subclass has a `__doc__` of its own, which hides the one that properties compute.
        if args[0].is(Kind::Instance) && doc.is_none() && get.is(Kind::Function) {
            let name = vm.name(Name::Doc);
            let doc = vm.getattr(get, name)?;
            vm.set_instance_attr(args[0], name, doc)?;
        }
        Ok(Object::NONE)
    }),
    method("getter", "self, fget, /", |vm, args| property_with(vm, args, 0)),
    method("setter", "self, fset, /", |vm, args| property_with(vm, args, 1)),
    method("deleter", "self, fdel, /", |vm, args| property_with(vm, args, 2)),
    method("__get__", "self, instance, owner=None, /", |vm, args| {
        check_owner(vm, args)?;
        if args[1].is_none() {
            return Ok(args[0]);
        }
        vm.bind(vm.payload(args[0]), args[1], vm.class_of(args[1]))
    }),
    method("__set__", "self, instance, value, /", |vm, args| {
        let set = property_part(vm, args[0], 1);
        if set.is_none() {
            return Err(vm.property_error(args[0], args[1], "setter"));
        }
        crate::native::call(set, vec![args[1], args[2]])
    }),
    method("__delete__", "self, instance, /", |vm, args| {
        let del = property_part(vm, args[0], 2);
        if del.is_none() {
            return Err(vm.property_error(args[0], args[1], "deleter"));
        }
        crate::native::call(del, vec![args[1]])
    }),
    variadic_method("__set_name__", "self, owner, name, /", |vm, args| {
        if args.all.len() != 3 {
            let message = format!("__set_name__() takes 2 positional arguments but {} were given", args.all.len().saturating_sub(1));
            return Err(vm.type_error(&message));
        }
        let property = vm.payload(args.all[0]).index();
        if let Misc::Property { name, .. } = &mut vm.heap.miscs[property] {
            *name = args.all[2];
        }
        Ok(Object::NONE)
    }),
    getter("fget", |vm, args| Ok(property_part(vm, args[0], 0))),
    getter("fset", |vm, args| Ok(property_part(vm, args[0], 1))),
    getter("fdel", |vm, args| Ok(property_part(vm, args[0], 2))),
    getter("__doc__", |vm, args| {
        let doc = property_part(vm, args[0], 3);
        if !doc.is_none() {
            return Ok(doc);
        }
        let get = property_part(vm, args[0], 0);
        if get.is(Kind::Function) {
            let name = vm.name(Name::Doc);
            return vm.getattr(get, name);
        }
        Ok(Object::NONE)
    }),
    getter("__isabstractmethod__", |vm, args| {
        let name = vm.name(Name::Isabstract);
        for part in 0..3 {
            let function = property_part(vm, args[0], part);
            if function.is_none() {
                continue;
            }
            match vm.getattr(function, name) {
                Ok(flag) => match vm.truth_native(flag) {
                    Some(true) => return Ok(Object::TRUE),
                    Some(false) => {}
                    None => return vm.call_embedded("is_abstract_property", vec![args[0]]),
                },
                Err(flow) if vm.raises(&flow, types::ATTRIBUTE_ERROR) => {}
                Err(flow) if matches!(*flow, crate::native::Flow::Raise(_)) => return Err(flow),
                Err(_) => return vm.call_embedded("is_abstract_property", vec![args[0]]),
            }
        }
        Ok(Object::FALSE)
    }),
];
/// An object whose `__init__` fills it: that of a subclass may take other arguments, so only the type itself calls its own here.
fn made_with_init(vm: &mut Vm, args: Args<'_>, class: u32, payload: Object) -> Res {
    if args.all[0] != Vm::class_object(class) {
        return Ok(vm.wrap(args.all[0], class, payload));
    }
    let name = vm.heap.intern("__init__");
    let init = vm.own_attr(class, name).unwrap_or_default();
    let mut all = args.all.to_vec();
    all[0] = payload;
    vm.call_native(init.index(), &all, args.keywords)?;
    Ok(payload)
}
fn property_part(vm: &Vm, property: Object, part: usize) -> Object {
    match vm.heap.miscs[vm.payload(property).index()] {
        Misc::Property { get, set, del, doc, .. } => [get, set, del, doc][part],
        _ => Object::NONE,
    }
}
fn property_with(vm: &mut Vm, args: &[Object], part: usize) -> Res {
    let mut parts = [0, 1, 2, 3].map(|at| property_part(vm, args[0], at));
    parts[part] = args[1];
    if args[0].is(Kind::Instance) {
        return crate::native::call(Vm::class_object(vm.class_of(args[0])), parts.to_vec());
    }
    Ok(vm.heap.misc(Misc::Property { get: parts[0], set: parts[1], del: parts[2], doc: parts[3], name: Object::UNBOUND }))
}
fn inner(vm: &Vm, object: Object) -> Object {
    match vm.heap.miscs[vm.payload(object).index()] {
        Misc::StaticMethod(inner, _) | Misc::ClassMethod(inner, _) => inner,
        _ => Object::NONE,
    }
}
static STATIC_METHODS: &[NativeDef] = &[
    variadic_method("__call__", "self, /, *args, **kwargs", |vm, args| {
        let inner = inner(vm, args.all[0]);
        let call = crate::native::Call {
            callee: inner,
            args: args.all[1..].to_vec(),
            keywords: args.keywords.to_vec(),
            cont: crate::vm::frame::Cont::Store,
            extra: Object::UNBOUND,
        };
        Err(Box::new(crate::native::Flow::Call(call)))
    }),
    variadic_static("__new__", "cls, /, *args, **kwargs", |vm, args| {
        let made = vm.heap.misc(Misc::StaticMethod(Object::NONE, Object::UNBOUND));
        made_with_init(vm, args, STATICMETHOD, made)
    }),
    method("__init__", "self, function, /", |vm, args| {
        let made = vm.payload(args[0]).index();
        vm.heap.miscs[made] = Misc::StaticMethod(args[1], Object::UNBOUND);
        take_over_attrs(vm, args[0])
    }),
    method("__get__", "self, instance, owner=None, /", |vm, args| {
        check_owner(vm, args)?;
        Ok(inner(vm, args[0]))
    }),
    getter("__func__", |vm, args| Ok(inner(vm, args[0]))),
    getter("__wrapped__", |vm, args| Ok(inner(vm, args[0]))),
    getter("__name__", |vm, args| attr_of_inner(vm, args[0], Name::Name)),
    getter("__qualname__", |vm, args| attr_of_inner(vm, args[0], Name::Qualname)),
    getter("__doc__", |vm, args| attr_of_inner(vm, args[0], Name::Doc)),
    getter("__annotations__", |vm, args| attr_of_inner(vm, args[0], Name::Annotations)),
    getter("__module__", |vm, args| attr_of_inner(vm, args[0], Name::Module)),
    getter("__dict__", wrapper_dict),
    method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, vm.payload(args[0]))),
    getter("__isabstractmethod__", |vm, args| attr_of_inner(vm, args[0], Name::Isabstract).or(Ok(Object::FALSE))),
];
static CLASS_METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, /, *args, **kwargs", |vm, args| {
        let made = vm.heap.misc(Misc::ClassMethod(Object::NONE, Object::UNBOUND));
        made_with_init(vm, args, CLASSMETHOD, made)
    }),
    method("__init__", "self, function, /", |vm, args| {
        let made = vm.payload(args[0]).index();
        vm.heap.miscs[made] = Misc::ClassMethod(args[1], Object::UNBOUND);
        take_over_attrs(vm, args[0])
    }),
    method("__get__", "self, instance, owner=None, /", |vm, args| {
        check_owner(vm, args)?;
        let class = args[2].given().and_then(|class| class.index_of(Kind::Class)).unwrap_or_else(|| vm.class_of(args[1]));
        let wrapped = inner(vm, args[0]);
        vm.bind_class_method(wrapped, class)
    }),
    getter("__func__", |vm, args| Ok(inner(vm, args[0]))),
    getter("__wrapped__", |vm, args| Ok(inner(vm, args[0]))),
    getter("__name__", |vm, args| attr_of_inner(vm, args[0], Name::Name)),
    getter("__qualname__", |vm, args| attr_of_inner(vm, args[0], Name::Qualname)),
    getter("__doc__", |vm, args| attr_of_inner(vm, args[0], Name::Doc)),
    getter("__annotations__", |vm, args| attr_of_inner(vm, args[0], Name::Annotations)),
    getter("__module__", |vm, args| attr_of_inner(vm, args[0], Name::Module)),
    getter("__dict__", wrapper_dict),
    method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, vm.payload(args[0]))),
    getter("__isabstractmethod__", |vm, args| attr_of_inner(vm, args[0], Name::Isabstract).or(Ok(Object::FALSE))),
];
fn wrapper_dict(vm: &mut Vm, args: &[Object]) -> Res {
    if args[0].is(Kind::Instance) { Ok(vm.instance_dict(args[0])) } else { wrapper_attrs(vm, args[0]) }
}
/// Where a descriptor is asked by hand for a value of nothing.
fn check_owner(vm: &mut Vm, args: &[Object]) -> Res<()> {
    if args[1].is_none() && args[2].given().is_none_or(Object::is_none) {
        return Err(vm.type_error("__get__(None, None) is invalid"));
    }
    Ok(())
}
fn attr_of_inner(vm: &mut Vm, object: Object, name: Name) -> Res {
    let function = inner(vm, object);
    let name = vm.name(name);
    let found = match known_wrapper_attrs(vm, object) {
        Some(dict) => vm.dict_get(dict, name).ok_or_else(|| vm.attribute_error(object, name)),
        None => vm.getattr(function, name),
    };
    match found {
        Err(flow) if vm.raises(&flow, ATTRIBUTE_ERROR) => Err(vm.attribute_error(object, name)),
        result => result,
    }
}
/// The attributes of a `staticmethod` or `classmethod`, once they are a dict.
pub fn known_wrapper_attrs(vm: &Vm, object: Object) -> Option<Object> {
    match object.index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(Misc::StaticMethod(_, attrs) | Misc::ClassMethod(_, attrs)) => attrs.given(),
        _ => None,
    }
}
pub fn set_wrapper_attrs(vm: &mut Vm, object: Object, dict: Object) {
    if let Misc::StaticMethod(_, attrs) | Misc::ClassMethod(_, attrs) = &mut vm.heap.miscs[object.index()] {
        *attrs = dict;
    }
}
/// The attributes of a `staticmethod` or `classmethod` as a dict: they begin with those that it takes over from its function.
pub fn wrapper_attrs(vm: &mut Vm, object: Object) -> Res {
    if let Some(dict) = known_wrapper_attrs(vm, object) {
        return Ok(dict);
    }
    let dict = attrs_of_inner(vm, object)?;
    set_wrapper_attrs(vm, object, dict);
    Ok(dict)
}
/// An object of a derived class has a dict of its own for what it takes over from its function.
fn take_over_attrs(vm: &mut Vm, object: Object) -> Res {
    if object.is(Kind::Instance) && vm.class(vm.class_of(object)).slots.is_none() {
        let dict = vm.instance_dict(object);
        add_attrs_of_inner(vm, object, dict)?;
    }
    Ok(Object::NONE)
}
fn attrs_of_inner(vm: &mut Vm, object: Object) -> Res {
    let dict = vm.dict_from([]);
    add_attrs_of_inner(vm, object, dict)?;
    Ok(dict)
}
fn add_attrs_of_inner(vm: &mut Vm, object: Object, dict: Object) -> Res<()> {
    for name in [Name::Module, Name::Name, Name::Qualname, Name::Doc, Name::Annotations] {
        match attr_of_inner(vm, object, name) {
            Ok(value) => {
                let name = vm.name(name);
                vm.dict_set(dict, name, value);
            }
            Err(flow) if vm.raises(&flow, ATTRIBUTE_ERROR) => {}
            Err(flow) => return Err(flow),
        }
    }
    Ok(())
}
static SUPER_METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, type=None, object_or_type=None, /", super_new),
    variadic_method("__init__", "self, /, *args, **kwargs", |_, _| Ok(Object::NONE)),
    method("__getattribute__", "self, name, /", |vm, args| {
        let name = types::name_arg(vm, args[1])?;
        vm.super_getattr(args[0], name)
    }),
    getter("__thisclass__", |vm, args| Ok(super_parts(vm, args[0]).0)),
    getter("__self__", |vm, args| Ok(super_parts(vm, args[0]).1.given().unwrap_or(Object::NONE))),
    getter("__self_class__", |vm, args| match super_parts(vm, args[0]) {
        (_, receiver, class) if !receiver.is_unbound() => Ok(Vm::class_object(class)),
        _ => Ok(Object::NONE),
    }),
    method("__get__", "self, instance, owner=None, /", |vm, args| {
        let (after, receiver, _) = super_parts(vm, args[0]);
        if !receiver.is_unbound() || args[1].is_none() {
            return Ok(args[0]);
        }
        match vm.class_of(args[0]) {
            SUPER => vm.make_super(after, args[1]),
            class => crate::native::call(Vm::class_object(class), vec![after, args[1]]),
        }
    }),
];
/// The class after which a `super` searches, its object, and that object's class.
fn super_parts(vm: &Vm, object: Object) -> (Object, Object, u32) {
    match vm.payload(object).index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(&Misc::Super { after, object, class }) => (after, object, class),
        _ => (Object::NONE, Object::UNBOUND, OBJECT),
    }
}
fn super_new(vm: &mut Vm, args: Args<'_>) -> Res {
    if !args.keywords.is_empty() {
        return Err(vm.type_error("super() takes no keyword arguments"));
    }
    match args.all {
        [kind, class, object] => {
            let object = if object.is_none() { Object::UNBOUND } else { *object };
            let made = vm.make_super(*class, object)?;
            Ok(vm.wrap(*kind, SUPER, made))
        }
        [kind, class] => {
            let made = vm.make_super(*class, Object::UNBOUND)?;
            Ok(vm.wrap(*kind, SUPER, made))
        }
        [_, _, _, ..] => {
            let message = format!("super() expected at most 2 arguments, got {}", args.all.len() - 1);
            Err(vm.type_error(&message))
        }
        _ => {
            let none = vm.frames.last().is_none_or(|frame| vm.proto(frame.code).arg_count == 0);
            Err(vm.runtime_error(if none { "super(): no arguments" } else { "super(): __class__ cell not found" }))
        }
    }
}

// ---- cells, code, tracebacks, namespaces

static CELL_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, contents=None, /", |vm, args| Ok(vm.heap.cell(crate::object::function::Cell { value: args[1] }))),
    getter("cell_contents", |vm, args| match vm.heap.cells[args[0].index()].value.given() {
        Some(value) => Ok(value),
        None => Err(vm.value_error("Cell is empty")),
    }),
];
/// What ordinary introspection reads of code; there is nothing behind it to reach.
static CODE_METHODS: &[NativeDef] = &[
    getter("co_name", |vm, args| code_text(vm, args[0], |proto| proto.name.clone())),
    getter("co_qualname", |vm, args| code_text(vm, args[0], |proto| proto.qualname.clone())),
    getter("co_filename", |vm, args| code_text(vm, args[0], |proto| proto.source.file.clone())),
    getter("co_firstlineno", |vm, args| code_number(vm, args[0], |proto| i64::from(proto.first_line))),
    getter("co_argcount", |vm, args| code_number(vm, args[0], |proto| i64::from(proto.arg_count))),
    getter("co_posonlyargcount", |vm, args| code_number(vm, args[0], |proto| i64::from(proto.posonly_count))),
    getter("co_kwonlyargcount", |vm, args| code_number(vm, args[0], |proto| i64::from(proto.kwonly_count))),
    getter("co_nlocals", |vm, args| code_number(vm, args[0], |proto| local_names(proto).len() as i64)),
    getter("co_flags", |vm, args| {
        code_number(vm, args[0], |proto| {
            use crate::code::CodeKind;
            let kind = match proto.kind {
                CodeKind::Generator => 0x20,
                CodeKind::Coroutine => 0x80,
                CodeKind::AsyncGenerator => 0x200,
                _ => 0,
            };
            3 | kind | if proto.has_varargs { 4 } else { 0 } | if proto.has_varkw { 8 } else { 0 }
        })
    }),
    getter("co_varnames", |vm, args| code_names(vm, args[0], local_names)),
    getter("co_freevars", |vm, args| code_names(vm, args[0], |proto| proto.freevars.clone())),
    getter("co_cellvars", |vm, args| code_names(vm, args[0], cell_names)),
    getter("co_names", |vm, args| code_names(vm, args[0], |proto| proto.names.clone())),
];
fn parameter_count(proto: &crate::code::Proto) -> usize {
    usize::from(proto.arg_count) + usize::from(proto.kwonly_count) + usize::from(proto.has_varargs) + usize::from(proto.has_varkw)
}
/// The parameters, and the variables that no function inside uses.
fn local_names(proto: &crate::code::Proto) -> Vec<String> {
    let parameters = parameter_count(proto);
    let is_local = |at: usize, name: &str| !name.starts_with('.') && (at < parameters || !proto.cellvars.contains(&(at as u16)));
    proto.varnames.iter().enumerate().filter(|(at, name)| is_local(*at, name)).map(|(_, name)| name.clone()).collect()
}
/// The variables that functions inside use: parameters first, others in the order of their names.
fn cell_names(proto: &crate::code::Proto) -> Vec<String> {
    let parameters = parameter_count(proto);
    let mut cells: Vec<(usize, &String)> =
        proto.cellvars.iter().filter_map(|&at| Some((at as usize, proto.varnames.get(at as usize)?))).collect();
    cells.sort_by(|one, other| (one.0.min(parameters), one.1).cmp(&(other.0.min(parameters), other.1)));
    cells.into_iter().map(|(_, name)| name.clone()).collect()
}
fn code_of(vm: &Vm, object: Object) -> &crate::code::Proto {
    match vm.heap.miscs[object.index()] {
        Misc::CodeObject(code) => vm.proto(code),
        _ => vm.proto(0),
    }
}
fn code_text(vm: &mut Vm, object: Object, read: fn(&crate::code::Proto) -> String) -> Res {
    let text = read(code_of(vm, object));
    Ok(vm.heap.str(&text))
}
fn code_number(vm: &mut Vm, object: Object, read: fn(&crate::code::Proto) -> i64) -> Res {
    let number = read(code_of(vm, object));
    Ok(vm.heap.int(number))
}
fn code_names(vm: &mut Vm, object: Object, read: fn(&crate::code::Proto) -> Vec<String>) -> Res {
    let names = read(code_of(vm, object));
    let names: Vec<Object> = names.iter().map(|name| vm.heap.intern(name)).collect();
    Ok(vm.heap.tuple(names))
}
static TRACEBACK_METHODS: &[NativeDef] = &[
    getter("tb_lineno", |vm, args| Ok(Object::small(traceback_line(vm, args[0])))),
    getter("tb_next", |vm, args| Ok(vm.inner_traceback(args[0]))),
    getter("tb_frame", |vm, args| vm.call_embedded("traceback_frame", vec![args[0]])),
    getter("tb_lasti", |_, _| Ok(Object::small(0))),
];
fn traceback_line(vm: &Vm, object: Object) -> i64 {
    vm.traceback_entry(object).map_or(0, |entry| {
        let proto = vm.proto(entry.code);
        i64::from(proto.source.position(proto.shown(entry.pc, entry.depth).1.0).0)
    })
}
static NAMESPACE_METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, /, **kwargs", |vm, args| {
        let made = vm.new_instance(args.all[0].index(), Object::UNBOUND);
        if args.all[0] == Vm::class_object(SIMPLE_NAMESPACE) {
            // A builtin class: its `__init__` is not called after this.
            fill_namespace(vm, made, args)?;
        }
        Ok(made)
    }),
    variadic_method("__init__", "self, /, **kwargs", |vm, args| fill_namespace(vm, args.all[0], args).map(|()| Object::NONE)),
    method("__repr__", "self, /", |vm, args| vm.call_embedded("repr_namespace", vec![args[0]])),
    method("__eq__", "self, value, /", |vm, args| {
        if !vm.is_instance(args[1], SIMPLE_NAMESPACE) {
            return Ok(Object::NOT_IMPLEMENTED);
        }
        vm.call_embedded("equal_namespace", vec![args[0], args[1]])
    }),
];

fn fill_namespace(vm: &mut Vm, namespace: Object, args: Args<'_>) -> Res<()> {
    if args.positional().len() > 1 {
        return Err(vm.type_error("no positional arguments expected"));
    }
    for (name, value) in args.named() {
        let name = vm.heap.intern_object(name);
        vm.set_instance_attr(namespace, name, value)?;
    }
    Ok(())
}

static TOOL_METHODS: &[NativeDef] = &[
    getter("__name__", |vm, args| {
        let Misc::Tool(number) = vm.heap.miscs[args[0].index()] else { return Ok(Object::NONE) };
        let name = vm.policy.tools.get(number as usize).map_or_else(String::new, |tool| tool.name.clone());
        Ok(vm.heap.str(&name))
    }),
    getter("__doc__", |vm, args| {
        let Misc::Tool(number) = vm.heap.miscs[args[0].index()] else { return Ok(Object::NONE) };
        let text = vm.policy.tools.get(number as usize).map_or_else(String::new, |tool| tool.description.clone());
        Ok(vm.heap.str(&text))
    }),
];
static NONE_METHODS: &[NativeDef] = &[
    method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, args[0])),
    method("__bool__", "self, /", |vm, args| Ok(Object::bool(vm.truth_native(args[0]).unwrap_or(true)))),
    variadic_static("__new__", "cls, /", |vm, args| {
        if args.all.len() > 1 { Err(vm.type_error("NoneType takes no arguments")) } else { Ok(Object::NONE) }
    }),
];
static ELLIPSIS_METHODS: &[NativeDef] = &[
    method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, args[0])),
    static_method("__new__", "cls, /", |_, _| Ok(Object::ELLIPSIS)),
];
static NOT_IMPLEMENTED_METHODS: &[NativeDef] = &[
    method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, args[0])),
    static_method("__new__", "cls, /", |_, _| Ok(Object::NOT_IMPLEMENTED)),
    method("__bool__", "self, /", |vm, _| vm.call_embedded("truth_of_not_implemented", vec![])),
];

const fn simple(id: u32, name: &'static str, natives: &'static [&'static [NativeDef]]) -> TypeDef {
    TypeDef { id, name, module: "builtins", base: OBJECT, layout: Layout::Other, is_base: false, natives, doc: "" }
}

pub static DEFS: &[TypeDef] = &[
    simple(FUNCTION, "function", &[FUNCTION_METHODS]),
    simple(BUILTIN_FUNCTION, "builtin_function_or_method", &[NATIVE_METHODS, SHOWN]),
    simple(METHOD_DESCRIPTOR, "method_descriptor", &[NATIVE_METHODS, BINDING, SHOWN]),
    simple(WRAPPER_DESCRIPTOR, "wrapper_descriptor", &[NATIVE_METHODS, BINDING, SHOWN]),
    simple(METHOD_WRAPPER, "method-wrapper", &[NATIVE_METHODS, SHOWN]),
    simple(GETSET_DESCRIPTOR, "getset_descriptor", &[NATIVE_METHODS, BINDING, GETSET_METHODS, SHOWN]),
    simple(MEMBER_DESCRIPTOR, "member_descriptor", &[MEMBER_METHODS, SHOWN]),
    simple(METHOD, "method", &[METHOD_METHODS]),
    TypeDef {
        id: MODULE,
        name: "module",
        module: "builtins",
        base: OBJECT,
        layout: Layout::Module,
        is_base: true,
        natives: &[super::module_class::METHODS],
        doc: "",
    },
    simple(CELL, "cell", &[CELL_METHODS, SHOWN]),
    simple(CODE, "code", &[CODE_METHODS, SHOWN]),
    TypeDef {
        id: PROPERTY,
        name: "property",
        module: "builtins",
        base: OBJECT,
        layout: Layout::Other,
        is_base: true,
        natives: &[PROPERTY_METHODS],
        doc: "",
    },
    TypeDef { is_base: true, ..simple(STATICMETHOD, "staticmethod", &[STATIC_METHODS]) },
    TypeDef { is_base: true, ..simple(CLASSMETHOD, "classmethod", &[CLASS_METHODS]) },
    TypeDef { is_base: true, ..simple(SUPER, "super", &[SUPER_METHODS]) },
    simple(TRACEBACK, "traceback", &[TRACEBACK_METHODS]),
    simple(TOOL, "tool", &[TOOL_METHODS]),
    TypeDef {
        id: SIMPLE_NAMESPACE,
        name: "SimpleNamespace",
        module: "types",
        base: OBJECT,
        layout: Layout::Plain,
        is_base: true,
        natives: &[NAMESPACE_METHODS],
        doc: "",
    },
    simple(NONE_TYPE, "NoneType", &[NONE_METHODS]),
    simple(ELLIPSIS_TYPE, "ellipsis", &[ELLIPSIS_METHODS]),
    simple(NOT_IMPLEMENTED_TYPE, "NotImplementedType", &[NOT_IMPLEMENTED_METHODS]),
];
