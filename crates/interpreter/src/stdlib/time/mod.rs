//! The native part of `time` that converts: moments as tuples, as numbers and as texts, with C's complaints.
//! The class `struct_time` is Python. There is one time zone, UTC.

use super::clock::{self, nanoseconds, now, parsed, seconds, written};
use super::{asking, class_in, module_native, slowly};
use crate::native::{Args, NativeDef, Res, function, variadic};
use crate::object::{Kind, Object};
use crate::text::calendar_math::{Date, EPOCH};
use crate::text::strftime::{MONTHS, Moment, Offset, WEEKDAYS};
use crate::types::{self, OS_ERROR, PERMISSION_ERROR};
use crate::vm::Vm;
use crate::{Clock, Reply};

pub static TABLE: &[NativeDef] = &[
    function("time", "", |_, _| now(Clock::Wall, seconds)),
    function("time_ns", "", |_, _| now(Clock::Wall, nanoseconds)),
    function("monotonic", "", |_, _| now(Clock::Monotonic, seconds)),
    function("monotonic_ns", "", |_, _| now(Clock::Monotonic, nanoseconds)),
    function("perf_counter", "", |_, _| now(Clock::Monotonic, seconds)),
    function("perf_counter_ns", "", |_, _| now(Clock::Monotonic, nanoseconds)),
    function("process_time", "", |_, _| now(Clock::Cpu, seconds)),
    function("process_time_ns", "", |_, _| now(Clock::Cpu, nanoseconds)),
    function("thread_time", "", |_, _| now(Clock::Cpu, seconds)),
    function("thread_time_ns", "", |_, _| now(Clock::Cpu, nanoseconds)),
    function("sleep", "seconds, /", clock::sleep),
    function("get_clock_info", "name, /", clock::info),
    variadic("gmtime", "seconds=None, /", |vm, args| split(vm, args, "GMT", |vm, reply| broken_down(vm, whole_seconds(reply), "GMT"))),
    variadic("localtime", "seconds=None, /", |vm, args| split(vm, args, "UTC", |vm, reply| broken_down(vm, whole_seconds(reply), "UTC"))),
    variadic("ctime", "seconds=None, /", |vm, args| {
        arity(vm, args, 0, 1)?;
        if args.all.first().is_none_or(|seconds| seconds.is_none()) {
            return of_now(vm, "asctime", vec![]);
        }
        let seconds = timestamp(vm, args.all)?;
        let fields = civil(vm, seconds)?;
        Ok(shown(vm, &fields))
    }),
    function("asctime", "t=None, /", |vm, args| match args[0].given() {
        Some(tuple) => {
            let fields = checked(vm, tuple, "asctime")?;
            Ok(shown(vm, &fields))
        }
        None => of_now(vm, "asctime", vec![]),
    }),
    function("mktime", "tuple, /", |vm, args| {
        let [year, month, day, hour, minute, second, ..] = fields(vm, args[0], "mktime")?;
        let (extra, month) = ((month - 1).div_euclid(12), (month - 1).rem_euclid(12));
        let first = Date { year: year + extra, month: month as u32 + 1, day: 1 };
        let days = first.ordinal() + day - 1 - EPOCH;
        Ok(Object::float((days * 86_400 + hour * 3600 + minute * 60 + second) as f64))
    }),
    variadic("strftime", "format, t=None, /", strftime),
    variadic("strptime", "data_string, format='%a %b %d %H:%M:%S %Y', /", strptime),
    function("tzset", "", |_, _| Ok(Object::NONE)),
    variadic("clock_gettime", "clk_id, /", |vm, args| {
        let clock = clock_of(vm, args, 1)?;
        now(clock, seconds)
    }),
    variadic("clock_gettime_ns", "clk_id, /", |vm, args| {
        let clock = clock_of(vm, args, 1)?;
        now(clock, nanoseconds)
    }),
    variadic("clock_getres", "clk_id, /", |vm, args| clock_of(vm, args, 1).map(|_| Object::float(1e-9))),
    variadic("clock_settime", "clk_id, time, /", set_clock),
    variadic("clock_settime_ns", "clk_id, time, /", set_clock),
    variadic("pthread_getcpuclockid", "thread_id, /", |vm, args| arity(vm, args, 1, 1).map(|()| Object::small(CPU_OF_THREAD))),
];

