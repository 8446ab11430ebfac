//! `date`, `time` and `datetime`: making them, their parts, and adding to them.

use super::super::native_ids as ids;
use super::making::{date_parts, parts_of};
use super::order::offset;
use super::{DAY, Moment, class_object, delta, delta_of, made, moment_of, state};
use crate::native::{NativeDef, Res, class_method, getter, method, static_method};
use crate::object::misc::{Misc, State};
use crate::object::{Kind, Object};
use crate::text::calendar_math::{Date, MAX_YEAR};
use crate::types;
use crate::vm::Vm;

pub static DATE_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, year=None, month=None, day=None", new_date),
    getter("year", |vm, args| Ok(Object::small(moment(vm, args[0])?.date.year))),
    getter("month", |vm, args| Ok(Object::small(i64::from(moment(vm, args[0])?.date.month)))),
    getter("day", |vm, args| Ok(Object::small(i64::from(moment(vm, args[0])?.date.day)))),
    method("weekday", "self, /", |vm, args| Ok(Object::small(i64::from(moment(vm, args[0])?.date.weekday())))),
    method("isoweekday", "self, /", |vm, args| Ok(Object::small(i64::from(moment(vm, args[0])?.date.weekday()) + 1))),
    method("toordinal", "self, /", |vm, args| Ok(Object::small(moment(vm, args[0])?.date.ordinal()))),
    class_method("fromordinal", "cls, ordinal, /", from_ordinal),
    method("isoformat", "self, /", date_text),
    method("__str__", "self, /", date_text),
    method("__repr__", "self, /", |vm, args| {
        let date = moment(vm, args[0])?.date;
        let name = class_name(vm, args[0], ids::DATE);
        Ok(vm.heap.string(format!("{name}({}, {}, {})", date.year, date.month, date.day)))
    }),
    method("__add__", "self, value, /", |vm, args| add(vm, args, 1)),
    method("__radd__", "self, value, /", |vm, args| add(vm, args, 1)),
    method("__sub__", "self, value, /", subtract),
];
pub static DATETIME_METHODS: &[NativeDef] = &[
    static_method(
        "__new__",
        "cls, year=None, month=None, day=None, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0",
        new_datetime,
    ),
    method("date", "self, /", |vm, args| {
        let date = moment(vm, args[0])?.date;
        Ok(made(vm, Vm::class_object(ids::DATE), ids::DATE, plain(ids::DATE, date)))
    }),
    method("time", "self, /", |vm, args| time_of(vm, args[0], false)),
    method("timetz", "self, /", |vm, args| time_of(vm, args[0], true)),
];
pub static TIME_METHODS: &[NativeDef] =
    &[static_method("__new__", "cls, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0", new_time)];
pub static CLOCK_GETTERS: &[NativeDef] = &[
    getter("hour", |vm, args| Ok(Object::small(moment(vm, args[0])?.micros / 3_600_000_000))),
    getter("minute", |vm, args| Ok(Object::small(moment(vm, args[0])?.micros / 60_000_000 % 60))),
    getter("second", |vm, args| Ok(Object::small(moment(vm, args[0])?.micros / 1_000_000 % 60))),
    getter("microsecond", |vm, args| Ok(Object::small(moment(vm, args[0])?.micros % 1_000_000))),
    getter("tzinfo", |vm, args| Ok(moment(vm, args[0])?.zone)),
    getter("fold", |vm, args| Ok(Object::small(i64::from(moment(vm, args[0])?.fold)))),
];

