//! Texts of dates, times and moments: ISO 8601, `repr`, `strftime`; and their parts as tuples.
//! Zones that the guest wrote are asked in `datetime.py`.

use super::super::native_ids as ids;
use super::super::slowly;
use super::moment::{class_name, moment};
use super::order::offset;
use super::zones::{Fixed, fixed, known, local};
use super::{DAY, Moment, delta_of};
use crate::code::Op;
use crate::native::{NativeDef, Res, method};
use crate::object::{Kind, Object};
use crate::stdlib::clock;
use crate::stdlib::time::struct_time;
use crate::text::calendar_math::{Date, EPOCH, MAX_YEAR, MIN_YEAR};
use crate::text::strftime::{self, MONTHS, Offset, WEEKDAYS};
use crate::types;
use crate::vm::Vm;

pub static DATE_TEXTS: &[NativeDef] = &[
    method("strftime", "self, format", strftime),
    method("__format__", "self, format, /", formatted),
    method("ctime", "self, /", |vm, args| {
        let Moment { date, micros, .. } = moment(vm, args[0])?;
        let (weekday, month) = (&WEEKDAYS[date.weekday() as usize][..3], &MONTHS[date.month as usize - 1][..3]);
        let clock = clock_text(micros, "seconds").unwrap_or_default();
        Ok(vm.heap.string(format!("{weekday} {month} {:2} {clock} {:04}", date.day, date.year)))
    }),
    method("timetuple", "self, /", |vm, args| {
        let zone = moment(vm, args[0])?.zone;
        // Zones of a fixed distance have no summer time to tell of.
        if zone.is_none() || fixed(vm, zone).is_some() {
            return time_tuple(vm, args[0], Object::small(-1));
        }
        slowly(vm, MODULE, "_time_tuple_in_zone", args.to_vec())
    }),
    method("isocalendar", "self, /", |vm, args| {
        let iso = moment(vm, args[0])?.date.iso();
        let parts = [iso.year, i64::from(iso.week), i64::from(iso.weekday)].map(Object::small);
        let tuple = vm.heap.tuple(parts);
        let class = known(vm).map_or(Object::NONE, |known| known.calendar_date);
        Ok(vm.wrap(class, types::TUPLE, tuple))
    }),
];
pub static DATETIME_TEXTS: &[NativeDef] = &[
    method("isoformat", "self, sep='T', timespec='auto'", |vm, args| {
        let separator = args[1].given().unwrap_or_else(|| vm.heap.intern("T"));
        let kind = args[2].given().unwrap_or_else(|| vm.heap.intern("auto"));
        let one = separator.is(Kind::Str).then(|| vm.heap.text(separator)).and_then(|text| {
            let mut chars = text.chars();
            chars.next().filter(|_| chars.next().is_none())
        });
        let Some(one) = one else {
            let message = format!("isoformat() argument 1 must be a unicode character, not {}", kind_of(vm, separator));
            return Err(vm.type_error(&message));
        };
        iso_format(vm, &[args[0], separator, kind], Some(one), 2)
    }),
    method("__repr__", "self, /", repr),
    method("__str__", "self, /", |vm, args| shown(vm, args[0])),
    method("utctimetuple", "self, /", |vm, args| {
        let by = offset(vm, args, 0)?.unwrap_or(0);
        let at = moment(vm, args[0])?.absolute() - i128::from(by);
        match local(at) {
            Some((date, micros)) => tuple_of(vm, date, micros, Object::small(0)),
            None => Err(vm.overflow_error("date value out of range")),
        }
    }),
    method("timestamp", "self, /", |vm, args| {
        let by = offset(vm, args, 0)?;
        let Moment { date, zone, fold, .. } = moment(vm, args[0])?;
        let micros = moment(vm, args[0])?.absolute() - i128::from(EPOCH) * i128::from(DAY);
        let Some(by) = by else {
            if !zone.is_none() {
                return Err(vm.type_error("can't subtract offset-naive and offset-aware datetimes"));
            }
            // CPython looks for another such local time a day earlier, or later.
            let near = Date::from_ordinal(date.ordinal() + if fold { 1 } else { -1 });
            if !(MIN_YEAR..=MAX_YEAR).contains(&near.year) {
                let message = format!("year {} is out of range", near.year);
                return Err(vm.value_error(&message));
            }
            let (seconds, rest) = (micros.div_euclid(1_000_000), micros.rem_euclid(1_000_000));
            return Ok(Object::float(seconds as f64 + rest as f64 / 1e6));
        };
        let micros = vm.heap.int((micros - i128::from(by)) as i64);
        vm.arithmetic(Op::Div, micros, Object::small(1_000_000))
    }),
];
pub static TIME_TEXTS: &[NativeDef] = &[
    method("isoformat", "self, timespec='auto'", |vm, args| {
        let kind = args[1].given().unwrap_or_else(|| vm.heap.intern("auto"));
        iso_format(vm, &[args[0], kind], None, 1)
    }),
    method("__str__", "self, /", |vm, args| shown(vm, args[0])),
    method("__repr__", "self, /", repr),
    method("strftime", "self, format", strftime),
    method("__format__", "self, format, /", formatted),
];

