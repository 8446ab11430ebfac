//! Texts of dates and moments, and changed copies of them: what programs do most.
//! Zones that must be asked, odd forms, and what is wrong with a text are left to `datetime.py`.

use super::super::native_ids as ids;
use super::super::slowly;
use super::moment::{new_date, new_datetime};
use super::{Moment, class_object, made, moment_of};
use crate::native::{Call, Flow, NativeDef, Res, class_method, method};
use crate::object::{Kind, Object};
use crate::text::calendar_math::Date;
use crate::vm::Vm;
use crate::vm::frame::Cont;
use std::fmt::Write;

pub static DATE_TEXTS: &[NativeDef] = &[
    class_method("fromisoformat", "cls, date_string, /", |vm, args| {
        match text_at(vm, args[1]).and_then(|text| read_date(text.as_bytes())) {
            Some(date) => from_parts(vm, args[0], date, None),
            None => slowly(vm, MODULE, "_date_fromisoformat", args.to_vec()),
        }
    }),
    method("replace", "self, year=None, month=None, day=None", replace_date),
];
pub static DATETIME_TEXTS: &[NativeDef] = &[
    class_method("fromisoformat", "cls, date_string, /", |vm, args| match text_at(vm, args[1]).and_then(read_moment) {
        Some((date, micros)) => from_parts(vm, args[0], date, Some(micros)),
        None => slowly(vm, MODULE, "_datetime_fromisoformat", args.to_vec()),
    }),
    method("isoformat", "self, sep='T', timespec='auto'", iso_format),
    method(
        "replace",
        "self, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None",
        replace_datetime,
    ),
];

const MODULE: &str = "datetime";

fn text_at(vm: &Vm, object: Object) -> Option<&str> {
    object.is(Kind::Str).then(|| vm.heap.text(object))
}
/// The number that all bytes of a piece of text are digits of.
fn number(text: &[u8], from: usize, to: usize) -> Option<i64> {
    text.get(from..to)?.iter().try_fold(0, |made, byte| byte.is_ascii_digit().then(|| made * 10 + i64::from(byte - b'0')))
}
/// `2024-03-05`.
fn read_date(text: &[u8]) -> Option<Date> {
    if text.len() != 10 || text[4] != b'-' || text[7] != b'-' {
        return None;
    }
    Date::new(number(text, 0, 4)?, number(text, 5, 7)?, number(text, 8, 10)?).ok()
}
/// `2024-03-05`, also with `T12:34`, seconds and a fraction of three or six digits.
fn read_moment(text: &str) -> Option<(Date, i64)> {
    let text = text.as_bytes();
    let date = read_date(text.get(..10)?)?;
    if text.len() == 10 {
        return Some((date, 0));
    }
    if !text[10].is_ascii() || text.get(13) != Some(&b':') {
        return None;
    }
    let (hour, minute) = (number(text, 11, 13)?, number(text, 14, 16)?);
    let second = match text.len() {
        16 => 0,
        19 | 23 | 26 if text[16] == b':' => number(text, 17, 19)?,
        _ => return None,
    };
    let fraction = match text.len() {
        16 | 19 => 0,
        _ if text[19] != b'.' => return None,
        23 => number(text, 20, 23)? * 1000,
        _ => number(text, 20, 26)?,
    };
    (hour < 24 && minute < 60 && second < 60).then_some((date, ((hour * 60 + minute) * 60 + second) * 1_000_000 + fraction))
}
/// The date or moment of a class that has these parts.
fn from_parts(vm: &mut Vm, class: Object, date: Date, micros: Option<i64>) -> Res {
    let builtin = if micros.is_some() { ids::DATETIME } else { ids::DATE };
    let state = Moment { class: builtin, date, micros: micros.unwrap_or(0), zone: Object::NONE, fold: false, offset: None };
    if class == Vm::class_object(builtin) {
        return Ok(made(vm, class, builtin, state));
    }
    let mut all = date_parts(&state).to_vec();
    if micros.is_some() {
        all.extend(clock_parts(&state));
    }
    crate::native::call(class, all)
}
fn date_parts(moment: &Moment) -> [Object; 3] {
    [moment.date.year, i64::from(moment.date.month), i64::from(moment.date.day)].map(Object::small)
}
fn clock_parts(moment: &Moment) -> [Object; 4] {
    let seconds = moment.micros / 1_000_000;
    [seconds / 3600, seconds / 60 % 60, seconds % 60, moment.micros % 1_000_000].map(Object::small)
}

