//! Zones of moments: what those with a fixed distance from UTC (`timezone`) say, and moving from one to another.
//! Zones that the guest wrote are asked in `datetime.py`.

use super::super::native_ids as ids;
use super::super::{slowly, text, zoneinfo};
use super::{DAY, Moment, delta_of, made, moment_of};
use crate::native::{NativeDef, Res, function, method};
use crate::object::class::Instance;
use crate::object::{Kind, Object};
use crate::text::calendar_math::{Date, MAX_YEAR};
use crate::text::strftime::Offset;
use crate::vm::Vm;

pub static ZONED: &[NativeDef] = &[
    method("utcoffset", "self, /", |vm, args| {
        let zone = moment_of(vm, args[0]).map_or(Object::NONE, |moment| moment.zone);
        if zone.is(Kind::Instance)
            && fixed(vm, zone).is_none()
            && let Some(micros) = zoneinfo::offset_at(vm, zone, args[0])?
        {
            return super::delta::make(vm, i128::from(micros));
        }
        ask(vm, args, "_utcoffset", |_, zone| zone.offset)
    }),
    method("dst", "self, /", |vm, args| ask(vm, args, "_dst", |_, _| Object::NONE)),
    method("tzname", "self, /", |vm, args| ask(vm, args, "_tzname", Fixed::name)),
];
pub static MOVED: &[NativeDef] = &[method("astimezone", "self, tz=None", as_timezone)];

/// For `datetime.py`.
pub static FUNCTIONS: &[NativeDef] = &[
    function("_set_offset", "moment, micros, /", super::moment::set_offset),
    function("_set_classes", "timezone, calendar_date, utc, /", |vm, args| {
        let told = vm.heap.tuple(args);
        vm.state.insert("datetime".into(), told);
        Ok(Object::NONE)
    }),
    function("_kind", "value, /", |vm, args| {
        let name = if args[0].is_none() { "None" } else { vm.type_name(args[0]) }.to_owned();
        Ok(vm.heap.string(name))
    }),
    function("_checked", "offset, name, /", |vm, args| match delta_of(vm, args[0]) {
        Some(delta) if delta.total().abs() < i128::from(DAY) => Ok(args[0]),
        Some(_) => Err(vm.value_error("offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).")),
        None if args[0].is_none() => Ok(Object::NONE),
        None => {
            let message = format!("tzinfo.{}() must return None or timedelta, not '{}'", text(vm, args[1]), vm.type_name(args[0]));
            Err(vm.type_error(&message))
        }
    }),
    function("_zone_text", "offset, /", |vm, args| {
        let micros = delta_of(vm, args[0]).map_or(0, |delta| delta.total() as i64);
        Ok(vm.heap.string(zone_text(micros)))
    }),
    function("_moment_at", "cls, micros, zone, /", |vm, args| {
        let micros = vm.int_arg(args, 1)?;
        super::making::moment_at(vm, args[0], i128::from(micros), args[2])
    }),
    function("_strftime", "moment, format, offset, zone, /", super::texts::strftime_in_zone),
    function("_time_tuple", "moment, dst, /", |vm, args| super::texts::time_tuple(vm, args[0], args[1])),
];

/// What `datetime.py` told.
pub struct Known {
    pub timezone: Object,
    pub calendar_date: Object,
    pub utc: Object,
}

pub fn known(vm: &Vm) -> Option<Known> {
    match vm.heap.tuples[vm.state.get("datetime")?.index_of(Kind::Tuple)?][..] {
        [timezone, calendar_date, utc] => Some(Known { timezone, calendar_date, utc }),
        _ => None,
    }
}

/// A zone with a fixed distance from UTC.
#[derive(Clone, Copy)]
pub struct Fixed {
    offset: Object,
    pub micros: i64,
    name: Object,
}

pub fn fixed(vm: &Vm, zone: Object) -> Option<Fixed> {
    let instance = &vm.heap.instances[zone.index_of(Kind::Instance)?];
    if Vm::class_object(instance.class) != known(vm)?.timezone {
        return None;
    }
    let (offset, name) = (instance.slot(0), instance.slot(1));
    let micros = i64::try_from(delta_of(vm, offset)?.total()).ok()?;
    Some(Fixed { offset, micros, name })
}

impl Fixed {
    pub fn name(vm: &mut Vm, zone: Self) -> Object {
        if zone.name.is_none() { vm.heap.string(zone_text(zone.micros)) } else { zone.name }
    }
    /// `repr` of it, which is this object.
    pub fn shown(self, vm: &Vm, zone: Object) -> String {
        if known(vm).is_some_and(|known| known.utc == zone) {
            return "datetime.timezone.utc".to_owned();
        }
        let Some(delta) = delta_of(vm, self.offset) else { return String::new() };
        let offset = super::delta::shown("datetime.timedelta", delta);
        if self.name.is_none() {
            return format!("datetime.timezone({offset})");
        }
        let name = crate::text::quote::repr_str(vm.text_of(vm.payload(self.name)));
        format!("datetime.timezone({offset}, {name})")
    }
}

