//! How an `OrderedDict` and a `defaultdict` are filled when they are made, and what the latter makes of a key that it lacks.
//! Where guest code takes part, the Python beside it does the work.

use crate::builtins::is_callable;
use crate::native::{Args, Flow, Res};
use crate::object::class::FIRST_USER_CLASS;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::{DICT, KEY_ERROR};
use crate::vm::{Name, Vm};

/// `__init__` of both.
pub fn init(vm: &mut Vm, args: Args<'_>) -> Res {
    let Some((&receiver, given)) = args.positional().split_first() else { return Ok(Object::NONE) };
    let is_default = receiver.is(Kind::Instance)
        && vm.class(vm.class_of(receiver)).mro.iter().any(|&class| vm.class(class).name == "collections.defaultdict");
    if is_default {
        return init_default(vm, args, receiver, given);
    }
    super::check_dict(vm, receiver, "__init__")?;
    if given.len() > 1 {
        let message = format!("expected at most 1 arguments, got {}", given.len());
        return Err(vm.type_error(&message));
    }
    fill_ordered(vm, args, receiver)
}

/// `OrderedDict.update`.
pub fn update(vm: &mut Vm, args: Args<'_>) -> Res {
    let Some((&receiver, given)) = args.positional().split_first() else { return Ok(Object::NONE) };
    super::check_dict(vm, receiver, "update")?;
    if given.len() > 1 {
        let message = format!("update() takes at most 1 positional argument ({} given)", given.len());
        return Err(vm.type_error(&message));
    }
    fill_ordered(vm, args, receiver)
}

/// Puts what is given into an ordered dict, at most one source and what comes by name.
fn fill_ordered(vm: &mut Vm, args: Args<'_>, receiver: Object) -> Res {
    let (table, given) = (vm.payload(receiver), &args.positional()[1..]);
    if given.is_empty() && args.keywords.is_empty() {
        return Ok(Object::NONE);
    }
    if sets_plainly(vm, receiver) {
        match (given, args.keywords) {
            ([], _) => {
                let named: Vec<(Object, Object)> = args.named().collect();
                let named = vm.dict_from(named);
                return vm.dict_update(table, named).map(|()| Object::NONE);
            }
            (&[source], []) if source.is(Kind::Dict) || is_pairs(vm, source) => {
                return vm.dict_update(table, source).map(|()| Object::NONE);
            }
            _ => {}
        }
    }
    let given = vm.heap.tuple(given);
    let named: Vec<(Object, Object)> = args.named().collect();
    let named = vm.dict_from(named);
    super::super::slowly(vm, "collections", "_ordered_update", vec![receiver, given, named])
}

/// Does a subclass of dict store items as a dict does?
fn sets_plainly(vm: &mut Vm, object: Object) -> bool {
    let (name, class) = (vm.name(Name::Setitem), vm.class_of(object));
    vm.lookup(class, name) == vm.lookup(DICT, name)
}

/// Is it a list or tuple of pairs that are tuples?
fn is_pairs(vm: &Vm, source: Object) -> bool {
    let items = match source.kind() {
        Kind::List => &vm.heap.lists[source.index()][..],
        Kind::Tuple => &vm.heap.tuples[source.index()][..],
        _ => return false,
    };
    pace::every(items, |item| item.index_of(Kind::Tuple).is_some_and(|pair| vm.heap.tuples[pair].len() == 2))
}

fn init_default(vm: &mut Vm, args: Args<'_>, receiver: Object, given: &[Object]) -> Res {
    let factory = given.first().copied().unwrap_or(Object::NONE);
    if !factory.is_none() && !is_callable(vm, factory) {
        return Err(vm.type_error("first argument must be callable or None"));
    }
    let name = vm.name(Name::DefaultFactory);
    vm.set_instance_attr(receiver, name, factory)?;
    if given.len() <= 1 && args.keywords.is_empty() {
        return Ok(Object::NONE);
    }
    let given = vm.heap.tuple(given.get(1..).unwrap_or_default());
    let named: Vec<(Object, Object)> = args.named().collect();
    let named = vm.dict_from(named);
    super::super::slowly(vm, "collections", "_default_update", vec![receiver, given, named])
}

/// `defaultdict.__missing__`.
pub fn missing(vm: &mut Vm, args: &[Object]) -> Res {
    let (receiver, key) = (args[0], args[1]);
    super::check_dict(vm, receiver, "__missing__")?;
    let name = vm.name(Name::DefaultFactory);
    let factory = vm.instance_attr(receiver, name).unwrap_or(Object::NONE);
    if factory.is_none() {
        return Err(vm.raise(KEY_ERROR, vec![key]));
    }
    // A builtin class makes its value here.
    let new = factory.index_of(Kind::Class).filter(|&class| class < FIRST_USER_CLASS);
    let new = new.and_then(|class| vm.registry.constructors.get(class as usize)).and_then(|new| new.index_of(Kind::Native));
    if let Some(new) = new
        && let Some(table) = vm.plain_dict(receiver)
        && let Ok((hash, None)) = vm.dict_find(table, key)
    {
        match vm.call_native(new, &[factory], &[]) {
            Ok(value) => {
                vm.reserve(64)?;
                vm.dict_push(table, hash, key, value)?;
                return Ok(value);
            }
            Err(flow) if !matches!(*flow, Flow::Call(_)) => return Err(flow),
            Err(_) => {}
        }
    }
    if factory.is(Kind::Function)
        && let Some(table) = vm.plain_dict(receiver)
        && let Ok((hash, None)) = vm.dict_find(table, key)
        && let Some(value) = vm.simple_answer(factory, &[])?
    {
        vm.reserve(64)?;
        vm.dict_push(table, hash, key, value)?;
        return Ok(value);
    }
    vm.call_embedded("default_made", vec![receiver, key, factory])
}
