//! `strptime`: text to a moment, by way of a pattern, as CPython reads it in the C locale and UTC.

use super::calendar_math::{Date, is_leap};
use super::quote;
use super::strftime::{MONTHS, WEEKDAYS};
use super::unicode;
use super::{Kind, TextError};
use crate::regex::{Mode, Outcome, Regex, RegexError, Request, Scratch, flag};

/// A format that has been read, to be used more than once.
#[derive(Debug)]
pub struct Format {
    format: String,
    regex: Regex,
}

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    pub date: Date,
    pub hour: u32,
    pub minute: u32,
    pub second: u32,
    pub microsecond: u32,
    /// From 0, Monday, to 6.
    pub weekday: u32,
    /// From 1.
    pub day_of_year: i64,
    /// `tm_isdst`: 0 if a time zone was named, else -1.
    pub dst: i32,
    pub zone: Option<String>,
    /// East of UTC, in seconds and microseconds of the same sign.
    pub offset: Option<(i64, i64)>,
}

/// Why a format cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatError {
    Value(TextError),
    /// A directive that occurs twice is an error of the pattern made from the format.
    Pattern {
        error: RegexError,
        pattern: String,
    },
}

impl Format {
    /// # Errors
    /// `ValueError` for a directive that does not exist, `re.error` for one that occurs twice.
    pub fn new(format: &str) -> Result<Format, FormatError> {
        let pattern = pattern(format).map_err(|bad| {
            FormatError::Value(TextError::value(match bad {
                Some(directive) => format!("'{directive}' is a bad directive in format '{format}'"),
                None => format!("stray % in format '{format}'"),
            }))
        })?;
        match Regex::new(&pattern, flag::IGNORECASE) {
            Ok(regex) => Ok(Format { format: format.to_owned(), regex }),
            Err(error) => Err(FormatError::Pattern { error, pattern }),
        }
    }

    /// # Errors
    /// `ValueError` for text that does not fit the format, or is no date, in CPython's words.
    pub fn parse(&self, text: &str) -> Result<Parsed, TextError> {
        let request = Request { text: text.as_bytes(), start: 0, end: text.len(), mode: Mode::Match, must_advance: false };
        let mut groups = Vec::new();
        let outcome = self.regex.match_at(request, &mut Scratch::default(), &mut groups, &mut |_| true);
        let whole = match outcome {
            Outcome::Matched { .. } => groups.first().copied().flatten(),
            Outcome::OutOfMemory => return Err(TextError::memory()),
            _ => None,
        };
        let Some((_, end)) = whole else {
            let (text, format) = (quote::repr_str(text), quote::repr_str(&self.format));
            return Err(TextError::value(format!("time data {text} does not match format {format}")));
        };
        if end != text.len() {
            return Err(TextError::value(format!("unconverted data remains: {}", &text[end..])));
        }
        let named = self.regex.names.iter().filter_map(|(name, group)| {
            let (start, end) = groups.get(*group).copied().flatten()?;
            Some((name.chars().next()?, &text[start..end]))
        });
        let mut fields = Fields::default();
        for (directive, value) in named {
            fields.set(directive, value)?;
        }
        fields.resolve()
    }
}

/// The pattern of a format; the error is the bad directive, or `None` for a stray `%`.
fn pattern(format: &str) -> Result<String, Option<char>> {
    let mut out = String::new();
    let mut chars = format.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '%' => {
                let directive = chars.next().ok_or(None)?;
                // CPython sees the backslash that it has put before such a character.
                let hidden = unicode::is_space(directive) || is_special(directive);
                out.push_str(&directive_pattern(directive).ok_or(Some(if hidden { '%' } else { directive }))?);
            }
            c if unicode::is_space(c) => {
                while chars.next_if(|&c| unicode::is_space(c)).is_some() {}
                out.push_str(r"\s+");
            }
            c => {
                if is_special(c) {
                    out.push('\\');
                }
                out.push(c);
            }
        }
    }
    Ok(out)
}