/// The `timezone` at a distance from UTC, with a name or None.
pub fn zone_of(vm: &mut Vm, micros: i64, name: Object) -> Res {
    let Some(Known { utc, .. }) = known(vm) else { return Ok(Object::NONE) };
    if micros == 0 && name.is_none() {
        return Ok(utc);
    }
    let offset = super::delta::make(vm, i128::from(micros))?;
    if micros.abs() >= DAY {
        let delta = delta_of(vm, offset).map_or_else(String::new, |delta| super::delta::shown("datetime.timedelta", delta));
        let message = format!("offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not {delta}.");
        return Err(vm.value_error(&message));
    }
    let (class, shape) = utc.index_of(Kind::Instance).map_or((0, 0), |at| (vm.heap.instances[at].class, vm.heap.instances[at].shape));
    let slots = [offset, name, Object::UNBOUND, Object::UNBOUND];
    Ok(vm.heap.instance(Instance { class, shape, slots, ..Instance::default() }))
}

/// Asks the zone of a moment: None without one.
fn ask(vm: &mut Vm, args: &[Object], name: &str, of_fixed: fn(&mut Vm, Fixed) -> Object) -> Res {
    match moment_of(vm, args[0]).map(|moment| moment.zone) {
        Some(zone) if zone.is_none() => Ok(Object::NONE),
        Some(zone) => match fixed(vm, zone) {
            Some(zone) => Ok(of_fixed(vm, zone)),
            None => {
                // A time of the day has no date for a zone to look at.
                let about = if moment_of(vm, args[0]).is_some_and(|moment| moment.class == ids::TIME) { Object::NONE } else { args[0] };
                slowly(vm, "datetime", name, vec![zone, about])
            }
        },
        None => Ok(Object::NONE),
    }
}

/// `UTC`, `UTC+02:00`; seconds and their fraction only where there are some.
fn zone_text(micros: i64) -> String {
    if micros == 0 { "UTC".to_owned() } else { format!("UTC{}", Offset(micros).text(":")) }
}

/// The date and time of the day of microseconds since the beginning of the calendar; none outside the years that there are.
pub fn local(absolute: i128) -> Option<(Date, i64)> {
    let day = i128::from(DAY);
    let ordinal = i64::try_from(absolute.div_euclid(day)).ok()?;
    let last = Date { year: MAX_YEAR, month: 12, day: 31 }.ordinal();
    (1..=last).contains(&ordinal).then(|| (Date::from_ordinal(ordinal), absolute.rem_euclid(day) as i64))
}

fn as_timezone(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(zone) = args[1].some()
        && vm.class_of(args[0]) == ids::DATETIME
        && let Some(moment) = moment_of(vm, args[0]).copied()
        && let Some(mine) = distance_or_local(vm, moment, args[0])?
    {
        if moment.zone == zone {
            return Ok(args[0]);
        }
        let utc = moment.absolute() - i128::from(mine);
        if let Some((date, micros)) = local(utc)
            && let Some((other, fold)) = distance_at(vm, zone, Moment { date, micros, ..moment })?
            && let Some((date, micros)) = local(utc + i128::from(other))
        {
            let moment = Moment { class: ids::DATETIME, date, micros, zone, fold, offset: None };
            return Ok(made(vm, Vm::class_object(ids::DATETIME), ids::DATETIME, moment));
        }
    }
    slowly(vm, "datetime", "_as_timezone", vec![args[0], args[1].or(Object::NONE)])
}
/// As `distance`, where a moment without a zone is one of the local time, which is UTC; not at the ends of the calendar.
fn distance_or_local(vm: &mut Vm, moment: Moment, object: Object) -> Res<Option<i64>> {
    match moment.zone.is_none() {
        true => Ok((2..MAX_YEAR).contains(&moment.date.year).then_some(0)),
        false => distance(vm, moment.zone, object),
    }
}
/// How far from UTC a zone is at a moment that is its own, where the guest need not be asked.
fn distance(vm: &mut Vm, zone: Object, moment: Object) -> Res<Option<i64>> {
    match fixed(vm, zone) {
        Some(fixed) => Ok(Some(fixed.micros)),
        None => zoneinfo::offset_at(vm, zone, moment),
    }
}
/// The same at a moment of UTC, and the `fold` of the local time there.
fn distance_at(vm: &mut Vm, zone: Object, utc: Moment) -> Res<Option<(i64, bool)>> {
    match fixed(vm, zone) {
        Some(fixed) => Ok(Some((fixed.micros, false))),
        None => zoneinfo::offset_at_utc(vm, zone, super::since_1970(&utc), utc.date.year),
    }
}

/// A `datetime` of the module's own class.
pub fn at(vm: &mut Vm, date: Date, micros: i64, zone: Object) -> Object {
    let moment = Moment { class: ids::DATETIME, date, micros, zone, fold: false, offset: None };
    made(vm, Vm::class_object(ids::DATETIME), ids::DATETIME, moment)
}
