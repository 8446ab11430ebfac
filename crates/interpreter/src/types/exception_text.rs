//! What `str` says of an exception: natively where it can, else by embedded code that asks the guest's objects in turn.
//! Whatever else exceptions do is in `exception.rs`.

use super::exception::{UNICODE_FIELDS, state, syntax_field, unicode_field};
use super::*;
use crate::native::{Flow, Res};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use crate::vm::call::NESTED;

/// Do natives ask each other so deeply that embedded code, whose depth is that of the guest, has to go on?
pub fn is_deep(vm: &Vm) -> bool {
    vm.native_depth > NESTED / 2
}

/// `exception.__str__`. Exceptions may be in one another: what is in one is asked once, or deep ones would take forever.
pub fn str(vm: &mut Vm, args: &[Object]) -> Res {
    let exception = args[0];
    if is_deep(vm) {
        return vm.call_embedded("str_deep", vec![exception]);
    }
    if let Some(parts) = parts(vm, exception) {
        return match texts_of(vm, &parts)? {
            Some(texts) => {
                let text = told(vm, exception, &texts);
                Ok(vm.heap.string(text))
            }
            None => vm.call_embedded("str_of_parts", vec![exception]),
        };
    }
    match vm.exception_args(exception) {
        [] => Ok(vm.heap.str("")),
        &[one] if vm.is_instance(exception, KEY_ERROR) => types::repr_of(vm, one),
        &[one] => types::str_of(vm, one),
        several => {
            let values = several.to_vec();
            match values_shown(vm, exception, values) {
                Err(flow) if !matches!(*flow, Flow::Raise(_)) => vm.call_embedded("str_exception", vec![exception]),
                shown => shown,
            }
        }
    }
}

/// The arguments of an exception as a tuple shows them.
pub fn values_shown(vm: &mut Vm, exception: Object, values: Vec<Object>) -> Res {
    let tuple = vm.heap.tuple(values);
    vm.repr_active.push(exception);
    let shown = types::builtin_repr(vm, tuple);
    vm.repr_active.pop();
    shown
}

/// `str(exception)` where no guest code is needed; `None` where it is.
pub fn exception_text(vm: &mut Vm, exception: Object) -> Option<String> {
    let name = vm.name(crate::vm::Name::Str);
    let method = vm.lookup(vm.class_of(exception), name)?;
    if !method.is(Kind::Native) {
        return None;
    }
    let text = str(vm, &[exception]).ok()?;
    Some(vm.text_of(text).to_owned())
}

/// What the text of an exception is made of: an object, and whether it is shown by its `repr`.
type Part = (Object, bool);

/// The parts of an exception whose class has a text of its own; `None` of all others.
fn parts(vm: &mut Vm, exception: Object) -> Option<Vec<Part>> {
    let class = vm.class_of(exception);
    if vm.is_subclass(class, SYNTAX_ERROR) {
        return Some(vec![(syntax_field(vm, exception, 0), false)]);
    }
    if vm.is_subclass(class, BASE_EXCEPTION_GROUP) {
        return Some(vec![(state(vm, exception, |state| state.fields[0]), false)]);
    }
    if vm.is_subclass(class, OS_ERROR) {
        let fields = vm.exception_state(exception).filter(|_| vm.exception_args(exception).len() >= 2)?.fields;
        let [number, text, file, second] = [fields[0], fields[1], fields[2], fields[3]];
        if number.is_unbound() {
            return None;
        }
        let files = [file.some(), second.some().filter(|_| file.some().is_some())];
        return Some([(number, false), (text, false)].into_iter().chain(files.into_iter().flatten().map(|file| (file, true))).collect());
    }
    if vm.is_subclass(class, UNICODE_ENCODE_ERROR) || vm.is_subclass(class, UNICODE_DECODE_ERROR) {
        let [encoding, _, start, end, reason] = UNICODE_FIELDS.map(|name| unicode_field(vm, exception, name));
        let has_place = start.as_int().is_some() && end.as_int().is_some();
        return has_place.then(|| vec![(encoding, false), (reason, false)]);
    }
    if vm.is_subclass(class, UNICODE_TRANSLATE_ERROR) {
        let [_, object, start, end, reason] = UNICODE_FIELDS.map(|name| unicode_field(vm, exception, name));
        let has_place = object.is(Kind::Str) && start.as_int().is_some() && end.as_int().is_some();
        return has_place.then(|| vec![(reason, false)]);
    }
    None
}

