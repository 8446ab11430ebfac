//! Keyed hashes (RFC 2104), keys derived from passwords (RFC 8018), and comparisons that take the same time for all texts of a length.

use super::hasher::Hasher;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::slowly;
use crate::vm::Vm;

/// The functions of `hmac`.
pub static HMAC: &[NativeDef] = &[
    function("compare_digest", "a, b, /", compare),
    function("digest", "key, msg, digest", digest),
    function("new", "key, msg=None, digestmod=''", |vm, args| {
        let empty = vm.heap.str("");
        slowly(vm, "hmac", "HMAC", vec![args[0], args[1].or(Object::NONE), args[2].or(empty)])
    }),
];

/// A key, ready for any number of messages.
struct Keyed {
    inner: Hasher,
    outer: Hasher,
}

impl Keyed {
    fn new(empty: &Hasher, key: &[u8]) -> Self {
        let block = empty.block();
        let mut padded = if key.len() > block {
            let mut hash = empty.clone();
            hash.update(key);
            hash.digest(0)
        } else {
            key.to_vec()
        };
        padded.resize(block, 0);
        let with = |pad: u8| {
            let mut hash = empty.clone();
            hash.update(&padded.iter().map(|byte| byte ^ pad).collect::<Vec<u8>>());
            hash
        };
        Self { inner: with(0x36), outer: with(0x5C) }
    }
    fn digest(&self, message: &[u8]) -> Vec<u8> {
        let (mut inner, mut outer) = (self.inner.clone(), self.outer.clone());
        inner.update(message);
        outer.update(&inner.digest(0));
        outer.digest(0)
    }
}

/// A hash of one length, by its name or by the function that makes it; none for anything else.
fn known_hash(vm: &Vm, given: Object) -> Option<Result<Hasher, String>> {
    let plain = vm.payload(given);
    let name = match plain.kind() {
        Kind::Str => vm.heap.text(plain),
        Kind::Native => vm.registry.natives[plain.index() as usize].def.name.strip_prefix("openssl_")?,
        _ => return None,
    };
    Some(match Hasher::by_name(name) {
        Some((_, Hasher::Shake128(_) | Hasher::Shake256(_))) => Err("no reason supplied".to_owned()),
        Some((_, hasher)) => Ok(hasher),
        None => Err(format!("unsupported hash type {name}")),
    })
}

fn digest(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(known) = known_hash(vm, args[2]) else { return slowly(vm, "hmac", "_digest", args.to_vec()) };
    let (key, message) = (vm.buffer_arg(args[0])?, vm.buffer_arg(args[1])?);
    match known {
        Ok(empty) => {
            let made = Keyed::new(&empty, &key).digest(&message);
            Ok(vm.heap.bytes(made))
        }
        Err(message) => Err(vm.value_error(&message)),
    }
}

pub fn pbkdf2(vm: &mut Vm, args: &[Object]) -> Res {
    let name = vm.payload(args[0]);
    if !name.is(Kind::Str) {
        return vm.expected_type("pbkdf2_hmac() argument 'hash_name'", "str", args[0]);
    }
    let (password, salt) = (vm.buffer_arg(args[1])?, vm.buffer_arg(args[2])?);
    let rounds = c_long(vm, args, 3)?;
    let empty = match known_hash(vm, name) {
        Some(Ok(empty)) => empty,
        Some(Err(message)) => return Err(vm.value_error(&message)),
        None => return Err(vm.value_error("unsupported hash type")),
    };
    if rounds < 1 {
        return Err(vm.value_error("iteration value must be greater than 0."));
    }
    if rounds > i64::from(i32::MAX) {
        return Err(vm.overflow_error("iteration value is too great."));
    }
    let length = if args[4].some().is_some() { c_long(vm, args, 4)? } else { empty.size() as i64 };
    if length < 1 {
        return Err(vm.value_error("key length must be greater than 0."));
    }
    if length > i64::from(i32::MAX) {
        return Err(vm.overflow_error("key length is too great."));
    }
    let out = derived(vm, &empty, &password, &salt, rounds, length)?;
    Ok(vm.heap.bytes(out))
}

/// As many bytes as asked for, of a password and a salt.
pub(super) fn derived(vm: &mut Vm, empty: &Hasher, password: &[u8], salt: &[u8], rounds: i64, length: i64) -> Res<Vec<u8>> {
    vm.reserve_many(length as u64, 1, 1)?;
    let keyed = Keyed::new(empty, password);
    let mut out = Vec::new();
    for number in 1u32.. {
        let mut word = keyed.digest(&[salt, &number.to_be_bytes()].concat());
        let mut sum = word.clone();
        for round in 1..rounds {
            if round % 1024 == 0 {
                vm.poll()?;
            }
            word = keyed.digest(&word);
            sum.iter_mut().zip(&word).for_each(|(sum, byte)| *sum ^= byte);
        }
        out.extend_from_slice(&sum);
        if out.len() as i64 >= length {
            break;
        }
        if pace::halted_after(rounds as usize + salt.len()) {
            vm.poll()?;
        }
    }
    out.truncate(length as usize);
    Ok(out)
}
fn c_long(vm: &mut Vm, args: &[Object], at: usize) -> Res<i64> {
    let value = vm.index_object(args, at)?;
    match vm.small_int(value) {
        Some(value) => Ok(value),
        None => Err(vm.overflow_error("Python int too large to convert to C long")),
    }
}

fn compare(vm: &mut Vm, args: &[Object]) -> Res {
    let (left, right) = (vm.payload(args[0]), vm.payload(args[1]));
    if left.is(Kind::Str) && right.is(Kind::Str) {
        if !vm.heap.is_ascii(left) || !vm.heap.is_ascii(right) {
            return Err(vm.type_error("comparing strings with non-ASCII characters is not supported"));
        }
        return Ok(Object::bool(same(vm.heap.text(left).as_bytes(), vm.heap.text(right).as_bytes())));
    }
    match (vm.bytes_like(args[0])?, vm.bytes_like(args[1])?) {
        (Some(left), Some(right)) => Ok(Object::bool(same(&left, &right))),
        (None, None) => {
            let (left, right) = (vm.type_name(args[0]), vm.type_name(args[1]));
            let message = format!("unsupported operand types(s) or combination of types: '{left}' and '{right}'");
            Err(vm.type_error(&message))
        }
        (left, _) => vm.buffer_arg(args[usize::from(left.is_some())]).map(|_| Object::NONE),
    }
}
fn same(left: &[u8], right: &[u8]) -> bool {
    let differing = pace::slices(left).flatten().zip(right).fold(0, |bits, (left, right)| bits | (left ^ right));
    differing == 0 && left.len() == right.len()
}