const CPU_OF_THREAD: i64 = 3;
static CONSTANTS: &[(&str, i64)] = &[
    ("timezone", 0),
    ("altzone", 0),
    ("daylight", 0),
    ("CLOCK_REALTIME", 0),
    ("CLOCK_MONOTONIC", 1),
    ("CLOCK_PROCESS_CPUTIME_ID", 2),
    ("CLOCK_THREAD_CPUTIME_ID", CPU_OF_THREAD),
    ("CLOCK_MONOTONIC_RAW", 4),
    ("CLOCK_BOOTTIME", 7),
    ("CLOCK_TAI", 11),
];

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    for &(name, value) in CONSTANTS {
        vm.dict_set_str(dict, name, Object::small(value));
    }
    let zone = vm.heap.intern("UTC");
    let zones = vm.heap.tuple([zone, zone]);
    vm.dict_set_str(dict, "tzname", zones);
    Ok(())
}

/// Counts the arguments of a function that takes a tuple of them.
fn arity(vm: &mut Vm, args: Args<'_>, least: usize, most: usize) -> Res<()> {
    let given = args.all.len();
    let (bound, count) = match () {
        () if (least..=most).contains(&given) => return Ok(()),
        () if least == most => ("exactly", most),
        () if given < least => ("at least", least),
        () => ("at most", most),
    };
    let name = vm.registry.natives[vm.current_native as usize].def.name;
    // C gives the clocks that count nanoseconds the name of the others.
    let name = name.strip_suffix("gettime_ns").map_or(name, |_| "clock_gettime");
    let plural = if count == 1 { "" } else { "s" };
    let message = format!("{name}() takes {bound} {count} argument{plural} ({given} given)");
    Err(vm.type_error(&message))
}
/// Calls a function of this module with the present moment as its last argument.
fn of_now(vm: &mut Vm, name: &str, mut args: Vec<Object>) -> Res {
    let (function, local) = (module_native(vm, "time", name), module_native(vm, "time", "localtime"));
    let place = args.len();
    args.push(Object::NONE);
    asking::answered(vm, function, &args, &[(place, local)])
}

/// The nine fields of a moment, as a `struct_time` has them.
type Fields = [i64; 9];

