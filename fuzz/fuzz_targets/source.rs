//! Any text as a program: no panic, and it ends within its limits.
#![no_main]

use fumehood_core::{Cell, Limits, Policy};
use fumehood_interpreter::{Effect, Reply, Step, Vm};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|program: &str| {
    let limits = Limits { memory: 48 << 20, operations: Some(200_000), ..Limits::default() };
    let mut vm = Vm::new(&Policy { limits, ..Policy::default() });
    vm.start(&Cell::new(program));
    let mut reply = Reply::None;
    while let Step::Effect(effect) = vm.resume(reply) {
        vm.take_output();
        reply = match effect {
            Effect::Now { .. } => Reply::Nanos(0),
            Effect::Entropy { bytes } => Reply::Bytes(vec![1; bytes]),
            Effect::Input { .. } => Reply::Line(None),
            _ => Reply::None,
        };
    }
});