fn iso_format(vm: &mut Vm, args: &[Object]) -> Res {
    let separator = match args[1].given() {
        None => Some('T'),
        Some(given) => text_at(vm, given).and_then(|text| {
            let mut chars = text.chars();
            chars.next().filter(|_| chars.next().is_none())
        }),
    };
    if let (Some(separator), true, Some(moment)) = (separator, args[2].is_unbound(), moment_of(vm, args[0]))
        && let Some(text) = written(moment, separator)
    {
        return Ok(vm.heap.string(text));
    }
    let all = args.iter().copied().take_while(|arg| !arg.is_unbound()).collect();
    let keywords = if args[1].is_unbound() && !args[2].is_unbound() { vec![vm.heap.intern("timespec")] } else { Vec::new() };
    let all = if keywords.is_empty() { all } else { vec![args[0], args[2]] };
    slowly(vm, MODULE, "_datetime_isoformat", all).map_err(|mut flow| {
        if let Flow::Call(call) = &mut *flow {
            call.keywords = keywords;
        }
        flow
    })
}
/// The text of a moment; none where its zone must be asked first.
fn written(moment: &Moment, separator: char) -> Option<String> {
    let Date { year, month, day } = moment.date;
    let (seconds, micros) = (moment.micros / 1_000_000, moment.micros % 1_000_000);
    let mut text = String::with_capacity(32);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    write!(text, "{year:04}-{month:02}-{day:02}{separator}{hour:02}:{minute:02}:{second:02}").ok()?;
    if micros != 0 {
        write!(text, ".{micros:06}").ok()?;
    }
    if !moment.zone.is_none() {
        let offset = moment.offset??;
        let (sign, rest) = (if offset < 0 { '-' } else { '+' }, offset.abs());
        if rest % 60_000_000 != 0 {
            return None;
        }
        let minutes = rest / 60_000_000;
        write!(text, "{sign}{:02}:{:02}", minutes / 60, minutes % 60).ok()?;
    }
    Some(text)
}

/// Calls the class of an object with the parts of a new one.
fn remade(vm: &mut Vm, object: Object, args: Vec<Object>, keywords: Vec<Object>) -> Res {
    let callee = class_object(vm, object);
    Err(Box::new(Flow::Call(Call { callee, args, keywords, cont: Cont::Store, extra: Object::UNBOUND })))
}
fn replace_date(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(parts) = moment_of(vm, args[0]).map(date_parts) else { return Ok(Object::NOT_IMPLEMENTED) };
    let [year, month, day] = [args[1].or(parts[0]), args[2].or(parts[1]), args[3].or(parts[2])];
    if vm.class_of(args[0]) == ids::DATE && [year, month, day].iter().all(|part| part.is_int()) {
        return new_date(vm, &[Vm::class_object(ids::DATE), year, month, day]);
    }
    remade(vm, args[0], vec![year, month, day], Vec::new())
}
fn replace_datetime(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(moment) = moment_of(vm, args[0]) else { return Ok(Object::NOT_IMPLEMENTED) };
    let mut all = date_parts(moment).to_vec();
    all.extend(clock_parts(moment));
    all.push(moment.zone);
    all.push(Object::small(i64::from(moment.fold)));
    for (part, given) in all.iter_mut().zip(&args[1..]) {
        *part = given.or(*part);
    }
    if vm.class_of(args[0]) == ids::DATETIME && all.iter().enumerate().all(|(at, part)| at == 7 || part.is_int()) {
        all.insert(0, Vm::class_object(ids::DATETIME));
        return new_datetime(vm, &all);
    }
    let fold = vm.heap.intern("fold");
    remade(vm, args[0], all, vec![fold])
}
