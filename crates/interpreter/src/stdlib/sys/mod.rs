//! The native part of `sys`: streams, limits, sizes, and hooks that nothing calls. It tells nothing about the host.

use crate::native::{Flow, NativeDef, Res, call, function, variadic};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use compact_str::CompactString;
use fumehood_core::Stream;

pub static TABLE: &[NativeDef] = &[
    function("_write_stream", "text, number, /", |vm, args| {
        let text = vm.text_arg(args[0], "write() argument")?;
        let stream = if args[1] == Object::small(1) { Stream::Stderr } else { Stream::Stdout };
        crate::builtins::write(vm, stream, &text)
    }),
    function("_set_stream", "name, stream, /", |vm, args| {
        let name = if vm.text_of(args[0]) == "stderr" { "stderr" } else { "stdout" };
        vm.state.insert(name.into(), args[1]);
        Ok(Object::NONE)
    }),
    function("_module_names", "", |vm, _| {
        let names: Vec<Object> = super::MODULES.iter().map(|module| vm.heap.str(module.name)).collect();
        Ok(vm.heap.list(names))
    }),
    function("_guest_modules", "", guest_modules),
    function("_guest_frames", "", super::traceback::guest_frames),
    function("exception", "", handled),
    function("exc_info", "", |vm, _| {
        let handled = vm.handled_exception().or(Object::NONE);
        if handled.is_none() {
            return Ok(vm.heap.tuple([Object::NONE; 3]));
        }
        let name = vm.heap.intern("__traceback__");
        let traceback = vm.getattr(handled, name)?;
        Ok(vm.heap.tuple([Vm::class_object(vm.class_of(handled)), handled, traceback]))
    }),
    function("exit", "status=None, /", exit),
    function("getdefaultencoding", "", |vm, _| Ok(vm.heap.intern("utf-8"))),
    function("getfilesystemencoding", "", |vm, _| Ok(vm.heap.intern("utf-8"))),
    function("getfilesystemencodeerrors", "", |vm, _| Ok(vm.heap.intern("surrogateescape"))),
    function("getrefcount", "object, /", |_, _| Ok(Object::small(2))),
    function("getallocatedblocks", "", |_, _| Ok(Object::small(0))),
    function("getdlopenflags", "", |_, _| Ok(Object::small(2))),
    function("setdlopenflags", "flags, /", |vm, args| vm.c_int_arg(args, 0, 0).map(|_| Object::NONE)),
    function("is_finalizing", "", |_, _| Ok(Object::FALSE)),
    function("_clear_type_cache", "", |_, _| Ok(Object::NONE)),
    // There is one thread, and nothing traces it: what is set is read back, or forgotten.
    function("getswitchinterval", "", |vm, _| Ok(vm.state.get("switch_interval").copied().unwrap_or(Object::float(0.005)))),
    function("setswitchinterval", "interval, /", |vm, args| {
        let interval = vm.float_arg(args, 0)?;
        if interval <= 0.0 {
            return Err(vm.value_error("switch interval must be strictly positive"));
        }
        vm.state.insert("switch_interval".into(), Object::float(interval));
        Ok(Object::NONE)
    }),
    function("gettrace", "", |_, _| Ok(Object::NONE)),
    function("settrace", "function, /", |_, _| Ok(Object::NONE)),
    function("getprofile", "", |_, _| Ok(Object::NONE)),
    function("setprofile", "function, /", |_, _| Ok(Object::NONE)),
    function("get_coroutine_origin_tracking_depth", "", |_, _| Ok(Object::small(0))),
    function("set_coroutine_origin_tracking_depth", "depth", |vm, args| match vm.c_int_arg(args, 0, 0)? {
        ..0 => Err(vm.value_error("depth must be >= 0")),
        _ => Ok(Object::NONE),
    }),
    function("get_asyncgen_hooks", "", |vm, _| {
        let dict = vm.modules.get("sys").copied().map(|module| vm.module_dict(module));
        Ok(dict.and_then(|dict| vm.dict_get_str(dict, "_asyncgen_hooks")).unwrap_or(Object::NONE))
    }),
    function("set_asyncgen_hooks", "firstiter=None, finalizer=None", |vm, args| {
        for (name, hook) in ["firstiter", "finalizer"].into_iter().zip(args) {
            if let Some(hook) = hook.some()
                && !crate::builtins::is_callable(vm, hook)
            {
                let message = format!("callable {name} expected, got {}", vm.type_name(hook));
                return Err(vm.type_error(&message));
            }
        }
        Ok(Object::NONE)
    }),
    variadic("audit", "event, /, *args", |vm, args| match (args.all, args.keywords) {
        (_, [_, ..]) => Err(vm.type_error("sys.audit() takes no keyword arguments")),
        ([], _) => Err(vm.type_error("audit() missing 1 required positional argument: 'event'")),
        _ => Ok(Object::NONE),
    }),
    function("addaudithook", "hook", |_, _| Ok(Object::NONE)),
    function("unraisablehook", "unraisable, /", |_, _| Ok(Object::NONE)),
    function("call_tracing", "func, args, /", |vm, args| {
        let Some(tuple) = vm.payload(args[1]).index_of(Kind::Tuple) else {
            let message = format!("call_tracing() argument 2 must be tuple, not {}", vm.type_name(args[1]));
            return Err(vm.type_error(&message));
        };
        call(args[0], vm.heap.tuples[tuple].to_vec())
    }),
    variadic("breakpointhook", "*args, **kwargs", |vm, _| Err(vm.runtime_error("there is no debugger here"))),
    function("getsizeof", "object, default=None", |vm, args| {
        let own = vm.special(args[0], crate::vm::Name::Sizeof);
        if !args[0].is(Kind::Instance) || own.is_some_and(|own| own.is(Kind::Native)) {
            let size = super::sizes::with_header(vm, args[0]);
            return Ok(vm.heap.int(size));
        }
        super::slowly(vm, "sys", "_getsizeof", args.iter().filter_map(|arg| arg.given()).collect())
    }),
    function("_simple_namespace", "", |vm, _| Ok(vm.new_instance(types::SIMPLE_NAMESPACE, Object::UNBOUND))),
    function("intern", "string, /", |vm, args| {
        if !args[0].is(Kind::Str) {
            let message = format!("intern() argument must be str, not {}", vm.type_name(args[0]));
            return Err(vm.type_error(&message));
        }
        Ok(vm.heap.intern_object(args[0]))
    }),
    function("getrecursionlimit", "", |vm, _| {
        Ok(vm.state.get("recursion_limit").copied().unwrap_or(Object::small(vm.recursion_limit as i64)))
    }),
    function("excepthook", "exctype, value, traceback, /", |vm, args| vm.call_embedded("show_uncaught", args[1..].to_vec())),
    function("setrecursionlimit", "limit, /", |vm, args| {
        let limit = vm.c_int_arg(args, 0, 0)?;
        if limit < 1 {
            return Err(vm.value_error("recursion limit must be greater or equal than 1"));
        }
        let depth = vm.frames.len();
        if (limit as usize) <= depth {
            let message = format!("cannot set the recursion limit to {limit} at the recursion depth {depth}: the limit is too low");
            return Err(vm.error(types::RECURSION_ERROR, &message));
        }
        // The policy's limit is the most that the guest can have; what it asked for is what it reads back.
        let asked = vm.heap.int(limit);
        vm.state.insert("recursion_limit".into(), asked);
        vm.recursion_limit = (limit as usize).min(vm.policy.limits.recursion as usize);
        Ok(Object::NONE)
    }),
    function("get_int_max_str_digits", "", |vm, _| Ok(Object::small(vm.int_digits as i64))),
    function("set_int_max_str_digits", "maxdigits", |vm, args| {
        let digits = vm.int_arg(args, 0)?;
        if digits != 0 && digits < 640 {
            return Err(vm.value_error("maxdigits must be 0 or larger than 640"));
        }
        vm.int_digits = digits as usize;
        Ok(Object::NONE)
    }),
];

