//! `repr`, `str`, `ascii` and `format` of any object: natively for builtin objects, by guest code where a class defines it.

use crate::native::{Flow, Res};
use crate::object::class::FIRST_USER_CLASS;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::text::format_spec::{FormatSpec, Target, format_str};
use crate::text::short::{Field, Plan, Short};
use crate::text::{float_repr, format_number, int_text, quote};
use crate::types;
use crate::vm::call::NESTED;
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};
use std::fmt::Write;

/// Nesting that native repr follows before it leaves the work to guest frames.
const DEPTH: usize = 100;

/// `repr(object)` as an object.
pub fn repr_of(vm: &mut Vm, object: Object) -> Res {
    match object.kind() {
        Kind::Instance => {
            let Some(method) = vm.special(object, Name::Repr) else { return default_repr(vm, object) };
            match method.index_of(Kind::Native) {
                Some(native) => vm.call_native(native, &[object], &[]),
                None => {
                    if let Some(text) = vm.simple_text(method, &[object])? {
                        return Ok(text);
                    }
                    let name = vm.name(Name::Repr);
                    vm.call_special(method, object, &[], Cont::StrCheck).map_err(|flow| with_extra(flow, name))
                }
            }
        }
        Kind::Class => {
            let metaclass = vm.class_of(object);
            let name = vm.name(Name::Repr);
            match vm.lookup(metaclass, name) {
                Some(method) if !method.is(Kind::Native) => {
                    vm.call_special(method, object, &[], Cont::StrCheck).map_err(|flow| with_extra(flow, name))
                }
                _ => {
                    let text = class_repr(vm, object);
                    Ok(vm.heap.string(text))
                }
            }
        }
        _ => builtin_repr(vm, object),
    }
}

/// `repr` of an object that is not an instance, or of an instance's builtin part.
pub fn builtin_repr(vm: &mut Vm, object: Object) -> Res {
    let mut out = String::new();
    let mut path = Vec::new();
    match push_repr(vm, object, &mut out, &mut path) {
        Ok(()) => Ok(vm.heap.string(out)),
        Err(Trouble::Guest) if object.is(Kind::Method) => {
            let method = vm.heap.methods[object.index()];
            let name = method_name(vm, method.function);
            let name = vm.heap.str(&name);
            vm.call_embedded("repr_method", vec![name, method.receiver])
        }
        Err(Trouble::Guest) => vm.call_embedded("repr_container", vec![object]),
        Err(Trouble::Flow(flow)) => Err(flow),
    }
}

/// What a bound method shows as its function's name.
fn method_name(vm: &mut Vm, function: Object) -> String {
    if function.is(Kind::Function) {
        return vm.function_qualname(function);
    }
    for name in [Name::Qualname, Name::Name] {
        let name = vm.name(name);
        match vm.getattr(function, name) {
            Ok(text) if text.is(Kind::Str) => return vm.heap.text(text).to_owned(),
            _ => {}
        }
    }
    "?".to_owned()
}

/// A repr that never runs guest code: what it would have to say is shortened.
pub fn repr_native(vm: &mut Vm, object: Object) -> String {
    let mut out = String::new();
    match push_repr(vm, object, &mut out, &mut Vec::new()) {
        Ok(()) => out,
        Err(_) if vm.native_depth >= NESTED => "...".to_owned(),
        Err(_) => {
            vm.native_depth += 1;
            let text = default_repr_text(vm, object);
            vm.native_depth -= 1;
            text
        }
    }
}

enum Trouble {
    Guest,
    Flow(Box<Flow>),
}

/// Does the flow check that a text comes out of it?
fn checks_text(flow: &Flow) -> bool {
    matches!(flow, Flow::Call(call) if matches!(call.cont, Cont::StrCheck))
}
fn with_extra(mut flow: Box<Flow>, extra: Object) -> Box<Flow> {
    if let Flow::Call(call) = &mut *flow {
        call.extra = extra;
    }
    flow
}

