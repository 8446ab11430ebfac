//! `strftime`: a moment as text, as glibc writes it in the C locale.
//! Reads no clock and knows no time zone but the one it is given.

use std::fmt::Write as _;

use super::TextError;
use super::calendar_math::{Date, EPOCH};
use crate::pace;

/// A moment, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub date: Date,
    pub hour: u32,
    pub minute: u32,
    pub second: u32,
    /// `None` for `time.strftime`, which leaves `%f` as it is.
    pub microsecond: Option<u32>,
    /// From 0, Monday, to 6.
    pub weekday: u32,
    /// From 1.
    pub day_of_year: u32,
    /// East of UTC; `None` for a moment without a time zone.
    pub offset: Option<Offset>,
    /// The name of the time zone.
    pub zone: String,
}

/// A distance from UTC, in microseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offset(pub i64);

pub const WEEKDAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
pub const MONTHS: [&str; 12] =
    ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/// Writes a moment by a format.
///
/// # Errors
/// `MemoryError` for a result of more than `size` bytes.
pub fn strftime(format: &str, moment: &Moment, size: usize) -> Result<String, TextError> {
    let mut out = String::with_capacity(format.len() * 2);
    let mut rest = format;
    while let Some(at) = rest.find('%') {
        let before = out.len();
        out.push_str(&rest[..at]);
        let (field, after) = Field::read(&rest[at..]);
        match field {
            Some(field) if field.width <= size => field.write(&mut out, moment),
            Some(_) => return Err(TextError::memory()),
            None => out.push_str(&rest[at..rest.len() - after.len()]),
        }
        if out.len() > size {
            return Err(TextError::memory());
        }
        if pace::halted_after_bytes(out.len() - before) {
            return Ok(out);
        }
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

impl Offset {
    /// `%z`: `+HHMM`, with seconds and microseconds only where there are any.
    pub fn text(self, separator: &str) -> String {
        let (sign, micros) = if self.0 < 0 { ('-', -self.0) } else { ('+', self.0) };
        let (seconds, micros) = (micros / 1_000_000, micros % 1_000_000);
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let mut text = format!("{sign}{hours:02}{separator}{minutes:02}");
        if seconds != 0 || micros != 0 {
            let _ = write!(text, "{separator}{seconds:02}");
        }
        if micros != 0 {
            let _ = write!(text, ".{micros:06}");
        }
        text
    }
}

/// How a number is filled up to its width.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pad {
    Default,
    None,
    Zero,
    Space,
}

/// A conversion: `%`, flags, a width, a letter.
struct Field {
    pad: Pad,
    upper: bool,
    swap: bool,
    width: usize,
    code: char,
}

impl Field {
    /// Reads a conversion; `None` if it is not one. Also what follows it.
    fn read(text: &str) -> (Option<Field>, &str) {
        let mut field = Field { pad: Pad::Default, upper: false, swap: false, width: 0, code: '%' };
        let mut rest = &text[1..];
        loop {
            match rest.as_bytes().first() {
                Some(b'-') => field.pad = Pad::None,
                Some(b'0') => field.pad = Pad::Zero,
                Some(b'_') => field.pad = Pad::Space,
                Some(b'^') => field.upper = true,
                Some(b'#') => field.swap = true,
                _ => break,
            }
            rest = &rest[1..];
        }
        while let Some(digit @ b'0'..=b'9') = rest.as_bytes().first() {
            field.width = field.width.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
            rest = &rest[1..];
        }
        // The C locale has no other eras and no other digits: the modifiers change nothing.
        rest = rest.strip_prefix(['E', 'O']).unwrap_or(rest);
        let Some(code) = rest.chars().next() else {
            return (None, "");
        };
        field.code = code;
        let known = "aAbBcCdDeFfgGhHIjklmMnpPrRsStTuUVwWxXyYzZ%";
        (known.contains(code).then_some(field), &rest[code.len_utf8()..])
    }

    fn write(&self, out: &mut String, moment: &Moment) {
        let Moment { date, hour, minute, second, weekday, day_of_year, .. } = moment;
        let twelve = if hour % 12 == 0 { 12 } else { hour % 12 };
        let month = MONTHS[(date.month as usize).saturating_sub(1).min(11)];
        let day = WEEKDAYS[(*weekday as usize).min(6)];
        let (sunday_first, day0) = ((weekday + 1) % 7, day_of_year.saturating_sub(1));
        match self.code {
            'a' => self.name(out, &day[..3]),
            'A' => self.name(out, day),
            'b' | 'h' => self.name(out, &month[..3]),
            'B' => self.name(out, month),
            'c' => self.compound(out, "%a %b %e %H:%M:%S %Y", moment),
            'C' => self.number(out, date.year.div_euclid(100), 1, '0'),
            'd' => self.number(out, date.day.into(), 2, '0'),
            'D' | 'x' => self.compound(out, "%m/%d/%y", moment),
            'e' => self.number(out, date.day.into(), 2, ' '),
            'f' => match moment.microsecond {
                Some(micros) => out.push_str(&format!("{micros:06}")),
                None => out.push_str("%f"),
            },
            'F' => self.compound(out, "%Y-%m-%d", moment),
            'g' => self.number(out, iso(moment).0.rem_euclid(100), 2, '0'),
            'G' => self.number(out, iso(moment).0, 1, '0'),
            'H' => self.number(out, (*hour).into(), 2, '0'),
            'I' => self.number(out, twelve.into(), 2, '0'),
            'j' => self.number(out, (*day_of_year).into(), 3, '0'),
            'k' => self.number(out, (*hour).into(), 2, ' '),
            'l' => self.number(out, twelve.into(), 2, ' '),
            'm' => self.number(out, date.month.into(), 2, '0'),
            'M' => self.number(out, (*minute).into(), 2, '0'),
            'n' => self.text(out, "\n"),
            't' => self.text(out, "\t"),
            '%' => self.text(out, "%"),
            'p' if self.swap => self.text(out, if *hour < 12 { "am" } else { "pm" }),
            'p' => self.text(out, if *hour < 12 { "AM" } else { "PM" }),
            'P' => Field { upper: false, ..*self }.text(out, if *hour < 12 { "am" } else { "pm" }),
            'r' => self.compound(out, "%I:%M:%S %p", moment),
            'R' => self.compound(out, "%H:%M", moment),
            's' => self.number(out, timestamp(moment), 1, '0'),
            'S' => self.number(out, (*second).into(), 2, '0'),
            'T' | 'X' => self.compound(out, "%H:%M:%S", moment),
            'u' => self.number(out, i64::from(*weekday) + 1, 1, '0'),
            'U' => self.number(out, i64::from((day0 + 7 - sunday_first) / 7), 2, '0'),
            'V' => self.number(out, iso(moment).1.into(), 2, '0'),
            'w' => self.number(out, sunday_first.into(), 1, '0'),
            'W' => self.number(out, i64::from((day0 + 7 - weekday) / 7), 2, '0'),
            'y' => self.number(out, date.year.rem_euclid(100), 2, '0'),
            'Y' => self.number(out, date.year, 1, '0'),
            'z' => self.text(out, &moment.offset.map_or(String::new(), |offset| offset.text(""))),
            'Z' if self.swap => self.text(out, &moment.zone.to_ascii_lowercase()),
            'Z' => self.text(out, &moment.zone),
            _ => {}
        }
    }

    fn number(&self, out: &mut String, value: i64, least: usize, fill: char) {
        // Without padding, a width that is written still holds, with spaces.
        let (fill, least) = match self.pad {
            Pad::Default => (fill, least),
            Pad::None => (' ', 0),
            Pad::Zero => ('0', least),
            Pad::Space => (' ', least),
        };
        let digits = value.unsigned_abs().to_string();
        let sign = if value < 0 { "-" } else { "" };
        let width = least.max(self.width);
        let padding = width.saturating_sub(digits.len() + sign.len());
        let (spaces, zeros) = if fill == ' ' { (padding, 0) } else { (0, padding) };
        push_many(out, ' ', spaces);
        out.push_str(sign);
        push_many(out, '0', zeros);
        out.push_str(&digits);
    }

    /// A name; `#` writes it in capitals.
    fn name(&self, out: &mut String, name: &str) {
        if self.swap { self.text(out, &name.to_ascii_uppercase()) } else { self.text(out, name) }
    }

    fn text(&self, out: &mut String, text: &str) {
        let fill = if self.pad == Pad::Zero { '0' } else { ' ' };
        let padding = self.width.saturating_sub(text.len());
        push_many(out, fill, padding);
        if self.upper { out.push_str(&text.to_ascii_uppercase()) } else { out.push_str(text) }
    }

    fn compound(&self, out: &mut String, format: &str, moment: &Moment) {
        let mut written = String::new();
        let mut rest = format;
        while let Some(at) = rest.find('%') {
            written.push_str(&rest[..at]);
            let (field, after) = Field::read(&rest[at..]);
            if let Some(field) = field {
                field.write(&mut written, moment);
            }
            rest = after;
        }
        self.text(out, &written);
    }
}

/// Appends a character so many times.
fn push_many(out: &mut String, fill: char, count: usize) {
    out.extend(pace::items(std::iter::repeat_n(fill, count)));
}

/// Year and week by ISO 8601, from the day of the year and of the week alone, as glibc has them.
fn iso(moment: &Moment) -> (i64, u32) {
    let year = moment.date.year;
    let days = |year| {
        if super::calendar_math::is_leap(year) { 366 } else { 365 }
    };
    let day0 = i64::from(moment.day_of_year) - 1;
    // The day of the year of this week's Thursday, from 0.
    let thursday = day0 - i64::from(moment.weekday) + 3;
    if thursday < 0 {
        (year - 1, ((thursday + days(year - 1)) / 7) as u32 + 1)
    } else if thursday >= days(year) {
        (year + 1, ((thursday - days(year)) / 7) as u32 + 1)
    } else {
        (year, (thursday / 7) as u32 + 1)
    }
}

fn timestamp(moment: &Moment) -> i64 {
    let days = moment.date.ordinal() - EPOCH;
    days * 86_400 + i64::from(moment.hour * 3600 + moment.minute * 60 + moment.second)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment() -> Moment {
        let date = Date { year: 2024, month: 2, day: 5 };
        Moment {
            date,
            hour: 15,
            minute: 4,
            second: 9,
            microsecond: Some(42),
            weekday: date.weekday(),
            day_of_year: date.day_of_year(),
            offset: Some(Offset(-5_400_000_000)),
            zone: "EST".to_owned(),
        }
    }

    #[test]
    fn writes() {
        for (format, text) in [
            ("%Y-%m-%dT%H:%M:%S.%f%z", "2024-02-05T15:04:09.000042-0130"),
            ("%a %A %b %B %p %I %j", "Mon Monday Feb February PM 03 036"),
            ("%-d %_d %e %^a %#Z %5Y", "5  5  5 MON est 02024"),
            ("%c|%x|%X|%%|%Q|%", "Mon Feb  5 15:04:09 2024|02/05/24|15:04:09|%|%Q|%"),
            ("%G-W%V-%u %U %W %w %y %C", "2024-W06-1 05 06 1 24 20"),
        ] {
            assert_eq!(strftime(format, &moment(), 1000).as_deref(), Ok(text));
        }
        assert!(strftime("%99999d", &moment(), 1000).is_err());
    }
}