/// For `contextlib`.
pub static HANDLED: &[NativeDef] = &[function("_handled", "", handled)];

/// The exception that is being handled, or None.
#[expect(clippy::unnecessary_wraps, reason = "it is a native")]
fn handled(vm: &mut Vm, _: &[Object]) -> Res {
    Ok(vm.handled_exception().or(Object::NONE))
}

/// Raises `SystemExit`, as C raises a value: an exception is itself, a tuple its arguments.
fn exit(vm: &mut Vm, args: &[Object]) -> Res {
    let status = args[0].or(Object::NONE);
    if vm.is_instance(status, types::SYSTEM_EXIT) {
        return Err(Box::new(Flow::Raise(status)));
    }
    let values = match (vm.payload(status).index_of(Kind::Tuple), status.some()) {
        (Some(tuple), _) => vm.heap.tuples[tuple].to_vec(),
        (None, value) => value.into_iter().collect(),
    };
    Err(vm.raise(types::SYSTEM_EXIT, values))
}

/// The modules that the guest has imported; later imports are added by the import itself.
fn guest_modules(vm: &mut Vm, _: &[Object]) -> Res {
    let dict = vm.dict_from([]);
    let mut names: Vec<CompactString> = vm.modules.keys().filter(|name| !name.starts_with("_c") && vm.allowed(name)).cloned().collect();
    names.sort();
    for name in names {
        let module = vm.modules[&name];
        vm.dict_set_str(dict, &name, module);
    }
    vm.state.insert("modules".into(), dict);
    Ok(dict)
}
