//! The proleptic Gregorian calendar: dates as numbers of days, weekdays and ISO weeks.
//! Knows nothing of time zones. Day 1 is 1 January of the year 1, as for `date.toordinal`.

use super::TextError;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Date {
    pub year: i64,
    pub month: u32,
    pub day: u32,
}

/// A date by ISO 8601's weeks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IsoDate {
    pub year: i64,
    pub week: u32,
    /// From 1, Monday, to 7.
    pub weekday: u32,
}

/// The first and the last year of `datetime`.
pub const MIN_YEAR: i64 = 1;
pub const MAX_YEAR: i64 = 9999;

/// The day number of 1 January 1970.
pub const EPOCH: i64 = 719_163;

/// Days in 400 years, after which the calendar repeats.
const CYCLE: i64 = 146_097;

pub fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

/// The days of a month, which is from 1 to 12.
pub fn days_in_month(year: i64, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl Date {
    /// A date that `datetime.date` takes.
    ///
    /// # Errors
    /// `ValueError`, in CPython's words.
    pub fn new(year: i64, month: i64, day: i64) -> Result<Date, TextError> {
        if !(MIN_YEAR..=MAX_YEAR).contains(&year) {
            return Err(TextError::value(format!("year {year} is out of range")));
        }
        let valid = u32::try_from(month).ok().filter(|month| (1..=12).contains(month));
        let Some(month) = valid else {
            return Err(TextError::value("month must be in 1..12"));
        };
        match u32::try_from(day) {
            Ok(day) if day >= 1 && day <= days_in_month(year, month) => Ok(Date { year, month, day }),
            _ => Err(TextError::value("day is out of range for month")),
        }
    }

    /// One number for each date, in their order.
    pub fn packed(self) -> i64 {
        self.year << 16 | i64::from(self.month << 8 | self.day)
    }

    /// The number of the day (`date.toordinal`).
    pub fn ordinal(self) -> i64 {
        // Years are counted from March, so that the leap day is the last.
        let year = self.year - i64::from(self.month <= 2);
        let month = if self.month <= 2 { self.month + 9 } else { self.month - 3 };
        if let Ok(year @ 0..=0xffff) = u32::try_from(year) {
            let century = year / 100;
            let day = (153 * month + 2) / 5 + self.day;
            return i64::from(365 * year + year / 4 - century + century / 4 + day) - 306;
        }
        // Within a cycle the numbers are short, and divided the faster.
        let (cycle, year) = (year.div_euclid(400), year.rem_euclid(400) as u32);
        let day = (153 * month + 2) / 5 + self.day;
        cycle * CYCLE + i64::from(365 * year + year / 4 - year / 100 + day) - 306
    }

    /// The date of a day's number (`date.fromordinal`), in any year.
    pub fn from_ordinal(ordinal: i64) -> Date {
        let days = ordinal + 305;
        let (cycle, day) = (days.div_euclid(CYCLE), days.rem_euclid(CYCLE) as u32);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = cycle * 400 + i64::from(year) + i64::from(month <= 2);
        Date { year, month, day }
    }

    /// From 0, Monday, to 6.
    pub fn weekday(self) -> u32 {
        (self.ordinal() + 6).rem_euclid(7) as u32
    }

    /// From 1, 1 January.
    pub fn day_of_year(self) -> u32 {
        let first = Date { year: self.year, month: 1, day: 1 };
        (self.ordinal() - first.ordinal()) as u32 + 1
    }

    pub fn iso(self) -> IsoDate {
        // A week belongs to the year that its Thursday is in.
        let ordinal = self.ordinal();
        let weekday = (ordinal + 6).rem_euclid(7);
        let thursday = ordinal - weekday + 3;
        let first = Date { year: self.year, month: 1, day: 1 }.ordinal();
        let (year, first) = if thursday < first {
            (self.year - 1, Date { year: self.year - 1, month: 1, day: 1 }.ordinal())
        } else {
            let length = 365 + i64::from(is_leap(self.year));
            if thursday >= first + length { (self.year + 1, first + length) } else { (self.year, first) }
        };
        IsoDate { year, week: (thursday - first) as u32 / 7 + 1, weekday: weekday as u32 + 1 }
    }
}

impl IsoDate {
    /// The number of the day (`date.fromisocalendar`).
    ///
    /// # Errors
    /// `ValueError`, in CPython's words.
    pub fn ordinal(year: i64, week: i64, weekday: i64) -> Result<i64, TextError> {
        if !(MIN_YEAR..=MAX_YEAR).contains(&year) {
            return Err(TextError::value(format!("Year is out of range: {year}")));
        }
        let first = Date { year, month: 1, day: 4 };
        let monday = first.ordinal() - i64::from(first.weekday());
        let last = Date { year, month: 12, day: 28 }.iso().week;
        if !(1..=i64::from(last)).contains(&week) {
            return Err(TextError::value(format!("Invalid week: {week}")));
        }
        if !(1..=7).contains(&weekday) {
            return Err(TextError::value(format!("Invalid day: {weekday} (range is [1, 7])")));
        }
        Ok(monday + 7 * (week - 1) + weekday - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_days() {
        assert_eq!(Date { year: 1, month: 1, day: 1 }.ordinal(), 1);
        assert_eq!(Date { year: 1970, month: 1, day: 1 }.ordinal(), EPOCH);
        for ordinal in (-800_000..3_700_000).step_by(97) {
            assert_eq!(Date::from_ordinal(ordinal).ordinal(), ordinal);
        }
    }

    #[test]
    fn knows_weeks() {
        let date = Date { year: 2021, month: 1, day: 3 };
        assert_eq!((date.weekday(), date.day_of_year()), (6, 3));
        assert_eq!(date.iso(), IsoDate { year: 2020, week: 53, weekday: 7 });
        assert_eq!(IsoDate::ordinal(2020, 53, 7), Ok(date.ordinal()));
        assert!(IsoDate::ordinal(2021, 53, 1).is_err());
        assert_eq!(Date::new(2023, 2, 29).unwrap_err().message, "day is out of range for month");
    }
}