fn is_special(c: char) -> bool {
    r"\.^$*+?(){}[]|".contains(c)
}

fn directive_pattern(directive: char) -> Option<String> {
    let numbers = match directive {
        'd' => r"3[0-1]|[1-2]\d|0[1-9]|[1-9]| [1-9]",
        'f' => r"[0-9]{1,6}",
        'H' => r"2[0-3]|[0-1]\d|\d",
        'I' | 'm' => r"1[0-2]|0[1-9]|[1-9]",
        'G' | 'Y' => r"\d\d\d\d",
        'j' => r"36[0-6]|3[0-5]\d|[1-2]\d\d|0[1-9]\d|00[1-9]|[1-9]\d|0[1-9]|[1-9]",
        'M' => r"[0-5]\d|\d",
        'S' => r"6[0-1]|[0-5]\d|\d",
        'U' | 'W' => r"5[0-3]|[0-4]\d|\d",
        'w' => r"[0-6]",
        'u' => r"[1-7]",
        'V' => r"5[0-3]|0[1-9]|[1-4]\d|\d",
        'y' => r"\d\d",
        'z' => r"[+-]\d\d:?[0-5]\d(:?[0-5]\d(\.\d{1,6})?)?|(?-i:Z)",
        'p' => "am|pm",
        'Z' => "utc|gmt",
        'A' => "wednesday|thursday|saturday|tuesday|monday|friday|sunday",
        'a' => "mon|tue|wed|thu|fri|sat|sun",
        'B' => "september|february|november|december|january|october|august|march|april|june|july|may",
        'b' => "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec",
        '%' => return Some("%".to_owned()),
        'c' => return pattern("%a %b %d %H:%M:%S %Y").ok(),
        'x' => return pattern("%m/%d/%y").ok(),
        'X' => return pattern("%H:%M:%S").ok(),
        _ => return None,
    };
    Some(format!("(?P<{directive}>{numbers})"))
}

/// The directives found, before they are put together.
struct Fields {
    year: Option<i64>,
    iso_year: Option<i64>,
    month: i64,
    day: i64,
    hour: Option<u32>,
    twelve: Option<u32>,
    afternoon: Option<bool>,
    minute: u32,
    second: u32,
    microsecond: u32,
    weekday: Option<i64>,
    day_of_year: Option<i64>,
    /// The number of the week, and whether weeks start on Monday.
    week: Option<(i64, bool)>,
    iso_week: Option<i64>,
    offset: Option<(i64, i64)>,
    zone: Option<String>,
}

impl Default for Fields {
    fn default() -> Fields {
        Fields {
            year: None,
            iso_year: None,
            month: 1,
            day: 1,
            hour: None,
            twelve: None,
            afternoon: None,
            minute: 0,
            second: 0,
            microsecond: 0,
            weekday: None,
            day_of_year: None,
            week: None,
            iso_week: None,
            offset: None,
            zone: None,
        }
    }
}

impl Fields {
    fn set(&mut self, directive: char, value: &str) -> Result<(), TextError> {
        let number = number(value);
        match directive {
            'y' => self.year = Some(number + if number <= 68 { 2000 } else { 1900 }),
            'Y' => self.year = Some(number),
            'G' => self.iso_year = Some(number),
            'm' => self.month = number,
            'B' | 'b' => self.month = index_of(&MONTHS, value) + 1,
            'd' => self.day = number,
            // Of two hours, the one written last counts.
            'H' => (self.hour, self.twelve) = (Some(number as u32), None),
            'I' => self.twelve = Some(number as u32),
            'p' => self.afternoon = Some(value.eq_ignore_ascii_case("pm")),
            'M' => self.minute = number as u32,
            'S' => self.second = number as u32,
            'f' => self.microsecond = fraction(value) as u32,
            'A' | 'a' => self.weekday = Some(index_of(&WEEKDAYS, value)),
            'w' => self.weekday = Some((number + 6) % 7),
            'u' => self.weekday = Some(number - 1),
            'j' => self.day_of_year = Some(number),
            'U' => self.week = Some((number, false)),
            'W' => self.week = Some((number, true)),
            'V' => self.iso_week = Some(number),
            'z' => self.offset = Some(offset(value)?),
            'Z' => self.zone = Some(value.to_owned()),
            _ => {}
        }
        Ok(())
    }

