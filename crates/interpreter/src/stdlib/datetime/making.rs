//! Making dates and moments: of seconds, of the present, of texts by a format, of a date and a time, and of others with parts replaced.
//! Classes of the guest are called, and zones of the guest asked in `datetime.py`.

use super::super::native_ids as ids;
use super::super::slowly;
use super::iso::made;
use super::moment::{moment, new_date, new_datetime, new_time, part_arg, zone_arg};
use super::zones::{at, fixed, local, zone_of};
use super::{DAY, Moment, class_object, moment_of, state};
use crate::native::{NativeDef, Res, class_method, method};
use crate::object::{Kind, Object};
use crate::stdlib::clock::{now, parsed};
use crate::text::calendar_math::{Date, EPOCH, MAX_YEAR, MIN_YEAR};
use crate::types;
use crate::vm::Vm;
use crate::{Clock, Reply};

pub static DATE: &[NativeDef] = &[
    class_method("fromtimestamp", "cls, timestamp, /", |vm, args| {
        let (whole, _) = seconds(vm, args, 1, true)?;
        let date = date_at(vm, whole)?;
        made(vm, args[0], ids::DATE, &date_parts(date), None)
    }),
    class_method("today", "cls, /", today),
    method("replace", "self, year=None, month=None, day=None", |vm, args| {
        let date = moment(vm, args[0])?.date;
        let mut all = vec![class_object(vm, args[0])];
        all.extend(replaced(vm, args, &date_parts(date))?);
        new_date(vm, &all)
    }),
    method("__reduce__", "self, /", state::reduce),
];
pub static DATETIME: &[NativeDef] = &[
    class_method("fromtimestamp", "cls, timestamp, tz=None", |vm, args| {
        let zone = zone_arg(vm, args, 2)?;
        let (whole, micros) = seconds(vm, args, 1, false)?;
        date_at(vm, whole)?;
        if zone.is_none() {
            // CPython looks whether the local time was there a day earlier.
            date_at(vm, whole - 86_400)?;
        }
        moment_at(vm, args[0], i128::from(whole) * 1_000_000 + i128::from(micros), zone)
    }),
    class_method("utcfromtimestamp", "cls, timestamp, /", |vm, args| {
        let (whole, micros) = seconds(vm, args, 1, false)?;
        date_at(vm, whole)?;
        moment_at(vm, args[0], i128::from(whole) * 1_000_000 + i128::from(micros), Object::NONE)
    }),
    class_method("now", "cls, /, tz=None", |vm, args| {
        let zone = zone_arg(vm, args, 1)?;
        if zone.is_none() && args[0] == Vm::class_object(ids::DATETIME) {
            return now(Clock::Wall, present);
        }
        slowly(vm, MODULE, "_now", vec![args[0], zone])
    }),
    class_method("today", "cls, /", today),
    class_method("utcnow", "cls, /", |vm, args| {
        if args[0] == Vm::class_object(ids::DATETIME) {
            return now(Clock::Wall, present);
        }
        slowly(vm, MODULE, "_now", vec![args[0], Object::NONE])
    }),
    class_method("combine", "cls, date, time, tzinfo=True", combine),
    class_method("strptime", "cls, date_string, format, /", strptime),
    method(
        "replace",
        "self, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None",
        |vm, args| {
            let Moment { date, micros, zone, fold, .. } = moment(vm, args[0])?;
            let parts = parts_of(date, micros);
            let mut all = vec![class_object(vm, args[0])];
            all.extend(replaced(vm, args, &parts)?);
            all.extend([args[8].or(zone), args[9].or(Object::small(i64::from(fold)))]);
            new_datetime(vm, &all)
        },
    ),
    method("__reduce__", "self, /", state::reduce),
    method("__reduce_ex__", "self, protocol, /", state::reduce_as),
];
pub static TIME: &[NativeDef] = &[
    method("replace", "self, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None", |vm, args| {
        let Moment { micros, zone, fold, .. } = moment(vm, args[0])?;
        let mut all = vec![class_object(vm, args[0])];
        all.extend(replaced(vm, args, &clock_parts(micros))?);
        all.extend([args[5].or(zone), args[6].or(Object::small(i64::from(fold)))]);
        new_time(vm, &all)
    }),
    method("__reduce__", "self, /", state::reduce),
    method("__reduce_ex__", "self, protocol, /", state::reduce_as),
];
/// What cannot change is its own copy.
pub static COPIES: &[NativeDef] =
    &[method("__copy__", "self, /", |_, args| Ok(args[0])), method("__deepcopy__", "self, memo, /", |_, args| Ok(args[0]))];

