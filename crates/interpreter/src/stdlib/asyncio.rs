//! The native part of `asyncio`: the clock and the wait, which are effects.

use crate::native::{NativeDef, function};
use crate::object::Object;
use crate::vm::Vm;
use crate::{Clock, Effect, Reply};

pub static TABLE: &[NativeDef] = &[
    function("_monotonic", "", |_, _| {
        Vm::effect(Effect::Now { clock: Clock::Monotonic }, |_, reply| match reply {
            Reply::Nanos(nanos) => Ok(Object::float(*nanos as f64 / 1e9)),
            _ => Ok(Object::float(0.0)),
        })
    }),
    function("_finish_tool", "seconds, /", |vm, args| {
        let seconds = if args[0].is_none() { None } else { Some(vm.float_arg(args, 0)?) };
        Vm::effect(Effect::Finish { seconds }, crate::boundary::finished_call)
    }),
    function("_sleep", "seconds, /", |vm, args| {
        let seconds = vm.float_arg(args, 0)?;
        if !seconds.is_finite() || seconds <= 0.0 {
            return Ok(Object::NONE);
        }
        Vm::effect(Effect::Sleep { seconds }, |_, _| Ok(Object::NONE))
    }),
];
