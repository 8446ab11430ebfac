//! `object` and `type`.

use super::{OBJECT, TYPE, TypeDef};
use crate::native::{Args, Flow, NativeDef, Res, class_method, getter, method, variadic_method, variadic_static};
use crate::object::class::{FIRST_USER_CLASS, Layout};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};

pub static DEF: TypeDef = TypeDef {
    id: OBJECT,
    name: "object",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Plain,
    is_base: true,
    natives: &[METHODS],
    doc: "The base class of the class hierarchy.",
};
pub static TYPE_DEF: TypeDef = TypeDef {
    id: TYPE,
    name: "type",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Type,
    is_base: true,
    natives: &[TYPE_METHODS, super::dunders::OR],
    doc: "The type of types.",
};

static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, /, *args, **kwargs", new),
    variadic_method("__init__", "self, /, *args, **kwargs", init),
    method("__repr__", "self, /", |vm, args| types::default_repr(vm, args[0])),
    method("__str__", "self, /", |vm, args| types::repr_of(vm, args[0])),
    method("__format__", "self, format_spec, /", format),
    method("__eq__", "self, value, /", |_, args| Ok(if args[0] == args[1] { Object::TRUE } else { Object::NOT_IMPLEMENTED })),
    method("__ne__", "self, value, /", ne),
    method("__lt__", "self, value, /", |_, _| Ok(Object::NOT_IMPLEMENTED)),
    method("__le__", "self, value, /", |_, _| Ok(Object::NOT_IMPLEMENTED)),
    method("__gt__", "self, value, /", |_, _| Ok(Object::NOT_IMPLEMENTED)),
    method("__ge__", "self, value, /", |_, _| Ok(Object::NOT_IMPLEMENTED)),
    method("__hash__", "self, /", hash),
    method("__getattribute__", "self, name, /", getattribute),
    method("__setattr__", "self, name, value, /", setattr),
    method("__delattr__", "self, name, /", delattr),
    method("__dir__", "self, /", dir),
    method("__sizeof__", "self, /", crate::stdlib::sizes::sizeof),
    method("__reduce__", "self, /", |vm, args| {
        let is_data = Object::bool(is_data(vm, args[0]));
        vm.call_embedded("object_reduce", vec![args[0], Object::NONE, is_data])
    }),
    method("__reduce_ex__", "self, protocol, /", |vm, args| {
        let protocol = vm.index_object(args, 1)?;
        let is_data = Object::bool(is_data(vm, args[0]));
        vm.call_embedded("object_reduce", vec![args[0], protocol, is_data])
    }),
    method("__getstate__", "self, /", getstate),
    variadic_classless("__init_subclass__", init_subclass),
    class_method("__subclasshook__", "cls, subclass, /", |_, _| Ok(Object::NOT_IMPLEMENTED)),
    getter("__class__", |vm, args| Ok(Vm::class_object(vm.class_of(args[0])))),
    getter("__dict__", dict),
    getter("__doc__", doc),
    getter("__module__", module),
];

