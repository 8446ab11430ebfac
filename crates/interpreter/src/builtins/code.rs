//! Code from text: `eval`, `exec`, `compile`, `__import__`, `__build_class__`, and the namespaces they see.

use crate::code::{CodeKind, Mode, Source};
use crate::native::{Flow, NativeDef, Res, call, function, variadic};
use crate::object::function::Stay;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::parse::SyntaxError;
use crate::scope::LOCALS;
use crate::stdlib::ast;
use crate::types;
use crate::vm::Vm;
use std::sync::Arc;

pub static TABLE: &[NativeDef] = &[
    variadic("__build_class__", "func, name, /, *bases, metaclass=None, **kwds", |vm, args| {
        let function = vm.embedded("build_class");
        Err(Box::new(Flow::Call(crate::native::Call {
            callee: function,
            args: args.all.to_vec(),
            keywords: args.keywords.to_vec(),
            cont: crate::vm::frame::Cont::Store,
            extra: Object::UNBOUND,
        })))
    }),
    function("__import__", "name, globals=None, locals=None, fromlist=(), level=0", import),
    function("compile", "source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, _feature_version=-1", compile),
    function("eval", "source, globals=None, locals=None, /", |vm, args| run(vm, args, Mode::Eval)),
    function("exec", "source, globals=None, locals=None, /, *, closure=None", |vm, args| run(vm, args, Mode::Exec)),
    function("globals", "", |vm, _| Ok(vm.caller_globals())),
    function("locals", "", |_, _| current_locals()),
    function("open", "file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None", open),
];

fn open(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.files.any() {
        let read = vm.heap.str("r");
        let none = Object::NONE;
        let defaults = [none, read, Object::small(-1), none, none, none, Object::TRUE, none];
        let args = args.iter().zip(defaults).map(|(&given, default)| if given.is_unbound() { default } else { given }).collect();
        return vm.call_embedded("open_file", args);
    }
    let path = types::repr_native(vm, args[0]);
    let message =
        format!("open({path}) is not allowed here: this session has no files; pass data as inputs, or let the policy mount a folder");
    Err(vm.error(types::PERMISSION_ERROR, &message))
}
fn import(vm: &mut Vm, args: &[Object]) -> Res {
    if !vm.payload(args[0]).is(Kind::Str) {
        return Err(vm.type_error("module name must be a string"));
    }
    let from_list = match args[3].some() {
        None => Object::NONE,
        Some(list) => {
            let items = vm.items_native(list)?.unwrap_or_default();
            if items.is_empty() { Object::NONE } else { vm.heap.tuple(items) }
        }
    };
    let level = vm.int_arg_or(args, 4, 0)?;
    let name = vm.payload(args[0]);
    vm.import_name(name, from_list, level.clamp(0, 100) as u16)
}

/// The local variables of the guest's frame, asked from the loop.
pub fn current_locals() -> Res {
    Err(Box::new(Flow::WithStack(caller_locals)))
}
/// Their names, sorted: `dir()`.
pub fn local_names() -> Res {
    Err(Box::new(Flow::WithStack(|vm, stack| {
        let dict = locals_dict(vm, stack)?;
        let mut names: Vec<String> = vm.heap.dicts[dict.index()]
            .iter()
            .filter(|entry| entry.key.is(Kind::Str))
            .map(|entry| vm.heap.text(entry.key).to_owned())
            .collect();
        names.sort();
        let names: Vec<Object> = names.iter().map(|name| vm.heap.intern(name)).collect();
        Ok(vm.heap.list(names))
    })))
}
/// The local variables of the innermost guest frame.
fn locals_dict(vm: &mut Vm, stack: &mut [Object]) -> Res {
    let frame = vm.frames.iter().rev().find(|frame| !vm.proto(frame.code).hidden).cloned();
    frame_locals(vm, stack, frame)
}
/// The local variables of the innermost frame of guest code or of a standard module.
fn caller_locals(vm: &mut Vm, stack: &mut [Object]) -> Res {
    let frame = vm.frames.iter().rev().find(|frame| !vm.proto(frame.code).hidden || vm.is_embedded_module(frame.globals.index())).cloned();
    frame_locals(vm, stack, frame)
}
fn frame_locals(vm: &mut Vm, stack: &mut [Object], frame: Option<crate::vm::frame::Frame>) -> Res {
    match frame {
        Some(frame) => locals_of(vm, stack, &frame),
        None => Ok(vm.globals),
    }
}
/// The local variables of a frame. A function that may ask for them more than once keeps its dict in a register (`scope::LOCALS`):
/// what `exec` put there is found there again.
pub fn locals_of(vm: &mut Vm, stack: &mut [Object], frame: &crate::vm::frame::Frame) -> Res {
    let proto = Arc::clone(&vm.codes[frame.code as usize].proto);
    let base = frame.base as usize;
    match proto.kind {
        CodeKind::Module => return Ok(frame.globals),
        CodeKind::Class => return Ok(stack[base]),
        CodeKind::Coroutine if proto.name == "<module>" => return Ok(frame.globals),
        _ => {}
    }
    let kept = proto.varnames.iter().position(|name| name == LOCALS).map(|register| base + register);
    let dict = kept.map(|place| stack[place]).filter(|dict| dict.is(Kind::Dict)).unwrap_or_else(|| vm.dict_from([]));
    if let Some(place) = kept {
        stack[place] = dict;
    }
    for (register, name) in proto.varnames.iter().enumerate() {
        let mut value = stack[base + register];
        if value.is(Kind::Cell) && proto.cellvars.contains(&(register as u16)) {
            value = vm.heap.cells[value.index()].value;
        }
        if name.starts_with('.') {
            continue;
        }
        if !value.is_unbound() {
            vm.dict_set_str(dict, name, value);
        } else if kept.is_some() && proto.varnames.iter().position(|other| other == name) == Some(register) {
            let name = vm.heap.intern(name);
            vm.dict_remove(dict, name);
        }
    }
    if frame.function.is(Kind::Function) {
        for (number, name) in proto.freevars.iter().enumerate() {
            let cell = vm.heap.functions[frame.function.index()].closure[number];
            let value = vm.heap.cells[cell.index()].value;
            if !value.is_unbound() && name != "__class__" {
                vm.dict_set_str(dict, name, value);
            }
        }
    }
    Ok(dict)
}

