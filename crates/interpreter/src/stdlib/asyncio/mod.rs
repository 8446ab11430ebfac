//! The native part of `asyncio`: the clock and the wait, which are effects; and of `contextvars`, a copy of the context that runs.

use super::{clock, first_of};
use crate::native::{NativeDef, Res, call, function};
use crate::object::Object;
use crate::vm::Vm;
use crate::{Clock, Effect};

pub static TABLE: &[NativeDef] = &[
    function("_monotonic", "", monotonic),
    function("_finish_tool", "seconds, /", |vm, args| {
        let seconds = if args[0].is_none() { None } else { Some(vm.float_arg(args, 0)?) };
        Vm::effect(Effect::Finish { seconds }, crate::boundary::finished_call)
    }),
    function("_sleep", "seconds, /", |vm, args| {
        let seconds = vm.float_arg(args, 0)?;
        if !seconds.is_finite() || seconds <= 0.0 {
            return Ok(Object::NONE);
        }
        clock::sleep_among(vm, seconds)
    }),
];

/// What `contextvars` has.
pub static CONTEXTS: &[NativeDef] = &[function("copy_context", "", |vm, _| {
    let (current, name) = (first_of(vm, "contextvars", "_current").unwrap_or(Object::NONE), vm.heap.intern("copy"));
    let copy = vm.getattr(current, name)?;
    call(copy, [])
})];

/// A clock that never goes back, in seconds.
pub fn monotonic(_: &mut Vm, _: &[Object]) -> Res {
    clock::now(Clock::Monotonic, clock::seconds)
}