const fn variadic_classless(name: &'static str, run: fn(&mut Vm, Args<'_>) -> Res) -> NativeDef {
    NativeDef { name, signature: "cls, /, **kwargs", run: crate::native::Run::Variadic(run), binding: crate::native::Binding::ClassMethod }
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let Some(class) = args.all.first().and_then(|class| class.index_of(Kind::Class)) else {
        return Err(vm.type_error("object.__new__(X): X is not a type object (str)"));
    };
    let base = vm.class(class).base_type;
    if base != OBJECT && vm.class(class).layout != Layout::Plain {
        let name = &vm.class(base).name;
        let message = format!("object.__new__({}) is not safe, use {name}.__new__()", vm.class(class).name);
        return Err(vm.type_error(&message));
    }
    if args.all.len() > 1 {
        let (new_name, init_name) = (vm.name(Name::New), vm.name(Name::Init));
        let overrides_new = vm.lookup(class, new_name) != Some(vm.registry.object_new);
        let overrides_init = vm.lookup(class, init_name) != Some(vm.registry.object_init);
        if overrides_new {
            return Err(vm.type_error("object.__new__() takes exactly one argument (the type to instantiate)"));
        }
        if !overrides_init {
            let message = format!("{}() takes no arguments", vm.class(class).name);
            return Err(vm.type_error(&message));
        }
    }
    if vm.class(class).is_abstract {
        return Err(vm.abstract_instantiation(class));
    }
    Ok(vm.new_instance(class, Object::UNBOUND))
}
fn init(vm: &mut Vm, args: Args<'_>) -> Res {
    if args.all.len() > 1 {
        let class = vm.class_of(args.all[0]);
        let (new_name, init_name) = (vm.name(Name::New), vm.name(Name::Init));
        let overrides_init = vm.lookup(class, init_name) != Some(vm.registry.object_init);
        if overrides_init {
            return Err(vm.type_error("object.__init__() takes exactly one argument (the instance to initialize)"));
        }
        if vm.lookup(class, new_name) == Some(vm.registry.object_new) {
            let message = format!("{}.__init__() takes exactly one argument (the instance to initialize)", vm.class(class).name);
            return Err(vm.type_error(&message));
        }
    }
    Ok(Object::NONE)
}
fn init_subclass(vm: &mut Vm, args: Args<'_>) -> Res {
    if args.keywords.is_empty() {
        return Ok(Object::NONE);
    }
    let name = args.all[0].index_of(Kind::Class).map_or_else(String::new, |class| vm.class(class).qualname.to_string());
    let message = format!("{name}.__init_subclass__() takes no keyword arguments");
    Err(vm.type_error(&message))
}
fn format(vm: &mut Vm, args: &[Object]) -> Res {
    if !vm.payload(args[1]).is(Kind::Str) {
        return vm.expected_type("__format__() argument", "str", args[1]);
    }
    if vm.len_native(vm.payload(args[1])) == Some(0) {
        return types::str_of(vm, args[0]);
    }
    let message = format!("unsupported format string passed to {}.__format__", vm.type_name(args[0]));
    Err(vm.type_error(&message))
}
fn ne(vm: &mut Vm, args: &[Object]) -> Res {
    vm.call_embedded("default_ne", vec![args[0], args[1]])
}
fn hash(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(vm.heap.int(crate::vm::hash::identity_hash(args[0])))
}
pub(super) fn name_arg(vm: &mut Vm, name: Object) -> Res {
    let plain = vm.payload(name);
    if !plain.is(Kind::Str) {
        let message = format!("attribute name must be string, not '{}'", vm.type_name(name));
        return Err(vm.type_error(&message));
    }
    Ok(vm.heap.intern_object(plain))
}
fn getattribute(vm: &mut Vm, args: &[Object]) -> Res {
    let name = name_arg(vm, args[1])?;
    // The plain rule, without `__getattr__`: the caller's own hook comes after it.
    let class = vm.class_of(args[0]);
    if args[0].is(Kind::Class) {
        return vm.generic_class_getattr(args[0], name);
    }
    let found = vm.lookup(class, name);
    if let Some(found) = found
        && vm.is_data_descriptor(found)
    {
        return vm.bind(found, args[0], class);
    }
    if let Some(value) = vm.instance_attr(args[0], name) {
        return Ok(value);
    }
    match found {
        Some(found) => vm.bind(found, args[0], class),
        None => Err(vm.attribute_error(args[0], name)),
    }
}
fn setattr(vm: &mut Vm, args: &[Object]) -> Res {
    let name = name_arg(vm, args[1])?;
    vm.generic_setattr(args[0], name, args[2]).map(|()| Object::NONE)
}
fn delattr(vm: &mut Vm, args: &[Object]) -> Res {
    let name = name_arg(vm, args[1])?;
    vm.generic_delattr(args[0], name).map(|()| Object::NONE)
}
/// The names that `dir` shows.
pub fn dir(vm: &mut Vm, args: &[Object]) -> Res {
    let mut names: Vec<Object> = Vec::new();
    let object = args[0];
    match object.kind() {
        Kind::Class => class_names(vm, object.index(), &mut names),
        Kind::Module => {
            let dict = vm.module_dict(object);
            names.extend(vm.heap.dicts[dict.index()].iter().map(|entry| entry.key));
            for part in crate::stdlib::PARTS.iter().filter(|part| vm.modules.get(part.module) == Some(&object)) {
                names.extend(part.names.split(' ').map(|name| vm.heap.intern(name)));
            }
        }
        kind => {
            class_names(vm, vm.class_of(object), &mut names);
            if kind == Kind::Instance {
                names.extend(vm.instance_items(object).into_iter().map(|(name, _)| name));
            }
            // A method shows what its function has.
            let function = if kind == Kind::Method { vm.heap.methods[object.index()].function } else { object };
            if let Some(function) = function.index_of(Kind::Function)
                && let Some(dict) = vm.heap.functions[function].extra.as_ref().and_then(|extra| extra.dict.index_of(Kind::Dict))
            {
                names.extend(vm.heap.dicts[dict].iter().map(|entry| entry.key));
            }
        }
    }
    names.retain(|name| name.is(Kind::Str));
    // A name that many classes have is one object.
    names.iter_mut().for_each(|name| *name = vm.heap.intern_object(*name));
    names.sort_unstable_by_key(|name| name.index());
    names.dedup();
    names.sort_by(|&one, &other| vm.heap.text(one).cmp(vm.heap.text(other)));
    Ok(vm.heap.list(names))
}
fn class_names(vm: &mut Vm, class: u32, names: &mut Vec<Object>) {
    for ancestor in vm.class(class).mro.clone() {
        match vm.class(ancestor).builtin {
            // `__dict__` and `__module__` of `object` stand for what its subclasses have.
            Some(attrs) => {
                if let Some(extras) = vm.type_extras.get(&ancestor) {
                    let extras: Vec<Box<str>> = extras.keys().cloned().collect();
                    names.extend(extras.iter().map(|name| vm.heap.intern(name)));
                }
                let has_dict = matches!(vm.class(class).layout, Layout::Exception | Layout::Module);
                let hidden = ancestor == OBJECT && class < FIRST_USER_CLASS && !has_dict;
                let shown = attrs.order().iter().filter(|name| !hidden || !matches!(**name, "__dict__" | "__module__"));
                names.extend(shown.map(|name| vm.heap.intern(name)).collect::<Vec<_>>());
                let added: Vec<Box<str>> = vm.type_extras.get(&ancestor).map(|extras| extras.keys().cloned().collect()).unwrap_or_default();
                names.extend(added.iter().map(|name| vm.heap.intern(name)).collect::<Vec<_>>());
            }
            None => names.extend(vm.class(ancestor).attrs.iter().map(|(name, _)| name)),
        }
    }
}
/// Is this an object that consists of data?
fn is_data(vm: &Vm, object: Object) -> bool {
    match object.kind() {
        Kind::Instance | Kind::List | Kind::Dict | Kind::Tuple | Kind::Str | Kind::Bytes | Kind::Complex => true,
        Kind::Int | Kind::Big | Kind::Bool | Kind::Float => true,
        Kind::Set | Kind::FrozenSet | Kind::ByteArray | Kind::Range | Kind::Slice => true,
        _ => vm.exception_state(object).is_some(),
    }
}
pub fn getstate(vm: &mut Vm, args: &[Object]) -> Res {
    if !args[0].is(Kind::Instance) {
        return Ok(Object::NONE);
    }
    let members = member_names(vm, vm.class_of(args[0]));
    let own: Vec<(Object, Object)> = vm.instance_items(args[0]).into_iter().filter(|(name, _)| !members.contains(name)).collect();
    let held: Vec<(Object, Object)> =
        members.into_iter().filter_map(|name| vm.instance_attr(args[0], name).map(|value| (name, value))).collect();
    let state = if own.is_empty() { Object::NONE } else { vm.dict_from(own) };
    if held.is_empty() {
        return Ok(state);
    }
    let held = vm.dict_from(held);
    Ok(vm.heap.tuple([state, held]))
}
/// The names in `__slots__` of a class and those above it.
fn member_names(vm: &Vm, class: u32) -> Vec<Object> {
    let attrs = vm.class(class).mro.iter().flat_map(|&ancestor| vm.class(ancestor).attrs.iter().map(move |(_, value)| (ancestor, value)));
    let mut names = Vec::new();
    for (ancestor, value) in attrs {
        if let Some(Misc::Member { class: owner, name, .. }) = value.index_of(Kind::Misc).map(|index| &vm.heap.miscs[index])
            && *owner == ancestor
            && !names.contains(name)
        {
            names.push(*name);
        }
    }
    names
}
fn dict(vm: &mut Vm, args: &[Object]) -> Res {
    let object = args[0];
    match object.kind() {
        Kind::Instance if vm.class(vm.class_of(object)).slots.is_none() && vm.class_of(object) != OBJECT => Ok(vm.instance_dict(object)),
        Kind::Class => Ok(vm.heap.misc(Misc::ClassDict(object.index()))),
        Kind::Function => Ok(vm.function_dict(object)),
        Kind::Method => {
            let (function, name) = (vm.heap.methods[object.index()].function, vm.name(Name::Dict));
            vm.getattr(function, name)
        }
        Kind::Module => Ok(vm.module_dict(object)),
        _ => {
            let name = vm.name(Name::Dict);
            Err(vm.attribute_error(object, name))
        }
    }
}
fn doc(vm: &mut Vm, args: &[Object]) -> Res {
    let class = match args[0].kind() {
        Kind::Class => args[0].index(),
        _ => vm.class_of(args[0]),
    };
    class_doc(vm, class)
}
fn class_doc(vm: &mut Vm, class: u32) -> Res {
    match vm.class(class).builtin {
        Some(attrs) if attrs.doc.is_empty() => Ok(Object::NONE),
        Some(attrs) => Ok(vm.heap.str(attrs.doc)),
        None => {
            let name = vm.name(Name::Doc);
            Ok(vm.class(class).attrs.get(name).unwrap_or(Object::NONE))
        }
    }
}
fn module(vm: &mut Vm, args: &[Object]) -> Res {
    let class = vm.class_of(args[0]);
    let module = types::class_module(vm, class);
    // CPython's static types know their module by their name alone, which their instances do not see.
    if class < FIRST_USER_CLASS && matches!(module.as_str(), "builtins" | "datetime" | "itertools" | "collections") {
        let name = vm.name(Name::Module);
        return Err(vm.attribute_error(args[0], name));
    }
    Ok(vm.heap.str(&module))
}