fn source_text(vm: &mut Vm, source: Object, what: &str) -> Res<String> {
    let plain = vm.payload(source);
    match plain.kind() {
        Kind::Str => vm.owned_text(plain),
        Kind::Bytes | Kind::ByteArray => Ok(String::from_utf8_lossy(&vm.heap.bytes[plain.index()].data).into_owned()),
        _ => {
            let last = if what == "compile" { "AST" } else { "code" };
            let message = format!("{what}() arg 1 must be a string, bytes or {last} object");
            Err(vm.type_error(&message))
        }
    }
}
/// Compiles a text, within the limits.
pub(crate) fn load(vm: &mut Vm, text: &str, file: &str, mode: Mode) -> Res<u32> {
    load_with_warnings(vm, text, file, mode).map(|loaded| loaded.0)
}
/// As [`load`]; with it comes a list of what the text is to be warned of, if there is anything.
fn load_with_warnings(vm: &mut Vm, text: &str, file: &str, mode: Mode) -> Res<(u32, Option<Object>)> {
    if text.contains('\0') {
        return Err(vm.value_error("source code string cannot contain null bytes"));
    }
    vm.reserve_memory(text.len() * crate::parse::BYTES)?;
    if (mode.is_eval() || mode.shows_values())
        && let Some(error) = SyntaxError::of_nothing(text)
    {
        vm.poll()?;
        let exception = vm.syntax_error(&error, file);
        return Err(Box::new(Flow::Raise(exception)));
    }
    load_source(vm, &Arc::new(Source::new(file, text)), mode)
}
fn load_source(vm: &mut Vm, source: &Arc<Source>, mode: Mode) -> Res<(u32, Option<Object>)> {
    let mut refused = None;
    let compiled = crate::compile::compile_within(source, mode, false, &mut |microseconds| {
        refused = vm.charge_work(microseconds).err();
        refused.is_none()
    });
    if let Some(flow) = refused {
        return Err(flow);
    }
    vm.poll()?;
    match compiled {
        Ok((proto, warnings)) => {
            let warnings = if warnings.is_empty() { None } else { Some(vm.source_warnings(source, &warnings)?) };
            let number = vm.load_code(&proto, Stay::WhileReached);
            vm.codes[number as usize].mode = mode;
            Ok((number, warnings))
        }
        Err(mut error) => {
            if error.meaning || source.places.is_some() {
                error.text = None;
            }
            let exception = vm.syntax_error(&error, &source.file);
            Err(Box::new(Flow::Raise(exception)))
        }
    }
}
/// The flags that `compile` knows: those of `__future__`, of `ast`, and one that means nothing any more.
const COMPILE_FLAGS: i64 = 0x01FE_7610;
/// The flag that asks for a tree.
const ONLY_AST: i64 = 0x400;