    fn resolve(self) -> Result<Parsed, TextError> {
        self.check_weeks()?;
        let leap_day = self.year.is_none() && (self.month, self.day) == (2, 29);
        let mut year = self.year.unwrap_or(if leap_day { 1904 } else { 1900 });
        let mut day_of_year = self.day_of_year;
        if let (None, Some(weekday)) = (day_of_year, self.weekday) {
            if let Some((week, monday)) = self.week {
                day_of_year = Some(day_by_week(Date::new(year, 1, 1)?, week, weekday, monday));
            } else if let (Some(iso_year), Some(iso_week)) = (self.iso_year, self.iso_week) {
                let (iso_year, day) = day_by_iso_week(iso_year, iso_week, weekday + 1)?;
                (year, day_of_year) = (iso_year, Some(day));
            }
            if let Some(day) = day_of_year.filter(|&day| day <= 0) {
                year -= 1;
                day_of_year = Some(day + if is_leap(year) { 366 } else { 365 });
            }
        }
        let mut date;
        let day_of_year = match day_of_year {
            None => {
                date = Date::new(year, self.month, self.day)?;
                i64::from(date.day_of_year())
            }
            Some(day) => {
                date = Date::from_ordinal(day - 1 + Date::new(year, 1, 1)?.ordinal());
                day
            }
        };
        let weekday = self.weekday.map_or(date.weekday(), |weekday| weekday as u32);
        if leap_day {
            // 1900 has no 29 February: it was only lent a year that has.
            date.year = 1900;
        }
        let hour = match (self.twelve, self.afternoon.unwrap_or(false)) {
            (Some(12), false) => 0,
            (Some(12), true) => 12,
            (Some(hour), true) => hour + 12,
            (Some(hour), false) => hour,
            (None, _) => self.hour.unwrap_or(0),
        };
        Ok(Parsed {
            date,
            hour,
            minute: self.minute,
            second: self.second,
            microsecond: self.microsecond,
            weekday,
            day_of_year,
            dst: if self.zone.is_some() { 0 } else { -1 },
            zone: self.zone,
            offset: self.offset,
        })
    }

    fn check_weeks(&self) -> Result<(), TextError> {
        let weekdays = "directive ('%A', '%a', '%w', or '%u').";
        if self.year.is_none() && self.iso_year.is_some() {
            if self.iso_week.is_none() || self.weekday.is_none() {
                return Err(TextError::value(format!(
                    "ISO year directive '%G' must be used with the ISO week directive '%V' and a weekday {weekdays}"
                )));
            }
            if self.day_of_year.is_some() {
                return Err(TextError::value(
                    "Day of the year directive '%j' is not compatible with ISO year directive '%G'. Use '%Y' instead.",
                ));
            }
        } else if self.week.is_none() && self.iso_week.is_some() {
            if self.weekday.is_none() {
                return Err(TextError::value(format!(
                    "ISO week directive '%V' must be used with the ISO year directive '%G' and a weekday {weekdays}"
                )));
            }
            return Err(TextError::value(
                "ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year '%G' instead.",
            ));
        }
        Ok(())
    }
}

/// The day of the year by the week and the weekday; below 1 in the year before.
fn day_by_week(first: Date, week: i64, weekday: i64, monday: bool) -> i64 {
    let shift = i64::from(!monday);
    let start = (i64::from(first.weekday()) + shift) % 7;
    let weekday = (weekday + shift) % 7;
    if week == 0 {
        return 1 + weekday - start;
    }
    1 + (7 - start) % 7 + 7 * (week - 1) + weekday
}

