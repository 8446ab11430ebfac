//! Hash objects: plain hashes, those of any length (`shake`), and the two classes of BLAKE2, which are made by calling them.
//! None of them has a saved form: a hash under way is not data.

use super::blake2::{Blake2, Parameters};
use super::hasher::Hasher;
use crate::native::{NativeDef, Res, getter, method, static_method};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::stdlib::native_ids as ids;
use crate::stdlib::state::{peek, peek_mut};
use crate::types::{self, OBJECT, SYSTEM_ERROR, TypeDef};
use crate::vm::Vm;
use num_traits::{Signed, ToPrimitive};
use std::any::Any;

pub static HASH: TypeDef = class(ids::HASH, "HASH", "_hashlib", &[COMMON, OPENSSL, OF_ONE_LENGTH]);
pub static SHAKE: TypeDef = class(ids::SHAKE, "HASHXOF", "_hashlib", &[COMMON, OPENSSL, OF_ANY_LENGTH]);
pub static BLAKE2B: TypeDef = class(ids::BLAKE2B, "blake2b", "_blake2", &[NEW_BLAKE2B, COMMON, OF_ONE_LENGTH]);
pub static BLAKE2S: TypeDef = class(ids::BLAKE2S, "blake2s", "_blake2", &[NEW_BLAKE2S, COMMON, OF_ONE_LENGTH]);

const fn class(id: u32, name: &'static str, module: &'static str, natives: &'static [&'static [NativeDef]]) -> TypeDef {
    TypeDef { id, name, module, base: OBJECT, layout: Layout::Other, is_base: false, natives, doc: "" }
}

static COMMON: &[NativeDef] = &[
    method("update", "self, obj, /", |vm, args| {
        let data = hashable(vm, args[1])?;
        if let Some(hash) = peek_mut::<Hash>(vm, args[0]) {
            hash.state.update(&data);
        }
        Ok(Object::NONE)
    }),
    method("copy", "self, /", |vm, args| {
        let copy = hash(vm, args[0])?.clone();
        Ok(vm.heap.misc(Misc::boxed(copy)))
    }),
    getter("name", |vm, args| {
        let name = hash(vm, args[0])?.name;
        Ok(vm.heap.str(name))
    }),
    getter("digest_size", |vm, args| Ok(Object::small(hash(vm, args[0])?.state.size() as i64))),
    getter("block_size", |vm, args| Ok(Object::small(hash(vm, args[0])?.state.block() as i64))),
];
static OPENSSL: &[NativeDef] = &[method("__repr__", "self, /", |vm, args| {
    let name = hash(vm, args[0])?.name;
    let class = vm.type_name(args[0]).rsplit('.').next().unwrap_or("HASH").to_owned();
    let text = format!("<{name} _hashlib.{class} object @ {:#x}>", types::address(args[0]));
    Ok(vm.heap.string(text))
})];
static OF_ONE_LENGTH: &[NativeDef] = &[
    method("digest", "self, /", |vm, args| {
        let digest = hash(vm, args[0])?.state.digest(0);
        Ok(vm.heap.bytes(digest))
    }),
    method("hexdigest", "self, /", |vm, args| {
        let digest = hash(vm, args[0])?.state.digest(0);
        Ok(vm.heap.string(crate::text::bytes_ops::hex(&digest, None, 1)))
    }),
];
static OF_ANY_LENGTH: &[NativeDef] = &[
    method("digest", "self, /, length", |vm, args| {
        let digest = long_digest(vm, args)?;
        Ok(vm.heap.bytes(digest))
    }),
    method("hexdigest", "self, /, length", |vm, args| {
        let digest = long_digest(vm, args)?;
        Ok(vm.heap.string(crate::text::bytes_ops::hex(&digest, None, 1)))
    }),
];
macro_rules! blake2_signature {
    ($size:literal) => {
        concat!(
            "cls, data=b'', /, *, digest_size=",
            $size,
            ", key=b'', salt=b'', person=b'', fanout=1, depth=1, leaf_size=0, node_offset=0, node_depth=0, inner_size=0, \
             last_node=False, usedforsecurity=True"
        )
    };
}
static NEW_BLAKE2B: &[NativeDef] = &[static_method("__new__", blake2_signature!("64"), |vm, args| new_blake2(vm, args, true))];
static NEW_BLAKE2S: &[NativeDef] = &[static_method("__new__", blake2_signature!("32"), |vm, args| new_blake2(vm, args, false))];

#[derive(Clone)]
struct Hash {
    name: &'static str,
    state: Hasher,
}

