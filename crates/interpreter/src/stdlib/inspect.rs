//! The native part of `inspect`: signatures of native functions, as text, and source text of guest code.

use crate::native::{Binding, NativeDef, Res, function};
use crate::object::class::FIRST_USER_CLASS;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_native_signature", "function, /", native_signature),
    function("_is_native_class", "class, /", |vm, args| {
        // CPython has it in C.
        let class = args[0].index_of(Kind::Class).unwrap_or(0);
        Ok(Object::bool(class < FIRST_USER_CLASS || vm.class(class).fixed))
    }),
    function("_source_of", "code, /", source_of),
    function("_guest_frames", "", super::traceback::guest_frames),
    function("_generator_state", "generator, /", |vm, args| {
        use crate::object::function::GeneratorState;
        let Some(index) = args[0].index_of(Kind::Generator) else { return Ok(Object::NONE) };
        let text = match vm.heap.generators[index].state {
            GeneratorState::Created => "CREATED",
            GeneratorState::Running => "RUNNING",
            GeneratorState::Suspended => "SUSPENDED",
            GeneratorState::Done => "CLOSED",
        };
        Ok(vm.heap.intern(text))
    }),
];

/// The parameters of a native function as Python writes them; None where it is no native.
fn native_signature(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(Misc::Tool(number)) = args[0].index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        let text = tool_signature(vm, *number as usize);
        return Ok(vm.heap.string(text));
    }
    let (function, bound) = match args[0].kind() {
        Kind::Native => (args[0], false),
        Kind::Method => (vm.heap.methods[args[0].index()].function, true),
        _ => return Ok(Object::NONE),
    };
    let Some(native) = function.index_of(Kind::Native) else { return Ok(Object::NONE) };
    let def = vm.registry.natives[native as usize].def;
    let skip = bound || matches!(def.binding, Binding::ClassMethod);
    let text = if skip {
        def.signature.split_once(',').map_or("", |(_, rest)| rest.trim_start().trim_start_matches("/,").trim_start())
    } else {
        def.signature
    };
    let text = if text == "/" { "" } else { text };
    Ok(vm.heap.str(text))
}

/// The parameters of a tool as Python writes them, and after them what it returns.
fn tool_signature(vm: &mut Vm, number: usize) -> String {
    let Some(tool) = vm.policy.tools.get(number).cloned() else { return String::new() };
    let Some(parameters) = tool.parameters else { return "*args, **kwargs".to_owned() };
    let mut parts = Vec::with_capacity(parameters.len());
    for parameter in parameters {
        let annotation = parameter.annotation.map(|text| format!(": {text}")).unwrap_or_default();
        let default = parameter.default.map(|value| {
            let object = crate::boundary::from_value(vm, &value);
            format!("={}", crate::types::repr_native(vm, object))
        });
        parts.push(format!("{}{annotation}{}", parameter.name, default.unwrap_or_default()));
    }
    let returns = tool.returns.map(|text| format!(") -> ({text}")).unwrap_or_default();
    parts.join(", ") + &returns
}

/// The whole source text and the file of a code object; None where there is none to show.
fn source_of(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(Misc::CodeObject(code)) = args[0].index_of(Kind::Misc).map(|index| vm.heap.miscs[index].clone()) else {
        return Ok(Object::NONE);
    };
    let proto = vm.proto(code);
    if proto.hidden || !proto.has_file() {
        return Ok(Object::NONE);
    }
    let (text, file) = (proto.source.text.to_string(), proto.source.file.clone());
    vm.reserve(text.len())?;
    let parts = [vm.heap.string(text), vm.heap.str(&file)];
    Ok(vm.heap.tuple(parts))
}
