//! The native part of `time` that asks the host: its clocks, as effects; and texts of moments, for `datetime` too.
//! There is one time zone, UTC.

use crate::native::Res;
use crate::object::{Kind, Object};
use crate::text::strftime::{Moment, strftime};
use crate::text::strptime::{Format, FormatError, Parsed};
use crate::types;
use crate::vm::Vm;
use crate::{Clock, Effect, Reply};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Reads a clock of the host.
pub fn now(clock: Clock, decode: fn(&mut Vm, &Reply) -> Res) -> Res {
    Vm::effect(Effect::Now { clock }, decode)
}
pub fn seconds(_: &mut Vm, reply: &Reply) -> Res {
    Ok(match reply {
        Reply::Nanos(nanos) => Object::float(*nanos as f64 / 1e9),
        _ => Object::float(0.0),
    })
}
pub fn nanoseconds(vm: &mut Vm, reply: &Reply) -> Res {
    Ok(match reply {
        Reply::Nanos(nanos) => vm.heap.int(*nanos as i64),
        _ => Object::small(0),
    })
}
/// `time.get_clock_info(name)`.
pub fn info(vm: &mut Vm, args: &[Object]) -> Res {
    let name = vm.payload(args[0]);
    if !name.is(Kind::Str) {
        return vm.expected_type("get_clock_info() argument 1", "str", args[0]);
    }
    let is_wall = match vm.heap.text(name) {
        "time" => true,
        "monotonic" | "perf_counter" | "process_time" | "thread_time" => false,
        _ => return Err(vm.value_error("unknown clock")),
    };
    let made = vm.new_instance(types::SIMPLE_NAMESPACE, Object::UNBOUND);
    let host = vm.heap.intern("host");
    let facts = [
        ("adjustable", Object::bool(is_wall)),
        ("implementation", host),
        ("monotonic", Object::bool(!is_wall)),
        ("resolution", Object::float(1e-9)),
    ];
    for (name, fact) in facts {
        let name = vm.heap.intern(name);
        vm.set_instance_attr(made, name, fact)?;
    }
    Ok(made)
}
pub fn sleep(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool | Kind::Float) && vm.special(args[0], crate::vm::Name::Index).is_none() {
        let message = format!("'{}' object cannot be interpreted as an integer", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    let seconds = vm.float_arg(args, 0)?;
    if seconds < 0.0 {
        return Err(vm.value_error("sleep length must be non-negative"));
    }
    if seconds.is_nan() {
        return Err(vm.value_error("Invalid value NaN (not a number)"));
    }
    if seconds * 1e9 >= i64::MAX as f64 {
        return Err(vm.overflow_error("timestamp too large to convert to C _PyTime_t"));
    }
    sleep_among(vm, seconds)
}
/// Waits, and lets other threads run meanwhile.
pub fn sleep_among(vm: &mut Vm, seconds: f64) -> Res {
    if vm.fibers.any() { vm.call_embedded("sleep_among_threads", vec![Object::float(seconds)]) } else { wait(seconds) }
}
/// Waits, and nothing else runs here.
pub fn wait(seconds: f64) -> Res {
    Vm::effect(Effect::Sleep { seconds: seconds.max(0.0) }, |_, _| Ok(Object::NONE))
}
/// A moment by a format.
pub fn written(vm: &mut Vm, format: &str, moment: &Moment) -> Res {
    match strftime(format, moment, vm.room()) {
        Ok(text) => Ok(vm.heap.string(text)),
        Err(error) => Err(vm.text_error(error)),
    }
}
/// A format that was read, kept for the next time: the first short ones of the process, which are those that programs repeat.
fn known_format(format: &str) -> Result<Arc<Format>, FormatError> {
    const MOST: usize = 32;
    const SHORT: usize = 64;
    static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Format>>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(format) = known.get(format) {
        return Ok(Arc::clone(format));
    }
    let read = Arc::new(Format::new(format)?);
    if known.len() < MOST && format.len() <= SHORT {
        known.insert(format.to_owned(), Arc::clone(&read));
    }
    Ok(read)
}
/// What a text says by a format.
pub fn parsed(vm: &mut Vm, text: &str, format: &str) -> Res<Parsed> {
    vm.charge_work(format.len() as u64 + 20)?;
    let read = known_format(format);
    vm.poll()?;
    let format = match read {
        Ok(format) => format,
        Err(FormatError::Value(error)) => return Err(vm.text_error(error)),
        Err(FormatError::Pattern { error, pattern }) => {
            let (message, pattern) = (vm.heap.string(error.message), vm.heap.string(pattern));
            let position = error.position.map_or(Object::NONE, |position| Object::small(position as i64));
            return vm.call_embedded("raise_pattern_error", vec![message, pattern, position]);
        }
    };
    format.parse(text).map_err(|error| vm.text_error(error))
}
