//! `hashlib` and the native part of `hmac`: functions that make hash objects, and keys derived from passwords.
//! `file_digest`, which reads the guest's files, and the class `HMAC`, which takes any hash of the guest's, are Python.

mod blake2;
mod derived;
mod hasher;
mod object;
mod scrypt;

use crate::native::{Call, Flow, NativeDef, Res, function};
use crate::object::set::Set;
use crate::object::{Kind, Object};
use crate::types::TypeDef;
use crate::vm::Vm;
use crate::vm::frame::Cont;
pub use derived::HMAC;
pub use hasher::Hasher;

pub static TYPES: &[&TypeDef] = &[&object::HASH, &object::SHAKE, &object::BLAKE2B, &object::BLAKE2S];

const PLAIN: &str = "string=b'', *, usedforsecurity=True";

pub static TABLE: &[NativeDef] = &[
    function("openssl_md5", PLAIN, plain),
    function("openssl_sha1", PLAIN, plain),
    function("openssl_sha224", PLAIN, plain),
    function("openssl_sha256", PLAIN, plain),
    function("openssl_sha384", PLAIN, plain),
    function("openssl_sha512", PLAIN, plain),
    function("openssl_sha3_224", PLAIN, plain),
    function("openssl_sha3_256", PLAIN, plain),
    function("openssl_sha3_384", PLAIN, plain),
    function("openssl_sha3_512", PLAIN, plain),
    function("openssl_shake_128", PLAIN, plain),
    function("openssl_shake_256", PLAIN, plain),
    function("__hash_new", "name, data=b'', **kwargs", new),
    function("scrypt", "password, *, salt=None, n=None, r=None, p=None, maxmem=0, dklen=64", scrypt::scrypt),
    function("pbkdf2_hmac", "hash_name, password, salt, iterations, dklen=None", derived::pbkdf2),
];

/// What every Python has, in the order of `__all__`.
const ALGORITHMS: &str = "md5 sha1 sha224 sha256 sha384 sha512 blake2b blake2s sha3_224 sha3_256 sha3_384 sha3_512 shake_128 shake_256";

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    // CPython shows these functions by the names that they have in C.
    for native in TABLE {
        let public = native.name.strip_prefix("openssl_").or_else(|| native.name.strip_prefix("__hash_"));
        if let (Some(public), Some(function)) = (public, vm.dict_get_str(dict, native.name)) {
            vm.dict_set_str(dict, public, function);
            let name = vm.heap.intern(native.name);
            vm.dict_remove(dict, name);
        }
    }
    for hidden in ["HASH", "HASHXOF"] {
        let name = vm.heap.intern(hidden);
        vm.dict_remove(dict, name);
    }
    for listed in ["algorithms_guaranteed", "algorithms_available"] {
        let set = vm.heap.set(Set::default());
        for name in ALGORITHMS.split(' ') {
            let name = vm.heap.intern(name);
            // A text needs no guest code to be hashed.
            let _ = vm.set_insert(set.index(), name);
        }
        vm.dict_set_str(dict, listed, set);
    }
    let others = ["new", "algorithms_guaranteed", "algorithms_available", "pbkdf2_hmac", "file_digest"];
    let all: Vec<Object> = ALGORITHMS.split(' ').chain(others).map(|name| vm.heap.intern(name)).collect();
    let all = vm.heap.tuple(all);
    vm.dict_set_str(dict, "__all__", all);
    object::add_sizes(vm);
    Ok(())
}

fn plain(vm: &mut Vm, args: &[Object]) -> Res {
    let name = vm.registry.natives[vm.current_native as usize].def.name;
    let Some((name, state)) = Hasher::by_name(name.strip_prefix("openssl_").unwrap_or(name)) else {
        return Err(vm.value_error("unsupported hash type"));
    };
    object::made(vm, name, state, args[0])
}

fn new(vm: &mut Vm, args: &[Object]) -> Res {
    let given = vm.payload(args[0]);
    if !given.is(Kind::Str) {
        return Err(vm.type_error("name must be a string"));
    }
    let name = vm.owned_text(given)?;
    let options: Vec<(Object, Object)> = match args[2].index_of(Kind::Dict) {
        Some(options) => vm.heap.dicts[options].iter().map(|entry| (entry.key, entry.value)).collect(),
        None => Vec::new(),
    };
    if let Some(class) = object::blake2_class(&name) {
        let mut all = Vec::from_iter(args[1].given());
        all.extend(options.iter().map(|&(_, value)| value));
        let keywords = options.iter().map(|&(name, _)| name).collect();
        let callee = Vm::class_object(class);
        return Err(Box::new(Flow::Call(Call { callee, args: all, keywords, cont: Cont::Store, extra: Object::UNBOUND })));
    }
    if let Some(&(unknown, _)) = options.iter().find(|&&(name, _)| vm.heap.text(name) != "usedforsecurity") {
        let message = format!("'{}' is an invalid keyword argument for new()", vm.heap.text(unknown));
        return Err(vm.type_error(&message));
    }
    match Hasher::by_name(&name) {
        Some((name, state)) => object::made(vm, name, state, args[1]),
        None => {
            let message = format!("unsupported hash type {name}");
            Err(vm.value_error(&message))
        }
    }
}
