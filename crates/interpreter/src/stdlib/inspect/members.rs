//! Attributes as `inspect` lists them: as they are stored, without running a descriptor or a hook.

use super::kinds::is_routine;
use super::{named, record};
use crate::builtins::is_callable;
use crate::native::{Binding, Res};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::asking::{Told, told};
use crate::stdlib::slowly;
use crate::types::{self, ATTRIBUTE_ERROR, VALUE_ERROR};
use crate::vm::Vm;

/// `inspect.getattr_static(obj, attr, default)`.
pub fn stored(vm: &mut Vm, args: &[Object]) -> Res {
    let (object, name) = (args[0], args[1]);
    let found = if vm.payload(name).is(Kind::Str) { stored_as(vm, object, vm.payload(name)) } else { None };
    match found.or(args[2].given()) {
        Some(found) => Ok(found),
        None => Err(vm.raise(ATTRIBUTE_ERROR, vec![name])),
    }
}
fn stored_as(vm: &mut Vm, object: Object, name: Object) -> Option<Object> {
    let name = vm.heap.intern_object(name);
    let class = object.index_of(Kind::Class).unwrap_or_else(|| vm.class_of(object));
    let own = match object.kind() {
        Kind::Instance | Kind::Function | Kind::Module => vm.instance_attr(object, name),
        _ => None,
    };
    let defined = vm.lookup(class, name);
    match defined {
        Some(defined) if own.is_some() && decides(vm, defined) => return Some(defined),
        _ => {}
    }
    let meta = vm.class(class).metaclass;
    own.or(defined).or_else(|| if object.is(Kind::Class) { vm.lookup(meta, name) } else { None })
}
/// Does a descriptor win over what an instance holds itself?
fn decides(vm: &mut Vm, found: Object) -> bool {
    if !found.is(Kind::Instance) {
        return vm.is_data_descriptor(found);
    }
    super::kinds::has(vm, found, "__get__") && super::kinds::has(vm, found, "__set__")
}

/// `inspect.classify_class_attrs(cls)`.
pub fn classified(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(class) = args[0].index_of(Kind::Class) else {
        let name = vm.heap.intern("__mro__");
        return Err(vm.attribute_error(args[0], name));
    };
    let names = types::dir(vm, args)?;
    let names = vm.heap.lists[names.index()].clone();
    vm.reserve_many(names.len() as u64, 128, 1)?;
    let mro = vm.class(class).mro.clone();
    let mut found = Vec::with_capacity(names.len());
    for name in pace::items(names.into_iter()) {
        let home = mro.iter().find_map(|&base| vm.own_attr(base, name).map(|value| (base, value)));
        let Some((base, value)) = home else { continue };
        let kind = kind_of(vm, name, value);
        let kind = vm.heap.intern(kind);
        found.push(record(vm, "Attribute", &[name, kind, Vm::class_object(base), value])?);
    }
    Ok(vm.heap.list(found))
}
fn kind_of(vm: &mut Vm, name: Object, value: Object) -> &'static str {
    let binding = value.index_of(Kind::Native).map(|native| vm.registry.natives[native as usize].def.binding);
    let misc = value.index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]);
    match (misc, binding) {
        (Some(Misc::StaticMethod(..)), _) => "static method",
        _ if vm.heap.text(name) == "__new__" => "static method",
        (Some(Misc::ClassMethod(..)), _) | (_, Some(Binding::ClassMethod)) => "class method",
        (Some(Misc::Property { .. }), _) => "property",
        _ => match is_routine(vm, value) {
            true => "method",
            false => "data",
        },
    }
}

/// `inspect.unwrap(func, *, stop=None)`.
pub fn unwrapped(vm: &mut Vm, args: &[Object]) -> Res {
    // Where somebody must be asked, or there is no end, Python goes the whole way: it also says what is wrong.
    let stop = args[1].some();
    let mut function = args[0];
    for _ in 0..vm.recursion_limit {
        match told(vm, function, "__wrapped__")? {
            Told::Is(inner) if stop.is_none() => function = inner,
            Told::Absent => return Ok(function),
            Told::Is(_) | Told::AskGuest => break,
        }
    }
    slowly(vm, "inspect", "_unwrap", vec![args[0], stop.unwrap_or(Object::NONE)])
}