fn whole_seconds(reply: &Reply) -> i64 {
    match reply {
        Reply::Nanos(nanos) => nanos.div_euclid(1_000_000_000) as i64,
        _ => 0,
    }
}
fn split(vm: &mut Vm, args: Args<'_>, zone: &str, of_now: fn(&mut Vm, &Reply) -> Res) -> Res {
    arity(vm, args, 0, 1)?;
    if args.all.first().is_none_or(|seconds| seconds.is_none()) {
        return now(Clock::Wall, of_now);
    }
    let seconds = timestamp(vm, args.all)?;
    broken_down(vm, seconds, zone)
}
/// The first argument as whole seconds since 1970.
fn timestamp(vm: &mut Vm, args: &[Object]) -> Res<i64> {
    const OUT: &str = "timestamp out of range for platform time_t";
    let plain = vm.payload(args[0]);
    if plain.is_float() {
        let seconds = plain.float_value().floor();
        if seconds.is_nan() {
            return Err(vm.value_error("Invalid value NaN (not a number)"));
        }
        let fits = (-9_223_372_036_854_775_808.0..9_223_372_036_854_775_808.0).contains(&seconds);
        return if fits { Ok(seconds as i64) } else { Err(vm.overflow_error(OUT)) };
    }
    let value = vm.index_object(args, 0)?;
    vm.small_int(value).ok_or_else(|| vm.overflow_error(OUT))
}
fn civil(vm: &mut Vm, seconds: i64) -> Res<Fields> {
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let date = Date::from_ordinal(days + EPOCH);
    // C keeps years since 1900 in an `int`.
    if i32::try_from(date.year - 1900).is_err() {
        let text = vm.heap.str("Value too large for defined data type");
        return Err(vm.raise(OS_ERROR, vec![Object::small(75), text]));
    }
    let (month, day) = (i64::from(date.month), i64::from(date.day));
    let (weekday, day_of_year) = (i64::from(date.weekday()), i64::from(date.day_of_year()));
    Ok([date.year, month, day, rest / 3600, rest / 60 % 60, rest % 60, weekday, day_of_year, 0])
}
fn broken_down(vm: &mut Vm, seconds: i64, zone: &str) -> Res {
    let fields = civil(vm, seconds)?;
    let zone = vm.heap.intern(zone);
    struct_time(vm, fields.map(Object::small), zone, Object::small(0))
}
/// A `struct_time` of its nine items, the zone and the seconds that it is off.
pub fn struct_time(vm: &mut Vm, items: [Object; 9], zone: Object, offset: Object) -> Res {
    // The class cannot be changed: what its `__new__` does is done here.
    if let Some(class) = class_in(vm, "time", "struct_time").filter(|&class| vm.class(class).base_type == types::TUPLE) {
        let payload = vm.heap.tuple(items);
        let made = vm.new_instance(class, payload);
        for (name, value) in [("_zone", zone), ("_gmtoff", offset)] {
            let name = vm.heap.intern(name);
            vm.set_instance_attr(made, name, value)?;
        }
        return Ok(made);
    }
    let items = vm.heap.tuple([&items[..], &[zone, offset]].concat());
    slowly(vm, "time", "struct_time", vec![items])
}

