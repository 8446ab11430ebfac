//! `gc` and `atexit`: memory is collected when it is needed, so that most of `gc` only remembers what it is told.
//! What is registered at exit is called when `hood run` ends a program; a session that is closed has nobody left to print to.

use super::returning;
use crate::native::{Args, NativeDef, Res, function, variadic};
use crate::object::{Kind, Object};
use crate::types::OBJECT;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    // For `collect`, which is Python: it has a frame of its own, so that what earlier calls left behind keeps nothing alive.
    function("_collect", "generation, /", |vm, args| {
        if !(0..=2).contains(&vm.c_int_arg(args, 0, 2)?) {
            return Err(vm.value_error("invalid generation"));
        }
        vm.call_embedded("finalize_now", vec![Object::FALSE]).map_err(|flow| returning(flow, Object::small(0)))
    }),
    function("enable", "", |vm, _| told(vm, ENABLED, Object::TRUE)),
    function("disable", "", |vm, _| told(vm, ENABLED, Object::FALSE)),
    function("isenabled", "", |vm, _| Ok(vm.state.get(ENABLED).copied().unwrap_or(Object::TRUE))),
    function("get_threshold", "", |vm, _| Ok(thresholds(vm))),
    variadic("set_threshold", "*args, /", set_threshold),
    function("get_count", "", |vm, _| Ok(vm.heap.tuple([Object::small(0); 3]))),
    function("get_stats", "", |vm, _| {
        let mut stats = Vec::new();
        for _ in 0..3 {
            let names = ["collections", "collected", "uncollectable"].map(|name| (vm.heap.intern(name), Object::small(0)));
            stats.push(vm.dict_from(names));
        }
        Ok(vm.heap.list(stats))
    }),
    function("get_debug", "", |vm, _| Ok(vm.state.get(DEBUG).copied().unwrap_or(Object::small(0)))),
    function("set_debug", "flags, /", |vm, args| {
        let flags = vm.c_int_arg(args, 0, 0)?;
        told(vm, DEBUG, Object::small(flags))
    }),
    function("get_objects", "generation=None", |vm, args| {
        if let Some(given) = args[0].some() {
            if !matches!(vm.payload(given).kind(), Kind::Int | Kind::Big | Kind::Bool)
                && vm.special(given, crate::vm::Name::Index).is_none()
            {
                let message = format!("argument should be integer or None, not '{}'", vm.type_name(given));
                return Err(vm.type_error(&message));
            }
            if vm.int_arg(args, 0)? > 2 {
                return Err(vm.value_error("generation parameter must be less than the number of available generations (3)"));
            }
        }
        Ok(vm.heap.list(vec![]))
    }),
    variadic("get_referrers", "*objs, /", |vm, _| Ok(vm.heap.list(vec![]))),
    variadic("get_referents", "*objs, /", |vm, _| Ok(vm.heap.list(vec![]))),
    function("is_tracked", "obj, /", |vm, args| Ok(Object::bool(is_tracked(vm, args[0])))),
    function("is_finalized", "obj, /", |_, _| Ok(Object::FALSE)),
    function("freeze", "", |_, _| Ok(Object::NONE)),
    function("unfreeze", "", |_, _| Ok(Object::NONE)),
    function("get_freeze_count", "", |_, _| Ok(Object::small(0))),
];

/// Where a session keeps what it was told.
const ENABLED: &str = "gc enabled";
const THRESHOLDS: &str = "gc thresholds";
const DEBUG: &str = "gc debug";
const HANDLERS: &str = "atexit";

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    let flags = [("DEBUG_STATS", 1), ("DEBUG_COLLECTABLE", 2), ("DEBUG_UNCOLLECTABLE", 4), ("DEBUG_SAVEALL", 32), ("DEBUG_LEAK", 38)];
    for (name, value) in flags {
        vm.dict_set_str(dict, name, Object::small(value));
    }
    for name in ["callbacks", "garbage"] {
        let list = vm.heap.list(vec![]);
        vm.dict_set_str(dict, name, list);
    }
    Ok(())
}