/// `inspect.getclosurevars(func)`.
pub fn closure(vm: &mut Vm, args: &[Object]) -> Res {
    let function = args[0].index_of(Kind::Method).map_or(args[0], |method| vm.heap.methods[method].function);
    let Some(index) = function.index_of(Kind::Function) else {
        return slowly(vm, "inspect", "_no_function", vec![args[0]]);
    };
    let (code, globals) = (vm.heap.functions[index].code, vm.heap.functions[index].globals);
    let cells = vm.heap.functions[index].closure.clone();
    let (free, names) = (vm.proto(code).freevars.clone(), vm.proto(code).names.clone());
    let mut outer = Vec::new();
    for (name, &cell) in free.iter().zip(&cells) {
        let name = vm.heap.intern(name);
        let value = vm.heap.cells[cell.index()].value;
        if value.is_unbound() {
            return Err(vm.error(VALUE_ERROR, "Cell is empty"));
        }
        outer.push((name, value));
    }
    let (mut global, mut builtin, mut unbound) = (Vec::new(), Vec::new(), Vec::new());
    for name in names.iter().filter(|name| !matches!(name.as_str(), "None" | "True" | "False")) {
        let known = vm.registry.builtins.get(name.as_str()).copied();
        let name = vm.heap.intern(name);
        match (vm.dict_get(globals, name), known) {
            (Some(value), _) => global.push((name, value)),
            (None, Some(value)) => builtin.push((name, value)),
            (None, None) => unbound.push(name),
        }
    }
    let [outer, global, builtin] = [outer, global, builtin].map(|pairs| vm.dict_from(pairs));
    let Ok(missing) = vm.set_from(&unbound) else { return Err(vm.memory_error()) };
    record(vm, "ClosureVars", &[outer, global, builtin, missing])
}

/// `inspect.get_annotations(obj)`, of what was compiled to objects; texts are evaluated in Python.
pub fn annotations(vm: &mut Vm, args: &[Object]) -> Res {
    let object = args[0];
    let evaluates = args[3].given().is_some_and(|flag| vm.truth_native(flag) != Some(false));
    let found = match object.index_of(Kind::Class) {
        Some(class) => {
            let name = vm.heap.intern("__annotations__");
            let own = vm.own_attr(class, name).filter(|own| own.is(Kind::Dict));
            Told::Is(own.unwrap_or(Object::NONE))
        }
        None if object.is(Kind::Module) || is_callable(vm, object) => told(vm, object, "__annotations__")?,
        None => Told::AskGuest,
    };
    match found {
        Told::Absent if !evaluates => Ok(vm.dict_from([])),
        Told::Is(found) if !evaluates && found.is_none() => Ok(vm.dict_from([])),
        Told::Is(found) if !evaluates && found.is(Kind::Dict) => {
            vm.reserve(vm.heap.dicts[found.index()].len() * 44)?;
            let items = vm.heap.dicts[found.index()].clone();
            Ok(vm.heap.dict(items))
        }
        _ => {
            let [globals, locals] = [args[1].or(Object::NONE), args[2].or(Object::NONE)];
            slowly(vm, "inspect", "_get_annotations", vec![object, globals, locals, Object::bool(evaluates)])
        }
    }
}

/// `inspect.formatannotation(annotation, base_module=None)`.
pub fn annotation_text(vm: &mut Vm, args: &[Object]) -> Res {
    let annotation = args[0];
    let Some(class) = annotation.index_of(Kind::Class) else {
        return match told(vm, annotation, "__module__")? {
            Told::Is(module) if module.is(Kind::Str) && vm.heap.text(module) == "typing" => {
                slowly(vm, "inspect", "_format_typing", vec![annotation])
            }
            Told::AskGuest => slowly(vm, "inspect", "_format_slowly", vec![annotation]),
            Told::Is(_) | Told::Absent => types::repr_of(vm, annotation),
        };
    };
    let module = named(vm, annotation, "__module__")?;
    let qualname = vm.class(class).qualname.clone();
    let module = if module.is(Kind::Str) { vm.heap.text(module).to_owned() } else { String::new() };
    let base = args[1].some().filter(|base| base.is(Kind::Str)).map(|base| vm.heap.text(base).to_owned());
    if module == "typing" {
        return slowly(vm, "inspect", "_format_typing", vec![annotation]);
    }
    if module == "builtins" || base.is_some_and(|base| base == module) {
        return Ok(vm.heap.str(&qualname));
    }
    Ok(vm.heap.string(format!("{module}.{qualname}")))
}
