//! The native part of `uuid`: identifiers from the host's entropy and from names. The class is Python, in `uuid.py`, and so is what
//! takes its arguments from the guest's objects.

use super::hashes::Hasher;
use super::{module_native, slowly};
use crate::native::{NativeDef, Res, call, function};
use crate::object::{Kind, Object};
use crate::text::short::Short;
use crate::vm::Vm;
use crate::{Effect, Reply};
use num_bigint::BigInt;
use std::fmt::Write as _;

pub static TABLE: &[NativeDef] = &[
    function("_entropy", "count, /", |vm, args| call(module_native(vm, "secrets", "token_bytes"), args)),
    function("_text", "number, /", |vm, args| {
        let number = vm.to_big(vm.payload(args[0]));
        let Ok(number) = u128::try_from(&number) else { return Err(vm.value_error("int is out of range (need a 128-bit value)")) };
        let mut text = Short::new();
        let digits = [(96, 8), (80, 4), (64, 4), (48, 4), (0, 12)];
        for (at, (shift, width)) in digits.into_iter().enumerate() {
            let part = number >> shift & ((1 << (4 * width)) - 1);
            let dash = if at == 0 { "" } else { "-" };
            // There is room for all of them.
            let _ = write!(text, "{dash}{part:0width$x}");
        }
        Ok(vm.heap.short(&text))
    }),
    function("_number", "hex, /", |vm, args| {
        Ok(match number_of(vm, args[0]) {
            Some(number) => vm.heap.bigint(BigInt::from(number)),
            None => Object::NONE,
        })
    }),
    function("uuid4", "", |_, _| {
        Vm::effect(Effect::Entropy { bytes: 16 }, |vm, reply| match reply {
            Reply::Bytes(data) => made(vm, data, 4),
            _ => Err(vm.runtime_error("the host gave no random bytes")),
        })
    }),
    function("uuid3", "namespace, name", |vm, args| named(vm, args, "md5", 3)),
    function("uuid5", "namespace, name", |vm, args| named(vm, args, "sha1", 5)),
];

/// The number of an identifier that is written in one of the two usual ways.
fn number_of(vm: &Vm, text: Object) -> Option<u128> {
    let text = text.index_of(Kind::Str).map(|_| vm.heap.text(text).as_bytes())?;
    let is_dash = |at: usize| text.len() == 36 && matches!(at, 8 | 13 | 18 | 23);
    if !matches!(text.len(), 32 | 36) {
        return None;
    }
    let mut number = 0;
    for (at, &byte) in text.iter().enumerate() {
        match char::from(byte).to_digit(16) {
            _ if is_dash(at) => (byte == b'-').then_some(())?,
            digit => number = number << 4 | u128::from(digit?),
        }
    }
    Some(number)
}

/// An identifier of sixteen bytes, with its version and its variant written into them.
fn made(vm: &mut Vm, data: &[u8], version: u8) -> Res {
    let mut bytes = [0; 16];
    for (slot, &byte) in bytes.iter_mut().zip(data) {
        *slot = byte;
    }
    bytes[6] = bytes[6] & 0x0F | version << 4;
    bytes[8] = bytes[8] & 0x3F | 0x80;
    let number = vm.heap.bigint(BigInt::from(u128::from_be_bytes(bytes)));
    slowly(vm, "uuid", "_made", vec![number])
}

fn named(vm: &mut Vm, args: &[Object], hash: &str, version: u8) -> Res {
    let name = vm.payload(args[1]);
    let space = {
        let number = vm.heap.intern("int");
        if args[0].is(Kind::Instance) { vm.instance_attr(args[0], number) } else { None }
    };
    let space = match space.map(|space| vm.payload(space)) {
        Some(space) if space.is(Kind::Big) => u128::try_from(&vm.heap.bigs[space.index()].0).ok(),
        Some(space) if space.is_int() => u128::try_from(space.int_value()).ok(),
        _ => None,
    };
    let (Some(space), true, Some((_, mut hasher))) = (space, name.is(Kind::Str), Hasher::by_name(hash)) else {
        let (hash, version) = (vm.heap.intern(hash), Object::small(i64::from(version)));
        return slowly(vm, "uuid", "_named", vec![args[0], args[1], hash, version]);
    };
    let name = crate::types::encode_text(vm, name, "utf-8", "strict")?;
    hasher.update(&space.to_be_bytes());
    hasher.update(&vm.heap.bytes[name.index()].data);
    vm.poll()?;
    let digest = hasher.digest(16);
    made(vm, &digest, version)
}