fn told(vm: &mut Vm, what: &str, value: Object) -> Res {
    vm.state.insert(what.into(), value);
    Ok(Object::NONE)
}
fn thresholds(vm: &mut Vm) -> Object {
    match vm.state.get(THRESHOLDS) {
        Some(&known) => known,
        None => vm.heap.tuple([700, 10, 10].map(Object::small)),
    }
}
fn set_threshold(vm: &mut Vm, args: Args<'_>) -> Res {
    let count = args.all.len();
    if !(1..=3).contains(&count) {
        let bound = if count == 0 { "at least 1 argument" } else { "at most 3 arguments" };
        let message = format!("set_threshold() takes {bound} ({count} given)");
        return Err(vm.type_error(&message));
    }
    let known = thresholds(vm);
    let mut new = vm.heap.tuples[known.index()].to_vec();
    for (at, slot) in new.iter_mut().enumerate().take(count) {
        let value = vm.index_object(args.all, at)?;
        match vm.small_int(value).filter(|&value| i32::try_from(value).is_ok()) {
            Some(value) => *slot = Object::small(value),
            None => return Err(vm.overflow_error("Python int too large to convert to C long")),
        }
    }
    let new = vm.heap.tuple(new);
    told(vm, THRESHOLDS, new)
}
/// Would CPython's collector look at it? What holds no other objects is none of its business.
fn is_tracked(vm: &Vm, object: Object) -> bool {
    let is_container = |object: Object| {
        !matches!(
            object.kind(),
            Kind::Int | Kind::Big | Kind::Bool | Kind::Float | Kind::Complex | Kind::Str | Kind::Bytes | Kind::ByteArray | Kind::Special
        )
    };
    match object.index_of(Kind::Dict) {
        Some(dict) => crate::pace::items(vm.heap.dicts[dict].iter()).any(|entry| is_container(entry.key) || is_container(entry.value)),
        None => is_container(object) && !object.is(Kind::Range) && vm.class_of(object) != OBJECT,
    }
}

/// The functions of `atexit`.
pub static ATEXIT: &[NativeDef] = &[
    variadic("register", "func, /, *args, **kwargs", register),
    function("unregister", "func, /", |vm, args| {
        let handlers = handlers(vm);
        vm.call_embedded("forget_exit_handler", vec![handlers, args[0]])
    }),
    function("_clear", "", |vm, _| {
        let handlers = handlers(vm);
        vm.heap.lists[handlers.index()].clear();
        Ok(Object::NONE)
    }),
    function("_ncallbacks", "", |vm, _| {
        let handlers = handlers(vm);
        Ok(Object::small(vm.heap.lists[handlers.index()].len() as i64))
    }),
    function("_run_exitfuncs", "", |vm, _| {
        let handlers = handlers(vm);
        vm.call_embedded("run_exit_handlers", vec![handlers])
    }),
];

/// What is registered, as a list of the session.
pub(crate) fn handlers(vm: &mut Vm) -> Object {
    if let Some(&handlers) = vm.state.get(HANDLERS) {
        return handlers;
    }
    let handlers = vm.heap.list(vec![]);
    vm.state.insert(HANDLERS.into(), handlers);
    handlers
}
fn register(vm: &mut Vm, args: Args<'_>) -> Res {
    let Some((&function, rest)) = args.positional().split_first() else {
        return Err(vm.type_error("register() takes at least 1 argument (0 given)"));
    };
    if !crate::builtins::is_callable(vm, function) {
        return Err(vm.type_error("the first argument must be callable"));
    }
    let rest = vm.heap.tuple(rest);
    let options = vm.dict_from(args.named());
    let handler = vm.heap.tuple([function, rest, options]);
    let handlers = handlers(vm);
    vm.heap.lists[handlers.index()].push(handler);
    Ok(function)
}