const MODULE: &str = "datetime";

pub fn date_parts(date: Date) -> [i64; 3] {
    [date.year, i64::from(date.month), i64::from(date.day)]
}
fn clock_parts(micros: i64) -> [i64; 4] {
    let seconds = micros / 1_000_000;
    [seconds / 3600, seconds / 60 % 60, seconds % 60, micros % 1_000_000]
}
/// All parts of a moment.
pub fn parts_of(date: Date, micros: i64) -> Vec<i64> {
    [&date_parts(date)[..], &clock_parts(micros)[..]].concat()
}
/// The parts that were given, as ints, and the others as they were.
fn replaced(vm: &mut Vm, args: &[Object], parts: &[i64]) -> Res<Vec<Object>> {
    let mut all = Vec::with_capacity(parts.len());
    for (number, &part) in parts.iter().enumerate() {
        let value = part_arg(vm, args, number + 1, part)?;
        all.push(vm.heap.int(value));
    }
    Ok(all)
}

/// Whole seconds and microseconds of a timestamp, rounded half to even; of a day, the seconds that are over.
fn seconds(vm: &mut Vm, args: &[Object], at: usize, of_day: bool) -> Res<(i64, i64)> {
    const OUT: &str = "timestamp out of range for platform time_t";
    let plain = vm.payload(args[at]);
    if !plain.is_float() {
        let value = vm.index_object(args, at)?;
        return match vm.small_int(value) {
            Some(whole) => Ok((whole, 0)),
            None => Err(vm.overflow_error(OUT)),
        };
    }
    let timestamp = plain.float_value();
    if timestamp.is_nan() {
        return Err(vm.value_error("Invalid value NaN (not a number)"));
    }
    let whole = if of_day { timestamp.floor() } else { timestamp.trunc() };
    let micros = if of_day { 0.0 } else { ((timestamp - whole) * 1e6).round_ties_even() };
    let (whole, micros) = match micros {
        _ if !(-9.223_372_036_854_775e18..9.223_372_036_854_775e18).contains(&whole) => return Err(vm.overflow_error(OUT)),
        micros if micros >= 1e6 => (whole + 1.0, micros - 1e6),
        micros if micros < 0.0 => (whole - 1.0, micros + 1e6),
        micros => (whole, micros),
    };
    Ok((whole as i64, micros as i64))
}
/// The day of so many seconds since 1970.
fn date_at(vm: &mut Vm, seconds: i64) -> Res<Date> {
    let date = Date::from_ordinal(seconds.div_euclid(86_400) + EPOCH);
    if (MIN_YEAR..=MAX_YEAR).contains(&date.year) {
        return Ok(date);
    }
    // C keeps years since 1900 in an `int`.
    if i32::try_from(date.year - 1900).is_err() {
        let text = vm.heap.str("Value too large for defined data type");
        return Err(vm.raise(types::OS_ERROR, vec![Object::small(75), text]));
    }
    let message = format!("year {} is out of range", ((date.year - 1900) as i32).wrapping_add(1900));
    Err(vm.value_error(&message))
}
/// The moment of a class at so many microseconds since 1970, in a zone or in none.
pub fn moment_at(vm: &mut Vm, class: Object, micros: i128, zone: Object) -> Res {
    let utc = micros + i128::from(EPOCH) * i128::from(DAY);
    let by = if zone.is_none() { Some(0) } else { fixed(vm, zone).map(|zone| zone.micros) };
    if class == Vm::class_object(ids::DATETIME)
        && let Some(by) = by
    {
        return match local(utc + i128::from(by)) {
            Some((date, micros)) => Ok(at(vm, date, micros, zone)),
            None => Err(vm.overflow_error("date value out of range")),
        };
    }
    let Some((date, micros)) = local(utc) else { return Err(vm.overflow_error("date value out of range")) };
    let parts = parts_of(date, micros);
    if zone.is_none() {
        return made(vm, class, ids::DATETIME, &parts, Some(zone));
    }
    let parts: Vec<Object> = parts.into_iter().map(Object::small).collect();
    let parts = vm.heap.tuple(parts);
    slowly(vm, MODULE, "_from_utc", vec![class, parts, zone])
}
fn micros_of(reply: &Reply) -> i64 {
    match reply {
        Reply::Nanos(nanos) => nanos.div_euclid(1000) as i64,
        _ => 0,
    }
}
fn present(vm: &mut Vm, reply: &Reply) -> Res {
    moment_at(vm, Vm::class_object(ids::DATETIME), i128::from(micros_of(reply)), Object::NONE)
}

