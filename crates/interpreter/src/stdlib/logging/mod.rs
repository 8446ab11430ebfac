//! The native part of `logging`: the names of levels, and what makes records and loggers.
//! Loggers, handlers and formatters are classes that guests derive from, and are Python.

use super::asking::{answered, builtin};
use super::{Known, class_in, clock, first_of, module_value, string, text, traceback};
use crate::Clock;
use crate::native::{NativeDef, Res, call, function};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use crate::vm::hash::Slow;

pub static TABLE: &[NativeDef] = &[
    // Who called, and when.
    function("_guest_frames", "", traceback::guest_frames),
    function("_caller", "", traceback::caller),
    function("_wall", "", |_, _| clock::now(Clock::Wall, clock::seconds)),
    function("_format_parse", "text, /", string::parsed),
    function("getLevelNamesMapping", "", |vm, _| {
        let Some(levels) = table(vm, LEVELS) else { return Ok(vm.dict_from([])) };
        vm.reserve(vm.heap.dicts[levels].len() * 44)?;
        let copy = vm.heap.dicts[levels].clone();
        Ok(vm.heap.dict(copy))
    }),
    function("getLevelName", "level", |vm, args| {
        for name in ["_levelToName", LEVELS] {
            if let Some(found) = find(vm, name, args[0])?.filter(|found| !found.is_none()) {
                return Ok(found);
            }
        }
        let (then, ask) = (LEVEL_TEXT.get(vm), builtin(vm, "format"));
        answered(vm, then, args, &[(0, ask)])
    }),
    function("getLogger", "name=None", |vm, args| {
        let root = module_value(vm, MODULE, "root").unwrap_or(Object::NONE);
        let name = args[0].or(Object::NONE);
        let attribute = |vm: &mut Vm, object: Object, name: &str| {
            let name = vm.heap.intern(name);
            vm.getattr(object, name)
        };
        let of_root = attribute(vm, root, "name")?;
        let is_root = vm.payload(name).is(Kind::Str) && vm.payload(of_root).is(Kind::Str) && vm.text_of(name) == vm.text_of(of_root);
        if is_root || vm.truth_native(name) == Some(false) {
            return Ok(root);
        }
        let class = module_value(vm, MODULE, "Logger").unwrap_or(Object::NONE);
        let manager = attribute(vm, class, "manager")?;
        let get = attribute(vm, manager, "getLogger")?;
        call(get, [name])
    }),
    function("_level_text", "text, /", |vm, args| {
        let shown = format!("Level {}", text(vm, args[0]));
        Ok(vm.heap.string(shown))
    }),
    function("_check_level", "level, /", |vm, args| match vm.payload(args[0]).kind() {
        Kind::Int | Kind::Big | Kind::Bool => Ok(args[0]),
        Kind::Str => match find(vm, LEVELS, args[0])? {
            Some(level) => Ok(level),
            None => {
                let shown = types::repr_native(vm, args[0]);
                Err(vm.value_error(&format!("Unknown level: {shown}")))
            }
        },
        _ => {
            let (then, ask) = (NO_LEVEL.get(vm), builtin(vm, "repr"));
            answered(vm, then, args, &[(0, ask)])
        }
    }),
    function("_no_level", "shown, /", |vm, args| {
        let message = format!("Level not an integer or a valid string: {}", text(vm, args[0]));
        Err(vm.type_error(&message))
    }),
    function("setLogRecordFactory", "factory", |vm, args| keep(vm, "_factory", args[0])),
    function("getLogRecordFactory", "", |vm, _| Ok(first_of(vm, MODULE, "_factory").unwrap_or(Object::NONE))),
    function("setLoggerClass", "klass", |vm, args| {
        let Some(class) = args[0].index_of(Kind::Class) else { return Err(vm.type_error("issubclass() arg 1 must be a class")) };
        if !class_in(vm, MODULE, "Logger").is_some_and(|logger| vm.is_subclass(class, logger)) {
            let message = format!("logger not derived from logging.Logger: {}", vm.bare_name(class));
            return Err(vm.type_error(&message));
        }
        keep(vm, "_logger_class", args[0])
    }),
    function("getLoggerClass", "", |vm, _| Ok(first_of(vm, MODULE, "_logger_class").unwrap_or(Object::NONE))),
];

const MODULE: &str = "logging";
const LEVELS: &str = "_nameToLevel";
static LEVEL_TEXT: Known = Known::new(MODULE, "_level_text");
static NO_LEVEL: Known = Known::new(MODULE, "_no_level");

fn table(vm: &mut Vm, name: &str) -> Option<u32> {
    module_value(vm, MODULE, name).and_then(|table| table.index_of(Kind::Dict))
}
fn find(vm: &mut Vm, name: &str, key: Object) -> Res<Option<Object>> {
    let Some(table) = table(vm, name) else { return Ok(None) };
    match vm.dict_find(table, key) {
        Ok((_, found)) => Ok(found.and_then(|at| vm.heap.dicts[table].entries.get(at)).map(|entry| entry.value)),
        Err(Slow::Flow(flow)) => Err(flow),
        // A number or a text of the guest's own class stands for what it is.
        Err(Slow::Guest) => {
            let plain = vm.payload(key);
            Ok(module_value(vm, MODULE, name).and_then(|table| vm.dict_get(table, plain)))
        }
    }
}
fn keep(vm: &mut Vm, name: &str, new: Object) -> Res {
    let list = module_value(vm, MODULE, name).and_then(|kept| kept.index_of(Kind::List));
    if let Some(place) = list.and_then(|list| vm.heap.lists[list].first_mut()) {
        *place = new;
    }
    Ok(Object::NONE)
}