impl NativeState for Hash {
    fn class(&self) -> u32 {
        match &self.state {
            Hasher::Shake128(_) | Hasher::Shake256(_) => ids::SHAKE,
            Hasher::Blake2(_) => blake2_class(self.name).unwrap_or(ids::HASH),
            _ => ids::HASH,
        }
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        Err("a hash that is being computed (`hashlib`) has no saved form: take its digest first")
    }
    fn bytes(&self) -> usize {
        512
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The class of a BLAKE2 hash by its name.
pub fn blake2_class(name: &str) -> Option<u32> {
    match name {
        "blake2b" => Some(ids::BLAKE2B),
        "blake2s" => Some(ids::BLAKE2S),
        _ => None,
    }
}

/// A new hash object, fed with the data of an argument if that was given.
pub fn made(vm: &mut Vm, name: &'static str, mut state: Hasher, data: Object) -> Res {
    if let Some(data) = data.given() {
        let data = hashable(vm, data)?;
        state.update(&data);
    }
    Ok(vm.heap.misc(Misc::boxed(Hash { name, state })))
}

/// The sizes that the classes of BLAKE2 tell.
pub fn add_sizes(vm: &mut Vm) {
    for (class, size, salt) in [(ids::BLAKE2B, 64, 16), (ids::BLAKE2S, 32, 8)] {
        let extras = vm.type_extras.entry(class).or_default();
        for (name, value) in [("MAX_DIGEST_SIZE", size), ("MAX_KEY_SIZE", size), ("SALT_SIZE", salt), ("PERSON_SIZE", salt)] {
            extras.insert(name.into(), Object::small(value));
        }
    }
    vm.epoch = vm.epoch.wrapping_add(1);
}

fn hash(vm: &mut Vm, object: Object) -> Res<&Hash> {
    if peek::<Hash>(vm, object).is_none() {
        return Err(vm.type_error("descriptor requires a '_hashlib.HASH' object"));
    }
    Ok(peek::<Hash>(vm, object).expect("looked at just before"))
}
fn hashable(vm: &mut Vm, object: Object) -> Res<Vec<u8>> {
    if vm.payload(object).is(Kind::Str) {
        return Err(vm.type_error("Strings must be encoded before hashing"));
    }
    match vm.bytes_like(object)? {
        Some(data) => Ok(data),
        None => Err(vm.type_error("object supporting the buffer API required")),
    }
}
fn long_digest(vm: &mut Vm, args: &[Object]) -> Res<Vec<u8>> {
    let length = vm.int_arg(args, 1)?;
    let Ok(length) = usize::try_from(length) else {
        return Err(vm.error(SYSTEM_ERROR, "Negative size passed to PyBytes_FromStringAndSize"));
    };
    vm.reserve_many(length as u64, 3, 1)?;
    Ok(hash(vm, args[0])?.state.digest(length))
}

fn new_blake2(vm: &mut Vm, args: &[Object], wide: bool) -> Res {
    let (most, half) = if wide { (64, 16) } else { (32, 8) };
    let size = vm.c_int_arg(args, 2, most)?;
    let mut parts = [Vec::new(), Vec::new(), Vec::new()];
    for (part, &given) in parts.iter_mut().zip(&args[3..6]) {
        if let Some(given) = given.given() {
            *part = vm.buffer_arg(given)?;
        }
    }
    let [key, salt, person] = parts;
    let (fanout, depth) = (vm.c_int_arg(args, 6, 1)?, vm.c_int_arg(args, 7, 1)?);
    let (leaf_size, node_offset) = (unsigned(vm, args, 8)?, unsigned(vm, args, 9)?);
    let (node_depth, inner_size) = (vm.c_int_arg(args, 10, 0)?, vm.c_int_arg(args, 11, 0)?);
    let is_last_node = args[12].given().is_some_and(|flag| vm.truth_native(flag).unwrap_or(true));
    let wrong = match () {
        () if !(1..=most).contains(&size) => format!("digest_size must be between 1 and {most} bytes"),
        () if salt.len() > half => format!("maximum salt length is {half} bytes"),
        () if person.len() > half => format!("maximum person length is {half} bytes"),
        () if !(0..=255).contains(&fanout) => "fanout must be between 0 and 255".to_owned(),
        () if !(1..=255).contains(&depth) => "depth must be between 1 and 255".to_owned(),
        () => String::new(),
    };
    if !wrong.is_empty() {
        return Err(vm.value_error(&wrong));
    }
    let Ok(leaf_size) = u32::try_from(leaf_size) else { return Err(vm.overflow_error("leaf_size is too large")) };
    if !wide && node_offset >> 48 != 0 {
        return Err(vm.overflow_error("node_offset is too large"));
    }
    let wrong = match () {
        () if !(0..=255).contains(&node_depth) => "node_depth must be between 0 and 255".to_owned(),
        () if !(0..=most).contains(&inner_size) => format!("inner_size must be between 0 and is {most}"),
        () if key.len() > most as usize => format!("maximum key length is {most} bytes"),
        () => String::new(),
    };
    if !wrong.is_empty() {
        return Err(vm.value_error(&wrong));
    }
    let state = Blake2::new(&Parameters {
        wide,
        size: size as usize,
        key,
        salt,
        person,
        fanout: fanout as u8,
        depth: depth as u8,
        leaf_size,
        node_offset,
        node_depth: node_depth as u8,
        inner_size: inner_size as u8,
        is_last_node,
    });
    made(vm, if wide { "blake2b" } else { "blake2s" }, Hasher::Blake2(state), args[1])
}
/// Argument `at` as an unsigned number of 64 bits, or zero.
fn unsigned(vm: &mut Vm, args: &[Object], at: usize) -> Res<u64> {
    let Some(given) = args[at].given() else { return Ok(0) };
    let plain = vm.payload(given);
    if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        return Err(vm.type_error("an integer is required"));
    }
    let value = vm.to_big(plain);
    match value.to_u64() {
        Some(value) => Ok(value),
        None if value.is_negative() => Err(vm.value_error("value must be positive")),
        None => Err(vm.overflow_error("int too big to convert")),
    }
}