/// Appends the repr of an object that needs no guest code.
fn push_repr(vm: &mut Vm, object: Object, out: &mut String, path: &mut Vec<Object>) -> Result<(), Trouble> {
    // Slices, exceptions and wrapped functions nest too, and each may be asked by a native of its own.
    if vm.native_depth >= NESTED {
        return Err(Trouble::Flow(vm.recursion_error(" while getting the repr of an object")));
    }
    vm.native_depth += 1;
    let result = push_one(vm, object, out, path);
    vm.native_depth -= 1;
    result
}

fn push_one(vm: &mut Vm, object: Object, out: &mut String, path: &mut Vec<Object>) -> Result<(), Trouble> {
    vm.native_steps = vm.native_steps.wrapping_add(1);
    if vm.native_steps.is_multiple_of(4096) {
        vm.poll().map_err(Trouble::Flow)?;
    }
    if out.len() > 1 << 12 && out.len() > vm.room() {
        return Err(Trouble::Flow(vm.memory_error()));
    }
    let index = object.index();
    match object.kind() {
        Kind::Int => {
            out.push_str(itoa::Buffer::new().format(object.int_value()));
        }
        Kind::Float => float_repr::push_repr(out, object.float_value()),
        Kind::Str => {
            vm.reserve(vm.heap.text(object).len()).map_err(Trouble::Flow)?;
            quote::push_repr_str(out, vm.heap.text(object));
            vm.poll().map_err(Trouble::Flow)?;
        }
        Kind::Bool => out.push_str(if index == 1 { "True" } else { "False" }),
        Kind::Special => out.push_str(match index {
            0 => "None",
            1 => "Ellipsis",
            2 => "NotImplemented",
            _ => "<unbound>",
        }),
        Kind::Big => {
            let digits =
                int_text::decimal(&vm.heap.bigs[index].0, vm.digit_limit()).map_err(|error| Trouble::Flow(vm.text_error(error)))?;
            out.push_str(&digits);
        }
        Kind::Bytes | Kind::ByteArray => {
            vm.reserve(vm.heap.bytes[index].data.len()).map_err(Trouble::Flow)?;
            if object.is(Kind::Bytes) {
                quote::push_repr_bytes(out, &vm.heap.bytes[index].data);
            } else {
                out.push_str(&quote::repr_bytearray(&vm.heap.bytes[index].data));
            }
        }
        Kind::Complex => {
            let value = vm.heap.complexes[index];
            out.push_str(&types::complex_repr(value));
        }
        Kind::Range => {
            let range = &vm.heap.ranges[index];
            let (start, stop, step) = match &range.big {
                Some(big) => (big.0.to_string(), big.1.to_string(), big.2.to_string()),
                None => (range.start.to_string(), range.stop.to_string(), range.step.to_string()),
            };
            let _ = if step == "1" { write!(out, "range({start}, {stop})") } else { write!(out, "range({start}, {stop}, {step})") };
        }
        Kind::Slice => {
            let slice = vm.heap.slices[index];
            out.push_str("slice(");
            push_items(vm, &[slice.start, slice.stop, slice.step], out, path)?;
            out.push(')');
        }
        Kind::List | Kind::Tuple | Kind::Dict | Kind::Set | Kind::FrozenSet => push_container(vm, object, out, path)?,
        Kind::Method if !vm.heap.methods[index].function.is(Kind::Native) => {
            let method = vm.heap.methods[index];
            let _ = write!(out, "<bound method {} of ", method_name(vm, method.function));
            push_repr(vm, method.receiver, out, path)?;
            out.push('>');
        }
        Kind::Instance => {
            let Some(method) = vm.special(object, Name::Repr) else {
                out.push_str(&default_repr_text(vm, object));
                return Ok(());
            };
            let Some(native) = method.index_of(Kind::Native) else { return Err(Trouble::Guest) };
            let of_object = vm.registry.natives[native as usize].class == Some(types::OBJECT);
            if of_object {
                out.push_str(&default_repr_text(vm, object));
                return Ok(());
            }
            match vm.call_native(native, &[object], &[]) {
                Ok(text) => out.push_str(vm.heap.text(text)),
                Err(flow) if matches!(*flow, Flow::Raise(_)) => return Err(Trouble::Flow(flow)),
                Err(_) => return Err(Trouble::Guest),
            }
        }
        Kind::Class => {
            let metaclass = vm.class_of(object);
            let name = vm.name(Name::Repr);
            if vm.lookup(metaclass, name).is_some_and(|method| !method.is(Kind::Native)) {
                return Err(Trouble::Guest);
            }
            out.push_str(&class_repr(vm, object));
        }
        Kind::Misc => return push_misc(vm, object, out, path),
        Kind::Generator if vm.heap.generators[object.index()].class > types::FIRST_STDLIB_TYPE => return push_native(vm, object, out),
        _ => out.push_str(&default_repr_text(vm, object)),
    }
    Ok(())
}

