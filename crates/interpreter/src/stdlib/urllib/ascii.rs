//! Bytes in `urllib.parse`: they go through its functions as texts, and what comes out is bytes again.

use super::MODULE;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::stdlib::{asking, class_in};
use crate::types::{self, TUPLE};
use crate::vm::Vm;
use crate::vm::names::Name;

type Function = fn(&mut Vm, &[Object]) -> Res;

/// Calls a function of texts with those that the first arguments are; what was not given is empty.
pub fn by_texts(vm: &mut Vm, args: &[Object], count: usize, function: Function) -> Res {
    let empty = vm.heap.intern("");
    let given: Vec<Object> = args.iter().take(count).map(|arg| arg.or(empty)).collect();
    let (mut all, are_bytes) = texts(vm, &given)?;
    // Something is empty, and no text.
    for &text in &all {
        match vm.payload(text).kind() {
            Kind::Str => {}
            Kind::Bytes | Kind::ByteArray => return Err(vm.type_error("a bytes-like object is required, not 'str'")),
            _ => {
                let name = vm.heap.intern("strip");
                return Err(vm.attribute_error(text, name));
            }
        }
    }
    all.extend(args.iter().skip(count));
    let result = function(vm, &all)?;
    if are_bytes { given_back(vm, result) } else { Ok(result) }
}

/// Calls a function of a list of texts with those that the parts of a URL are.
pub fn put_together(vm: &mut Vm, args: &[Object], count: usize, function: Function) -> Res {
    let Some(parts) = vm.items_native(vm.payload(args[0]))? else {
        if vm.special(args[0], Name::Iter).is_none() && vm.special(args[0], Name::Getitem).is_none() {
            let name = vm.bare_name(vm.class_of(args[0]));
            let message = format!("urllib.parse._coerce_args() argument after * must be an iterable, not {name}");
            return Err(vm.type_error(&message));
        }
        return asking::again(vm, args, &[(0, Vm::class_object(types::LIST))]);
    };
    if parts.is_empty() {
        return Err(vm.index_error("tuple index out of range"));
    }
    let (texts, are_bytes) = texts(vm, &parts)?;
    if texts.len() != count {
        let message = match texts.len() < count {
            true => format!("not enough values to unpack (expected {}, got {})", count + 1, texts.len() + 1),
            false => format!("too many values to unpack (expected {})", count + 1),
        };
        return Err(vm.value_error(&message));
    }
    let empty = vm.heap.intern("");
    let texts = texts.into_iter().map(|text| if vm.payload(text).is(Kind::Str) { text } else { empty }).collect();
    let texts = vm.heap.list(texts);
    let result = function(vm, &[texts])?;
    if are_bytes { given_back(vm, result) } else { Ok(result) }
}

/// Texts that are given, or that bytes stand for, and whether they were bytes. What is empty may be anything.
pub fn texts(vm: &mut Vm, given: &[Object]) -> Res<(Vec<Object>, bool)> {
    let is_text = |vm: &Vm, object: Object| vm.payload(object).is(Kind::Str);
    let are_texts = given.first().is_some_and(|&first| is_text(vm, first));
    let is_mixed = |&&other: &&Object| vm.truth_native(other) != Some(false) && is_text(vm, other) != are_texts;
    if given.iter().skip(1).find(is_mixed).is_some() {
        return Err(vm.type_error("Cannot mix str and non-str arguments"));
    }
    if are_texts {
        return Ok((given.to_vec(), false));
    }
    let (empty, ascii) = (vm.heap.intern(""), vm.heap.intern("ascii"));
    let mut all = Vec::with_capacity(given.len());
    for &one in given {
        let plain = vm.payload(one);
        all.push(match plain.kind() {
            _ if vm.truth_native(one) == Some(false) => empty,
            Kind::Bytes | Kind::ByteArray => types::decode_bytes(vm, plain, ascii, Object::UNBOUND)?,
            _ => {
                let name = vm.heap.intern("decode");
                return Err(vm.attribute_error(one, name));
            }
        });
    }
    Ok((all, true))
}

pub fn encoded(vm: &mut Vm, text: Object) -> Res {
    types::encode_text(vm, text, "ascii", "strict")
}

/// A text, or the parts of a URL, as bytes.
fn given_back(vm: &mut Vm, result: Object) -> Res {
    if result.is(Kind::Str) {
        return encoded(vm, result);
    }
    let name = format!("{}Bytes", vm.bare_name(vm.class_of(result)));
    let mut parts = vm.items_native(vm.payload(result))?.unwrap_or_default();
    for part in &mut parts {
        *part = encoded(vm, *part)?;
    }
    let parts = vm.heap.tuple(parts);
    Ok(match class_in(vm, MODULE, &name) {
        Some(class) => vm.wrap(Vm::class_object(class), TUPLE, parts),
        None => parts,
    })
}