// ---- type

static TYPE_METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, object_or_name, bases=(), dict={}, /, **kwds", type_new),
    variadic_method("__init__", "self, /, *args, **kwargs", |_, _| Ok(Object::NONE)),
    variadic_method("__call__", "self, /, *args, **kwargs", type_call),
    method("__repr__", "self, /", |vm, args| types::default_repr(vm, args[0])),
    method("mro", "self, /", mro_list),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
    method("__subclasses__", "self, /", subclasses),
    method("__instancecheck__", "self, instance, /", instancecheck),
    method("__subclasscheck__", "self, subclass, /", subclasscheck),
    NativeDef {
        name: "__prepare__",
        signature: "cls, name, bases, /, **kwds",
        run: crate::native::Run::Variadic(prepare),
        binding: crate::native::Binding::ClassMethod,
    },
    method("__dir__", "self, /", dir),
    getter("__name__", |vm, args| {
        let name = vm.bare_name(args[0].index()).to_owned();
        Ok(vm.heap.str(&name))
    }),
    getter("__qualname__", |vm, args| {
        let name = vm.class(args[0].index()).qualname.clone();
        Ok(vm.heap.str(&name))
    }),
    getter("__module__", |vm, args| {
        let module = types::class_module(vm, args[0].index());
        Ok(vm.heap.str(&module))
    }),
    getter("__doc__", |vm, args| class_doc(vm, args[0].index())),
    getter("__dict__", |vm, args| Ok(vm.heap.misc(Misc::ClassDict(args[0].index())))),
    getter("__bases__", bases),
    getter("__base__", |vm, args| {
        let bases = &vm.class(args[0].index()).bases;
        Ok(if bases.is_empty() { Object::NONE } else { Vm::class_object(types::main_base(vm, bases)) })
    }),
    getter("__mro__", |vm, args| {
        let items: Vec<Object> = vm.class(args[0].index()).mro.iter().map(|&class| Vm::class_object(class)).collect();
        Ok(vm.heap.tuple(items))
    }),
    getter("__flags__", |_, _| Ok(Object::small(0))),
    getter("__basicsize__", |_, _| Ok(Object::small(56))),
    getter("__itemsize__", |_, _| Ok(Object::small(0))),
    getter("__dictoffset__", |vm, args| {
        Ok(Object::small(if vm.class(args[0].index()).slots.is_none() && args[0].index() >= FIRST_USER_CLASS { 16 } else { 0 }))
    }),
    getter("__weakrefoffset__", |vm, args| {
        Ok(Object::small(if vm.class(args[0].index()).slots.is_none() && args[0].index() >= FIRST_USER_CLASS { 24 } else { 0 }))
    }),
    getter("__annotations__", annotations),
    getter("__abstractmethods__", abstractmethods),
    getter("__type_params__", |vm, args| {
        let name = vm.name(Name::TypeParams);
        match vm.own_attr(args[0].index(), name) {
            Some(found) => Ok(found),
            None => Ok(vm.heap.tuple(vec![])),
        }
    }),
    getter("__text_signature__", |_, _| Ok(Object::NONE)),
];