/// The repr that a native stdlib type gives its objects.
fn push_native(vm: &mut Vm, object: Object, out: &mut String) -> Result<(), Trouble> {
    let Some(method) = vm.special(object, Name::Repr) else {
        out.push_str(&default_repr_text(vm, object));
        return Ok(());
    };
    let Some(native) = method.index_of(Kind::Native) else { return Err(Trouble::Guest) };
    match vm.call_native(native, &[object], &[]) {
        Ok(text) => out.push_str(vm.heap.text(text)),
        Err(flow) if matches!(*flow, Flow::Raise(_)) => return Err(Trouble::Flow(flow)),
        Err(_) => return Err(Trouble::Guest),
    }
    Ok(())
}

fn push_items(vm: &mut Vm, items: &[Object], out: &mut String, path: &mut Vec<Object>) -> Result<(), Trouble> {
    for (at, &item) in items.iter().enumerate() {
        if at > 0 {
            out.push_str(", ");
        }
        push_repr(vm, item, out, path)?;
    }
    Ok(())
}

fn push_container(vm: &mut Vm, object: Object, out: &mut String, path: &mut Vec<Object>) -> Result<(), Trouble> {
    let index = object.index();
    if path.contains(&object) || vm.repr_active.contains(&object) {
        out.push_str(match object.kind() {
            Kind::List => "[...]",
            Kind::Tuple => "(...)",
            Kind::Dict => "{...}",
            Kind::Set => "set(...)",
            _ => "frozenset(...)",
        });
        return Ok(());
    }
    if path.len() >= DEPTH {
        return Err(Trouble::Guest);
    }
    path.push(object);
    match object.kind() {
        Kind::List => {
            vm.reserve(vm.heap.lists[index].len() * 8).map_err(Trouble::Flow)?;
            let items = vm.heap.lists[index].clone();
            out.push('[');
            push_items(vm, &items, out, path)?;
            out.push(']');
        }
        Kind::Tuple => {
            vm.reserve(vm.heap.tuples[index].len() * 8).map_err(Trouble::Flow)?;
            let items = vm.heap.tuples[index].to_vec();
            out.push('(');
            push_items(vm, &items, out, path)?;
            out.push_str(if items.len() == 1 { ",)" } else { ")" });
        }
        Kind::Dict => {
            vm.reserve(vm.heap.dicts[index].len() * 16).map_err(Trouble::Flow)?;
            let entries: Vec<(Object, Object)> = vm.heap.dicts[index].iter().map(|entry| (entry.key, entry.value)).collect();
            out.push('{');
            for (at, (key, value)) in entries.into_iter().enumerate() {
                if at > 0 {
                    out.push_str(", ");
                }
                push_repr(vm, key, out, path)?;
                out.push_str(": ");
                push_repr(vm, value, out, path)?;
            }
            out.push('}');
        }
        kind => {
            let items: Vec<Object> = vm.heap.sets[index].iter().map(|entry| entry.key).collect();
            if items.is_empty() {
                out.push_str(if kind == Kind::Set { "set()" } else { "frozenset()" });
            } else {
                out.push_str(if kind == Kind::Set { "{" } else { "frozenset({" });
                push_items(vm, &items, out, path)?;
                out.push_str(if kind == Kind::Set { "}" } else { "})" });
            }
        }
    }
    path.pop();
    Ok(())
}

