//! Dates, times and spans as plain numbers, with ISO 8601 text both ways.
//!
//! No arithmetic and no time zone database: a zone is an offset, and a name if it was given one.

use std::fmt::{self, Write};

/// `datetime.date`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

/// `datetime.time`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Time {
    pub hour: u8,
    pub minute: u8,
    pub second: u8,
    pub microsecond: u32,
    pub zone: Option<Zone>,
    /// The second of two equal wall times when clocks go back.
    pub fold: bool,
}

/// `datetime.datetime`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DateTime {
    pub date: Date,
    pub time: Time,
}

/// `datetime.timedelta`, normalised as Python does: only the days may be negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeDelta {
    pub days: i32,
    pub seconds: u32,
    pub microseconds: u32,
}

/// A fixed offset from UTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    pub offset: TimeDelta,
    /// The name given to `datetime.timezone`, if one was.
    pub name: Option<String>,
}

impl Date {
    /// Reads `YYYY-MM-DD`; `None` unless it is a day of the calendar.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = Digits(text);
        let year = parts.take(4)? as u16;
        parts.skip('-')?;
        let month = parts.take(2)? as u8;
        parts.skip('-')?;
        let day = parts.take(2)? as u8;
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 => 28 + u8::from(leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        (parts.0.is_empty() && year >= 1 && (1..=days).contains(&day)).then_some(Self { year, month, day })
    }
}

impl Time {
    /// Reads `HH:MM:SS[.ffffff]`, then perhaps an offset `±HH:MM[:SS[.ffffff]]`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = Digits(text);
        let (hour, minute, second, microsecond) = parts.clock()?;
        let zone = match parts.0.chars().next() {
            None => None,
            Some(sign @ ('+' | '-')) => {
                parts.skip(sign)?;
                let (hours, minutes, seconds, microseconds) = parts.clock()?;
                let size = i128::from(hours * 3600 + minutes * 60 + seconds) * 1_000_000 + i128::from(microseconds);
                let offset = TimeDelta::from_micros(if sign == '-' { -size } else { size });
                Some(Zone { offset, name: None })
            }
            Some(_) => return None,
        };
        parts.0.is_empty().then_some(Self { hour: hour as u8, minute: minute as u8, second: second as u8, microsecond, zone, fold: false })
    }
}

impl DateTime {
    /// Reads a date, `T`, and a time.
    pub fn parse(text: &str) -> Option<Self> {
        let (date, time) = text.split_once('T')?;
        Some(Self { date: Date::parse(date)?, time: Time::parse(time)? })
    }
}

impl TimeDelta {
    /// A span of microseconds; Python's longest fits.
    pub fn from_micros(micros: i128) -> Self {
        let (days, rest) = (micros.div_euclid(86_400_000_000), micros.rem_euclid(86_400_000_000));
        Self { days: days as i32, seconds: (rest / 1_000_000) as u32, microseconds: (rest % 1_000_000) as u32 }
    }

    /// The span in microseconds.
    pub fn to_micros(self) -> i128 {
        i128::from(self.days) * 86_400_000_000 + i128::from(self.seconds) * 1_000_000 + i128::from(self.microseconds)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}:{:02}", self.hour, self.minute, self.second)?;
        if self.microsecond != 0 {
            write!(f, ".{:06}", self.microsecond)?;
        }
        let Some(zone) = &self.zone else { return Ok(()) };
        let micros = zone.offset.to_micros();
        let size = micros.unsigned_abs();
        let seconds = size / 1_000_000;
        f.write_char(if micros < 0 { '-' } else { '+' })?;
        write!(f, "{:02}:{:02}", seconds / 3600, seconds / 60 % 60)?;
        if !size.is_multiple_of(60_000_000) {
            write!(f, ":{:02}", seconds % 60)?;
        }
        if !size.is_multiple_of(1_000_000) {
            write!(f, ".{:06}", size % 1_000_000)?;
        }
        Ok(())
    }
}

impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}T{}", self.date, self.time)
    }
}

/// What is left of a text of digits and separators.
struct Digits<'a>(&'a str);

impl Digits<'_> {
    /// Exactly `count` digits.
    fn take(&mut self, count: usize) -> Option<u32> {
        let (digits, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        digits.bytes().try_fold(0, |number, byte| byte.is_ascii_digit().then(|| number * 10 + u32::from(byte - b'0')))
    }

    fn skip(&mut self, separator: char) -> Option<()> {
        self.0 = self.0.strip_prefix(separator)?;
        Some(())
    }

    /// `HH:MM[:SS[.ffffff]]`, in range.
    fn clock(&mut self) -> Option<(u32, u32, u32, u32)> {
        let hour = self.take(2)?;
        self.skip(':')?;
        let minute = self.take(2)?;
        let second = if self.skip(':').is_some() { self.take(2)? } else { 0 };
        let micro = if self.skip('.').is_some() { self.take(6)? } else { 0 };
        (hour < 24 && minute < 60 && second < 60).then_some((hour, minute, second, micro))
    }
}