fn today(vm: &mut Vm, args: &[Object]) -> Res {
    match args[0].index_of(Kind::Class) {
        Some(ids::DATE) => now(Clock::Wall, |vm, reply| {
            let date = Date::from_ordinal((micros_of(reply).div_euclid(DAY)) + EPOCH);
            made(vm, Vm::class_object(ids::DATE), ids::DATE, &date_parts(date), None)
        }),
        Some(ids::DATETIME) => now(Clock::Wall, present),
        _ => slowly(vm, MODULE, "_today", args.to_vec()),
    }
}

fn combine(vm: &mut Vm, args: &[Object]) -> Res {
    let is_kind = |vm: &Vm, at: usize, class: u32| {
        moment_of(vm, args[at]).filter(|moment| (moment.class == ids::TIME) == (class == ids::TIME)).cloned()
    };
    let mut found = Vec::with_capacity(2);
    for (at, class, name) in [(1, ids::DATE, "date"), (2, ids::TIME, "time")] {
        let Some(part) = is_kind(vm, at, class) else {
            let kind = if args[at].is_none() { "None" } else { vm.type_name(args[at]) };
            let message = format!("combine() argument {at} must be datetime.{name}, not {kind}");
            return Err(vm.type_error(&message));
        };
        found.push(part);
    }
    let (date, time) = (found[0].date, &found[1]);
    let zone = args[3].or(time.zone);
    let parts = parts_of(date, time.micros);
    let mut all: Vec<Object> = parts.into_iter().map(Object::small).collect();
    all.push(zone);
    if args[0] == Vm::class_object(ids::DATETIME) {
        all.insert(0, args[0]);
        all.push(Object::small(i64::from(time.fold)));
        return new_datetime(vm, &all);
    }
    // Which of two equal times it is gets lost.
    crate::native::call(args[0], all)
}

fn strptime(vm: &mut Vm, args: &[Object]) -> Res {
    for (number, &arg) in args[1..].iter().enumerate() {
        if !vm.payload(arg).is(Kind::Str) {
            let kind = if arg.is_none() { "None" } else { vm.type_name(arg) };
            let message = format!("strptime() argument {} must be str, not {kind}", number + 1);
            return Err(vm.type_error(&message));
        }
    }
    let (text, format) = (vm.owned_text(vm.payload(args[1]))?, vm.owned_text(vm.payload(args[2]))?);
    let found = parsed(vm, &text, &format)?;
    let zone = match found.offset {
        Some((seconds, micros)) => {
            let name = found.zone.as_ref().filter(|name| !name.is_empty()).map_or(Object::NONE, |name| vm.heap.str(name));
            Some(zone_of(vm, seconds * 1_000_000 + micros, name)?)
        }
        None => None,
    };
    let clock = [found.hour, found.minute, found.second, found.microsecond].map(i64::from);
    made(vm, args[0], ids::DATETIME, &[&date_parts(found.date)[..], &clock[..]].concat(), zone)
}