/// Is it an `OrderedDict`? Its views have names of their own.
pub fn is_ordered_dict(vm: &Vm, dict: Object) -> bool {
    dict.is(Kind::Instance) && vm.class(vm.class_of(dict)).mro.iter().any(|&class| vm.class(class).name == "collections.OrderedDict")
}

fn push_misc(vm: &mut Vm, object: Object, out: &mut String, path: &mut Vec<Object>) -> Result<(), Trouble> {
    match vm.heap.miscs[object.index()].clone() {
        Misc::DictView { dict, part } => {
            if path.len() >= DEPTH {
                return Err(Trouble::Guest);
            }
            if path.contains(&object) {
                out.push_str("...");
                return Ok(());
            }
            path.push(object);
            let inner = vm.payload(dict);
            let entries: Vec<(Object, Object)> = vm.heap.dicts[inner.index()].iter().map(|entry| (entry.key, entry.value)).collect();
            if is_ordered_dict(vm, dict) {
                out.push('o');
            }
            out.push_str(["dict_keys([", "dict_values([", "dict_items(["][part as usize]);
            for (at, (key, value)) in entries.into_iter().enumerate() {
                if at > 0 {
                    out.push_str(", ");
                }
                match part {
                    0 => push_repr(vm, key, out, path)?,
                    1 => push_repr(vm, value, out, path)?,
                    _ => {
                        out.push('(');
                        push_items(vm, &[key, value], out, path)?;
                        out.push(')');
                    }
                }
            }
            out.push_str("])");
            path.pop();
        }
        Misc::MappingProxy(inner) => {
            out.push_str("mappingproxy(");
            push_repr(vm, inner, out, path)?;
            out.push(')');
        }
        Misc::GenericAlias { .. } | Misc::Union(_) => match types::alias_repr(vm, object) {
            Some(text) => out.push_str(&text),
            None => return Err(Trouble::Guest),
        },
        Misc::Super { after, object: receiver, class } => {
            let name = vm.class(after.index()).name.clone();
            if receiver.is_unbound() {
                let _ = write!(out, "<super: <class '{name}'>, NULL>");
                return Ok(());
            }
            let of = if receiver.is(Kind::Class) { vm.class(receiver.index()).name.clone() } else { vm.class(class).name.clone() };
            let _ = write!(out, "<super: <class '{name}'>, <{of} object>>");
        }
        Misc::Member { class, name, .. } => {
            let _ = write!(out, "<member '{}' of '{}' objects>", vm.heap.text(name), vm.class(class).name);
        }
        Misc::Getter { native, class } => {
            let (name, owner) = (vm.registry.natives[native as usize].def.name, descriptor_owner(vm, class));
            let _ = write!(out, "<{} '{name}' of '{owner}' objects>", descriptor_kind(vm, class, name));
        }
        Misc::Native(_) | Misc::TupleGetter { .. } => return push_native(vm, object, out),
        _ => out.push_str(&default_repr_text(vm, object)),
    }
    Ok(())
}

/// The class of a native descriptor in its repr: with its module, where CPython's static type has one.
fn descriptor_owner(vm: &mut Vm, class: u32) -> String {
    types::native_name(vm, class).unwrap_or_else(|| vm.class(class).name.to_string())
}
/// What the repr of a native data descriptor calls it: a member of a C struct, or an attribute that is computed.
fn descriptor_kind(vm: &Vm, class: u32, name: &str) -> &'static str {
    let is_member = match name {
        "__suppress_context__" | "fget" | "fset" | "fdel" | "__func__" | "__thisclass__" | "__self_class__" | "__closure__" => true,
        "__wrapped__" | "__globals__" | "__builtins__" | "__callback__" | "start" | "stop" | "step" | "gi_code" => true,
        "__self__" => class == types::SUPER || class == types::METHOD,
        "real" | "imag" => class == types::COMPLEX,
        "func" | "args" | "keywords" => class == crate::stdlib::native_ids::PARTIAL,
        "pattern" | "flags" | "groups" => class == crate::stdlib::native_ids::RE_PATTERN,
        "string" | "re" | "pos" | "endpos" => class == crate::stdlib::native_ids::RE_MATCH,
        "days" | "seconds" | "microseconds" => class == crate::stdlib::native_ids::TIMEDELTA,
        _ if name.starts_with("__") || name == "characters_written" => false,
        _ => vm.is_subclass(class, types::BASE_EXCEPTION),
    };
    if is_member { "member" } else { "attribute" }
}