pub fn moment(vm: &mut Vm, object: Object) -> Res<Moment> {
    match moment_of(vm, object) {
        Some(&moment) => Ok(moment),
        None => Err(vm.type_error("descriptor requires a 'datetime' object")),
    }
}
pub(super) const fn plain(class: u32, date: Date) -> Moment {
    Moment { class, date, micros: 0, zone: Object::NONE, fold: false, offset: None }
}
pub fn class_name(vm: &mut Vm, object: Object, builtin: u32) -> String {
    let class = vm.class_of(object);
    if class == builtin {
        return format!("datetime.{}", vm.class(class).name);
    }
    vm.class(class).name.to_string()
}
/// A part of a date or a time, which C keeps in an `int`, or a default where it was not given.
pub fn part_arg(vm: &mut Vm, args: &[Object], at: usize, default: i64) -> Res<i64> {
    if args[at].is_unbound() {
        return Ok(default);
    }
    let number = vm.index_object(args, at)?;
    let Some(value) = vm.small_int(number) else { return Err(vm.overflow_error("Python int too large to convert to C long")) };
    if i32::try_from(value).is_err() {
        let side = if value > 0 { "greater than maximum" } else { "less than minimum" };
        return Err(vm.overflow_error(&format!("signed integer is {side}")));
    }
    Ok(value)
}
/// All parts are numbers before one of them is found to be out of its range. The zone is before `fold`, which is the last one.
fn numbers_first(vm: &mut Vm, args: &[Object], first: usize, fold: usize) -> Res<()> {
    for at in (first..fold - 1).chain([fold]) {
        part_arg(vm, args, at, 0)?;
    }
    Ok(())
}
fn date_arg(vm: &mut Vm, args: &[Object]) -> Res<Date> {
    let mut parts = [0; 3];
    for (at, name) in [(1, "year"), (2, "month"), (3, "day")] {
        if args[at].is_unbound() {
            let message = format!("function missing required argument '{name}' (pos {at})");
            return Err(vm.type_error(&message));
        }
        parts[at - 1] = part_arg(vm, args, at, 0)?;
    }
    checked_date(vm, parts)
}
pub(super) fn checked_date(vm: &mut Vm, [year, month, day]: [i64; 3]) -> Res<Date> {
    Date::new(year, month, day).map_err(|error| vm.text_error(error))
}
/// What a part of a time is called, the most it can be, and its microseconds.
const CLOCK: [(&str, i64, i64); 4] =
    [("hour", 23, 3_600_000_000), ("minute", 59, 60_000_000), ("second", 59, 1_000_000), ("microsecond", 999_999, 1)];
