//! The hash objects of `hashlib`.

use super::blake2::Blake2;
use super::native_ids as ids;
use crate::native::{NativeDef, Res, function, getter, method};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::{self, TypeDef};
use crate::vm::Vm;
use digest::{Digest, ExtendableOutput, Update, XofReader};
use std::any::Any;

pub static DEF: TypeDef = TypeDef {
    id: ids::HASH,
    name: "HASH",
    module: "_hashlib",
    base: types::OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS],
    doc: "",
};

pub static TABLE: &[NativeDef] = &[
    function("_new", "name, data, /", |vm, args| {
        let name = vm.text_of(args[0]).to_owned();
        let Some((name, mut state)) = Hasher::by_name(&name) else {
            let message = format!("unsupported hash type {name}");
            return Err(vm.value_error(&message));
        };
        let data = hashable(vm, args[1])?;
        state.update(&data);
        Ok(vm.heap.misc(Misc::Native(Box::new(Hash { name, state }))))
    }),
    function("_new_blake2", "wide, data, digest_size, key, salt, person, /", |vm, args| {
        let wide = args[0].is_true();
        let size = vm.int_arg(args, 2)?;
        let (key, salt, person) = (vm.buffer_arg(args[3])?, vm.buffer_arg(args[4])?, vm.buffer_arg(args[5])?);
        let mut state = Hasher::Blake2(Blake2::new(wide, size as usize, &key, &salt, &person));
        let data = hashable(vm, args[1])?;
        state.update(&data);
        let name = if wide { "blake2b" } else { "blake2s" };
        Ok(vm.heap.misc(Misc::Native(Box::new(Hash { name, state }))))
    }),
    function("_pbkdf2", "name, password, salt, rounds, length, /", pbkdf2),
];

static METHODS: &[NativeDef] = &[
    method("update", "self, obj, /", |vm, args| {
        let data = hashable(vm, args[1])?;
        hash(vm, args[0])?.state.update(&data);
        Ok(Object::NONE)
    }),
    method("digest", "self, /, length=None", |vm, args| {
        let digest = output(vm, args, "digest")?;
        Ok(vm.heap.bytes(digest))
    }),
    method("hexdigest", "self, /, length=None", |vm, args| {
        let digest = output(vm, args, "hexdigest")?;
        let text = crate::text::bytes_ops::hex(&digest, None, 1);
        Ok(vm.heap.string(text))
    }),
    method("copy", "self, /", |vm, args| {
        let copy = hash(vm, args[0])?.clone();
        Ok(vm.heap.misc(Misc::Native(Box::new(copy))))
    }),
    getter("name", |vm, args| {
        let name = hash(vm, args[0])?.name;
        Ok(vm.heap.str(name))
    }),
    getter("digest_size", |vm, args| Ok(Object::small(hash(vm, args[0])?.state.size() as i64))),
    getter("block_size", |vm, args| {
        let hash = hash(vm, args[0])?;
        Ok(Object::small(hash.state.block(hash.name)))
    }),
    method("__repr__", "self, /", |vm, args| {
        let name = hash(vm, args[0])?.name;
        let text = format!("<{name} _hashlib.HASH object @ {:#x}>", types::address(args[0]));
        Ok(vm.heap.string(text))
    }),
];

#[derive(Clone)]
enum Hasher {
    Md5(md5::Md5),
    Sha1(sha1::Sha1),
    Sha224(sha2::Sha224),
    Sha256(sha2::Sha256),
    Sha384(sha2::Sha384),
    Sha512(sha2::Sha512),
    Sha3224(sha3::Sha3_224),
    Sha3256(sha3::Sha3_256),
    Sha3384(sha3::Sha3_384),
    Sha3512(sha3::Sha3_512),
    Shake128(sha3::Shake128),
    Shake256(sha3::Shake256),
    Blake2(Blake2),
}

macro_rules! each {
    ($self:expr, $inner:ident => $plain:expr, shake => $shake:expr, blake => $blake:expr) => {
        match $self {
            Self::Md5($inner) => $plain,
            Self::Sha1($inner) => $plain,
            Self::Sha224($inner) => $plain,
            Self::Sha256($inner) => $plain,
            Self::Sha384($inner) => $plain,
            Self::Sha512($inner) => $plain,
            Self::Sha3224($inner) => $plain,
            Self::Sha3256($inner) => $plain,
            Self::Sha3384($inner) => $plain,
            Self::Sha3512($inner) => $plain,
            Self::Shake128($inner) => $shake,
            Self::Shake256($inner) => $shake,
            Self::Blake2($inner) => $blake,
        }
    };
}

