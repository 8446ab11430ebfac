//! Arguments of native functions that CPython has in Python: bound, and refused, in the words of a Python function.
//! Functions that are native in CPython too are bound in `vm/call.rs`.

use crate::native::{Binding, Native, Parameter, ParameterKind, Res};
use crate::object::class::FIRST_USER_CLASS;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::vm::Vm;

/// The modules whose functions CPython has in Python.
const MODULES: &[&str] = &[
    "re",
    "posixpath",
    "urllib.parse",
    "statistics",
    "textwrap",
    "fnmatch",
    "html",
    "calendar",
    "base64",
    "shlex",
    "string",
    "token",
    "gzip",
    "secrets",
    "platform",
    "copy",
    "inspect",
    "abc",
    "uuid",
    "glob",
    "difflib",
    "json",
    "shutil",
    "tempfile",
];

/// Functions that CPython has in Python, of modules where it has others in C.
const FUNCTIONS: &[(&str, &[&str])] = &[
    ("hashlib", &["__hash_new"]),
    ("hmac", &["new", "digest"]),
    ("traceback", &["format_exc", "clear_frames", "print_last"]),
    ("functools", &["update_wrapper", "wraps", "cache"]),
    ("os", &["fsencode", "fsdecode", "makedirs", "removedirs", "renames", "getenv", "getenvb"]),
    ("typing", &["get_origin", "get_args", "is_typeddict", "cast", "assert_type", "_overload_dummy"]),
    ("dataclasses", &["fields", "is_dataclass", "asdict", "astuple"]),
    ("enum", &["show_flag_values", "bin"]),
    ("warnings", &["formatwarning", "simplefilter", "resetwarnings"]),
    (
        "logging",
        &[
            "getLevelNamesMapping",
            "getLogger",
            "getLevelName",
            "setLogRecordFactory",
            "getLogRecordFactory",
            "setLoggerClass",
            "getLoggerClass",
            "captureWarnings",
        ],
    ),
    ("doctest", &["register_optionflag"]),
    ("heapq", &["nsmallest", "nlargest"]),
    ("importlib", &["import_module", "invalidate_caches"]),
    ("importlib.util", &["resolve_name"]),
    ("unittest", &["installHandler", "removeHandler", "registerResult", "removeResult"]),
    (
        "threading",
        &["RLock", "current_thread", "main_thread", "active_count", "enumerate", "settrace", "gettrace", "setprofile", "getprofile"],
    ),
];

pub(crate) fn reads_as_python(native: &Native) -> bool {
    let is_named = |&(module, names): &(&str, &[&str])| module == *native.owner && names.contains(&native.def.name);
    native.class.is_none() && native.def.binding == Binding::Function && (MODULES.contains(native.owner) || FUNCTIONS.iter().any(is_named))
}