/// The name of a file as `compile` takes it.
fn file_name(vm: &mut Vm, given: Object) -> Res<String> {
    let plain = vm.payload(given);
    match plain.kind() {
        Kind::Str => vm.owned_text(plain),
        Kind::Bytes => Ok(String::from_utf8_lossy(&vm.heap.bytes[plain.index()].data).into_owned()),
        _ => {
            let message = format!("expected str, bytes or os.PathLike object, not {}", vm.type_name(given));
            Err(vm.type_error(&message))
        }
    }
}
fn compile(vm: &mut Vm, args: &[Object]) -> Res {
    let file = file_name(vm, args[1])?;
    let mode = vm.text_arg(args[2], "compile() argument 'mode'")?;
    let flags = vm.int_arg_or(args, 3, 0)?;
    if flags & !COMPILE_FLAGS != 0 {
        return Err(vm.value_error("compile(): unrecognised flags"));
    }
    if !(-1..=2).contains(&vm.int_arg_or(args, 5, -1)?) {
        return Err(vm.value_error("compile(): invalid optimize value"));
    }
    let mode = match mode.as_str() {
        "exec" => Mode::Exec,
        "eval" => Mode::Eval,
        "single" => Mode::Single,
        "func_type" if flags & ONLY_AST == 0 => {
            return Err(vm.value_error("compile() mode 'func_type' requires flag PyCF_ONLY_AST"));
        }
        "func_type" => return Err(vm.value_error("compile() mode 'func_type' is not supported here")),
        _ if flags & ONLY_AST != 0 => {
            return Err(vm.value_error("compile() mode must be 'exec', 'eval', 'single' or 'func_type'"));
        }
        _ => return Err(vm.value_error("compile() mode must be 'exec', 'eval' or 'single'")),
    };
    let (made, warnings) = if ast::is_node(vm, args[0])? {
        if flags & ONLY_AST != 0 {
            return Ok(args[0]);
        }
        let source = ast::source_of(vm, args[0], &file, mode)?;
        vm.reserve_memory(source.text.len() * crate::parse::BYTES)?;
        let (code, warnings) = load_source(vm, &source, mode)?;
        (vm.code_object(code), warnings)
    } else {
        let text = source_text(vm, args[0], "compile")?;
        if flags & ONLY_AST != 0 {
            ast::of_text(vm, &text, &file, mode)?
        } else {
            let (code, warnings) = load_with_warnings(vm, &text, &file, mode)?;
            (vm.code_object(code), warnings)
        }
    };
    match warnings {
        None => Ok(made),
        Some(warnings) => vm.call_embedded("warn_of_source", vec![made, warnings]),
    }
}
fn run(vm: &mut Vm, args: &[Object], mode: Mode) -> Res {
    let name = if mode == Mode::Eval { "eval" } else { "exec" };
    let globals = match args[1].some() {
        None => None,
        Some(globals) => {
            let plain = vm.payload(globals);
            if !plain.is(Kind::Dict) {
                let message = if mode == Mode::Eval {
                    "globals must be a dict".to_owned()
                } else {
                    format!("exec() globals must be a dict, not {}", vm.type_name(globals))
                };
                return Err(vm.type_error(&message));
            }
            Some(plain)
        }
    };
    let closure = args.get(3).and_then(|closure| closure.some());
    let code = match args[0].index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(Misc::CodeObject(code)) => {
            let code = *code;
            if vm.proto(code).kind != CodeKind::Module {
                let globals = globals.unwrap_or_else(|| vm.caller_globals());
                return run_function_code(vm, code, globals, closure, mode);
            }
            if closure.is_some() {
                return Err(vm.type_error("cannot use a closure with this code object"));
            }
            code
        }
        _ if closure.is_some() => return Err(vm.type_error("closure can only be used when source is a code object")),
        _ => {
            let text = source_text(vm, args[0], name)?;
            let text = if mode.is_eval() { text.trim_start_matches([' ', '\t']) } else { &text };
            let (code, warnings) = load_with_warnings(vm, text, "<string>", mode)?;
            if let Some(warnings) = warnings {
                let run = vm.registry.builtins.get(name).copied().unwrap_or_default();
                let code = vm.code_object(code);
                let [globals, locals] = [args[1], args[2]].map(|given| given.some().unwrap_or(Object::NONE));
                return vm.call_embedded("run_warned", vec![run, code, globals, locals, warnings]);
            }
            code
        }
    };
    let code = vm.heap.misc(Misc::CodeObject(code));
    match (globals, args[2].some()) {
        (Some(globals), None) if args[1] != globals => {
            // Names are asked of an object of a class below dict, so that its `__missing__` is heard.
            set_builtins(vm, globals);
            let function = namespace_function(vm, &[code, globals])?;
            call(function, vec![args[1]])
        }
        (Some(globals), None) => run_in(vm, code, globals),
        (Some(globals), Some(locals)) if vm.payload(locals) == globals => run_in(vm, code, globals),
        (_, Some(locals)) if !vm.payload(locals).is(Kind::Dict) && vm.special(locals, crate::vm::Name::Getitem).is_none() => {
            let message = if mode == Mode::Eval {
                "locals must be a mapping".to_owned()
            } else {
                format!("locals must be a mapping or None, not {}", vm.type_name(locals))
            };
            Err(vm.type_error(&message))
        }
        (globals, Some(locals)) => {
            let globals = globals.unwrap_or_else(|| vm.caller_globals());
            set_builtins(vm, globals);
            let function = namespace_function(vm, &[code, globals])?;
            call(function, vec![locals])
        }
        (None, None) => {
            // In a function the code sees a copy of its variables.
            let frame = vm.frames.iter().rev().find(|frame| !vm.proto(frame.code).hidden);
            let in_function = frame
                .is_some_and(|frame| !matches!(vm.proto(frame.code).kind, CodeKind::Module) && vm.proto(frame.code).name != "<module>");
            if in_function {
                return vm.call_embedded("run_with_frame_locals", vec![code]);
            }
            let globals = vm.caller_globals();
            run_in(vm, code, globals)
        }
    }
}
/// Runs the code of a function or of a class body, which has variables of its own.
fn run_function_code(vm: &mut Vm, number: u32, globals: Object, closure: Option<Object>, mode: Mode) -> Res {
    let (kind, free) = (vm.proto(number).kind, vm.proto(number).freevars.len());
    let cells = match closure.map(|closure| closure.index_of(Kind::Tuple)) {
        None => Vec::new(),
        Some(tuple) => tuple.map(|tuple| vm.heap.tuples[tuple].to_vec()).unwrap_or_default(),
    };
    if mode == Mode::Eval && free > 0 {
        return Err(vm.type_error("code object passed to eval() may not contain free variables"));
    }
    if free == 0 && closure.is_some() {
        return Err(vm.type_error("cannot use a closure with this code object"));
    }
    if cells.len() != free || !cells.iter().all(|cell| cell.is(Kind::Cell)) {
        return Err(vm.type_error(&format!("code object requires a closure of exactly length {free}")));
    }
    let code = vm.heap.misc(Misc::CodeObject(number));
    let function = code_function(vm, code, globals);
    vm.heap.functions[function.index()].closure = cells.into();
    let args = if kind == CodeKind::Class { vec![vm.dict_from([])] } else { Vec::new() };
    if mode == Mode::Eval {
        return call(function, args);
    }
    let args = vm.heap.list(args);
    vm.call_embedded("run_for_nothing", vec![function, args])
}
/// A function that runs a code object's source with names in the mapping that it is called with.
pub fn namespace_function(vm: &mut Vm, args: &[Object]) -> Res {
    let Misc::CodeObject(number) = vm.heap.miscs[args[0].index()] else { return Ok(Object::NONE) };
    let code = &vm.codes[number as usize];
    let known = code.in_namespace;
    let known = if known == u32::MAX {
        let (mode, source) = (code.mode.in_namespace(), Arc::clone(&code.proto.source));
        vm.reserve_memory(source.text.len() * crate::parse::BYTES)?;
        let (loaded, _) = load_source(vm, &source, mode)?;
        vm.codes[number as usize].in_namespace = loaded;
        loaded
    } else {
        known
    };
    let code = vm.heap.misc(Misc::CodeObject(known));
    Ok(code_function(vm, code, args[1]))
}
/// Code that runs in a namespace finds the builtins there.
fn set_builtins(vm: &mut Vm, globals: Object) {
    let name = vm.name(crate::vm::Name::Builtins);
    if vm.dict_get(globals, name).is_none()
        && let Some(&builtins) = vm.modules.get("builtins")
    {
        vm.dict_set(globals, name, builtins);
    }
}
fn run_in(vm: &mut Vm, code: Object, globals: Object) -> Res {
    set_builtins(vm, globals);
    let function = code_function(vm, code, globals);
    call(function, vec![])
}
/// Runs code in a namespace of its own.
pub(crate) fn run_alone(vm: &mut Vm, code: u32) -> Res {
    let code = vm.heap.misc(Misc::CodeObject(code));
    let globals = vm.dict_from([]);
    run_in(vm, code, globals)
}
/// A function that runs a code object in a namespace.
pub fn code_function(vm: &mut Vm, code: Object, globals: Object) -> Object {
    let number = match &vm.heap.miscs[code.index()] {
        Misc::CodeObject(number) => *number,
        _ => 0,
    };
    let none = Object::NONE;
    vm.heap.function(crate::object::function::Function { code: number, globals, defaults: none, kwdefaults: none, ..Default::default() })
}
