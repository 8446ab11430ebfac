//! The native part of `secrets`: tokens from the host's entropy. Numbers below a bound are drawn by `random.SystemRandom`.

use super::binascii::encode64;
use crate::native::{NativeDef, Res, function};
use crate::object::Object;
use crate::text::bytes_ops;
use crate::vm::Vm;
use crate::{Effect, Reply};

pub static TABLE: &[NativeDef] = &[
    function("token_bytes", "nbytes=None", |vm, args| {
        token(vm, args, |vm, reply| {
            let data = drawn(vm, reply)?;
            Ok(vm.heap.bytes(data))
        })
    }),
    function("token_hex", "nbytes=None", |vm, args| {
        token(vm, args, |vm, reply| {
            let data = drawn(vm, reply)?;
            vm.reserve_many(data.len() as u64, 2, 1)?;
            Ok(vm.heap.string(bytes_ops::hex(&data, None, 1)))
        })
    }),
    function("token_urlsafe", "nbytes=None", |vm, args| {
        token(vm, args, |vm, reply| {
            let data = drawn(vm, reply)?;
            let letters = encode64(vm, &data)?;
            let text = letters.into_iter().filter(|&letter| letter != b'=').map(|letter| match letter {
                b'+' => '-',
                b'/' => '_',
                letter => char::from(letter),
            });
            Ok(vm.heap.string(text.collect()))
        })
    }),
];

/// Bytes of a token whose size was not given.
const DEFAULT_ENTROPY: i64 = 32;

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    vm.dict_set_str(dict, "DEFAULT_ENTROPY", Object::small(DEFAULT_ENTROPY));
    Ok(())
}

fn token(vm: &mut Vm, args: &[Object], decode: fn(&mut Vm, &Reply) -> Res) -> Res {
    let count = if args[0].some().is_some() { vm.int_arg(args, 0)? } else { DEFAULT_ENTROPY };
    let Ok(bytes) = usize::try_from(count) else { return Err(vm.value_error("negative argument not allowed")) };
    vm.reserve_many(bytes as u64, 1, 1)?;
    Vm::effect(Effect::Entropy { bytes }, decode)
}
fn drawn(vm: &mut Vm, reply: &Reply) -> Res<Vec<u8>> {
    match reply {
        Reply::Bytes(data) => Ok(data.clone()),
        _ => Err(vm.runtime_error("the host gave no random bytes")),
    }
}