/// A stand-in for an address: unique in the session, and it says nothing about the host.
#[must_use]
pub fn address(object: Object) -> u64 {
    0x2000_0000_0000 | (object.bits() >> 32 & 0xFF) << 36 | u64::from(object.index()) << 4
}

/// `<module.Class object at 0x…>`.
pub fn default_repr(vm: &mut Vm, object: Object) -> Res {
    let text = default_repr_text(vm, object);
    Ok(vm.heap.string(text))
}

/// `<class 'module.Name'>`.
fn class_repr(vm: &mut Vm, object: Object) -> String {
    let number = object.index();
    let module = types::class_module(vm, number);
    let qualname = &vm.class(number).qualname;
    let is_alone = module == "builtins" || module.is_empty();
    if is_alone { format!("<class '{qualname}'>") } else { format!("<class '{module}.{qualname}'>") }
}

pub fn default_repr_text(vm: &mut Vm, object: Object) -> String {
    let at = address(object);
    match object.kind() {
        Kind::Function => format!("<function {} at {at:#x}>", vm.function_qualname(object)),
        Kind::Native => {
            let native = &vm.registry.natives[object.index() as usize];
            let name = native.def.name;
            match (native.class, native.def.binding) {
                (Some(class), crate::native::Binding::Method) if name.starts_with("__") => {
                    format!("<slot wrapper '{name}' of '{}' objects>", descriptor_owner(vm, class))
                }
                (Some(class), crate::native::Binding::Method) => format!("<method '{name}' of '{}' objects>", descriptor_owner(vm, class)),
                (Some(class), crate::native::Binding::Getter) => {
                    format!("<{} '{name}' of '{}' objects>", descriptor_kind(vm, class, name), descriptor_owner(vm, class))
                }
                (Some(class), _) => format!("<built-in method {name} of type object at {:#x}>", address(Vm::class_object(class))),
                _ if native.owner.is_empty() && matches!(name, "exit" | "quit") => format!("Use {name}() or Ctrl-D (i.e. EOF) to exit"),
                _ if native.owner.is_empty() && name == "help" => {
                    "Type help() for interactive help, or help(object) for help about object.".to_owned()
                }
                _ if crate::stdlib::binding::reads_as_python(native) => format!("<function {name} at {at:#x}>"),
                _ => format!("<built-in function {name}>"),
            }
        }
        Kind::Method => {
            let method = vm.heap.methods[object.index()];
            match method.function.kind() {
                Kind::Native => {
                    let name = vm.registry.natives[method.function.index() as usize].def.name;
                    let class = vm.whole_type_name(method.receiver).to_owned();
                    if name.starts_with("__") && !crate::vm::is_plain_dunder(name) {
                        format!("<method-wrapper '{name}' of {class} object at {:#x}>", address(method.receiver))
                    } else {
                        format!("<built-in method {name} of {class} object at {:#x}>", address(method.receiver))
                    }
                }
                _ => {
                    let receiver = repr_native(vm, method.receiver);
                    format!("<bound method {} of {receiver}>", method_name(vm, method.function))
                }
            }
        }
        Kind::Module => {
            let dict = vm.heap.modules[object.index()].dict;
            let [name, file, loader] = ["__name__", "__file__", "__loader__"].map(|key| vm.dict_get_str(dict, key));
            let ours = vm.modules.get(&vm.heap.modules[object.index()].name) == Some(&object);
            // Nothing that could lead back here is shown.
            let name = match name.filter(|name| name.is(Kind::Str)) {
                Some(name) => repr_native(vm, name),
                // `builtins` has no dict before somebody looks into it.
                None if dict.is_unbound() => format!("'{}'", vm.heap.modules[object.index()].name),
                None => "'?'".to_owned(),
            };
            match (file, loader) {
                (Some(file), _) if file.is(Kind::Str) => format!("<module {name} from {}>", repr_native(vm, file)),
                _ if ours => format!("<module {name} (built-in)>"),
                (_, Some(loader)) if matches!(loader.kind(), Kind::Class | Kind::Instance) => {
                    format!("<module {name} ({})>", repr_native(vm, loader))
                }
                _ => format!("<module {name}>"),
            }
        }
        Kind::Class => class_repr(vm, object),
        Kind::Generator => {
            let generator = &vm.heap.generators[object.index()];
            let name = match &generator.frame {
                Some(frame) => vm.proto(frame.code).qualname.clone(),
                None => String::new(),
            };
            match generator.class {
                types::GENERATOR => format!("<generator object {name} at {at:#x}>"),
                types::COROUTINE => format!("<coroutine object {name} at {at:#x}>"),
                types::ASYNC_GENERATOR => format!("<async_generator object {name} at {at:#x}>"),
                class => format!("<{} object at {at:#x}>", qualified_name(vm, class)),
            }
        }
        Kind::Iter => {
            if let Some(shown) = crate::stdlib::walk::shown(vm, object) {
                return shown;
            }
            let class = vm.class_of(object);
            format!("<{} object at {at:#x}>", qualified_name(vm, class))
        }
        Kind::Cell => {
            let value = vm.heap.cells[object.index()].value;
            if value.is_unbound() {
                format!("<cell at {at:#x}: empty>")
            } else {
                format!("<cell at {at:#x}: {} object at {:#x}>", vm.clipped_type_name(value, 80), address(value))
            }
        }
        Kind::Misc => match &vm.heap.miscs[object.index()] {
            Misc::MemoryView { over, .. } if over.is_unbound() => format!("<released memory at {at:#x}>"),
            Misc::MemoryView { .. } => format!("<memory at {at:#x}>"),
            Misc::WeakRef { target, .. } if target.is_unbound() => format!("<weakref at {at:#x}; dead>"),
            Misc::WeakRef { target, .. } => {
                let target = *target;
                let name = match target.kind() {
                    Kind::Function | Kind::Class | Kind::Module | Kind::Native => {
                        let name = vm.name(crate::vm::Name::Name);
                        vm.getattr(target, name).ok().filter(|name| name.is(Kind::Str)).map(|name| format!(" ({})", vm.heap.text(name)))
                    }
                    _ => None,
                };
                format!("<weakref at {at:#x}; to '{}' at {:#x}{}>", vm.whole_type_name(target), address(target), name.unwrap_or_default())
            }
            Misc::Tool(number) => {
                let name = vm.policy.tools.get(*number as usize).map_or("", |tool| tool.name.as_str());
                format!("<tool {name}>")
            }
            Misc::CodeObject(code) => {
                let proto = vm.proto(*code);
                format!("<code object {} at {at:#x}, file \"{}\", line {}>", proto.name, proto.source.file, proto.first_line)
            }
            Misc::StaticMethod(inner, _) => {
                let inner = *inner;
                format!("<staticmethod({})>", repr_native(vm, inner))
            }
            Misc::ClassMethod(inner, _) => {
                let inner = *inner;
                format!("<classmethod({})>", repr_native(vm, inner))
            }
            Misc::ClassDict(class) => {
                let class = *class;
                let items: Vec<(Object, Object)> = vm.class(class).attrs.iter().collect();
                let mut text = String::from("mappingproxy({");
                for (at, (key, value)) in items.into_iter().enumerate() {
                    let _ = write!(text, "{}{}: {}", if at > 0 { ", " } else { "" }, repr_native(vm, key), repr_native(vm, value));
                }
                text.push_str("})");
                text
            }
            _ => {
                let class = vm.class_of(object);
                format!("<{} object at {at:#x}>", qualified_name(vm, class))
            }
        },
        _ => {
            let class = vm.class_of(object);
            format!("<{} object at {at:#x}>", qualified_name(vm, class))
        }
    }
}

