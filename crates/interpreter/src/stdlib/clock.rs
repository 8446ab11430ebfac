//! The native part of `time` that asks the host: its clocks, as effects; and texts of moments, for `datetime` too.
//! There is one time zone, UTC.

use crate::native::Res;
use crate::object::{Kind, Object};
use crate::text::calendar_math::Date;
use crate::text::strftime::{Moment, Offset, strftime};
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
    Vm::effect(Effect::Sleep { seconds }, |_, _| Ok(Object::NONE))
}
/// Fields: year, month, day, hour, minute, second, microsecond or None, weekday, day of the year, offset in microseconds or None, zone.
pub fn write(vm: &mut Vm, args: &[Object]) -> Res {
    let format = vm.text_arg(args[0], "strftime() argument 1")?;
    let fields = vm.items_native(args[1])?.unwrap_or_default();
    let number = |vm: &Vm, at: usize| fields.get(at).and_then(|&field| vm.small_int(field));
    let whole = |vm: &Vm, at: usize| number(vm, at).unwrap_or(0).max(0) as u32;
    let moment = Moment {
        date: Date { year: number(vm, 0).unwrap_or(0), month: whole(vm, 1).clamp(1, 12), day: whole(vm, 2).max(1) },
        hour: whole(vm, 3),
        minute: whole(vm, 4),
        second: whole(vm, 5),
        microsecond: number(vm, 6).map(|value| value as u32),
        weekday: whole(vm, 7) % 7,
        day_of_year: whole(vm, 8).max(1),
        offset: number(vm, 9).map(Offset),
        zone: fields
            .get(10)
            .map_or_else(String::new, |&zone| if zone.is(Kind::Str) { vm.heap.text(zone).to_owned() } else { String::new() }),
    };
    written(vm, &format, &moment)
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
pub fn read(vm: &mut Vm, args: &[Object]) -> Res {
    let (text, format) = (vm.owned_text(vm.payload(args[0]))?, vm.owned_text(vm.payload(args[1]))?);
    let parsed = parsed(vm, &text, &format)?;
    let (offset, fraction) = match parsed.offset {
        Some((seconds, micros)) => (Object::small(seconds), Object::small(micros)),
        None => (Object::NONE, Object::NONE),
    };
    let zone = parsed.zone.as_ref().map_or(Object::NONE, |zone| vm.heap.str(zone));
    let small = |value: u32| Object::small(i64::from(value));
    Ok(vm.heap.tuple([
        Object::small(parsed.date.year),
        small(parsed.date.month),
        small(parsed.date.day),
        small(parsed.hour),
        small(parsed.minute),
        small(parsed.second),
        small(parsed.microsecond),
        small(parsed.weekday),
        Object::small(parsed.day_of_year),
        Object::small(i64::from(parsed.dst)),
        zone,
        offset,
        fraction,
    ]))
}
/// What a text says by a format.
pub fn parsed(vm: &mut Vm, text: &str, format: &str) -> Res<Parsed> {
    vm.charge_work(format.len() as u64 + 20)?;
    let format = match known_format(format) {
        Ok(format) => format,
        Err(FormatError::Value(error)) => return Err(vm.text_error(error)),
        Err(FormatError::Pattern { error, pattern }) => {
            let message = error.text(&pattern);
            return Err(vm.error(types::VALUE_ERROR, &message));
        }
    };
    format.parse(text).map_err(|error| vm.text_error(error))
}