fn annotations(vm: &mut Vm, args: &[Object]) -> Res {
    let class = args[0].index();
    let name = vm.name(Name::Annotations);
    if let Some(found) = vm.own_attr(class, name)
        && !found.is(Kind::Native)
    {
        return Ok(found);
    }
    if class < FIRST_USER_CLASS {
        return Err(vm.attribute_error(args[0], name));
    }
    let dict = vm.dict_from([]);
    vm.heap.classes[class - FIRST_USER_CLASS].attrs.set(name, dict);
    Ok(dict)
}
fn abstractmethods(vm: &mut Vm, args: &[Object]) -> Res {
    let name = vm.name(Name::Abstractmethods);
    match vm.class(args[0].index()).attrs.get(name) {
        Some(found) => Ok(found),
        None => Err(vm.error(types::ATTRIBUTE_ERROR, "__abstractmethods__")),
    }
}
fn bases(vm: &mut Vm, args: &[Object]) -> Res {
    let items: Vec<Object> = vm.class(args[0].index()).bases.iter().map(|&class| Vm::class_object(class)).collect();
    Ok(vm.heap.tuple(items))
}
fn mro_list(vm: &mut Vm, args: &[Object]) -> Res {
    let items: Vec<Object> = vm.class(args[0].index()).mro.iter().map(|&class| Vm::class_object(class)).collect();
    Ok(vm.heap.list(items))
}
fn subclasses(vm: &mut Vm, args: &[Object]) -> Res {
    let items: Vec<Object> = vm.subclasses_of(args[0].index()).into_iter().map(Vm::class_object).collect();
    Ok(vm.heap.list(items))
}
fn prepare(vm: &mut Vm, _: Args<'_>) -> Res {
    Ok(vm.dict_from([]))
}
fn instancecheck(vm: &mut Vm, args: &[Object]) -> Res {
    crate::builtins::is_instance_of(vm, args[1], args[0].index())
}
fn subclasscheck(vm: &mut Vm, args: &[Object]) -> Res {
    crate::builtins::is_subclass_of(vm, args[1], args[0].index())
}
fn type_call(vm: &mut Vm, args: Args<'_>) -> Res {
    let function = vm.embedded("type_call");
    Err(Box::new(Flow::Call(crate::native::Call {
        callee: function,
        args: args.all.to_vec(),
        keywords: args.keywords.to_vec(),
        cont: Cont::Store,
        extra: Object::UNBOUND,
    })))
}
fn type_new(vm: &mut Vm, args: Args<'_>) -> Res {
    let positional = args.positional();
    if positional.len() == 2 && positional[0] == Vm::class_object(TYPE) {
        return Ok(Vm::class_object(vm.class_of(positional[1])));
    }
    if positional.len() != 4 {
        let message = if positional[0] == Vm::class_object(TYPE) {
            "type() takes 1 or 3 arguments".to_owned()
        } else {
            format!("type.__new__() takes exactly 3 arguments ({} given)", positional.len() - 1)
        };
        return Err(vm.type_error(&message));
    }
    let (name, bases, namespace) = (positional[1], vm.payload(positional[2]), vm.payload(positional[3]));
    if !vm.payload(name).is(Kind::Str) {
        return vm.expected_type("type.__new__() argument 1", "str", name);
    }
    if !bases.is(Kind::Tuple) {
        return vm.expected_type("type.__new__() argument 2", "tuple", bases);
    }
    if !namespace.is(Kind::Dict) {
        return vm.expected_type("type.__new__() argument 3", "dict", namespace);
    }
    if vm.text_of(name).contains('\0') {
        return Err(vm.value_error("type name must not contain null characters"));
    }
    let base_list = vm.heap.tuples[bases.index()].to_vec();
    for &base in &base_list {
        if !base.is(Kind::Class) {
            let entries = vm.name(Name::MroEntries);
            if vm.getattr(base, entries).is_ok() {
                return Err(vm.type_error("type() doesn't support MRO entry resolution; use types.new_class()"));
            }
        }
    }
    let asked = positional[0].index();
    let metaclass = vm.derive_metaclass(asked, &base_list)?;
    if metaclass != asked {
        // The most derived metaclass makes the class, if it has a way of its own.
        let name = vm.name(Name::New);
        if let Some(new) = vm.lookup(metaclass, name)
            && !new.is(Kind::Native)
        {
            // `type(…)` itself goes through the whole of it; a metaclass's own `__new__` calls `__init__` later.
            let mut all = if asked == TYPE { vec![] } else { vec![Vm::class_object(metaclass)] };
            all.extend_from_slice(&args.all[1..]);
            let callee = if asked == TYPE { Vm::class_object(metaclass) } else { vm.bind(new, Object::NONE, metaclass)? };
            let call =
                crate::native::Call { callee, args: all, keywords: args.keywords.to_vec(), cont: Cont::Store, extra: Object::UNBOUND };
            return Err(Box::new(Flow::Call(call)));
        }
    }
    let name = vm.payload(name);
    let class = vm.make_class(metaclass, name, &base_list, namespace)?;
    let mro = vm.heap.intern("mro");
    let has_own_order = metaclass != TYPE && vm.lookup(metaclass, mro).is_some_and(|method| !method.is(Kind::Native));
    if has_own_order || needs_finish(vm, class, namespace, args.keywords) {
        let function = vm.embedded(if has_own_order { "finish_ordered_class" } else { "finish_class" });
        let mut all = vec![class, namespace];
        all.extend(args.named().map(|(_, value)| value));
        return Err(Box::new(Flow::Call(crate::native::Call {
            callee: function,
            args: all,
            keywords: args.keywords.to_vec(),
            cont: Cont::Store,
            extra: Object::UNBOUND,
        })));
    }
    Ok(class)
}
/// Must guest code take part (`__set_name__`, `__init_subclass__`)?
fn needs_finish(vm: &mut Vm, class: Object, namespace: Object, keywords: &[Object]) -> bool {
    if !keywords.is_empty() {
        return true;
    }
    let name = vm.name(Name::InitSubclass);
    let mro = vm.class(class.index()).mro.clone();
    let inherited = mro[1..].iter().find_map(|&ancestor| vm.own_attr(ancestor, name));
    if inherited.is_some_and(|method| !method.is(Kind::Native)) {
        return true;
    }
    let values: Vec<Object> = vm.heap.dicts[namespace.index()].iter().map(|entry| entry.value).collect();
    let set_name = vm.name(Name::SetName);
    values.into_iter().any(|value| value.is(Kind::Instance) && vm.lookup(vm.class_of(value), set_name).is_some())
}
