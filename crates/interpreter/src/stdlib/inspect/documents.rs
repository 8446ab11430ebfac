//! Docstrings as `inspect` shows them: found where a class or a method inherits them, and without their indentation.

use super::source::expanded;
use super::{Told, named, told};
use crate::native::Res;
use crate::object::heap::count_chars;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::str_split;
use crate::types::class_module;
use crate::vm::Vm;

/// `inspect.cleandoc(doc)`.
pub fn clean(vm: &mut Vm, doc: Object) -> Res {
    let plain = vm.payload(doc);
    if !plain.is(Kind::Str) {
        if matches!(plain.kind(), Kind::Bytes | Kind::ByteArray) {
            return Err(vm.type_error("a bytes-like object is required, not 'str'"));
        }
        let name = vm.heap.intern("expandtabs");
        return Err(vm.attribute_error(doc, name));
    }
    let text = vm.owned_text(plain)?;
    let text = expanded(vm, &text)?;
    vm.reserve(text.len())?;
    let text = cleaned(&text);
    Ok(vm.heap.string(text))
}

/// The lines of a text, each behind a prefix; the last one ends where its last letter does.
pub fn indent(vm: &mut Vm, args: &[Object]) -> Res {
    vm.reserve(crate::stdlib::text(vm, args[0]).len())?;
    let text = crate::stdlib::text(vm, args[0]).to_owned();
    let prefix = args[1].given().map_or("    ", |prefix| crate::stdlib::text(vm, prefix)).to_owned();
    let lines = pace::items(text.split('\n')).count();
    vm.reserve(text.len() + lines.saturating_mul(prefix.len()))?;
    let mut out = String::with_capacity(text.len() + prefix.len());
    let mut last = 0;
    for (number, line) in pace::items(text.split('\n')).enumerate() {
        out.push_str(if number == 0 { "" } else { "\n" });
        last = out.len();
        out.push_str(&prefix);
        pace::append(&mut out, line);
    }
    vm.poll()?;
    let end = last + str_split::rstrip(&out[last..], None).len();
    out.truncate(end);
    Ok(vm.heap.string(out))
}

fn cleaned(text: &str) -> String {
    let blank = |line: &str| count_chars(&line[..line.len() - str_split::lstrip(line, None).len()]);
    let rest = || pace::items(text.split('\n')).skip(1);
    let margin = rest().filter(|line| !str_split::lstrip(line, None).is_empty()).map(blank).min();
    let mut out = String::with_capacity(text.len());
    // Empty lines at both ends are dropped: they are counted until something follows.
    let mut empty = 0;
    let mut add = |line: &str| {
        if line.is_empty() {
            empty += 1;
            return;
        }
        let breaks = if out.is_empty() { 0 } else { empty + 1 };
        out.extend(pace::items(std::iter::repeat_n('\n', breaks)));
        pace::append(&mut out, line);
        empty = 0;
    };
    add(str_split::lstrip(text.split('\n').next().unwrap_or_default(), None));
    for line in rest() {
        let skip = margin.unwrap_or(0);
        add(line.char_indices().nth(skip).map_or("", |(at, _)| &line[at..]));
    }
    out
}

/// `inspect.getdoc(object)`, of an object whose `__doc__` is known.
pub fn of(vm: &mut Vm, object: Object, doc: Object) -> Res {
    let doc = if doc.is_none() { inherited(vm, object)? } else { doc };
    if vm.payload(doc).is(Kind::Str) { clean(vm, doc) } else { Ok(Object::NONE) }
}

/// The docstring of what the object overrides, or None.
pub fn inherited(vm: &mut Vm, object: Object) -> Res {
    if let Some(class) = object.index_of(Kind::Class) {
        let doc = vm.heap.intern("__doc__");
        for base in vm.class(class).mro.clone().into_iter().skip(1) {
            let found = vm.own_attr(base, doc).filter(|found| !found.is_none());
            if let Some(found) = found
                && class_module(vm, base) != "builtins"
            {
                return Ok(found);
            }
        }
        return Ok(Object::NONE);
    }
    let function = match object.index_of(Kind::Misc).map(|index| &vm.heap.miscs[index]) {
        Some(Misc::Property { get, .. }) => *get,
        _ => object.index_of(Kind::Method).map_or(object, |method| vm.heap.methods[method].function),
    };
    if !function.is(Kind::Function) {
        return Ok(Object::NONE);
    }
    let owner = match object.index_of(Kind::Method).map(|method| vm.heap.methods[method].receiver) {
        Some(receiver) => receiver.index_of(Kind::Class).or_else(|| Some(vm.class_of(receiver))),
        None => owner(vm, function)?,
    };
    let Some(owner) = owner else { return Ok(Object::NONE) };
    let name = named(vm, function, "__name__")?;
    let name = if name.is(Kind::Str) { vm.heap.intern_object(name) } else { return Ok(Object::NONE) };
    for base in vm.class(owner).mro.clone() {
        let Some(found) = vm.own_attr(base, name) else { continue };
        if let Told::Is(doc) = told(vm, found, "__doc__")?
            && !doc.is_none()
        {
            return Ok(doc);
        }
    }
    Ok(Object::NONE)
}

/// The class that a function was defined in, by its qualified name.
fn owner(vm: &mut Vm, function: Object) -> Res<Option<u32>> {
    let qualname = vm.function_qualname(function);
    let Some((path, _)) = qualname.rsplit_once('.') else { return Ok(None) };
    let mut parts = path.split('.');
    let globals = vm.heap.functions[function.index()].globals;
    let Some(mut found) = parts.next().and_then(|first| vm.dict_get_str(globals, first)) else { return Ok(None) };
    for part in parts {
        match told(vm, found, part)? {
            Told::Is(inner) => found = inner,
            Told::Absent | Told::AskGuest => return Ok(None),
        }
    }
    Ok(found.index_of(Kind::Class))
}
