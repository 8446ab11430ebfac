//! Arguments of native functions that CPython has in Python: bound, and refused, in the words of a Python function.
//! Functions that are native in CPython too are bound in `vm/call.rs`.

use crate::native::{Binding, Native, Parameter, ParameterKind, Res};
use crate::object::Object;
use crate::vm::Vm;

/// The modules whose functions CPython has in Python.
const MODULES: &[&str] = &["re", "posixpath", "urllib.parse", "statistics", "textwrap", "fnmatch", "html", "calendar"];

pub(crate) fn reads_as_python(native: &Native) -> bool {
    native.class.is_none() && native.def.binding == Binding::Function && MODULES.contains(&native.owner)
}

/// The module that CPython names for a function of this one.
pub(crate) fn shown_owner(owner: &'static str) -> &'static str {
    match owner {
        "operator" => "_operator",
        "heapq" => "_heapq",
        "bisect" => "_bisect",
        "functools" => "_functools",
        "collections" => "_collections",
        "struct" => "_struct",
        _ => owner,
    }
}

/// One object for each parameter.
pub(crate) fn bind(vm: &mut Vm, number: u32, args: &[Object], names: &[Object]) -> Res<Vec<Object>> {
    let registry = vm.registry;
    let native = &registry.natives[number as usize];
    let (signature, name) = (native.signature(), native.def.name);
    let given = args.len() - names.len();
    let mut bound = vec![Object::UNBOUND; signature.parameters.len()];
    for (slot, &value) in bound.iter_mut().zip(&args[..given.min(signature.max)]) {
        *slot = value;
    }
    let mut misplaced: Vec<String> = Vec::new();
    for (&keyword, &value) in names.iter().zip(&args[given..]) {
        let text = vm.heap.text(keyword).to_owned();
        let message = match signature.parameters.iter().position(|parameter| parameter.name == text) {
            Some(at) if signature.parameters[at].kind == ParameterKind::PositionalOnly => {
                misplaced.push(text);
                continue;
            }
            Some(at) if bound[at].is_unbound() => {
                bound[at] = value;
                continue;
            }
            Some(_) => format!("{name}() got multiple values for argument '{text}'"),
            None => format!("{name}() got an unexpected keyword argument '{text}'"),
        };
        return Err(vm.type_error(&message));
    }
    if !misplaced.is_empty() {
        let listed = misplaced.join(", ");
        let message = format!("{name}() got some positional-only arguments passed as keyword arguments: '{listed}'");
        return Err(vm.type_error(&message));
    }
    if given > signature.max {
        let (least, most) = (signature.min, signature.max);
        let takes = if least == most { most.to_string() } else { format!("from {least} to {most}") };
        let were = if given == 1 { "was" } else { "were" };
        let plural = if least == most { plural(most) } else { "s" };
        let message = format!("{name}() takes {takes} positional argument{plural} but {given} {were} given");
        return Err(vm.type_error(&message));
    }
    for (kind, what) in [(false, "positional"), (true, "keyword-only")] {
        let is_missing = |(parameter, value): &(&Parameter, &Object)| {
            value.is_unbound() && parameter.default.is_none() && (parameter.kind == ParameterKind::KeywordOnly) == kind
        };
        let missing: Vec<String> =
            signature.parameters.iter().zip(&bound).filter(is_missing).map(|(parameter, _)| format!("'{}'", parameter.name)).collect();
        let listed = match missing.as_slice() {
            [] => continue,
            [one] => one.clone(),
            [first, second] => format!("{first} and {second}"),
            [first @ .., last] => format!("{}, and {last}", first.join(", ")),
        };
        let message = format!("{name}() missing {} required {what} argument{}: {listed}", missing.len(), plural(missing.len()));
        return Err(vm.type_error(&message));
    }
    Ok(bound)
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
