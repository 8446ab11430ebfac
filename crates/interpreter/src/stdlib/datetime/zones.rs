//! Moments in zones with a fixed distance from UTC (`timezone`), moments of a number of seconds, and the parts of a calendar.
//! Zones that the guest wrote, subclasses, and what is out of range are left to `datetime.py`.

use super::super::native_ids as ids;
use super::super::slowly;
use super::{DAY, Moment, delta_of, made, moment_of};
use crate::native::{NativeDef, Res, class_method, function, method};
use crate::object::{Kind, Object};
use crate::text::calendar_math::{Date, EPOCH, MAX_YEAR};
use crate::types;
use crate::vm::Vm;

pub static DATE_PARTS: &[NativeDef] = &[method("isocalendar", "self, /", |vm, args| {
    let Some(date) = moment_of(vm, args[0]).map(|moment| moment.date) else { return Ok(Object::NONE) };
    let iso = date.iso();
    let parts = [iso.year, i64::from(iso.week), i64::from(iso.weekday)].map(Object::small);
    let tuple = vm.heap.tuple(parts);
    let class = known(vm).map_or(Object::NONE, |(_, class)| class);
    Ok(vm.wrap(class, types::TUPLE, tuple))
})];

pub static ZONED: &[NativeDef] = &[
    method("utcoffset", "self, /", |vm, args| match moment_of(vm, args[0]).map(|moment| moment.zone) {
        Some(zone) if zone.is_none() => Ok(Object::NONE),
        Some(zone) => match fixed(vm, zone) {
            Some(zone) => Ok(zone.offset),
            None => slowly(vm, "datetime", "_datetime_utcoffset", args.to_vec()),
        },
        None => Ok(Object::NONE),
    }),
    method("tzname", "self, /", |vm, args| match moment_of(vm, args[0]).map(|moment| moment.zone) {
        Some(zone) if zone.is_none() => Ok(Object::NONE),
        Some(zone) => match fixed(vm, zone) {
            Some(zone) if zone.name.is(Kind::Str) => Ok(zone.name),
            Some(zone) if zone.name.is_none() => Ok(vm.heap.string(zone_text(zone.micros))),
            _ => slowly(vm, "datetime", "_datetime_tzname", args.to_vec()),
        },
        None => Ok(Object::NONE),
    }),
    method("astimezone", "self, tz=None", as_timezone),
    class_method("fromtimestamp", "cls, timestamp, tz=None", from_timestamp),
];

/// For `datetime.py`.
pub static FUNCTIONS: &[NativeDef] = &[
    function("_set_offset", "moment, micros, /", super::moment::set_offset),
    function("_delta", "micros, /", |vm, args| {
        let micros = vm.to_big(vm.payload(args[0]));
        super::delta::from_big(vm, &micros)
    }),
    function("_set_classes", "timezone, calendar_date, /", |vm, args| {
        let told = vm.heap.tuple([args[0], args[1]]);
        vm.state.insert("datetime".into(), told);
        Ok(Object::NONE)
    }),
    function("_time_parts", "moment, /", |vm, args| {
        let Some(Moment { date, micros, .. }) = moment_of(vm, args[0]) else { return Ok(Object::NONE) };
        let (date, seconds) = (*date, micros / 1_000_000);
        let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60];
        let [year, month, day] = [date.year, i64::from(date.month), i64::from(date.day)];
        let parts = [year, month, day, clock[0], clock[1], clock[2], i64::from(date.weekday()), i64::from(date.day_of_year())];
        Ok(vm.heap.tuple(&parts.map(Object::small)[..]))
    }),
    function("_clock_at", "seconds, /", |vm, args| {
        let seconds = vm.small_int(args[0]).filter(|seconds| SECONDS.contains(seconds)).unwrap_or(0);
        let date = Date::from_ordinal(seconds.div_euclid(86_400) + EPOCH);
        let rest = seconds.rem_euclid(86_400);
        let parts = [date.year, i64::from(date.month), i64::from(date.day), rest / 3600, rest / 60 % 60, rest % 60];
        Ok(vm.heap.tuple(&parts.map(Object::small)[..]))
    }),
];

/// The seconds since 1970 of the years that there are.
const SECONDS: std::ops::RangeInclusive<i64> = -62_135_596_800..=253_402_300_799;

/// `timezone` and the class of `isocalendar`, as `datetime.py` told.
fn known(vm: &Vm) -> Option<(Object, Object)> {
    match vm.heap.tuples[vm.state.get("datetime")?.index_of(Kind::Tuple)?][..] {
        [zone, date] => Some((zone, date)),
        _ => None,
    }
}