fn day_by_iso_week(year: i64, week: i64, weekday: i64) -> Result<(i64, i64), TextError> {
    let correction = i64::from(Date::new(year, 1, 4)?.weekday()) + 4;
    let day = 7 * week + weekday - correction;
    if day >= 1 {
        return Ok((year, day));
    }
    let before = Date::new(year - 1, 1, 1)?.ordinal();
    Ok((year - 1, day + Date::new(year, 1, 1)?.ordinal() - before))
}

/// An offset from UTC: seconds and microseconds.
fn offset(value: &str) -> Result<(i64, i64), TextError> {
    if value == "Z" {
        return Ok((0, 0));
    }
    let digits: Vec<char> = value.chars().collect();
    // With a colon after the hours there must be one after the minutes.
    if digits.get(3) == Some(&':') && digits.len() > 6 && digits.get(6) != Some(&':') {
        return Err(TextError::value(format!("Inconsistent use of : in {value}")));
    }
    let (whole, micros) = value.split_once('.').unwrap_or((value, ""));
    let mut parts = whole.chars().filter_map(unicode::decimal).map(i64::from);
    let mut pair = || parts.next().unwrap_or(0) * 10 + parts.next().unwrap_or(0);
    let seconds = pair() * 3600 + pair() * 60 + pair();
    let micros = if micros.is_empty() { 0 } else { fraction(micros) };
    Ok(if value.starts_with('-') { (-seconds, -micros) } else { (seconds, micros) })
}

/// The first six digits after the point, as microseconds.
fn fraction(digits: &str) -> i64 {
    let count = digits.chars().count().min(6) as u32;
    number(digits) * 10i64.pow(6 - count)
}

fn number(text: &str) -> i64 {
    text.chars().filter_map(unicode::decimal).fold(0, |value, digit| value * 10 + i64::from(digit))
}

/// The index of a name, by its first three letters.
fn index_of(names: &[&str], value: &str) -> i64 {
    let found = names.iter().position(|name| value.get(..3).is_some_and(|lead| name[..3].eq_ignore_ascii_case(lead)));
    found.unwrap_or(0) as i64
}

/// The error of an argument that is not a string.
pub fn not_text(index: usize, class_repr: &str) -> TextError {
    TextError::new(Kind::Type, format!("strptime() argument {index} must be str, not {class_repr}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str, format: &str) -> Result<Parsed, String> {
        match Format::new(format) {
            Ok(format) => format.parse(text).map_err(|error| error.message),
            Err(FormatError::Value(error)) => Err(error.message),
            Err(FormatError::Pattern { error, pattern }) => Err(error.text(&pattern)),
        }
    }

    #[test]
    fn reads() {
        let parsed = parse("2024-02-29 11:05:09.25 pm +0530", "%Y-%m-%d %I:%M:%S.%f %p %z").unwrap();
        assert_eq!(parsed.date, Date { year: 2024, month: 2, day: 29 });
        assert_eq!((parsed.hour, parsed.microsecond, parsed.offset), (23, 250_000, Some((19_800, 0))));
        assert_eq!((parsed.weekday, parsed.day_of_year), (3, 60));
        assert_eq!(parse("Wed 2024 W05", "%a %Y W%W").unwrap().date, Date { year: 2024, month: 1, day: 31 });
        assert_eq!(parse("2020-W53-7", "%G-W%V-%u").unwrap().date, Date { year: 2021, month: 1, day: 3 });
    }

    #[test]
    fn refuses_in_the_words_of_cpython() {
        for (text, format, message) in [
            ("x", "%Y", "time data 'x' does not match format '%Y'"),
            ("2024x", "%Y", "unconverted data remains: x"),
            ("", "%Q", "'Q' is a bad directive in format '%Q'"),
            ("", "%", "stray % in format '%'"),
            ("2023-02-30", "%Y-%m-%d", "day is out of range for month"),
            ("", "%d%d", "redefinition of group name 'd' as group 2; was group 1 at position 45"),
        ] {
            assert_eq!(parse(text, format).unwrap_err(), message);
        }
    }
}