/// The texts of all parts; `None` where the guest must be asked for one.
fn texts_of(vm: &mut Vm, parts: &[Part]) -> Res<Option<Vec<String>>> {
    let mut texts = Vec::with_capacity(parts.len());
    for &(object, is_shown) in parts {
        let text = if is_shown { types::repr_of(vm, object) } else { types::str_of(vm, object) };
        match text {
            Ok(text) => texts.push(vm.text_of(text).to_owned()),
            Err(flow) if matches!(*flow, Flow::Raise(_)) => return Err(flow),
            Err(_) => return Ok(None),
        }
    }
    Ok(Some(texts))
}

/// `_exception_parts`: pairs of a part and whether its `repr` is wanted.
pub fn exception_parts(vm: &mut Vm, args: &[Object]) -> Res {
    let parts = parts(vm, args[0]).unwrap_or_default();
    let pairs = parts.into_iter().map(|(object, is_shown)| vm.heap.tuple([object, Object::bool(is_shown)])).collect();
    Ok(vm.heap.list(pairs))
}

/// `_exception_told`: the text that texts of its parts make.
pub fn exception_told(vm: &mut Vm, args: &[Object]) -> Res {
    let items = vm.items_native(args[1])?.unwrap_or_default();
    let mut texts = Vec::with_capacity(items.len());
    for item in items {
        texts.push(vm.owned_text(vm.payload(item))?);
    }
    let text = told(vm, args[0], &texts);
    Ok(vm.heap.string(text))
}

/// The text of an exception, from those of its parts. These may be fewer than they were: asking for them runs guest code.
fn told(vm: &mut Vm, exception: Object, texts: &[String]) -> String {
    let class = vm.class_of(exception);
    if vm.is_subclass(class, SYNTAX_ERROR) {
        let (file, line) = (syntax_field(vm, exception, 1), syntax_field(vm, exception, 2).as_int());
        let message = texts.concat();
        let file = file.is(Kind::Str).then(|| vm.heap.text(file)).map(|file| file.rsplit('/').next().unwrap_or(file));
        return match (file, line) {
            (Some(file), Some(line)) => format!("{message} ({file}, line {line})"),
            (Some(file), None) => format!("{message} ({file})"),
            (None, Some(line)) => format!("{message} (line {line})"),
            (None, None) => message,
        };
    }
    if vm.is_subclass(class, BASE_EXCEPTION_GROUP) {
        let members = vm.group_members(exception).len();
        return format!("{} ({members} sub-exception{})", texts.concat(), if members == 1 { "" } else { "s" });
    }
    match texts {
        [number, text] if vm.is_subclass(class, OS_ERROR) => format!("[Errno {number}] {text}"),
        [number, text, file] => format!("[Errno {number}] {text}: {file}"),
        [number, text, file, second] => format!("[Errno {number}] {text}: {file} -> {second}"),
        [encoding, reason] => unicode_text(vm, exception, Some(encoding), reason),
        _ => unicode_text(vm, exception, None, &texts.concat()),
    }
}

/// What of a text or of bytes could not be encoded, decoded or, where there is no encoding, translated.
fn unicode_text(vm: &mut Vm, exception: Object, encoding: Option<&str>, reason: &str) -> String {
    let [_, object, start, end, _] = UNICODE_FIELDS.map(|name| unicode_field(vm, exception, name));
    let (start, end) = (start.as_int().unwrap_or(0), end.as_int().unwrap_or(0));
    let is_decoded = vm.is_instance(exception, UNICODE_DECODE_ERROR);
    let verb = match encoding {
        None => "can't translate".to_owned(),
        Some(encoding) => format!("'{encoding}' codec can't {}", if is_decoded { "decode" } else { "encode" }),
    };
    let at = usize::try_from(start).ok().filter(|_| start.checked_add(1) == Some(end));
    let one = at.and_then(|at| match object.kind() {
        Kind::Str if !is_decoded => vm.heap.text(object).chars().nth(at).map(|c| match crate::text::surrogate::code_of(c) {
            code @ 0..=0xFF => format!("character '\\x{code:02x}'"),
            code @ 0x100..=0xFFFF => format!("character '\\u{code:04x}'"),
            code => format!("character '\\U{code:08x}'"),
        }),
        Kind::Bytes if is_decoded => vm.heap.bytes[object.index()].data.get(at).map(|byte| format!("byte 0x{byte:02x}")),
        _ => None,
    });
    match one {
        Some(one) => format!("{verb} {one} in position {start}: {reason}"),
        None => {
            let things = if is_decoded { "bytes" } else { "characters" };
            format!("{verb} {things} in position {start}-{}: {reason}", end.wrapping_sub(1))
        }
    }
}