/// The fields of a tuple, each a C `int`.
fn fields(vm: &mut Vm, tuple: Object, name: &str) -> Res<Fields> {
    let plain = vm.payload(tuple);
    let Some(tuple) = plain.index_of(Kind::Tuple) else { return Err(vm.type_error("Tuple or struct_time argument required")) };
    let items = vm.heap.tuples[tuple].to_vec();
    if items.len() != 9 {
        let message = format!("{name}(): illegal time tuple argument");
        return Err(vm.type_error(&message));
    }
    let mut fields = [0; 9];
    for (field, &item) in fields.iter_mut().zip(&items) {
        let plain = vm.payload(item);
        if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
            let message = format!("'{}' object cannot be interpreted as an integer", vm.type_name(item));
            return Err(vm.type_error(&message));
        }
        *field = match vm.small_int(plain) {
            None => return Err(vm.overflow_error("Python int too large to convert to C long")),
            Some(value) if value > i64::from(i32::MAX) => return Err(vm.overflow_error("signed integer is greater than maximum")),
            Some(value) if value < i64::from(i32::MIN) => return Err(vm.overflow_error("signed integer is less than minimum")),
            Some(value) => value,
        };
    }
    Ok(fields)
}
/// The same, in the ranges that a text needs; some zeros stand for the first of their kind.
fn checked(vm: &mut Vm, tuple: Object, name: &str) -> Res<Fields> {
    let mut fields = fields(vm, tuple, name)?;
    let ranges = [
        (1, 0, 12, "month"),
        (2, 0, 31, "day of month"),
        (3, 0, 23, "hour"),
        (4, 0, 59, "minute"),
        (5, 0, 61, "seconds"),
        (6, -1, i64::MAX, "day of week"),
        (7, 0, 366, "day of year"),
    ];
    for (at, low, high, what) in ranges {
        if !(low..=high).contains(&fields[at]) {
            let message = format!("{what} out of range");
            return Err(vm.value_error(&message));
        }
    }
    for at in [1, 2, 7] {
        fields[at] = fields[at].max(1);
    }
    fields[6] = fields[6].rem_euclid(7);
    Ok(fields)
}
fn shown(vm: &mut Vm, fields: &Fields) -> Object {
    let [year, month, day, hour, minute, second, weekday, ..] = *fields;
    let name = |names: &[&'static str], at: i64| names.get(at as usize).map_or("???", |name| &name[..3]);
    let (weekday, month) = (name(&WEEKDAYS, weekday), name(&MONTHS, month - 1));
    vm.heap.string(format!("{weekday} {month} {day:2} {hour:02}:{minute:02}:{second:02} {year}"))
}

fn strftime(vm: &mut Vm, args: Args<'_>) -> Res {
    arity(vm, args, 1, 2)?;
    let format = vm.text_arg(args.all[0], "strftime() argument 1")?;
    let Some(&tuple) = args.all.get(1) else { return of_now(vm, "strftime", vec![args.all[0]]) };
    let [year, month, day, hour, minute, second, weekday, day_of_year, dst] = checked(vm, tuple, "strftime")?;
    let zone = vm.heap.intern("_zone");
    let zone = vm.instance_attr(tuple, zone).filter(|zone| zone.is(Kind::Str));
    let moment = Moment {
        date: Date { year, month: month as u32, day: day as u32 },
        hour: hour as u32,
        minute: minute as u32,
        second: second as u32,
        microsecond: None,
        weekday: weekday as u32,
        day_of_year: day_of_year as u32,
        // C leaves both out where it is not known whether clocks are put forward.
        offset: (dst >= 0).then_some(Offset(0)),
        zone: zone.map_or(if dst >= 0 { "UTC" } else { "" }, |zone| vm.heap.text(zone)).to_owned(),
    };
    written(vm, &format, &moment)
}
fn strptime(vm: &mut Vm, args: Args<'_>) -> Res {
    let given = args.all.len();
    if given == 0 {
        return Err(vm.type_error("_strptime_time() missing 1 required positional argument: 'data_string'"));
    }
    if given > 2 {
        let message = format!("_strptime_time() takes from 1 to 2 positional arguments but {given} were given");
        return Err(vm.type_error(&message));
    }
    for (number, &arg) in args.all.iter().enumerate() {
        if !vm.payload(arg).is(Kind::Str) {
            let class = Vm::class_object(vm.class_of(arg));
            let class = crate::types::default_repr(vm, class)?;
            let message = format!("strptime() argument {number} must be str, not {}", vm.text_of(class));
            return Err(vm.type_error(&message));
        }
    }
    let text = vm.owned_text(vm.payload(args.all[0]))?;
    let format = match args.all.get(1) {
        Some(&format) => vm.owned_text(vm.payload(format))?,
        None => "%a %b %d %H:%M:%S %Y".to_owned(),
    };
    let found = parsed(vm, &text, &format)?;
    let small = |value: u32| Object::small(i64::from(value));
    let zone = found.zone.as_ref().map_or(Object::NONE, |zone| vm.heap.str(zone));
    let offset = found.offset.map_or(Object::NONE, |(seconds, _)| Object::small(seconds));
    let items = [
        Object::small(found.date.year),
        small(found.date.month),
        small(found.date.day),
        small(found.hour),
        small(found.minute),
        small(found.second),
        small(found.weekday),
        Object::small(found.day_of_year),
        Object::small(i64::from(found.dst)),
    ];
    struct_time(vm, items, zone, offset)
}

/// The clock of the first of so many arguments.
fn clock_of(vm: &mut Vm, args: Args<'_>, count: usize) -> Res<Clock> {
    arity(vm, args, count, count)?;
    match vm.c_int_arg(args.all, 0, 0)? {
        0 | 11 => Ok(Clock::Wall),
        1 | 4 | 7 => Ok(Clock::Monotonic),
        2 | CPU_OF_THREAD => Ok(Clock::Cpu),
        _ => {
            let text = vm.heap.str("Invalid argument");
            Err(vm.raise(OS_ERROR, vec![Object::small(22), text]))
        }
    }
}
fn set_clock(vm: &mut Vm, args: Args<'_>) -> Res {
    clock_of(vm, args, 2)?;
    let text = vm.heap.str("Operation not permitted");
    Err(vm.raise(PERMISSION_ERROR, vec![Object::small(1), text]))
}
