//! Exceptions: the classes, their attributes and their texts.

use super::*;
use crate::native::{Args, NativeDef, Res, class_method, getter, method, variadic_method, variadic_static};
use crate::object::class::{FIRST_USER_CLASS, Layout};
use crate::object::misc::{ExceptionState, Misc};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::{Name, Vm};

static BASE: &[NativeDef] = &[
    variadic_static("__new__", "cls, /, *args, **kwargs", new),
    variadic_method("__init__", "self, /, *args, **kwargs", init),
    method("__repr__", "self, /", repr),
    method("__str__", "self, /", super::exception_text::str),
    method("with_traceback", "self, tb, /", |vm, args| {
        set_exception_attr(vm, args[0], "__traceback__", args[1])?;
        Ok(args[0])
    }),
    method("add_note", "self, note, /", add_note),
    method("__setstate__", "self, state, /", set_state),
    getter("args", |vm, args| Ok(state(vm, args[0], |state| state.args))),
    getter("__cause__", |vm, args| Ok(state(vm, args[0], |state| state.cause).or(Object::NONE))),
    getter("__context__", |vm, args| Ok(state(vm, args[0], |state| state.context).or(Object::NONE))),
    getter("__suppress_context__", |vm, args| Ok(Object::bool(vm.exception_state(args[0]).is_some_and(|state| state.suppress_context)))),
    getter("__traceback__", |vm, args| Ok(vm.traceback_of(args[0]))),
];
macro_rules! fields {
    ($($table:ident: $($name:literal = $at:literal),*;)*) => {
        $(static $table: &[NativeDef] = &[$(getter($name, |vm, args| Ok(state(vm, args[0], |state| state.fields[$at]).or(Object::NONE)))),*];)*
    };
}
fields! {
    VALUE: "value" = 0;
    CODE: "code" = 0;
    NAME: "name" = 0;
    NAME_OBJ: "name" = 0, "obj" = 1;
    IMPORT: "name" = 0, "path" = 1;
    OS: "errno" = 0, "strerror" = 1, "filename" = 2, "filename2" = 3;
}
/// Set by nothing here: there is no file to block on.
static WRITTEN: &[NativeDef] = &[getter("characters_written", |vm, _| Err(vm.error(ATTRIBUTE_ERROR, "characters_written")))];
static IMPORT_MESSAGE: &[NativeDef] = &[getter("msg", |vm, args| {
    let set = state(vm, args[0], |state| state.fields[2]);
    let is_alone = vm.exception_args(args[0]).len() == 1;
    Ok(if set.is_unbound() && is_alone { arg(vm, args[0], 0) } else { set.or(Object::NONE) })
})];
static GROUP: &[NativeDef] = &[
    getter("message", |vm, args| Ok(state(vm, args[0], |state| state.fields[0]))),
    getter("exceptions", |vm, args| {
        let members = vm.group_members(args[0]).to_vec();
        Ok(vm.heap.tuple(members))
    }),
    class_method("__class_getitem__", "cls, object, /", super::class_getitem),
    method("split", "self, matcher_value, /", |vm, args| vm.call_embedded("group_split", vec![args[0], args[1]])),
    method("subgroup", "self, matcher_value, /", |vm, args| vm.call_embedded("group_subgroup", vec![args[0], args[1]])),
    method("derive", "self, excs, /", |vm, args| vm.call_embedded("group_derive", vec![args[0], args[1]])),
];
static SYNTAX: &[NativeDef] = &[
    getter("msg", |vm, args| Ok(syntax_field(vm, args[0], 0))),
    getter("filename", |vm, args| Ok(syntax_field(vm, args[0], 1))),
    getter("lineno", |vm, args| Ok(syntax_field(vm, args[0], 2))),
    getter("offset", |vm, args| Ok(syntax_field(vm, args[0], 3))),
    getter("text", |vm, args| Ok(syntax_field(vm, args[0], 4))),
    getter("end_lineno", |vm, args| Ok(syntax_field(vm, args[0], 5))),
    getter("end_offset", |vm, args| Ok(syntax_field(vm, args[0], 6))),
    getter("print_file_and_line", |_, _| Ok(Object::NONE)),
];
static UNICODE: &[NativeDef] = &[
    getter("encoding", |vm, args| Ok(unicode_field(vm, args[0], "encoding"))),
    getter("object", |vm, args| Ok(unicode_field(vm, args[0], "object"))),
    getter("start", |vm, args| Ok(unicode_field(vm, args[0], "start"))),
    getter("end", |vm, args| Ok(unicode_field(vm, args[0], "end"))),
    getter("reason", |vm, args| Ok(unicode_field(vm, args[0], "reason"))),
];
/// What a `UnicodeError` of a codec says, in the order of its arguments.
pub(super) const UNICODE_FIELDS: [&str; 5] = ["encoding", "object", "start", "end", "reason"];