/// `__module__` of a function of a standard module.
pub(crate) fn module_of(native: &Native) -> &'static str {
    const GENERIC: &[&str] =
        &["commonprefix", "exists", "getatime", "getctime", "getmtime", "getsize", "isdir", "isfile", "samefile", "sameopenfile"];
    match *native.owner {
        "posixpath" if GENERIC.contains(&native.def.name) => "genericpath",
        owner if reads_as_python(native) => owner,
        owner => shown_owner(owner),
    }
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
        "csv" => "_csv",
        "contextvars" => "_contextvars",
        "weakref" => "_weakref",
        "threading" => "_thread",
        "stat" => "_stat",
        "os" => "posix",
        "hashlib" | "hmac" => "_hashlib",
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
    let place_of = |kind: ParameterKind| signature.parameters.iter().position(|parameter| parameter.kind == kind);
    let (rest, options) = (place_of(ParameterKind::VarArgs), place_of(ParameterKind::VarKeywords));
    if let Some(rest) = rest {
        bound[rest] = vm.heap.tuple(&args[given.min(signature.max)..given]);
    }
    let mut misplaced: Vec<String> = Vec::new();
    for (&keyword, &value) in names.iter().zip(&args[given..]) {
        let text = vm.heap.text(keyword);
        let place = signature.parameters.iter().position(|parameter| parameter.name == text);
        // Most are given once, by a name that there is.
        if let Some(at) = place
            && bound[at].is_unbound()
            && matches!(signature.parameters[at].kind, ParameterKind::Either | ParameterKind::KeywordOnly)
        {
            bound[at] = value;
            continue;
        }
        let text = text.to_owned();
        let message = match place {
            Some(at) if signature.parameters[at].kind == ParameterKind::PositionalOnly => {
                misplaced.push(text);
                continue;
            }
            Some(at) if !signature.parameters[at].is_rest() => format!("{name}() got multiple values for argument '{text}'"),
            _ if options.is_some() => {
                let at = options.unwrap_or_default();
                if bound[at].is_unbound() {
                    bound[at] = vm.dict_from([]);
                }
                vm.dict_set(bound[at], keyword, value);
                continue;
            }
            _ => format!("{name}() got an unexpected keyword argument '{text}'"),
        };
        return Err(vm.type_error(&message));
    }
    if !misplaced.is_empty() {
        let listed = misplaced.join(", ");
        let message = format!("{name}() got some positional-only arguments passed as keyword arguments: '{listed}'");
        return Err(vm.type_error(&message));
    }
    if given > signature.max && rest.is_none() {
        let (least, most) = (signature.min, signature.max);
        let takes = if least == most { most.to_string() } else { format!("from {least} to {most}") };
        let were = if given == 1 { "was" } else { "were" };
        let plural = if least == most { plural(most) } else { "s" };
        let message = format!("{name}() takes {takes} positional argument{plural} but {given} {were} given");
        return Err(vm.type_error(&message));
    }
    for (kind, what) in [(false, "positional"), (true, "keyword-only")] {
        let is_missing = |(parameter, value): &(&Parameter, &Object)| {
            value.is_unbound()
                && parameter.default.is_none()
                && !parameter.is_rest()
                && (parameter.kind == ParameterKind::KeywordOnly) == kind
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

/// What is wrong with the arguments of a method that CPython has in C, in the words of such a method; none for other functions.
pub(crate) fn words_of_native(vm: &Vm, callee: Object, args: &[Object], names: &[Object]) -> Option<String> {
    let function = &vm.heap.functions[callee.index()];
    let proto = &vm.codes[function.code as usize].proto;
    let receiver = *args.first().filter(|_| proto.hidden && args.len() > names.len() && !proto.has_varargs && !proto.has_varkw)?;
    let class = receiver.index_of(Kind::Class).unwrap_or_else(|| vm.class_of(receiver));
    let is_callee = |value: Object| {
        let inner = match value.index_of(Kind::Misc).map(|at| &vm.heap.miscs[at]) {
            Some(Misc::StaticMethod(inner, _) | Misc::ClassMethod(inner, _)) => *inner,
            _ => value,
        };
        inner == callee
    };
    let (full, name) = vm.class(class).mro.iter().find_map(|&number| {
        let class = vm.class(number);
        let name = if number < FIRST_USER_CLASS {
            vm.type_extras.get(&number)?.iter().find(|&(_, &value)| is_callee(value)).map(|(name, _)| &**name)
        } else {
            class.attrs.iter().find(|&(_, value)| class.fixed && is_callee(value)).map(|(name, _)| vm.heap.text(name))
        };
        Some((class.name.as_str(), name?))
    })?;
    let owner = full.rsplit('.').next().unwrap_or(full);
    let is_maker = matches!(name, "__new__" | "__init__");
    let count = proto.arg_count as usize - 1;
    let parameters = &proto.varnames[1..=count + proto.kwonly_count as usize];
    let defaults = function.defaults.index_of(Kind::Tuple).map_or(0, |tuple| vm.heap.tuples[tuple].len());
    let (most, least, given) = (parameters.len(), count.saturating_sub(defaults), args.len() - 1);
    let full_name = if is_maker { owner.to_owned() } else { format!("{owner}.{name}") };
    let name = if is_maker { owner } else { name };
    if most == 0 || proto.posonly_count == proto.arg_count && most == count {
        return Some(match () {
            () if !names.is_empty() => format!("{full_name}() takes no keyword arguments"),
            () if most == 0 => format!("{full_name}() takes no arguments ({given} given)"),
            () if most == 1 && least == 1 => format!("{full_name}() takes exactly one argument ({given} given)"),
            () if most == least => format!("{name} expected {most} argument{}, got {given}", plural(most)),
            () if given > most => format!("{name} expected at most {most} argument{}, got {given}", plural(most)),
            () => format!("{name} expected at least {least} argument{}, got {given}", plural(least)),
        });
    }
    // `decimal` does not tell its parser the names of its functions.
    let is_decimal = full.starts_with("decimal.");
    let shown = if is_decimal { "function".to_owned() } else { format!("{name}()") };
    let positional = given - names.len();
    if given > most {
        return Some(format!("{shown} takes at most {most} argument{} ({given} given)", plural(most)));
    }
    let is_named = |parameter: &str| names.iter().any(|&known| vm.heap.text(known) == parameter);
    if let Some(at) = (positional..least).find(|&at| !is_named(&parameters[at])) {
        return Some(format!("{shown} missing required argument '{}' (pos {})", parameters[at], at + 1));
    }
    if let Some(at) = (0..positional.min(most)).find(|&at| is_named(&parameters[at])) {
        return Some(format!("argument for {shown} given by name ('{}') and position ({})", parameters[at], at + 1));
    }
    let unknown = names.iter().map(|&known| vm.heap.text(known)).find(|known| !parameters.iter().any(|parameter| parameter == known))?;
    let owner = if is_decimal { "this function" } else { &shown };
    Some(format!("'{unknown}' is an invalid keyword argument for {owner}"))
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