/// `module.QualName`, without the module for builtins.
pub fn qualified_name(vm: &mut Vm, class: u32) -> String {
    let module = types::class_module(vm, class);
    let qualname = &vm.class(class).qualname;
    if module == "builtins" { qualname.to_string() } else { format!("{module}.{qualname}") }
}

/// The name of a native type in messages, with its module, as CPython's static types have it; none for a class of the guest.
pub fn native_name(vm: &mut Vm, class: u32) -> Option<String> {
    (class < FIRST_USER_CLASS).then(|| qualified_name(vm, class))
}

/// The `__module__` of a class.
pub fn class_module(vm: &mut Vm, class: u32) -> String {
    if class < FIRST_USER_CLASS {
        return vm.class(class).builtin.map_or("builtins", |attrs| attrs.module).to_owned();
    }
    let name = vm.name(Name::Module);
    match vm.class(class).attrs.get(name) {
        Some(module) if module.is(Kind::Str) => vm.heap.text(module).to_owned(),
        _ => String::new(),
    }
}

/// `str(object)` as an object.
pub fn str_of(vm: &mut Vm, object: Object) -> Res {
    match object.kind() {
        Kind::Str => Ok(object),
        Kind::Int => {
            let mut buffer = itoa::Buffer::new();
            let digits = buffer.format(object.int_value());
            Ok(vm.heap.ascii(digits))
        }
        Kind::Instance => {
            let Some(method) = vm.special(object, Name::Str) else { return repr_of(vm, object) };
            match method.index_of(Kind::Native) {
                Some(native) if vm.registry.natives[native as usize].class == Some(types::OBJECT) => {
                    // It is `object.__str__` that asks for the `repr`.
                    let name = vm.name(Name::Str);
                    repr_of(vm, object).map_err(|flow| if checks_text(&flow) { with_extra(flow, name) } else { flow })
                }
                Some(native) => vm.call_native(native, &[object], &[]),
                None => {
                    if let Some(text) = vm.simple_text(method, &[object])? {
                        return Ok(text);
                    }
                    let name = vm.name(Name::Str);
                    vm.call_special(method, object, &[], Cont::StrCheck).map_err(|flow| with_extra(flow, name))
                }
            }
        }
        Kind::Class => {
            let metaclass = vm.class_of(object);
            let name = vm.name(Name::Str);
            match vm.lookup(metaclass, name) {
                Some(method) if !method.is(Kind::Native) => {
                    vm.call_special(method, object, &[], Cont::StrCheck).map_err(|flow| with_extra(flow, name))
                }
                _ => repr_of(vm, object),
            }
        }
        Kind::Misc => match vm.heap.miscs[object.index()] {
            Misc::MappingProxy(_) | Misc::ClassDict(_) => {
                let inner = types::proxied(vm, object);
                vm.deeper(|vm| str_of(vm, inner))
            }
            Misc::Native(_) => match vm.special(object, Name::Str) {
                Some(method) if method.is(Kind::Native) && vm.registry.natives[method.index() as usize].class != Some(types::OBJECT) => {
                    vm.call_native(method.index(), &[object], &[])
                }
                Some(method) if !method.is(Kind::Native) => {
                    let name = vm.name(Name::Str);
                    vm.call_special(method, object, &[], Cont::StrCheck).map_err(|flow| with_extra(flow, name))
                }
                _ => repr_of(vm, object),
            },
            _ => repr_of(vm, object),
        },
        _ => builtin_repr(vm, object),
    }
}