const MODULE: &str = "datetime";

/// What C calls the type of an argument.
fn kind_of(vm: &Vm, object: Object) -> String {
    if object.is_none() { "None".to_owned() } else { vm.type_name(object).to_owned() }
}

/// `12:34:56.000789`, as far as is asked for; none for what nobody asks for.
fn clock_text(micros: i64, kind: &str) -> Option<String> {
    let (seconds, rest) = (micros / 1_000_000, micros % 1_000_000);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    Some(match kind {
        "auto" => return clock_text(micros, if rest == 0 { "seconds" } else { "microseconds" }),
        "hours" => format!("{hour:02}"),
        "minutes" => format!("{hour:02}:{minute:02}"),
        "seconds" => format!("{hour:02}:{minute:02}:{second:02}"),
        "milliseconds" => format!("{hour:02}:{minute:02}:{second:02}.{:03}", rest / 1000),
        "microseconds" => format!("{hour:02}:{minute:02}:{second:02}.{rest:06}"),
        _ => return None,
    })
}
/// A moment, or a time where there is no separator; the last argument says how exactly. All arguments are given: a zone may have to
/// be asked, and then the call is made again.
fn iso_format(vm: &mut Vm, args: &[Object], separator: Option<char>, last: usize) -> Res {
    let kind = args[last];
    if !kind.is(Kind::Str) {
        let message = format!("isoformat() argument {last} must be str, not {}", kind_of(vm, kind));
        return Err(vm.type_error(&message));
    }
    let micros = moment(vm, args[0])?.micros;
    let Some(clock) = clock_text(micros, vm.heap.text(kind)) else { return Err(vm.value_error("Unknown timespec value")) };
    let zone = offset(vm, args, 0)?.map_or_else(String::new, |offset| Offset(offset).text(":"));
    let date = moment(vm, args[0])?.date;
    let text = match separator {
        Some(separator) => format!("{:04}-{:02}-{:02}{separator}{clock}{zone}", date.year, date.month, date.day),
        None => format!("{clock}{zone}"),
    };
    Ok(vm.heap.string(text))
}
/// `str` of a time or a moment: `isoformat` says it, the guest's where there is one.
fn shown(vm: &mut Vm, object: Object) -> Res {
    let Moment { class, zone, .. } = moment(vm, object)?;
    let is_time = class == ids::TIME;
    if vm.class_of(object) != class || !zone.is_none() && fixed(vm, zone).is_none() {
        return if is_time { slowly(vm, MODULE, "_iso_text", vec![object]) } else { vm.call_embedded("moment_text", vec![object]) };
    }
    let kind = vm.heap.intern("auto");
    let separator = if is_time { None } else { Some(' ') };
    iso_format(vm, &[object, kind], separator, 1)
}