impl Hasher {
    fn by_name(name: &str) -> Option<(&'static str, Self)> {
        Some(match name.to_ascii_lowercase().replace('-', "_").as_str() {
            "md5" => ("md5", Self::Md5(Digest::new())),
            "sha1" | "sha_1" => ("sha1", Self::Sha1(Digest::new())),
            "sha224" | "sha_224" => ("sha224", Self::Sha224(Digest::new())),
            "sha256" | "sha_256" => ("sha256", Self::Sha256(Digest::new())),
            "sha384" | "sha_384" => ("sha384", Self::Sha384(Digest::new())),
            "sha512" | "sha_512" => ("sha512", Self::Sha512(Digest::new())),
            "sha3_224" => ("sha3_224", Self::Sha3224(Digest::new())),
            "sha3_256" => ("sha3_256", Self::Sha3256(Digest::new())),
            "sha3_384" => ("sha3_384", Self::Sha3384(Digest::new())),
            "sha3_512" => ("sha3_512", Self::Sha3512(Digest::new())),
            "shake_128" => ("shake_128", Self::Shake128(sha3::Shake128::default())),
            "shake_256" => ("shake_256", Self::Shake256(sha3::Shake256::default())),
            "blake2b" => ("blake2b", Self::Blake2(Blake2::new(true, 64, b"", b"", b""))),
            "blake2s" => ("blake2s", Self::Blake2(Blake2::new(false, 32, b"", b"", b""))),
            _ => return None,
        })
    }
    fn update(&mut self, data: &[u8]) {
        for data in pace::slices(data) {
            each!(self, inner => Update::update(inner, data), shake => Update::update(inner, data), blake => inner.update(data));
        }
    }
    /// The digest; of a `shake`, so many bytes.
    fn digest(&self, length: usize) -> Vec<u8> {
        let shaken = |mut reader: Box<dyn XofReader>| {
            let mut out = vec![0; length];
            out.chunks_mut(1 << 16).take_while(|_| !pace::halted()).for_each(|part| reader.read(part));
            out
        };
        each!(self, inner => inner.clone().finalize().to_vec(), shake => shaken(Box::new(inner.clone().finalize_xof())), blake => inner.digest())
    }
    fn size(&self) -> usize {
        match self {
            Self::Shake128(_) | Self::Shake256(_) => 0,
            other => other.digest(0).len(),
        }
    }
    fn block(&self, name: &str) -> i64 {
        match name {
            "sha384" | "sha512" | "blake2b" => 128,
            "sha3_224" => 144,
            "sha3_256" | "shake_256" => 136,
            "sha3_384" => 104,
            "sha3_512" => 72,
            "shake_128" => 168,
            _ => 64,
        }
    }
}

#[derive(Clone)]
struct Hash {
    name: &'static str,
    state: Hasher,
}

impl NativeState for Hash {
    fn class(&self) -> u32 {
        ids::HASH
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

fn hash(vm: &mut Vm, object: Object) -> Res<&mut Hash> {
    let known = object.is(Kind::Misc) && matches!(&vm.heap.miscs[object.index()], Misc::Native(state) if state.as_any().is::<Hash>());
    if !known {
        return Err(vm.type_error("descriptor requires a '_hashlib.HASH' object"));
    }
    match &mut vm.heap.miscs[object.index()] {
        Misc::Native(state) => match state.as_any_mut().downcast_mut() {
            Some(hash) => Ok(hash),
            None => unreachable!("looked at just before"),
        },
        _ => unreachable!("looked at just before"),
    }
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
fn output(vm: &mut Vm, args: &[Object], name: &str) -> Res<Vec<u8>> {
    let is_shake = hash(vm, args[0])?.name.starts_with("shake");
    let length = match args[1].given() {
        Some(_) if is_shake => vm.int_arg(args, 1)?,
        None if is_shake => {
            let message = format!("{name}() missing required argument 'length' (pos 1)");
            return Err(vm.type_error(&message));
        }
        Some(_) => {
            let message = format!("_hashlib.HASH.{name}() takes no arguments (1 given)");
            return Err(vm.type_error(&message));
        }
        None => 0,
    };
    if length < 0 {
        return Err(vm.value_error("value must be positive"));
    }
    vm.reserve_many(length as u64, 1, 1)?;
    Ok(hash(vm, args[0])?.state.digest(length as usize))
}
fn pbkdf2(vm: &mut Vm, args: &[Object]) -> Res {
    let name = vm.text_of(args[0]).to_owned();
    let (password, salt) = (vm.buffer_arg(args[1])?, vm.buffer_arg(args[2])?);
    let (rounds, length) = (vm.int_arg(args, 3)?, vm.int_arg(args, 4)?);
    let Some((name, empty)) = Hasher::by_name(&name) else {
        let message = format!("unsupported hash type {name}");
        return Err(vm.value_error(&message));
    };
    let block = empty.block(name) as usize;
    let mut key = if password.len() > block {
        let mut hash = empty.clone();
        hash.update(&password);
        hash.digest(0)
    } else {
        password
    };
    key.resize(block, 0);
    let keyed = |pad: u8| {
        let mut hash = empty.clone();
        hash.update(&key.iter().map(|byte| byte ^ pad).collect::<Vec<u8>>());
        hash
    };
    let (inner, outer) = (keyed(0x36), keyed(0x5C));
    let mac = |data: &[u8]| {
        let (mut inner, mut outer) = (inner.clone(), outer.clone());
        inner.update(data);
        outer.update(&inner.digest(0));
        outer.digest(0)
    };
    vm.reserve_many(length.max(0) as u64, 1, 1)?;
    let mut out = Vec::new();
    let mut number = 1u32;
    while (out.len() as i64) < length {
        let mut word = mac(&[salt.as_slice(), &number.to_be_bytes()].concat());
        let mut sum = word.clone();
        for round in 1..rounds {
            if round % 1024 == 0 {
                vm.poll()?;
            }
            word = mac(&word);
            sum.iter_mut().zip(&word).for_each(|(sum, byte)| *sum ^= byte);
        }
        out.extend_from_slice(&sum);
        number += 1;
    }
    out.truncate(length as usize);
    Ok(vm.heap.bytes(out))
}
