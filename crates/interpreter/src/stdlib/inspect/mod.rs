//! `inspect`: what live objects are, where their source and their documentation are, and signatures of natives as text.
//! `Signature` and its parts are Python, in `inspect.py`, and so is what asks the guest's objects in the middle of its work: members
//! with a predicate, wrappers with a stop, annotations to be evaluated, signatures, frames.

mod documents;
mod kinds;
mod members;
mod signatures;
mod source;
pub use kinds::{has, has_own, reads_as_python};
pub use source::{definition_of, line as source_line};

use super::Known;
use super::asking::{Told, ask, told};
use crate::code::CodeKind;
use crate::native::{Binding, NativeDef, Res, function};
use crate::object::class::FIRST_USER_CLASS;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;

/// A question that the class of an object answers.
macro_rules! of_class {
    ($name:literal, $class:ident) => {
        function($name, "object", |vm, args| crate::builtins::is_instance_of(vm, args[0], types::$class))
    };
}

pub static TABLE: &[NativeDef] = &[
    function("_native_signature", "function, /", native_signature),
    function("_is_native_class", "class, /", |vm, args| {
        // CPython has it in C.
        let class = args[0].index_of(Kind::Class).unwrap_or(0);
        Ok(Object::bool(class < FIRST_USER_CLASS || vm.class(class).fixed))
    }),
    function("_of_function", "function, /", signatures::of_function),
    function("_guest_frames", "", super::traceback::guest_frames),
    of_class!("ismodule", MODULE),
    of_class!("isclass", TYPE),
    of_class!("ismethod", METHOD),
    // A native that CPython has in Python is a function to whoever asks.
    function("isfunction", "object", |vm, args| match kinds::reads_as_python(vm, args[0]) {
        true => Ok(Object::TRUE),
        false => crate::builtins::is_instance_of(vm, args[0], types::FUNCTION),
    }),
    function("isbuiltin", "object", |vm, args| match kinds::reads_as_python(vm, args[0]) {
        true => Ok(Object::FALSE),
        false => crate::builtins::is_instance_of(vm, args[0], types::BUILTIN_FUNCTION),
    }),
    of_class!("ismemberdescriptor", MEMBER_DESCRIPTOR),
    of_class!("isgetsetdescriptor", GETSET_DESCRIPTOR),
    of_class!("ismethodwrapper", METHOD_WRAPPER),
    function("isframe", "object", |vm, args| {
        let class = vm.class_of(args[0]);
        Ok(Object::bool(super::class_in(vm, "inspect", "frame").is_some_and(|frame| vm.is_subclass(class, frame))))
    }),
    function("getmodulename", "path", module_name),
    function("getgeneratorlocals", "generator", |vm, args| types::generator_locals(vm, args[0])),
    of_class!("isgenerator", GENERATOR),
    of_class!("iscoroutine", COROUTINE),
    of_class!("isasyncgen", ASYNC_GENERATOR),
    of_class!("istraceback", TRACEBACK),
    of_class!("iscode", CODE),
    function("ismethoddescriptor", "object", |vm, args| Ok(Object::bool(kinds::is_method_descriptor(vm, args[0])))),
    function("isdatadescriptor", "object", |vm, args| Ok(Object::bool(kinds::is_data_descriptor(vm, args[0])))),
    function("isroutine", "object", |vm, args| Ok(Object::bool(kinds::is_routine(vm, args[0])))),
    function("isabstract", "object", |vm, args| {
        Ok(Object::bool(args[0].index_of(Kind::Class).is_some_and(|class| vm.class(class).is_abstract)))
    }),
    function("isawaitable", "object", |vm, args| {
        let is_coroutine = vm.class_of(args[0]) == types::COROUTINE;
        Ok(Object::bool(is_coroutine || kinds::has(vm, args[0], "__await__")))
    }),
    function("isgeneratorfunction", "obj", |vm, args| kinds::is_code_of(vm, args[0], CodeKind::Generator)),
    function("iscoroutinefunction", "obj", |vm, args| kinds::is_code_of(vm, args[0], CodeKind::Coroutine)),
    function("isasyncgenfunction", "obj", |vm, args| kinds::is_code_of(vm, args[0], CodeKind::AsyncGenerator)),
    function("getgeneratorstate", "generator", |vm, args| kinds::state(vm, args[0], types::GENERATOR, "GEN_", "gi_running")),
    function("getcoroutinestate", "coroutine", |vm, args| kinds::state(vm, args[0], types::COROUTINE, "CORO_", "cr_running")),
    function("getmro", "cls", |vm, args| {
        let name = vm.heap.intern("__mro__");
        vm.getattr(args[0], name)
    }),
    function("unwrap", "func, *, stop=None", members::unwrapped),
    function("getattr_static", "obj, attr, default=None", members::stored),
    function("classify_class_attrs", "cls", members::classified),
    function("getclosurevars", "func", members::closure),
    function("get_annotations", "obj, *, globals=None, locals=None, eval_str=False", members::annotations),
    function("formatannotation", "annotation, base_module=None", members::annotation_text),
    function("indentsize", "line", |vm, args| source::indent_size(vm, args[0])),
    function("cleandoc", "doc", |vm, args| documents::clean(vm, args[0])),
    function("getdoc", "object", |vm, args| match told(vm, args[0], "__doc__")? {
        Told::Is(doc) => documents::of(vm, args[0], doc),
        Told::Absent => Ok(Object::NONE),
        Told::AskGuest => ask(vm, &DOC, args[0], "__doc__"),
    }),
    function("_inherited_doc", "object, /", |vm, args| documents::inherited(vm, args[0])),
    function("_doc", "object, doc, /", |vm, args| documents::of(vm, args[0], args[1])),
    function("getmodule", "object, _filename=None", |vm, args| match told(vm, args[0], "__module__")? {
        _ if args[0].is(Kind::Module) => Ok(args[0]),
        // What is no class, no function and no object of the guest does not say where it is from.
        _ if !matches!(args[0].kind(), Kind::Class | Kind::Function | Kind::Native | Kind::Method | Kind::Instance | Kind::Misc) => {
            Ok(Object::NONE)
        }
        Told::Is(name) => Ok(loaded(vm, name)),
        Told::Absent if kinds::code_under(vm, args[0]).is_some() => Ok(vm.modules.get("__main__").copied().unwrap_or(Object::NONE)),
        Told::Absent => Ok(Object::NONE),
        Told::AskGuest => ask(vm, &MODULE, args[0], "__module__"),
    }),
    function("_module", "object, name, /", |vm, args| Ok(loaded(vm, args[1]))),
    function("getfile", "object", |vm, args| source::file(vm, args[0])),
    function("getsourcefile", "object", |vm, args| source::file(vm, args[0])),
    function("findsource", "object", |vm, args| source::find(vm, args[0])),
    function("getcomments", "object", |vm, args| source::comments(vm, args[0])),
    function("getsourcelines", "object", |vm, args| {
        let object = innermost(vm, args[0])?;
        source::lines(vm, object)
    }),
    function("getsource", "object", |vm, args| {
        let object = innermost(vm, args[0])?;
        source::text(vm, object)
    }),
];
/// What `linecache` asks.
pub static SOURCES: &[NativeDef] = &[function("_source_of", "file, /", source::source_of)];