pub(super) fn state(vm: &Vm, exception: Object, field: fn(&crate::object::misc::ExceptionState) -> Object) -> Object {
    vm.exception_state(exception).map_or(Object::NONE, field)
}
fn arg(vm: &Vm, exception: Object, at: usize) -> Object {
    vm.exception_args(exception).get(at).copied().unwrap_or(Object::NONE)
}
/// The place of a field of a `UnicodeError`. One about a translation names no encoding.
fn unicode_place(vm: &Vm, exception: Object, name: &str) -> Option<usize> {
    let fields = if vm.is_instance(exception, UNICODE_TRANSLATE_ERROR) { &UNICODE_FIELDS[1..] } else { &UNICODE_FIELDS[..] };
    fields.iter().position(|&field| field == name)
}
/// A field of a `UnicodeError` as it was given, or assigned since.
pub fn unicode_field(vm: &Vm, exception: Object, name: &str) -> Object {
    let place = unicode_place(vm, exception, name);
    let values = state(vm, exception, |state| state.fields[3]).index_of(Kind::Tuple);
    place.zip(values).and_then(|(at, values)| vm.heap.tuples[values].get(at).copied()).unwrap_or(Object::NONE)
}
fn set_unicode_field(vm: &mut Vm, exception: Object, name: &str, value: Object) -> Res<()> {
    let is_number = matches!(name, "start" | "end");
    if is_number && vm.small_int(value).is_none() {
        return Err(vm.type_error("an integer is required"));
    }
    let mut values: Vec<Object> = UNICODE_FIELDS.iter().map(|field| unicode_field(vm, exception, field)).collect();
    if vm.is_instance(exception, UNICODE_TRANSLATE_ERROR) {
        values.remove(0);
    }
    if let Some(at) = unicode_place(vm, exception, name) {
        values[at] = value;
    }
    let values = vm.heap.tuple(values);
    set_field(vm, exception, 3, values);
    Ok(())
}
/// 0 is the message, the others come from the details tuple.
pub fn syntax_field(vm: &Vm, exception: Object, at: usize) -> Object {
    let attrs = vm.exception_state(exception).map_or(Object::UNBOUND, |state| state.fields[3]);
    if let Some(dict) = attrs.index_of(Kind::Dict)
        && let Some(entry) = vm.heap.dicts[dict].iter().find(|entry| entry.key == Object::small(at as i64))
    {
        return entry.value;
    }
    let args = vm.exception_args(exception);
    if at == 0 {
        return args.first().copied().unwrap_or(Object::NONE);
    }
    let details = args.get(1).and_then(|details| match details.kind() {
        Kind::Tuple => vm.heap.tuples[details.index()].get(at - 1).copied(),
        Kind::List => vm.heap.lists[details.index()].get(at - 1).copied(),
        _ => None,
    });
    details.unwrap_or(Object::NONE)
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let Some(class) = args.all[0].index_of(Kind::Class) else { return Err(vm.type_error("exceptions are made from classes")) };
    if args.keywords.is_empty() && vm.is_plain_exception(class) {
        return Ok(vm.plain_exception(class, &args.all[1..]));
    }
    let positional = args.positional()[1..].to_vec();
    if vm.is_subclass(class, BASE_EXCEPTION_GROUP) {
        let group = new_group(vm, class, &positional)?;
        if !args.keywords.is_empty() && !inits_itself(vm, class) {
            return Err(no_keywords(vm, class));
        }
        return Ok(group);
    }
    if inits_itself(vm, class) {
        // What the arguments mean is said by `__init__`, should it call ours.
        let fields = crate::vm::errors::exception_fields(vm, class, &[]);
        let kept = if vm.is_subclass(class, OS_ERROR) { Vec::new() } else { positional };
        let args = vm.heap.tuple(kept);
        return Ok(vm.exception_of(class, ExceptionState { args, fields, ..ExceptionState::default() }));
    }
    check_arguments(vm, class, &positional)?;
    let class = os_error_class(vm, class, &positional);
    let exception = vm.new_exception(class, positional);
    keep_named(vm, exception, class, args)?;
    Ok(exception)
}
fn no_keywords(vm: &mut Vm, class: u32) -> Box<crate::native::Flow> {
    let message = format!("{}() takes no keyword arguments", vm.class(class).name);
    vm.type_error(&message)
}
/// Sets the attributes that a dict names.
fn set_state(vm: &mut Vm, args: &[Object]) -> Res {
    if args[1].is_none() {
        return Ok(Object::NONE);
    }
    let Some(dict) = vm.payload(args[1]).index_of(Kind::Dict) else { return Err(vm.type_error("state is not a dictionary")) };
    vm.reserve(vm.heap.dicts[dict].len() * size_of::<(Object, Object)>())?;
    let entries: Vec<_> = vm.heap.dicts[dict].iter().map(|entry| (entry.key, entry.value)).collect();
    for (name, value) in crate::pace::items(entries.into_iter()) {
        if !name.is(Kind::Str) {
            let message = format!("attribute name must be string, not '{}'", vm.type_name(name));
            return Err(vm.type_error(&message));
        }
        let (name, class) = (vm.heap.intern_object(name), vm.class_of(args[0]));
        if vm.class(class).hooks.setattr {
            vm.set_instance_attr(args[0], name, value)?;
        } else {
            vm.setattr(args[0], name, value)?;
        }
    }
    vm.poll()?;
    Ok(Object::NONE)
}
/// Does guest code take an exception's arguments? An `OSError` has them from its `__new__`, where that is the guest's.
fn inits_itself(vm: &mut Vm, class: u32) -> bool {
    let mut guests = |name: Name| {
        let name = vm.name(name);
        vm.lookup(class, name).is_some_and(|method| !method.is(Kind::Native))
    };
    class >= FIRST_USER_CLASS && guests(Name::Init) && !(guests(Name::New) && vm.is_subclass(class, OS_ERROR))
}
/// Complains about arguments that an exception cannot have.
fn check_arguments(vm: &mut Vm, class: u32, positional: &[Object]) -> Res<()> {
    let wanted = match () {
        () if vm.is_subclass(class, UNICODE_ENCODE_ERROR) || vm.is_subclass(class, UNICODE_DECODE_ERROR) => 5,
        () if vm.is_subclass(class, UNICODE_TRANSLATE_ERROR) => 4,
        () => positional.len(),
    };
    if positional.len() != wanted {
        let message = format!("function takes exactly {wanted} arguments ({} given)", positional.len());
        return Err(vm.type_error(&message));
    }
    if wanted >= 4 && vm.is_subclass(class, UNICODE_ERROR) {
        check_unicode(vm, class, positional)?;
    }
    if vm.is_subclass(class, SYNTAX_ERROR)
        && let [_, details] = positional
    {
        match vm.items_native(*details)? {
            None => {
                let message = format!("'{}' object is not iterable", vm.type_name(*details));
                return Err(vm.type_error(&message));
            }
            Some(items) if items.len() < 4 => {
                let message = format!("function takes at least 4 arguments ({} given)", items.len());
                return Err(vm.type_error(&message));
            }
            Some(items) if items.len() > 6 => {
                let message = format!("function takes at most 6 arguments ({} given)", items.len());
                return Err(vm.type_error(&message));
            }
            Some(items) if items.len() == 5 => return Err(vm.type_error("end_offset must be provided when end_lineno is provided")),
            Some(_) => {}
        }
    }
    Ok(())
}
/// Complains about arguments of a `UnicodeError` of the wrong kind. Its positions are ints already, or are not looked at.
fn check_unicode(vm: &mut Vm, class: u32, positional: &[Object]) -> Res<()> {
    let names = if positional.len() == 5 { "tonnt" } else { "tnnt" };
    for (at, (&given, kind)) in positional.iter().zip(names.bytes()).enumerate() {
        let plain = vm.payload(given);
        let is_bytes = kind == b'o' && vm.is_subclass(class, UNICODE_DECODE_ERROR);
        match kind {
            b'n' if vm.special(given, Name::Index).is_none() => {
                let message = format!("'{}' object cannot be interpreted as an integer", vm.type_name(given));
                return Err(vm.type_error(&message));
            }
            b'n' if plain.is(Kind::Big) => return Err(vm.overflow_error("Python int too large to convert to C ssize_t")),
            b'n' => {}
            _ if is_bytes => drop(vm.buffer_arg(given)?),
            _ if !plain.is(Kind::Str) => drop(vm.text_arg(given, &format!("argument {}", at + 1))?),
            _ => {}
        }
    }
    Ok(())
}
/// Keeps what is given by name. Only some builtin exceptions take that.
fn keep_named(vm: &mut Vm, exception: Object, class: u32, args: Args<'_>) -> Res<()> {
    for (name, value) in args.named() {
        let slot = match vm.heap.text(name) {
            "name"
                if vm.is_subclass(class, ATTRIBUTE_ERROR) || vm.is_subclass(class, NAME_ERROR) || vm.is_subclass(class, IMPORT_ERROR) =>
            {
                0
            }
            "obj" if vm.is_subclass(class, ATTRIBUTE_ERROR) => 1,
            "path" if vm.is_subclass(class, IMPORT_ERROR) => 1,
            _ => {
                let owner = [IMPORT_ERROR, ATTRIBUTE_ERROR, NAME_ERROR].into_iter().find(|&owner| vm.is_subclass(class, owner));
                let message = match owner {
                    Some(owner) => format!("'{}' is an invalid keyword argument for {}()", vm.heap.text(name), vm.class(owner).name),
                    None => format!("{}() takes no keyword arguments", vm.class(class).name),
                };
                return Err(vm.type_error(&message));
            }
        };
        if let Some(state) = vm.exception_state_mut(exception) {
            state.fields[slot] = value;
        }
    }
    Ok(())
}
/// `OSError(errno, text)` makes the subclass that belongs to the number.
fn os_error_class(vm: &Vm, class: u32, args: &[Object]) -> u32 {
    if class != OS_ERROR || !(2..=5).contains(&args.len()) {
        return class;
    }
    match vm.small_int(args[0]) {
        Some(1 | 13) => PERMISSION_ERROR,
        Some(2) => FILE_NOT_FOUND_ERROR,
        Some(3) => PROCESS_LOOKUP_ERROR,
        Some(4) => INTERRUPTED_ERROR,
        Some(10) => CHILD_PROCESS_ERROR,
        Some(11 | 114 | 115) => BLOCKING_IO_ERROR,
        Some(17) => FILE_EXISTS_ERROR,
        Some(20) => NOT_A_DIRECTORY_ERROR,
        Some(21) => IS_A_DIRECTORY_ERROR,
        Some(32 | 108) => BROKEN_PIPE_ERROR,
        Some(103) => CONNECTION_ABORTED_ERROR,
        Some(104) => CONNECTION_RESET_ERROR,
        Some(110) => TIMEOUT_ERROR,
        Some(111) => CONNECTION_REFUSED_ERROR,
        _ => class,
    }
}
fn new_group(vm: &mut Vm, class: u32, args: &[Object]) -> Res {
    if args.len() != 2 {
        let message = format!("BaseExceptionGroup.__new__() takes exactly 2 arguments ({} given)", args.len());
        return Err(vm.type_error(&message));
    }
    if !vm.payload(args[0]).is(Kind::Str) {
        let message = format!("BaseExceptionGroup.__new__() argument 1 must be str, not {}", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    let members = match args[1].kind() {
        Kind::List => vm.heap.lists[args[1].index()].clone(),
        Kind::Tuple => vm.heap.tuples[args[1].index()].to_vec(),
        Kind::Instance if matches!(vm.payload(args[1]).kind(), Kind::List | Kind::Tuple) => {
            let plain = vm.payload(args[1]);
            vm.items_native(plain)?.unwrap_or_default()
        }
        // Sequences of what is no exception: the first item says so.
        Kind::Str | Kind::Bytes | Kind::ByteArray | Kind::Range => {
            let length = vm.len_native(args[1]).unwrap_or(0);
            vec![Object::NONE; length.min(1)]
        }
        _ => return Err(vm.type_error("second argument (exceptions) must be a sequence")),
    };
    if members.is_empty() {
        return Err(vm.value_error("second argument (exceptions) must be a non-empty sequence"));
    }
    let mut only_exceptions = true;
    for (number, &member) in members.iter().enumerate() {
        if !vm.is_exception(member) {
            let message = format!("Item {number} of second argument (exceptions) is not an exception");
            return Err(vm.value_error(&message));
        }
        only_exceptions &= vm.is_instance(member, EXCEPTION);
    }
    let mut class = class;
    if class == BASE_EXCEPTION_GROUP && only_exceptions {
        class = EXCEPTION_GROUP;
    }
    if vm.is_subclass(class, EXCEPTION) && !only_exceptions {
        let message = if class == EXCEPTION_GROUP {
            "Cannot nest BaseExceptions in an ExceptionGroup".to_owned()
        } else {
            format!("Cannot nest BaseExceptions in '{}'", vm.class(class).name)
        };
        return Err(vm.type_error(&message));
    }
    let tuple = vm.heap.tuple(members);
    let exception = vm.new_exception(class, args.to_vec());
    if let Some(state) = vm.exception_state_mut(exception) {
        state.fields = [args[0], tuple, Object::UNBOUND, Object::UNBOUND];
    }
    Ok(exception)
}
fn init(vm: &mut Vm, args: Args<'_>) -> Res {
    let class = vm.class_of(args.all[0]);
    let is_done = vm.is_subclass(class, OS_ERROR) && !inits_itself(vm, class);
    let is_group = vm.is_subclass(class, BASE_EXCEPTION_GROUP);
    if is_group && !args.keywords.is_empty() {
        return Err(no_keywords(vm, class));
    }
    if is_done {
        return Ok(Object::NONE);
    }
    if is_group {
        let tuple = vm.heap.tuple(&args.positional()[1..]);
        if let Some(state) = vm.exception_state_mut(args.all[0]) {
            state.args = tuple;
        }
        return Ok(Object::NONE);
    }
    if vm.is_subclass(class, IMPORT_ERROR)
        && let Some(state) = vm.exception_state_mut(args.all[0])
    {
        // What is not told again is not known any more.
        state.fields = [Object::UNBOUND; 4];
    }
    keep_named(vm, args.all[0], class, args)?;
    let positional = args.positional()[1..].to_vec();
    check_arguments(vm, class, &positional)?;
    let first = positional.first().copied();
    let of_system = vm.is_subclass(class, OS_ERROR).then(|| crate::vm::errors::exception_fields(vm, class, &positional));
    let tuple = vm.heap.tuple(vm.shown_args(class, &positional));
    let of_codec = vm.is_subclass(class, UNICODE_ERROR);
    let takes_first = vm.is_subclass(class, STOP_ITERATION) || vm.is_subclass(class, SYSTEM_EXIT);
    if let Some(state) = vm.exception_state_mut(args.all[0]) {
        state.args = tuple;
        if let Some(fields) = of_system {
            state.fields = fields;
        }
        if of_codec {
            state.fields[3] = tuple;
        }
        if takes_first {
            state.fields[0] = first.unwrap_or(Object::NONE);
        }
    }
    Ok(Object::NONE)
}
fn add_note(vm: &mut Vm, args: &[Object]) -> Res {
    if !vm.payload(args[1]).is(Kind::Str) {
        let message = format!("note must be a str, not '{}'", vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    }
    let name = vm.name(crate::vm::Name::Notes);
    match vm.instance_attr(args[0], name) {
        Some(list) if list.is(Kind::List) => vm.heap.lists[list.index()].push(args[1]),
        Some(_) => return Err(vm.type_error("Cannot add note: __notes__ is not a list")),
        None => {
            let list = vm.heap.list(vec![args[1]]);
            vm.set_instance_attr(args[0], name, list)?;
        }
    }
    Ok(Object::NONE)
}
fn repr(vm: &mut Vm, args: &[Object]) -> Res {
    if super::exception_text::is_deep(vm) {
        return vm.call_embedded("repr_exception", vec![args[0]]);
    }
    let values = vm.exception_args(args[0]).to_vec();
    if values.len() == 1 {
        return match types::repr_of(vm, values[0]) {
            Ok(text) => {
                vm.reserve(vm.whole_type_name(args[0]).len() + vm.text_of(text).len())?;
                let text = format!("{}({})", vm.whole_type_name(args[0]), vm.text_of(text));
                Ok(vm.heap.string(text))
            }
            Err(flow) if matches!(*flow, crate::native::Flow::Raise(_)) => Err(flow),
            Err(_) => vm.call_embedded("repr_exception", vec![args[0]]),
        };
    }
    // One that is among its own arguments is not shown within itself.
    if vm.repr_active.contains(&args[0]) {
        let text = format!("{}(...)", vm.whole_type_name(args[0]));
        return Ok(vm.heap.string(text));
    }
    match super::exception_text::values_shown(vm, args[0], values) {
        Ok(text) => {
            vm.reserve(vm.whole_type_name(args[0]).len() + vm.text_of(text).len())?;
            let text = format!("{}{}", vm.whole_type_name(args[0]), vm.text_of(text));
            Ok(vm.heap.string(text))
        }
        Err(flow) if matches!(*flow, crate::native::Flow::Raise(_)) => Err(flow),
        Err(_) => vm.call_embedded("repr_exception", vec![args[0]]),
    }
}
/// Assignment to an exception's computed attributes.
pub fn set_exception_attr(vm: &mut Vm, exception: Object, name: &str, value: Object) -> Res<()> {
    let link = |vm: &Vm, value: Object| value.is_none() || vm.is_exception(value);
    match name {
        "args" => {
            let Some(items) = vm.items_native(value)? else {
                let message = format!("'{}' object is not iterable", vm.type_name(value));
                return Err(vm.type_error(&message));
            };
            let tuple = vm.heap.tuple(items);
            if let Some(state) = vm.exception_state_mut(exception) {
                state.args = tuple;
            }
        }
        "__cause__" | "__context__" => {
            if !link(vm, value) {
                let message = format!("exception {} must be None or derive from BaseException", &name[2..name.len() - 2]);
                return Err(vm.type_error(&message));
            }
            if let Some(state) = vm.exception_state_mut(exception) {
                if name == "__cause__" {
                    state.cause = value;
                    state.suppress_context = true;
                } else {
                    state.context = value;
                }
            }
        }
        "__suppress_context__" => {
            if !value.is_bool() {
                return Err(vm.type_error("attribute value type must be bool"));
            }
            if let Some(state) = vm.exception_state_mut(exception) {
                state.suppress_context = value.is_true();
            }
        }
        "__traceback__" => {
            let traceback = value.is(Kind::Misc) && vm.class_of(value) == TRACEBACK;
            if !value.is_none() && !traceback {
                return Err(vm.type_error("__traceback__ must be a traceback or None"));
            }
            // What another exception went through, or the inner part of what this one did.
            let places = match value.index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
                Some(&Misc::Traceback { exception: other, count, .. }) => {
                    let all = vm.exception_state(other).map_or(&[][..], |state| &state.traceback);
                    all[..all.len().min(count as usize)].to_vec()
                }
                _ => Vec::new(),
            };
            vm.keep_traceback(exception);
            if let Some(state) = vm.exception_state_mut(exception) {
                state.traceback = places;
                state.shown = value.some().unwrap_or(Object::UNBOUND);
            }
        }
        "encoding" | "object" | "start" | "end" | "reason" => set_unicode_field(vm, exception, name, value)?,
        "value" | "code" | "name" | "errno" => set_field(vm, exception, 0, value),
        "obj" | "path" | "strerror" => set_field(vm, exception, 1, value),
        "filename" if vm.is_instance(exception, OS_ERROR) => set_field(vm, exception, 2, value),
        "filename2" => set_field(vm, exception, 3, value),
        "msg" | "filename" | "lineno" | "offset" | "text" | "end_lineno" | "end_offset" if vm.is_instance(exception, SYNTAX_ERROR) => {
            let at = ["msg", "filename", "lineno", "offset", "text", "end_lineno", "end_offset"]
                .iter()
                .position(|&field| field == name)
                .unwrap_or(0);
            let mut dict = vm.exception_state(exception).map_or(Object::UNBOUND, |state| state.fields[3]);
            if !dict.is(Kind::Dict) {
                dict = vm.dict_from([]);
                set_field(vm, exception, 3, dict);
            }
            vm.dict_set(dict, Object::small(at as i64), value);
        }
        "msg" => set_field(vm, exception, 2, value),
        _ => {
            let message = format!("attribute '{name}' of '{}' objects is not writable", vm.type_name(exception));
            return Err(vm.error(ATTRIBUTE_ERROR, &message));
        }
    }
    Ok(())
}
fn set_field(vm: &mut Vm, exception: Object, at: usize, value: Object) {
    if let Some(state) = vm.exception_state_mut(exception) {
        state.fields[at] = value;
    }
}

const fn class(id: u32, name: &'static str, base: u32, natives: &'static [&'static [NativeDef]]) -> TypeDef {
    TypeDef { id, name, module: "builtins", base, layout: Layout::Exception, is_base: true, natives, doc: "" }
}

pub static DEFS: &[TypeDef] = &[
    class(BASE_EXCEPTION, "BaseException", OBJECT, &[BASE]),
    class(SYSTEM_EXIT, "SystemExit", BASE_EXCEPTION, &[CODE]),
    class(KEYBOARD_INTERRUPT, "KeyboardInterrupt", BASE_EXCEPTION, &[]),
    class(GENERATOR_EXIT, "GeneratorExit", BASE_EXCEPTION, &[]),
    class(BASE_EXCEPTION_GROUP, "BaseExceptionGroup", BASE_EXCEPTION, &[GROUP]),
    class(EXCEPTION, "Exception", BASE_EXCEPTION, &[]),
    class(STOP_ITERATION, "StopIteration", EXCEPTION, &[VALUE]),
    class(STOP_ASYNC_ITERATION, "StopAsyncIteration", EXCEPTION, &[]),
    class(ARITHMETIC_ERROR, "ArithmeticError", EXCEPTION, &[]),
    class(FLOATING_POINT_ERROR, "FloatingPointError", ARITHMETIC_ERROR, &[]),
    class(OVERFLOW_ERROR, "OverflowError", ARITHMETIC_ERROR, &[]),
    class(ZERO_DIVISION_ERROR, "ZeroDivisionError", ARITHMETIC_ERROR, &[]),
    class(ASSERTION_ERROR, "AssertionError", EXCEPTION, &[]),
    class(ATTRIBUTE_ERROR, "AttributeError", EXCEPTION, &[NAME_OBJ]),
    class(BUFFER_ERROR, "BufferError", EXCEPTION, &[]),
    class(EOF_ERROR, "EOFError", EXCEPTION, &[]),
    class(IMPORT_ERROR, "ImportError", EXCEPTION, &[IMPORT, IMPORT_MESSAGE]),
    class(MODULE_NOT_FOUND_ERROR, "ModuleNotFoundError", IMPORT_ERROR, &[]),
    class(LOOKUP_ERROR, "LookupError", EXCEPTION, &[]),
    class(INDEX_ERROR, "IndexError", LOOKUP_ERROR, &[]),
    class(KEY_ERROR, "KeyError", LOOKUP_ERROR, &[]),
    class(MEMORY_ERROR, "MemoryError", EXCEPTION, &[]),
    class(NAME_ERROR, "NameError", EXCEPTION, &[NAME]),
    class(UNBOUND_LOCAL_ERROR, "UnboundLocalError", NAME_ERROR, &[]),
    class(OS_ERROR, "OSError", EXCEPTION, &[OS, WRITTEN]),
    class(BLOCKING_IO_ERROR, "BlockingIOError", OS_ERROR, &[]),
    class(CHILD_PROCESS_ERROR, "ChildProcessError", OS_ERROR, &[]),
    class(CONNECTION_ERROR, "ConnectionError", OS_ERROR, &[]),
    class(BROKEN_PIPE_ERROR, "BrokenPipeError", CONNECTION_ERROR, &[]),
    class(CONNECTION_ABORTED_ERROR, "ConnectionAbortedError", CONNECTION_ERROR, &[]),
    class(CONNECTION_REFUSED_ERROR, "ConnectionRefusedError", CONNECTION_ERROR, &[]),
    class(CONNECTION_RESET_ERROR, "ConnectionResetError", CONNECTION_ERROR, &[]),
    class(FILE_EXISTS_ERROR, "FileExistsError", OS_ERROR, &[]),
    class(FILE_NOT_FOUND_ERROR, "FileNotFoundError", OS_ERROR, &[]),
    class(INTERRUPTED_ERROR, "InterruptedError", OS_ERROR, &[]),
    class(IS_A_DIRECTORY_ERROR, "IsADirectoryError", OS_ERROR, &[]),
    class(NOT_A_DIRECTORY_ERROR, "NotADirectoryError", OS_ERROR, &[]),
    class(PERMISSION_ERROR, "PermissionError", OS_ERROR, &[]),
    class(PROCESS_LOOKUP_ERROR, "ProcessLookupError", OS_ERROR, &[]),
    class(TIMEOUT_ERROR, "TimeoutError", OS_ERROR, &[]),
    class(REFERENCE_ERROR, "ReferenceError", EXCEPTION, &[]),
    class(RUNTIME_ERROR, "RuntimeError", EXCEPTION, &[]),
    class(NOT_IMPLEMENTED_ERROR, "NotImplementedError", RUNTIME_ERROR, &[]),
    class(RECURSION_ERROR, "RecursionError", RUNTIME_ERROR, &[]),
    class(SYNTAX_ERROR, "SyntaxError", EXCEPTION, &[SYNTAX]),
    class(INDENTATION_ERROR, "IndentationError", SYNTAX_ERROR, &[]),
    class(TAB_ERROR, "TabError", INDENTATION_ERROR, &[]),
    class(SYSTEM_ERROR, "SystemError", EXCEPTION, &[]),
    class(TYPE_ERROR, "TypeError", EXCEPTION, &[]),
    class(VALUE_ERROR, "ValueError", EXCEPTION, &[]),
    class(UNICODE_ERROR, "UnicodeError", VALUE_ERROR, &[]),
    class(UNICODE_DECODE_ERROR, "UnicodeDecodeError", UNICODE_ERROR, &[UNICODE]),
    class(UNICODE_ENCODE_ERROR, "UnicodeEncodeError", UNICODE_ERROR, &[UNICODE]),
    class(UNICODE_TRANSLATE_ERROR, "UnicodeTranslateError", UNICODE_ERROR, &[UNICODE]),
    class(WARNING, "Warning", EXCEPTION, &[]),
    class(BYTES_WARNING, "BytesWarning", WARNING, &[]),
    class(DEPRECATION_WARNING, "DeprecationWarning", WARNING, &[]),
    class(ENCODING_WARNING, "EncodingWarning", WARNING, &[]),
    class(FUTURE_WARNING, "FutureWarning", WARNING, &[]),
    class(IMPORT_WARNING, "ImportWarning", WARNING, &[]),
    class(PENDING_DEPRECATION_WARNING, "PendingDeprecationWarning", WARNING, &[]),
    class(RESOURCE_WARNING, "ResourceWarning", WARNING, &[]),
    class(RUNTIME_WARNING, "RuntimeWarning", WARNING, &[]),
    class(SYNTAX_WARNING, "SyntaxWarning", WARNING, &[]),
    class(UNICODE_WARNING, "UnicodeWarning", WARNING, &[]),
    class(USER_WARNING, "UserWarning", WARNING, &[]),
    TypeDef {
        id: FINAL_ANSWER,
        name: "FinalAnswer",
        module: "",
        base: BASE_EXCEPTION,
        layout: Layout::Exception,
        is_base: false,
        natives: &[],
        doc: "",
    },
];
/// `ExceptionGroup` has two bases, which its entry adds.
pub static GROUP_DEF: TypeDef = class(EXCEPTION_GROUP, "ExceptionGroup", BASE_EXCEPTION_GROUP, &[]);
