//! Properties of `Value`: JSON keeps everything, and no depth breaks a walk over it.
//!
//! Expected `repr`s are what CPython 3.11 prints.

use fumehood_core::Value;
use fumehood_core::value::{BigInt, Date, DateTime, MAX_DEPTH, Time, TimeDelta, Zone, stand_in};
use proptest::collection::vec;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn json_keeps_every_value(value in any_value()) {
        let json = value.to_json();
        prop_assert!(!json.contains('\n'));
        prop_assert_eq!(Value::from_json(&json).expect(&json), value);
    }

    #[test]
    fn a_copy_is_equal_and_prints_alike(value in any_value()) {
        let copy = value.clone();
        prop_assert_eq!(&copy, &value);
        prop_assert_eq!(copy.repr(), value.repr());
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[\\[\\]{}\",:$a-z0-9.eE+\\\\ -]{0,40}") {
        if let Ok(value) = Value::from_json(&text) {
            prop_assert_eq!(Value::from_json(&value.to_json()).unwrap(), value);
        }
    }
}

#[test]
fn repr_is_pythons() {
    let check = |json: &str, expected: &str| assert_eq!(Value::from_json(json).unwrap().repr(), expected, "{json}");
    check("null", "None");
    check("[true, -0.0, 1e16, 1e-5, 123456789012345.6, 0.1, 1e22]", "[True, -0.0, 1e+16, 1e-05, 123456789012345.6, 0.1, 1e+22]");
    check(r#"{"$float": "nan"}"#, "nan");
    check(r#"{"$complex": [0.0, 2.0]}"#, "2j");
    check(r#"{"$complex": [-0.0, {"$float": "-inf"}]}"#, "(-0-infj)");
    check(r#"{"$tuple": []}"#, "()");
    check(r#"{"$tuple": [1]}"#, "(1,)");
    check(r#"{"$set": []}"#, "set()");
    check(r#"{"$frozenset": [1, 2]}"#, "frozenset({1, 2})");
    check(r#"{"$dict": [[{"$tuple": [1, 2]}, {}]]}"#, "{(1, 2): {}}");
    check(r#""it's\n\u0000\u00e9\ud800\u200b""#, "\"it's\\n\\x00é\\ud800\\u200b\"");
    check(r#""'\"""#, "'\\'\"'");
    check(r#"{"$bytes": "AAEn/w=="}"#, "b\"\\x00\\x01'\\xff\"");
    check(r#"{"$range": [0, 9, 1]}"#, "range(0, 9)");
    check(r#"{"$range": [0, 9, 2]}"#, "range(0, 9, 2)");
    check(r#"{"$date": "2024-02-29"}"#, "datetime.date(2024, 2, 29)");
    check(r#"{"$time": "00:00:00"}"#, "datetime.time(0, 0)");
    check(
        r#"{"$datetime": "2024-02-29T01:02:00.000003+01:00", "fold": true, "zone": "CET"}"#,
        "datetime.datetime(2024, 2, 29, 1, 2, 0, 3, fold=1, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600), 'CET'))",
    );
    check(r#"{"$timedelta": [0, 0, 0]}"#, "datetime.timedelta(0)");
    check(r#"{"$timedelta": [-1, 86399, 5]}"#, "datetime.timedelta(days=-1, seconds=86399, microseconds=5)");
    check(r#"{"$decimal": "1.10"}"#, "Decimal('1.10')");
    check(r#"{"$record": {"type": "Point", "fields": [["x", 1], ["y", [2]]]}}"#, "Point(x=1, y=[2])");
    check(r#"{"$exception": {"type": "ValueError", "args": ["x"]}}"#, "ValueError('x')");
    check(r#"{"$opaque": {"type": "function", "repr": "<function f>"}}"#, "<function f>");
}

#[test]
fn plain_json_stays_plain() {
    let plain = r#"{"a": [1, 2.5, "x", null, true], "b": {}, "$schema": 1}"#;
    let value = Value::from_json(plain).unwrap();
    assert_eq!(value.get("b"), Some(&Value::Dict(Vec::new().into())));
    assert_eq!(
        value.to_json(),
        r#"{"$dict": [["a", [1, 2.5, "x", null, true]], ["b", {}], ["$schema", 1]]}"#,
        "a key that looks like a tag is the one thing that is not"
    );
    assert_eq!(Value::from_json(r#"{"a": 1, "b": 2, "a": 3}"#).unwrap().to_json(), r#"{"a": 3, "b": 2}"#);
}

#[test]
fn lone_surrogates_are_escaped_and_stay_apart() {
    let lone = Value::Str(stand_in(0xD83D).into_iter().collect());
    assert_eq!(lone.to_json(), r#""\ud83d""#);
    let two = Value::Str([stand_in(0xD83D), stand_in(0xDE00)].into_iter().flatten().collect());
    assert_eq!(two.to_json(), r#"{"$str": ["\ud83d", "\ude00"]}"#);
    assert_eq!(Value::from_json(&two.to_json()).unwrap(), two);
    assert_eq!(Value::from_json(r#""\ud83d\ude00""#).unwrap(), Value::from("😀"));
}

#[test]
fn refusals_say_why() {
    let check = |json: &str, expected: &str| assert_eq!(Value::from_json(json).unwrap_err().to_string(), expected, "{json}");
    check("", "expected a JSON value (at byte 0)");
    check("[1, 2", "expected `,` or `]` (at byte 5)");
    check("01", "not a number (at byte 2)");
    check("1 2", "there is more text after the value (at byte 2)");
    check("{1: 2}", "expected a string as key (at byte 1)");
    check("\"a\nb\"", "the string does not end, or has a raw control character (at byte 1)");
    check(r#"{"$tuple": 1}"#, "`$tuple` does not fit its content (at byte 13)");
    check(r#"{"$tuple": [], "x": 1}"#, "`$tuple` does not fit its content (at byte 22)");
    check(r#"{"$date": "2023-02-29"}"#, "`$date` does not fit its content (at byte 23)");
    check(r#"{"$range": [0, 1, 0]}"#, "`$range` does not fit its content (at byte 21)");
}

#[test]
fn no_depth_overflows_the_stack() {
    let mut deep = Value::None;
    for level in 0..1_000_000 {
        deep = match level % 3 {
            0 => Value::List(vec![deep].into()),
            1 => Value::Dict(vec![(Value::from("k"), deep)].into()),
            _ => Value::Record { type_name: "R".to_owned(), fields: vec![("f".to_owned(), deep)].into() },
        };
    }
    let copy = deep.clone();
    assert_eq!(copy.depth(), 1_000_000);
    assert_eq!(copy, deep);
    assert!(copy.repr().len() > 1_000_000);
    assert!(Value::from_json(&copy.to_json()).is_err());
    assert!(Value::from_json(&"[".repeat(1_000_000)).is_err());
    let allowed = "[".repeat(MAX_DEPTH) + &"]".repeat(MAX_DEPTH);
    assert_eq!(Value::from_json(&allowed).unwrap().depth(), MAX_DEPTH - 1);
}

#[test]
fn long_integers_cross_in_hexadecimal() {
    let long = Value::Int(-(BigInt::from(1) << 40_000_000_u32));
    let json = long.to_json();
    assert!(json.starts_with(r#"{"$int": "-0x1000"#));
    assert_eq!(Value::from_json(&json).unwrap(), long);
    assert!(Value::from_json(&"9".repeat(5_000)).is_err());
    let printable = Value::Int(BigInt::from(10).pow(4_299));
    assert_eq!(printable.repr().len(), 4_300);
}

fn any_value() -> impl Strategy<Value = Value> {
    any_scalar().prop_recursive(5, 64, 6, |inner| {
        let items = vec(inner.clone(), 0..5);
        let pairs = vec((inner.clone(), inner.clone()), 0..4);
        let named = vec((any_text(), inner), 0..4).prop_map(|mut named| {
            named.sort_by(|a, b| a.0.cmp(&b.0));
            named.dedup_by(|a, b| a.0 == b.0);
            named
        });
        prop_oneof![
            items.clone().prop_map(|items| Value::List(items.into())),
            items.clone().prop_map(|items| Value::Tuple(items.into())),
            items.clone().prop_map(|items| Value::Set(items.into())),
            items.clone().prop_map(|items| Value::FrozenSet(items.into())),
            pairs.prop_map(|mut pairs| {
                pairs.dedup_by(|a, b| a.0 == b.0);
                if pairs.iter().all(|(key, _)| matches!(key, Value::Str(_))) {
                    pairs.truncate(1);
                }
                Value::Dict(pairs.into())
            }),
            named.clone().prop_map(|named| Value::Dict(named.into_iter().map(|(k, v)| (Value::Str(k), v)).collect())),
            (any_text(), named).prop_map(|(type_name, fields)| Value::Record { type_name, fields: fields.into() }),
            (any_text(), items).prop_map(|(type_name, args)| Value::Exception { type_name, args: args.into() }),
        ]
    })
}

fn any_scalar() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::None),
        Just(Value::Ellipsis),
        any::<bool>().prop_map(Value::Bool),
        any_int().prop_map(Value::Int),
        any::<u64>().prop_map(|bits| Value::Float(f64::from_bits(bits))),
        prop_oneof![Just(f64::NAN), Just(f64::INFINITY), Just(-0.0), Just(1e16), Just(5e-324)].prop_map(Value::Float),
        (any::<u64>(), any::<u64>()).prop_map(|(re, im)| Value::Complex { real: f64::from_bits(re), imag: f64::from_bits(im) }),
        any_text().prop_map(Value::Str),
        vec(any::<u8>(), 0..20).prop_map(Value::Bytes),
        (any_int(), any_int(), any_int()).prop_map(|(start, stop, step)| Value::Range {
            start,
            stop,
            step: if step == BigInt::ZERO { 1.into() } else { step }
        }),
        any_date().prop_map(Value::Date),
        any_time().prop_map(Value::Time),
        (any_date(), any_time()).prop_map(|(date, time)| Value::DateTime(DateTime { date, time })),
        any_delta(i32::MAX).prop_map(Value::TimeDelta),
        any::<i64>().prop_map(|n| Value::Decimal(format!("{n}E-7"))),
        (any_text(), any_text()).prop_map(|(type_name, repr)| Value::Opaque { type_name, repr }),
    ]
}

fn any_int() -> impl Strategy<Value = BigInt> {
    prop_oneof![any::<i64>().prop_map(BigInt::from), vec(any::<u8>(), 0..40).prop_map(|bytes| BigInt::from_signed_bytes_le(&bytes))]
}

/// Text with quotes, escapes, tags and lone surrogates in it.
fn any_text() -> BoxedStrategy<String> {
    let character = prop_oneof![
        any::<char>(),
        Just('$'),
        Just('"'),
        Just('\\'),
        (0_u8..0x80).prop_map(char::from),
        (0xD800_u32..0xE000).prop_filter_map("a surrogate", stand_in),
    ];
    vec(character, 0..8).prop_map(|characters| characters.into_iter().collect()).boxed()
}

fn any_date() -> impl Strategy<Value = Date> {
    (1_u16..10_000, 1_u8..13, 1_u8..29).prop_map(|(year, month, day)| Date { year, month, day })
}

fn any_time() -> impl Strategy<Value = Time> {
    let clock = (0_u8..24, 0_u8..60, 0_u8..60, 0_u32..1_000_000);
    let zone = (any_delta(0), proptest::option::of(any_text())).prop_map(|(offset, name)| Zone { offset, name });
    (clock, proptest::option::of(zone), any::<bool>()).prop_map(|((hour, minute, second, microsecond), zone, fold)| Time {
        hour,
        minute,
        second,
        microsecond,
        zone,
        fold,
    })
}

fn any_delta(days: i32) -> impl Strategy<Value = TimeDelta> {
    (-days.min(999_999_999)..=days.min(999_999_999), 0_u32..86_400, 0_u32..1_000_000).prop_map(|(days, seconds, microseconds)| TimeDelta {
        days,
        seconds,
        microseconds,
    })
}