/// A zone with a fixed distance from UTC.
#[derive(Clone, Copy)]
struct Fixed {
    offset: Object,
    micros: i64,
    name: Object,
}

fn fixed(vm: &Vm, zone: Object) -> Option<Fixed> {
    let instance = &vm.heap.instances[zone.index_of(Kind::Instance)?];
    if Vm::class_object(instance.class) != known(vm)?.0 {
        return None;
    }
    let (offset, name) = (instance.slot(0), instance.slot(1));
    let micros = i64::try_from(delta_of(vm, offset)?.total()).ok()?;
    Some(Fixed { offset, micros, name })
}

/// `UTC`, `UTC+02:00`; seconds and their fraction only where there are some.
fn zone_text(micros: i64) -> String {
    if micros == 0 {
        return "UTC".to_owned();
    }
    let (size, sign) = (micros.abs(), if micros < 0 { '-' } else { '+' });
    let (seconds, rest) = (size / 1_000_000, size % 1_000_000);
    let mut text = format!("UTC{sign}{:02}:{:02}", seconds / 3600, seconds / 60 % 60);
    if seconds % 60 != 0 || rest != 0 {
        text.push_str(&format!(":{:02}", seconds % 60));
    }
    if rest != 0 {
        text.push_str(&format!(".{rest:06}"));
    }
    text
}

/// The date and time of the day of microseconds since the beginning of the calendar; none outside the years that there are.
fn local(absolute: i128) -> Option<(Date, i64)> {
    let day = i128::from(DAY);
    let ordinal = i64::try_from(absolute.div_euclid(day)).ok()?;
    let last = Date { year: MAX_YEAR, month: 12, day: 31 }.ordinal();
    (1..=last).contains(&ordinal).then(|| (Date::from_ordinal(ordinal), absolute.rem_euclid(day) as i64))
}

fn as_timezone(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(zone) = args[1].some()
        && vm.class_of(args[0]) == ids::DATETIME
        && let Some(moment) = moment_of(vm, args[0])
        && let (Some(mine), Some(other)) = (fixed(vm, moment.zone), fixed(vm, zone))
    {
        if moment.zone == zone {
            return Ok(args[0]);
        }
        let utc = moment.absolute() - i128::from(mine.micros);
        if local(utc).is_some()
            && let Some((date, micros)) = local(utc + i128::from(other.micros))
        {
            return Ok(at(vm, date, micros, zone));
        }
    }
    slowly(vm, "datetime", "_datetime_astimezone", args.iter().filter_map(|arg| arg.given()).collect())
}

fn from_timestamp(vm: &mut Vm, args: &[Object]) -> Res {
    let seconds = match args[1].kind() {
        Kind::Int => Some((args[1].int_value(), 0)),
        Kind::Float => whole_and_micros(args[1].float_value()),
        _ => None,
    };
    let zone = args[2].or(Object::NONE);
    let offset = if zone.is_none() { Some(0) } else { fixed(vm, zone).map(|zone| zone.micros) };
    if args[0] == Vm::class_object(ids::DATETIME)
        && let (Some((whole, micros)), Some(offset)) = (seconds.filter(|(whole, _)| SECONDS.contains(whole)), offset)
    {
        let utc = i128::from(whole) * 1_000_000 + i128::from(micros) + i128::from(EPOCH) * i128::from(DAY);
        if let Some((date, micros)) = local(utc + i128::from(offset)) {
            return Ok(at(vm, date, micros, zone));
        }
    }
    slowly(vm, "datetime", "_datetime_fromtimestamp", args.iter().filter_map(|arg| arg.given()).collect())
}

/// Whole seconds and microseconds, rounded half to even; none of what is not finite.
fn whole_and_micros(timestamp: f64) -> Option<(i64, i64)> {
    if timestamp.is_nan() || timestamp.abs() > 1e15 {
        return None;
    }
    let whole = timestamp.floor();
    let micros = ((timestamp - whole) * 1e6).round_ties_even() as i64;
    Some(if micros >= 1_000_000 { (whole as i64 + 1, micros - 1_000_000) } else { (whole as i64, micros) })
}

fn at(vm: &mut Vm, date: Date, micros: i64, zone: Object) -> Object {
    let moment = Moment { class: ids::DATETIME, date, micros, zone, fold: false, offset: None };
    made(vm, Vm::class_object(ids::DATETIME), ids::DATETIME, moment)
}
