//! The generator behind `random`: the Mersenne Twister, with CPython's sequences.
//! Entropy comes from the host, as an effect.

use super::native_ids as ids;
use crate::native::{NativeDef, Res, function, method, variadic_static};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::state::saved;
use crate::text::mersenne::Mersenne;
use crate::text::surrogate::code_of;
use crate::types::{self, TypeDef};
use crate::vm::Vm;
use crate::{Effect, Reply};
use num_bigint::{BigInt, BigUint, Sign};
use std::any::Any;

pub static DEF: TypeDef = TypeDef {
    id: ids::RANDOM,
    name: "Random",
    module: "_random",
    base: types::OBJECT,
    layout: Layout::Other,
    is_base: true,
    natives: &[METHODS],
    doc: "",
};

pub static TABLE: &[NativeDef] = &[
    function("_entropy", "count, /", |vm, args| {
        let Ok(bytes) = usize::try_from(vm.int_arg(args, 0)?) else { return Err(vm.value_error("negative argument not allowed")) };
        vm.reserve_many(bytes as u64, 1, 1)?;
        Vm::effect(Effect::Entropy { bytes }, |vm, reply| match reply {
            Reply::Bytes(data) => Ok(vm.heap.bytes(data.clone())),
            _ => Err(vm.runtime_error("the host gave no random bytes")),
        })
    }),
    function("_number_of", "text, /", |vm, args| {
        // How version 1 of seeding turns a text into a number.
        let text = super::text(vm, args[0]);
        let first = text.chars().next().map_or(0, |c| u64::from(code_of(c)) << 7);
        let step = |(number, count): (u64, u64), c| (number.wrapping_mul(1_000_003) ^ u64::from(code_of(c)), count + 1);
        let (number, count) = pace::items(text.chars()).fold((first, 0), step);
        vm.poll()?;
        Ok(vm.heap.bigint(BigInt::from(number ^ count)))
    }),
];

static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, *args, **kwargs", |vm, args| {
        let payload = vm.heap.misc(Misc::boxed(Twister(Mersenne::unseeded())));
        Ok(vm.wrap(args.all[0], ids::RANDOM, payload))
    }),
    method("random", "self, /", |vm, args| Ok(Object::float(core(vm, args[0])?.random()))),
    method("getrandbits", "self, k, /", bits),
    method("_below", "self, n, /", below),
    method("_bytes", "self, n, /", |vm, args| {
        let count = vm.int_arg(args, 1)?;
        let Ok(count) = usize::try_from(count) else { return Err(vm.value_error("number of bits must be non-negative")) };
        vm.reserve_many(count as u64, 1, 1)?;
        let bytes = core(vm, args[0])?.bytes(count);
        vm.poll()?;
        Ok(vm.heap.bytes(bytes))
    }),
    method("_seed", "self, n, /", |vm, args| {
        let (_, words) = vm.to_big(vm.payload(args[1])).into_parts();
        let words = words.to_u32_digits();
        *core(vm, args[0])? = Mersenne::from_words(&words);
        Ok(Object::NONE)
    }),
    method("_state", "self, /", |vm, args| {
        let (words, index) = {
            let (words, index) = core(vm, args[0])?.state();
            (words.to_vec(), index)
        };
        let mut items: Vec<Object> = words.iter().map(|&word| Object::small(i64::from(word))).collect();
        items.push(Object::small(index as i64));
        Ok(vm.heap.tuple(items))
    }),
    method("_set_state", "self, state, /", |vm, args| {
        let items = vm.items_native(args[1])?.unwrap_or_default();
        let mut words: Vec<u32> = items.iter().map(|&item| vm.small_int(item).unwrap_or(0) as u32).collect();
        let index = words.pop().unwrap_or(0) as usize;
        match Mersenne::from_state(&words, index) {
            Some(state) => {
                *core(vm, args[0])? = state;
                Ok(Object::NONE)
            }
            None => Err(vm.value_error("state vector is the wrong size")),
        }
    }),
    method("_shuffle", "self, items, /", |vm, args| {
        let list = vm.payload(args[1]);
        let mut items = std::mem::take(&mut vm.heap.lists[list.index()]);
        if let Ok(core) = core(vm, args[0]) {
            for at in (1..items.len()).rev() {
                let other = core.below(at as u64 + 1) as usize;
                items.swap(at, other);
                if crate::pace::halted_at(at) {
                    break;
                }
            }
        }
        vm.heap.lists[list.index()] = items;
        Ok(Object::NONE)
    }),
];

#[derive(Clone, serde::Serialize, serde::Deserialize)]
pub struct Twister(Mersenne);

impl NativeState for Twister {
    fn class(&self) -> u32 {
        ids::RANDOM
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn bytes(&self) -> usize {
        2600
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

fn core(vm: &mut Vm, object: Object) -> Res<&mut Mersenne> {
    let payload = vm.payload(object);
    let known = payload.is(Kind::Misc) && matches!(&vm.heap.miscs[payload.index()], Misc::Native(state) if state.as_any().is::<Twister>());
    if !known {
        return Err(vm.type_error("descriptor requires a 'random.Random' object"));
    }
    match &mut vm.heap.miscs[payload.index()] {
        Misc::Native(state) => match state.as_any_mut().downcast_mut::<Twister>() {
            Some(twister) => Ok(&mut twister.0),
            None => unreachable!("looked at just before"),
        },
        _ => unreachable!("looked at just before"),
    }
}
fn bits(vm: &mut Vm, args: &[Object]) -> Res {
    let count = vm.c_int_arg(args, 1, 0)?;
    if count < 0 {
        return Err(vm.value_error("number of bits must be non-negative"));
    }
    vm.reserve_many(count as u64 / 8, 1, 1)?;
    if count <= 32 {
        let value = core(vm, args[0])?.bits(count as u32);
        return Ok(vm.heap.int(value as i64));
    }
    let words = core(vm, args[0])?.bit_words(count as u64);
    vm.poll()?;
    let value = BigInt::from_biguint(Sign::Plus, BigUint::new(words));
    Ok(vm.heap.bigint(value))
}
fn below(vm: &mut Vm, args: &[Object]) -> Res {
    match vm.small_int(vm.payload(args[1])) {
        Some(limit) if limit > 0 => {
            let value = core(vm, args[0])?.below(limit as u64);
            Ok(vm.heap.int(value as i64))
        }
        Some(_) => Ok(Object::small(0)),
        None => {
            let limit = vm.to_big(vm.payload(args[1]));
            let count = limit.bits();
            loop {
                let words = core(vm, args[0])?.bit_words(count);
                let value = BigInt::from_biguint(Sign::Plus, BigUint::new(words));
                if value < limit {
                    return Ok(vm.heap.bigint(value));
                }
                vm.poll()?;
            }
        }
    }
}