/// `ascii(object)`.
pub fn ascii_of(vm: &mut Vm, object: Object) -> Res {
    if object.is(Kind::Str) {
        let text = quote::ascii_str(vm.heap.text(object));
        vm.poll()?;
        return Ok(vm.heap.string(text));
    }
    match repr_of(vm, object) {
        Ok(text) => {
            let text = quote::ascii_of_repr(vm.text_of(text));
            vm.poll()?;
            Ok(vm.heap.string(text))
        }
        Err(flow) if matches!(*flow, Flow::Raise(_)) => Err(flow),
        Err(_) => vm.call_embedded("ascii_slowly", vec![object]),
    }
}

/// `format(object, spec)`; an unbound spec is empty.
pub fn format_object(vm: &mut Vm, object: Object, spec: Object) -> Res {
    let empty = spec.is_unbound() || vm.len_native(vm.payload(spec)) == Some(0);
    match object.kind() {
        Kind::Str if empty => return Ok(object),
        Kind::Str | Kind::Int | Kind::Float | Kind::Big | Kind::Bool | Kind::Complex => return format_builtin(vm, object, spec, empty),
        _ => {}
    }
    let spec_object = if spec.is_unbound() { vm.heap.str("") } else { spec };
    match vm.special(object, Name::Format) {
        Some(method) if !method.is(Kind::Native) => {
            if let Some(text) = vm.simple_text(method, &[object, spec_object])? {
                return Ok(text);
            }
            let name = vm.name(Name::Format);
            vm.call_special(method, object, &[spec_object], Cont::StrCheck).map_err(|flow| with_extra(flow, name))
        }
        Some(method) if vm.registry.natives[method.index() as usize].class != Some(types::OBJECT) => {
            vm.call_native(method.index(), &[object, spec_object], &[])
        }
        _ if empty => str_of(vm, object),
        _ => {
            let message = format!("unsupported format string passed to {}.__format__", vm.type_name(object));
            Err(vm.type_error(&message))
        }
    }
}
/// A value in the layouts that are asked for most, where the result is short.
fn format_short(vm: &Vm, object: Object, spec: Object) -> Option<Short> {
    let plan = Plan::of_spec(vm.heap.text(spec).as_bytes())?;
    let mut text = Short::new();
    plan.put(&mut text, short_field(vm, object)?)?;
    Some(text)
}
/// A value that a short layout takes.
pub fn short_field(vm: &Vm, object: Object) -> Option<Field<'_>> {
    Some(match object.kind() {
        Kind::Str => Field::Text(vm.heap.text(object), vm.heap.strs[object.index()].chars as usize),
        Kind::Int => Field::Int(object.int_value()),
        Kind::Float => Field::Float(object.float_value()),
        _ => return None,
    })
}