/// For `pydoc`.
pub static DOCUMENTS: &[NativeDef] = &[function("_indent", "text, prefix='    ', /", documents::indent)];

static DOC: Known = Known::new("inspect", "_doc");
static MODULE: Known = Known::new("inspect", "_module");

/// An attribute of an object that is no guest's.
fn named(vm: &mut Vm, object: Object, name: &str) -> Res {
    let name = vm.heap.intern(name);
    vm.getattr(object, name)
}

fn loaded(vm: &mut Vm, name: Object) -> Object {
    let name = vm.payload(name);
    let found = if name.is(Kind::Str) { vm.modules.get(vm.heap.text(name)).copied() } else { None };
    if let Some(module) = found {
        // It has names once it is asked for them.
        vm.module_dict(module);
    }
    found.unwrap_or(Object::NONE)
}

/// A named tuple of this module.
fn record(vm: &mut Vm, class: &str, items: &[Object]) -> Res {
    let payload = vm.heap.tuple(items);
    let dict = vm.modules.get("inspect").copied().map(|module| vm.module_dict(module));
    let class = dict.and_then(|dict| vm.dict_get_str(dict, class)).and_then(|class| class.index_of(Kind::Class));
    match class {
        Some(class) if vm.is_subclass(class, types::TUPLE) => Ok(vm.new_instance(class, payload)),
        _ => Ok(payload),
    }
}

/// What a function wraps, as far as nobody has to be asked.
fn innermost(vm: &mut Vm, mut object: Object) -> Res {
    for _ in 0..vm.recursion_limit {
        match told(vm, object, "__wrapped__")? {
            Told::Is(inner) => object = inner,
            Told::Absent | Told::AskGuest => break,
        }
    }
    Ok(object)
}

/// The name of the module that a file would be; None where it would be none.
fn module_name(vm: &mut Vm, args: &[Object]) -> Res {
    const ENDS: [&str; 5] = [".cpython-311-x86_64-linux-gnu.so", ".abi3.so", ".pyc", ".py", ".so"];
    let path = vm.payload(args[0]);
    if path.is(Kind::Bytes) {
        return Err(vm.type_error("endswith first arg must be bytes or a tuple of bytes, not str"));
    }
    if !path.is(Kind::Str) {
        return super::posixpath::plainly(vm, args);
    }
    let text = vm.owned_text(path)?;
    let file = text.rsplit('/').next().unwrap_or_default();
    let name = ENDS.iter().find_map(|end| file.strip_suffix(end)).map(str::to_owned);
    Ok(name.map_or(Object::NONE, |name| vm.heap.string(name)))
}

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