fn repr(vm: &mut Vm, args: &[Object]) -> Res {
    let Moment { class, date, micros, zone, fold, .. } = moment(vm, args[0])?;
    let (seconds, rest) = (micros / 1_000_000, micros % 1_000_000);
    let mut text = class_name(vm, args[0], class);
    text.push('(');
    if class == ids::DATETIME {
        text.push_str(&format!("{}, {}, {}, ", date.year, date.month, date.day));
    }
    text.push_str(&format!("{}, {}", seconds / 3600, seconds / 60 % 60));
    if seconds % 60 != 0 || rest != 0 {
        text.push_str(&format!(", {}", seconds % 60));
    }
    if rest != 0 {
        text.push_str(&format!(", {rest}"));
    }
    let is_time = class == ids::TIME;
    if fold && !is_time {
        text.push_str(", fold=1");
    }
    // A time names its zone first.
    let end = if fold && is_time { ", fold=1)" } else { ")" };
    if !zone.is_none() {
        text.push_str(", tzinfo=");
        let Some(fixed) = fixed(vm, zone) else {
            let (text, end) = (vm.heap.string(text), vm.heap.str(end));
            return slowly(vm, MODULE, "_with_zone", vec![text, zone, end]);
        };
        text.push_str(&fixed.shown(vm, zone));
    }
    text.push_str(end);
    Ok(vm.heap.string(text))
}

fn format_arg(vm: &mut Vm, object: Object, name: &str) -> Res<()> {
    if vm.payload(object).is(Kind::Str) {
        return Ok(());
    }
    let message = format!("{name}() argument 1 must be str, not {}", kind_of(vm, object));
    Err(vm.type_error(&message))
}
fn strftime(vm: &mut Vm, args: &[Object]) -> Res {
    format_arg(vm, args[1], "strftime")?;
    let zone = moment(vm, args[0])?.zone;
    let asks_zone = vm.text_of(vm.payload(args[1])).contains(['z', 'Z']);
    if zone.is_none() {
        return strftime_in_zone(vm, &[args[0], args[1], Object::NONE, Object::NONE]);
    }
    match fixed(vm, zone) {
        Some(_) if !asks_zone => strftime_in_zone(vm, &[args[0], args[1], Object::NONE, Object::NONE]),
        Some(fixed) => {
            let (offset, name) = (super::delta::make(vm, i128::from(fixed.micros))?, Fixed::name(vm, fixed));
            strftime_in_zone(vm, &[args[0], args[1], offset, name])
        }
        None => slowly(vm, MODULE, "_strftime_in_zone", args.to_vec()),
    }
}
/// A moment by a format, with what its zone said.
pub fn strftime_in_zone(vm: &mut Vm, args: &[Object]) -> Res {
    let format = vm.owned_text(vm.payload(args[1]))?;
    let Moment { date, micros, .. } = moment(vm, args[0])?;
    let seconds = (micros / 1_000_000) as u32;
    let zone = if args[3].is_none() { String::new() } else { vm.owned_text(vm.payload(args[3]))? };
    let moment = strftime::Moment {
        date,
        hour: seconds / 3600,
        minute: seconds / 60 % 60,
        second: seconds % 60,
        microsecond: Some((micros % 1_000_000) as u32),
        weekday: date.weekday(),
        day_of_year: date.day_of_year(),
        offset: delta_of(vm, args[2]).map(|delta| Offset(delta.total() as i64)),
        zone,
    };
    clock::written(vm, &format, &moment)
}
fn formatted(vm: &mut Vm, args: &[Object]) -> Res {
    format_arg(vm, args[1], "__format__")?;
    let class = moment(vm, args[0])?.class;
    if vm.class_of(args[0]) != class {
        return slowly(vm, MODULE, "_formatted", args.to_vec());
    }
    match (vm.text_of(vm.payload(args[1])).is_empty(), class) {
        (false, _) => strftime(vm, args),
        (true, ids::DATE) => super::moment::date_text(vm, args),
        (true, _) => shown(vm, args[0]),
    }
}

/// The parts of a moment as a `struct_time`.
pub fn time_tuple(vm: &mut Vm, object: Object, dst: Object) -> Res {
    let Moment { date, micros, .. } = moment(vm, object)?;
    tuple_of(vm, date, micros, dst)
}
fn tuple_of(vm: &mut Vm, date: Date, micros: i64, dst: Object) -> Res {
    let seconds = micros / 1_000_000;
    let [month, day, weekday, day_of_year] = [date.month, date.day, date.weekday(), date.day_of_year()].map(i64::from);
    let [year, month, day, hour, minute, second, weekday, day_of_year] =
        [date.year, month, day, seconds / 3600, seconds / 60 % 60, seconds % 60, weekday, day_of_year].map(Object::small);
    let parts = [year, month, day, hour, minute, second, weekday, day_of_year, dst];
    struct_time(vm, parts, Object::NONE, Object::NONE)
}