/// Hour, minute, second and microsecond from argument `first` on, as microseconds.
fn clock_arg(vm: &mut Vm, args: &[Object], first: usize) -> Res<i64> {
    let mut micros = 0;
    for number in 0..CLOCK.len() {
        let value = part_arg(vm, args, first + number, 0)?;
        micros += checked_part(vm, number, value)?;
    }
    Ok(micros)
}
fn checked_part(vm: &mut Vm, number: usize, value: i64) -> Res<i64> {
    let (name, most, factor) = CLOCK[number];
    if !(0..=most).contains(&value) {
        let message = format!("{name} must be in 0..{most}");
        return Err(vm.value_error(&message));
    }
    Ok(value * factor)
}
/// A date, time or moment of these parts, those of a date first; what is not given is zero.
pub fn of_parts(vm: &mut Vm, class: u32, parts: &[i64], zone: Object) -> Res {
    let (date, clock) = match parts {
        clock if class == ids::TIME => (FIRST, clock),
        &[year, month, day, ref clock @ ..] => (checked_date(vm, [year, month, day])?, clock),
        _ => return Err(vm.type_error("a date has three parts")),
    };
    let mut micros = 0;
    for (number, &value) in clock.iter().take(CLOCK.len()).enumerate() {
        micros += checked_part(vm, number, value)?;
    }
    let zone = zone_arg(vm, &[zone], 0)?;
    Ok(made(vm, Vm::class_object(class), class, Moment { micros, zone, ..plain(class, date) }))
}
/// An argument that is a time zone, or None.
pub fn zone_arg(vm: &mut Vm, args: &[Object], at: usize) -> Res {
    let zone = args[at].or(Object::NONE);
    if !zone.is_none() {
        let module = vm.modules.get("datetime").copied().unwrap_or(Object::NONE);
        let name = vm.heap.intern("tzinfo");
        let class = vm.getattr(module, name)?;
        if !class.index_of(Kind::Class).is_some_and(|class| vm.is_instance(zone, class)) {
            let message = format!("tzinfo argument must be None or of a tzinfo subclass, not type '{}'", vm.type_name(zone));
            return Err(vm.type_error(&message));
        }
    }
    Ok(zone)
}
fn fold_arg(vm: &mut Vm, args: &[Object], at: usize) -> Res<bool> {
    let fold = part_arg(vm, args, at, 0)?;
    if !(0..=1).contains(&fold) {
        return Err(vm.value_error("fold must be either 0 or 1"));
    }
    Ok(fold == 1)
}
pub fn new_date(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(state) = state::of_date(vm, args)? {
        return Ok(made(vm, args[0], ids::DATE, state));
    }
    let date = date_arg(vm, args)?;
    Ok(made(vm, args[0], ids::DATE, plain(ids::DATE, date)))
}
pub fn new_datetime(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(state) = state::of_datetime(vm, args)? {
        return Ok(made(vm, args[0], ids::DATETIME, state));
    }
    numbers_first(vm, args, 1, 9)?;
    let date = date_arg(vm, args)?;
    let micros = clock_arg(vm, args, 4)?;
    let (zone, fold) = (zone_arg(vm, args, 8)?, fold_arg(vm, args, 9)?);
    let state = Moment { micros, zone, fold, ..plain(ids::DATETIME, date) };
    Ok(made(vm, args[0], ids::DATETIME, state))
}
pub(super) const FIRST: Date = Date { year: 1900, month: 1, day: 1 };
pub fn new_time(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(state) = state::of_time(vm, args)? {
        return Ok(made(vm, args[0], ids::TIME, state));
    }
    numbers_first(vm, args, 1, 6)?;
    let micros = clock_arg(vm, args, 1)?;
    let (zone, fold) = (zone_arg(vm, args, 5)?, fold_arg(vm, args, 6)?);
    let state = Moment { micros, zone, fold, ..plain(ids::TIME, FIRST) };
    Ok(made(vm, args[0], ids::TIME, state))
}
fn time_of(vm: &mut Vm, object: Object, with_zone: bool) -> Res {
    let from = moment(vm, object)?;
    let zone = if with_zone { from.zone } else { Object::NONE };
    let state = Moment { class: ids::TIME, date: FIRST, zone, offset: None, ..from };
    Ok(made(vm, Vm::class_object(ids::TIME), ids::TIME, state))
}
fn from_ordinal(vm: &mut Vm, args: &[Object]) -> Res {
    let ordinal = part_arg(vm, args, 1, 0)?;
    let last = Date { year: MAX_YEAR, month: 12, day: 31 }.ordinal();
    if ordinal < 1 {
        return Err(vm.value_error("ordinal must be >= 1"));
    }
    if ordinal > last {
        let message = format!("year {} is out of range", Date::from_ordinal(ordinal).year);
        return Err(vm.value_error(&message));
    }
    super::iso::made(vm, args[0], ids::DATE, &date_parts(Date::from_ordinal(ordinal)), None)
}
pub fn date_text(vm: &mut Vm, args: &[Object]) -> Res {
    let date = moment(vm, args[0])?.date;
    Ok(vm.heap.string(format!("{:04}-{:02}-{:02}", date.year, date.month, date.day)))
}
/// Remembers what a zone said.
pub fn set_offset(vm: &mut Vm, args: &[Object]) -> Res {
    let micros = vm.small_int(args[1]);
    let payload = vm.payload(args[0]);
    if let Some(index) = payload.index_of(Kind::Misc)
        && let Misc::Native(State::Moment(moment)) = &mut vm.heap.miscs[index]
    {
        moment.offset = Some(micros);
    }
    Ok(Object::NONE)
}
fn add(vm: &mut Vm, args: &[Object], sign: i64) -> Res {
    let (Some(&from), Some(delta)) = (moment_of(vm, args[0]), delta_of(vm, args[1])) else { return Ok(Object::NOT_IMPLEMENTED) };
    let (ordinal, micros) = if from.class == ids::DATE {
        (from.date.ordinal() + sign * delta.days, 0)
    } else {
        let micros = from.micros + sign * delta.micros;
        (from.date.ordinal() + sign * delta.days + micros.div_euclid(DAY), micros.rem_euclid(DAY))
    };
    if !(1..=Date { year: MAX_YEAR, month: 12, day: 31 }.ordinal()).contains(&ordinal) {
        return Err(vm.overflow_error("date value out of range"));
    }
    let class = class_object(vm, args[0]);
    let builtin = from.class;
    let date = Date::from_ordinal(ordinal);
    if class != Vm::class_object(builtin) {
        let (parts, zone) =
            if builtin == ids::DATE { (date_parts(date).to_vec(), None) } else { (parts_of(date, micros), Some(from.zone)) };
        return super::iso::made(vm, class, builtin, &parts, zone);
    }
    let state = Moment { date, micros, fold: false, offset: None, ..from };
    Ok(made(vm, class, builtin, state))
}
fn subtract(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(delta) = super::difference(vm, args[0], args[1]) {
        return Ok(delta);
    }
    let (Some(a), Some(b)) = (moment_of(vm, args[0]), moment_of(vm, args[1])) else { return add(vm, args, -1) };
    if a.class != b.class || a.class == ids::TIME {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    let difference = a.absolute() - b.absolute();
    match (offset(vm, args, 0)?, offset(vm, args, 1)?) {
        (None, None) => delta::make(vm, difference),
        (Some(left), Some(right)) => delta::make(vm, difference - i128::from(left) + i128::from(right)),
        _ => Err(vm.error(types::TYPE_ERROR, "can't subtract offset-naive and offset-aware datetimes")),
    }
}