/// `format` of a number or string.
pub fn format_builtin(vm: &mut Vm, object: Object, spec: Object, empty: bool) -> Res {
    if empty {
        return str_of(vm, object);
    }
    if let Some(text) = format_short(vm, object, vm.payload(spec)) {
        return Ok(vm.heap.short(&text));
    }
    let target = match object.kind() {
        Kind::Str => Target::Str,
        Kind::Float => Target::Float,
        Kind::Complex => Target::Complex,
        _ => Target::Int,
    };
    let spec = match FormatSpec::parse(vm.heap.text(vm.payload(spec)), target, vm.type_name(object)) {
        Ok(spec) => spec,
        Err(error) => return Err(vm.text_error(error)),
    };
    // Wide fields and long fractions take their time.
    let padding = spec.width.unwrap_or(0).saturating_add(spec.precision.unwrap_or(0)) as u64;
    if padding > 1 << 16 && padding <= vm.limits.memory {
        vm.charge_work(padding / 100)?;
    }
    let bounds = crate::text::format_spec::Bounds { size: vm.room(), digits: vm.digit_limit() };
    let type_name = vm.type_name(object);
    let result = match object.kind() {
        Kind::Str => format_str(vm.heap.text(object), &spec, type_name, bounds),
        Kind::Float => format_number::format_float(object.float_value(), &spec, type_name, bounds),
        Kind::Complex => {
            let value = vm.heap.complexes[object.index()];
            format_number::format_complex((value.re, value.im), &spec, type_name, bounds)
        }
        _ => match vm.small_int(object) {
            Some(value) => format_number::format_small_int(value, &spec, type_name, bounds),
            None => format_number::format_big_int(&vm.to_big(object), &spec, type_name, bounds),
        },
    };
    match result {
        Ok(text) => Ok(vm.heap.string(text)),
        Err(error) => Err(vm.text_error(error)),
    }
}
