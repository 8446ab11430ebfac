//! Any bytes as a snapshot, with a right checksum: an error or a session that runs, never a panic.
#![no_main]

use fumehood_core::{Cell, Limits, Policy};
use fumehood_interpreter::{Reply, Step, Vm};
use libfuzzer_sys::fuzz_target;
use sha2::{Digest, Sha256};

fuzz_target!(|payload: &[u8]| {
    let policy = Policy { limits: Limits { memory: 32 << 20, operations: Some(100_000), ..Limits::default() }, ..Policy::default() };
    // The header of a real snapshot, then these bytes.
    let mut bytes = Vm::new(&policy).snapshot().unwrap_or_default();
    bytes.truncate(56);
    bytes[16..24].copy_from_slice(&(payload.len() as u64).to_le_bytes());
    bytes[24..56].copy_from_slice(&Sha256::digest(payload));
    bytes.extend_from_slice(payload);
    if let Ok(mut vm) = Vm::restore(&bytes, &policy) {
        vm.start(&Cell::new("[repr(v) for v in list(globals().values())]"));
        while let Step::Effect(_) = vm.resume(Reply::None) {}
    }
});
