//! Names of hosts: `punycode`, and `idna`, which has it for every label that is not ASCII. Both answer with what they made, and with
//! how much they read.

use super::with_length;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::text::{idna, punycode};
use crate::types;
use crate::vm::Vm;

/// A name of this many characters or bytes is looked at without asking whether the cell must stop.
const MOST_LABEL: usize = 1 << 10;

pub fn punycode_encode(vm: &mut Vm, args: &[Object]) -> Res {
    let text = vm.text_arg(args[0], "encode() argument 1")?;
    vm.reserve_many(text.len() as u64, 8, 1)?;
    let made = punycode::encode(&text);
    vm.poll()?;
    let made = vm.heap.bytes(made.unwrap_or_default());
    Ok(with_length(vm, made, text.chars().count()))
}

pub fn punycode_decode(vm: &mut Vm, args: &[Object]) -> Res {
    let errors = vm.text_arg(args[1], "decode() argument 2")?;
    if !matches!(errors.as_str(), "strict" | "replace" | "ignore") {
        return Err(vm.error(types::UNICODE_ERROR, &format!("Unsupported error handling {errors}")));
    }
    let plain = vm.payload(args[0]);
    let data = if plain.is(Kind::Str) {
        let data = types::encode_text(vm, plain, "ascii", "strict")?;
        vm.buffer_arg(data)?
    } else {
        vm.buffer_arg(args[0])?
    };
    let text = of_punycode(vm, &data, &errors)?;
    let text = vm.heap.string(text);
    Ok(with_length(vm, text, data.len()))
}

fn of_punycode(vm: &mut Vm, data: &[u8], errors: &str) -> Res<String> {
    let (base, numbers) = match memchr::memrchr(b'-', data) {
        Some(at) => (&data[..at], &data[at + 1..]),
        None => (&data[..0], data),
    };
    let (base, numbers) = (ascii(vm, base, errors)?, ascii(vm, numbers, "strict")?.to_ascii_uppercase());
    vm.reserve_many(data.len() as u64, 8, 1)?;
    let made = punycode::decode(&base, &numbers, errors == "strict");
    vm.poll()?;
    made.map_err(|message| vm.error(types::UNICODE_ERROR, &message))
}

fn ascii(vm: &mut Vm, data: &[u8], errors: &str) -> Res<String> {
    let data = vm.heap.bytes(data.to_vec());
    let [encoding, errors] = [vm.heap.str("ascii"), vm.heap.str(errors)];
    let text = types::decode_bytes(vm, data, encoding, errors)?;
    vm.owned_text(text)
}

fn check_strict(vm: &mut Vm, errors: Object, complaint: &str) -> Res<()> {
    let errors = vm.text_arg(errors, "argument 2")?;
    match errors.as_str() {
        "strict" => Ok(()),
        _ => Err(vm.error(types::UNICODE_ERROR, &format!("{complaint} {errors}"))),
    }
}

pub fn idna_encode(vm: &mut Vm, args: &[Object]) -> Res {
    check_strict(vm, args[1], "unsupported error handling")?;
    let text = vm.text_arg(args[0], "encode() argument 1")?;
    vm.reserve_many(text.len() as u64, 8, 1)?;
    let made = if text.is_ascii() {
        idna::check_ascii(&text).map(|()| text.clone().into_bytes()).map_err(|message| vm.error(types::UNICODE_ERROR, message))?
    } else {
        to_ascii(vm, &text)?
    };
    let made = vm.heap.bytes(made);
    Ok(with_length(vm, made, text.chars().count()))
}

fn to_ascii(vm: &mut Vm, name: &str) -> Res<Vec<u8>> {
    let mut labels: Vec<&str> = name.split(['.', '\u{3002}', '\u{FF0E}', '\u{FF61}']).collect();
    let ends_with_dot = labels.pop_if(|last| last.is_empty()).is_some();
    let mut out = Vec::with_capacity(name.len());
    for (number, label) in labels.into_iter().enumerate() {
        if number > 0 {
            out.push(b'.');
        }
        out.extend(label_to_ascii(vm, label)?);
    }
    if ends_with_dot {
        out.push(b'.');
    }
    Ok(out)
}

fn label_to_ascii(vm: &mut Vm, label: &str) -> Res<Vec<u8>> {
    vm.reserve_many(label.len() as u64, 8, 1)?;
    let made = idna::to_ascii(label);
    if label.len() > MOST_LABEL {
        vm.poll()?;
    }
    made.map_err(|message| vm.error(types::UNICODE_ERROR, &message))
}

pub fn idna_decode(vm: &mut Vm, args: &[Object]) -> Res {
    check_strict(vm, args[1], "Unsupported error handling")?;
    let data = vm.buffer_arg(args[0])?;
    vm.reserve_many(data.len() as u64, 8, 1)?;
    let mut out = String::with_capacity(data.len());
    if data.is_ascii() && memchr::memmem::find(&data, idna::PREFIX.as_bytes()).is_none() {
        out = ascii(vm, &data, "strict")?;
    } else {
        let mut labels: Vec<&[u8]> = data.split(|&byte| byte == b'.').collect();
        let ends_with_dot = labels.pop_if(|last| last.is_empty()).is_some();
        for (number, label) in labels.into_iter().enumerate() {
            if number > 0 {
                out.push('.');
            }
            out.push_str(&label_to_text(vm, label)?);
        }
        if ends_with_dot {
            out.push('.');
        }
    }
    let text = vm.heap.string(out);
    Ok(with_length(vm, text, data.len()))
}

fn label_to_text(vm: &mut Vm, label: &[u8]) -> Res<String> {
    let Some(numbers) = label.strip_prefix(idna::PREFIX.as_bytes()) else { return ascii(vm, label, "strict") };
    let text = of_punycode(vm, numbers, "strict")?;
    let again = label_to_ascii(vm, &text)?;
    let written = ascii(vm, label, "strict")?;
    if written.to_ascii_lowercase().as_bytes() == again {
        return Ok(text);
    }
    let message = vm.heap.str("IDNA does not round-trip");
    let (label, again) = (vm.heap.bytes(label.to_vec()), vm.heap.bytes(again));
    Err(vm.raise(types::UNICODE_ERROR, vec![message, label, again]))
}
