//! The native part of `warnings`: its filters, and the text of a warning.
//! Issuing one calls what the guest put in place of these functions, and patterns are compiled by `re`: that is Python.

use super::asking::{Told, again, builtin, told};
use super::{inspect, module_value, traceback};
use crate::native::{NativeDef, Res, function};
use crate::object::dict::Dict;
use crate::object::{Kind, Object};
use crate::types::{self, ASSERTION_ERROR, WARNING};
use crate::vm::Vm;
use crate::vm::compare::equal_native;

pub static TABLE: &[NativeDef] = &[
    function("_guest_frames", "", traceback::guest_frames),
    function("_source_line", "filename, lineno, /", inspect::source_line),
    function("formatwarning", "message, category, filename, lineno, line=None", text),
    function("_check_filter", "action, message, category, module, lineno, /", |vm, args| {
        action(vm, args[0])?;
        text_arg(vm, args[1], "message")?;
        match args[2].index_of(Kind::Class) {
            None => return Err(refused(vm, "category must be a class")),
            Some(class) if !vm.is_subclass(class, WARNING) => return Err(refused(vm, "category must be a Warning subclass")),
            Some(_) => {}
        }
        text_arg(vm, args[3], "module")?;
        line(vm, args[4])
    }),
    function("_add", "append, action, message, category, module, lineno, /", |vm, args| {
        add(vm, [args[1], args[2], args[3], args[4], args[5]], args[0])
    }),
    function("simplefilter", "action, category=Warning, lineno=0, append=False", |vm, args| {
        let action = action(vm, args[0])?;
        let line = line(vm, args[2])?;
        let category = args[1].or(Vm::class_object(WARNING));
        add(vm, [action, Object::NONE, category, Object::NONE, line], args[3])
    }),
    function("resetwarnings", "", |vm, _| {
        if let Some(filters) = filters(vm) {
            vm.heap.lists[filters].clear();
        }
        Ok(changed(vm))
    }),
    function("_filters_mutated", "", |vm, _| Ok(changed(vm))),
];

const MODULE: &str = "warnings";
const ACTIONS: &[&str] = &["error", "ignore", "always", "default", "module", "once"];

/// `warnings.formatwarning(message, category, filename, lineno, line=None)`.
fn text(vm: &mut Vm, args: &[Object]) -> Res {
    // All that is shown is asked for its text first.
    let format = builtin(vm, "format");
    let plan: Vec<(usize, Object)> =
        [2, 3, 0].into_iter().filter(|&at| !args[at].is(Kind::Str) && !args[at].is_int()).map(|at| (at, format)).collect();
    if !plan.is_empty() {
        return again(vm, args, &plan);
    }
    let name = match told(vm, args[1], "__name__")? {
        Told::Is(name) => types::str_of(vm, name)?,
        Told::Absent | Told::AskGuest => {
            let name = vm.heap.intern("__name__");
            return Err(vm.attribute_error(args[1], name));
        }
    };
    let line = match args[4].some() {
        Some(line) => line,
        None if args[3].is_int() => inspect::source_line(vm, &[args[2], args[3]])?,
        None => Object::NONE,
    };
    if !line.is_none() && !vm.payload(line).is(Kind::Str) {
        let name = vm.heap.intern("strip");
        return Err(vm.attribute_error(line, name));
    }
    let mut text = String::new();
    let parts = [args[2], args[3], name, args[0]];
    for (part, end) in parts.into_iter().zip([":", ": ", ": ", "\n"]) {
        let part = types::str_of(vm, part)?;
        let part = vm.text_of(part);
        let length = part.len();
        text.push_str(part);
        text.push_str(end);
        vm.reserve(length)?;
    }
    let line = if line.is_none() { "" } else { vm.text_of(line) };
    if !line.is_empty() {
        text.push_str("  ");
        text.push_str(crate::text::str_split::strip(line, None));
        text.push('\n');
    }
    vm.reserve(text.len())?;
    Ok(vm.heap.string(text))
}

fn refused(vm: &mut Vm, message: &str) -> Box<crate::native::Flow> {
    vm.error(ASSERTION_ERROR, message)
}
fn action(vm: &mut Vm, given: Object) -> Res {
    let plain = vm.payload(given);
    if plain.is(Kind::Str) && ACTIONS.contains(&vm.heap.text(plain)) {
        return Ok(given);
    }
    let shown = types::repr_native(vm, given);
    Err(refused(vm, &format!("invalid action: {shown}")))
}
fn line(vm: &mut Vm, given: Object) -> Res {
    let line = given.or(Object::small(0));
    let plain = vm.payload(line);
    let is_number = matches!(plain.kind(), Kind::Int | Kind::Bool | Kind::Big);
    if is_number && vm.clamped(plain) >= 0 { Ok(line) } else { Err(refused(vm, "lineno must be an int >= 0")) }
}
fn text_arg(vm: &mut Vm, given: Object, what: &str) -> Res<()> {
    if vm.payload(given).is(Kind::Str) { Ok(()) } else { Err(refused(vm, &format!("{what} must be a string"))) }
}

fn filters(vm: &mut Vm) -> Option<u32> {
    module_value(vm, MODULE, "filters").and_then(|filters| filters.index_of(Kind::List))
}
/// Puts a filter first, or last if there is none like it.
fn add(vm: &mut Vm, filter: [Object; 5], append: Object) -> Res {
    let is_last = append.given().is_some_and(|flag| vm.truth_native(flag).unwrap_or(true));
    let filter = vm.heap.tuple(filter);
    let Some(filters) = filters(vm) else { return Ok(changed(vm)) };
    vm.reserve(vm.heap.lists[filters].len() * 8)?;
    let known = vm.heap.lists[filters].iter().position(|&known| equal_native(vm, known, filter) == Some(true));
    let list = &mut vm.heap.lists[filters];
    match known {
        Some(_) if is_last => {}
        None if is_last => list.push(filter),
        Some(at) => list[..=at].rotate_right(1),
        None => list.insert(0, filter),
    }
    Ok(changed(vm))
}
/// What was shown once may be shown again.
fn changed(vm: &mut Vm) -> Object {
    let seen = vm.heap.dict(Dict::default());
    if let Some(state) = module_value(vm, MODULE, "_state").filter(|state| state.is(Kind::Dict)) {
        vm.dict_set_str(state, "seen", seen);
    }
    Object::NONE
}
