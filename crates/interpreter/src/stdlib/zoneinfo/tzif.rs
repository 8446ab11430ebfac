//! Time zones as files of the IANA database have them (TZif, RFC 8536): the changes, and the rule for later times.
//! Data may be anybody's: whatever is wrong with it gives no zone, and never a panic.

use crate::pace;
use crate::text::calendar_math::{Date, EPOCH, days_in_month, is_leap};

/// A way of keeping time: its distance from UTC and how much of that is summer time, in seconds, and its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    pub offset: i64,
    pub saving: i64,
    pub name: String,
    is_dst: bool,
}

pub struct Zone {
    /// When one kind gave way to the next, in seconds since 1970; and which that was.
    times: Vec<i64>,
    numbers: Vec<usize>,
    kinds: Vec<Kind>,
    first: Kind,
    rule: Option<Rule>,
    /// The changes in local time: seen with `fold` 0, the old kind is kept as long as it can be, with 1 the new is taken as soon.
    local: [Vec<i64>; 2],
}

/// What holds after the last change.
struct Rule {
    standard: Kind,
    summer: Option<(Kind, Day, Day)>,
}

/// A day of the year, and seconds of it.
struct Day {
    date: DayOfYear,
    seconds: i64,
}

enum DayOfYear {
    /// Month, week and weekday from Sunday: week 5 is the last.
    Weekday(i64, i64, i64),
    /// From 1, without leap days.
    Julian(i64),
    /// From 0, with them.
    Number(i64),
}

impl Zone {
    /// The kind at a local time.
    pub fn at_local(&self, seconds: i64, year: i64, fold: bool) -> &Kind {
        let local = &self.local[usize::from(fold)];
        let at = local.partition_point(|&change| change <= seconds);
        if at < local.len() {
            return self.before(at);
        }
        match &self.rule {
            None => self.before(at),
            Some(Rule { standard, summer: None }) => standard,
            Some(Rule { standard, summer: Some((summer, start, stop)) }) => {
                let (mut begin, mut end) = (start.time(year), stop.time(year));
                let saving = summer.offset - standard.offset;
                // Inside an hour that is skipped or comes twice, `fold` says which side is meant.
                match (saving >= 0, fold) {
                    (true, true) | (false, false) => end -= saving,
                    (true, false) | (false, true) => begin += saving,
                }
                if is_within(seconds, begin, end) { summer } else { standard }
            }
        }
    }
    /// The kind at a time in UTC, and whether the local time came before.
    pub fn at_utc(&self, seconds: i64, year: i64) -> (&Kind, bool) {
        let at = self.times.partition_point(|&change| change <= seconds);
        let is_last = at >= self.times.len();
        if let (true, Some(Rule { standard, summer: Some((summer, start, stop)) })) = (is_last, &self.rule) {
            let (begin, end) = (start.time(year) - standard.offset, stop.time(year) - summer.offset);
            let is_summer = is_within(seconds, begin, end);
            let (kind, other, changed) = if is_summer { (summer, standard, begin) } else { (standard, summer, end) };
            return (kind, (0..other.offset - kind.offset).contains(&(seconds - changed)));
        }
        let kind = match &self.rule {
            Some(rule) if is_last => &rule.standard,
            _ => self.before(at),
        };
        let Some(changed) = at.checked_sub(1).and_then(|last| self.times.get(last)) else { return (kind, false) };
        (kind, (0..self.before(at - 1).offset - kind.offset).contains(&(seconds - changed)))
    }
    /// The one kind of a zone that has no other.
    pub fn only(&self) -> Option<&Kind> {
        let kind = match &self.rule {
            None => &self.first,
            Some(Rule { standard, summer: None }) => standard,
            Some(_) => return None,
        };
        (self.times.is_empty() && kind.offset == self.first.offset).then_some(kind)
    }
    /// The kind before the change of a number.
    fn before(&self, at: usize) -> &Kind {
        at.checked_sub(1).and_then(|last| self.kinds.get(*self.numbers.get(last)?)).unwrap_or(&self.first)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// A text that says what is wrong.
    pub fn read(data: &[u8]) -> Result<Self, &'static str> {
        if !data.starts_with(b"TZif") {
            return Err("Invalid TZif file: magic not found");
        }
        Self::read_blocks(data).ok_or("No time zone information found.")
    }
    fn read_blocks(data: &[u8]) -> Option<Self> {
        // The first block has times of 32 bits, and is there for old readers.
        let [utc, standard, leaps, times, kinds, letters] = counts(data, 0)?;
        let at = 44 + times * 5 + kinds * 6 + letters + leaps * 8 + standard + utc;
        let [utc, standard, leaps, times, kinds, letters] = counts(data, at)?;
        let mut rest = data.get(at + 44..)?;
        let raw_times = take(&mut rest, times.checked_mul(8)?)?;
        let numbers: Vec<usize> = take(&mut rest, times)?.iter().map(|&number| usize::from(number)).collect();
        let raw_kinds = take(&mut rest, kinds.checked_mul(6)?)?;
        let names = take(&mut rest, letters)?;
        take(&mut rest, leaps.checked_mul(12)?.checked_add(standard)?.checked_add(utc)?)?;
        let footer = rest.strip_prefix(b"\n").unwrap_or_default().split(|&byte| byte == b'\n').next().unwrap_or_default();
        let times: Vec<i64> =
            pace::items(raw_times.chunks_exact(8)).map(|raw| raw.iter().fold(0, |made, &byte| made << 8 | i64::from(byte))).collect();
        // Kinds and places of names are told by a byte each; no name is long.
        if kinds > 1 << 8 || letters > 1 << 12 {
            return None;
        }
        let mut kinds = Vec::new();
        for raw in raw_kinds.chunks_exact(6) {
            let &[a, b, c, d, is_dst, start] = raw else { return None };
            let name = names.get(usize::from(start)..)?.split(|&byte| byte == 0).next()?;
            let name = String::from_utf8(name.to_vec()).ok()?;
            kinds.push(Kind { offset: i64::from(i32::from_be_bytes([a, b, c, d])), saving: 0, name, is_dst: is_dst != 0 });
        }
        if kinds.is_empty() || numbers.iter().any(|&number| number >= kinds.len()) {
            return None;
        }
        find_savings(&mut kinds, &numbers);
        let first = kinds.iter().find(|kind| !kind.is_dst).or(kinds.first())?.clone();
        let rule = Rule::read(std::str::from_utf8(footer).ok()?);
        let mut zone = Self { times, numbers, kinds, first, rule, local: [Vec::new(), Vec::new()] };
        for at in 0..zone.times.len() {
            let (old, new) = (zone.before(at).offset, zone.before(at + 1).offset);
            let time = zone.times[at];
            zone.local[0].push(time.saturating_add(old.max(new)));
            zone.local[1].push(time.saturating_add(old.min(new)));
            if pace::halted_at(at) {
                return None;
            }
        }
        Some(zone)
    }
}

fn is_within(seconds: i64, begin: i64, end: i64) -> bool {
    if begin < end { (begin..end).contains(&seconds) } else { !(end..begin).contains(&seconds) }
}
/// The six counts of a block.
fn counts(data: &[u8], at: usize) -> Option<[usize; 6]> {
    let raw = data.get(at.checked_add(20)?..at.checked_add(44)?)?;
    let mut counts = [0; 6];
    for (count, raw) in counts.iter_mut().zip(raw.chunks_exact(4)) {
        *count = raw.iter().fold(0, |made, &byte| made << 8 | usize::from(byte));
    }
    Some(counts)
}
fn take<'a>(rest: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (taken, left) = rest.split_at_checked(count)?;
    *rest = left;
    Some(taken)
}
/// How much a summer time adds follows from a neighbour without it.
fn find_savings(kinds: &mut [Kind], numbers: &[usize]) {
    let mut savings: Vec<Option<i64>> = vec![None; kinds.len()];
    for (place, &number) in numbers.iter().enumerate() {
        if pace::halted_at(place) {
            return;
        }
        if !kinds[number].is_dst || savings[number].is_some() {
            continue;
        }
        let neighbours = [place.checked_sub(1), Some(place + 1)].into_iter().flatten().filter_map(|near| kinds.get(*numbers.get(near)?));
        let mut differences = neighbours.filter(|near| !near.is_dst).map(|near| kinds[number].offset - near.offset);
        savings[number] = differences.find(|&difference| difference != 0);
    }
    for (kind, saving) in kinds.iter_mut().zip(savings) {
        kind.saving = if kind.is_dst { saving.unwrap_or(3600) } else { 0 };
    }
}

impl Rule {
    /// `EST5EDT,M3.2.0,M11.1.0`.
    fn read(text: &str) -> Option<Self> {
        let mut rest = text;
        let (name, offset) = (name(&mut rest)?, -clock(&mut rest)?);
        let standard = Kind { offset, saving: 0, name, is_dst: false };
        if rest.is_empty() {
            return Some(Self { standard, summer: None });
        }
        let name = self::name(&mut rest)?;
        let offset = clock(&mut rest).map_or(offset + 3600, |seconds| -seconds);
        let summer = Kind { offset, saving: offset - standard.offset, name, is_dst: true };
        let (start, stop) = rest.strip_prefix(',')?.split_once(',')?;
        Some(Self { standard, summer: Some((summer, Day::read(start)?, Day::read(stop)?)) })
    }
}
fn name(rest: &mut &str) -> Option<String> {
    let (name, left) = match rest.strip_prefix('<') {
        Some(quoted) => quoted.split_once('>')?,
        None => rest.split_at(rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len())),
    };
    *rest = left;
    (!name.is_empty()).then(|| name.to_owned())
}
/// `-3:30:15`, in seconds.
fn clock(rest: &mut &str) -> Option<i64> {
    let end = rest.find(|c: char| !matches!(c, '0'..='9' | '+' | '-' | ':')).unwrap_or(rest.len());
    let (text, left) = rest.split_at(end);
    *rest = left;
    let sign = if text.starts_with('-') { -1 } else { 1 };
    let mut seconds = 0;
    for (part, unit) in text.trim_start_matches(['+', '-']).splitn(3, ':').zip([3600, 60, 1]) {
        seconds += i64::from(part.parse::<u16>().ok()?) * unit;
    }
    Some(sign * seconds)
}
impl Day {
    fn read(text: &str) -> Option<Self> {
        let (day, mut time) = text.split_once('/').unwrap_or((text, "2"));
        let seconds = clock(&mut time)?;
        let number = |text: &str| text.parse::<u16>().ok().map(i64::from);
        let date = if let Some(parts) = day.strip_prefix('M') {
            let mut parts = parts.split('.').map(number);
            let [month, week, weekday] = [parts.next()??, parts.next()??, parts.next()??];
            if !(1..=12).contains(&month) || !(1..=5).contains(&week) || !(0..=6).contains(&weekday) {
                return None;
            }
            DayOfYear::Weekday(month, week, weekday)
        } else if let Some(day) = day.strip_prefix('J') {
            DayOfYear::Julian(number(day)?)
        } else {
            DayOfYear::Number(number(day)?)
        };
        Some(Self { date, seconds })
    }
    /// Local seconds since 1970 of this day in a year.
    fn time(&self, year: i64) -> i64 {
        let start = Date { year, month: 1, day: 1 }.ordinal() - EPOCH;
        let day = match self.date {
            DayOfYear::Julian(day) => start + day - 1 + i64::from(day > 59 && is_leap(year)),
            DayOfYear::Number(day) => start + day,
            DayOfYear::Weekday(month, week, weekday) => {
                let first = Date { year, month: month as u32, day: 1 };
                let from_sunday = (i64::from(first.weekday()) + 1) % 7;
                let mut day = (weekday - from_sunday).rem_euclid(7) + (week - 1) * 7;
                while day >= i64::from(days_in_month(year, month as u32)) {
                    day -= 7;
                }
                first.ordinal() - EPOCH + day
            }
        };
        day * 86_400 + self.seconds
    }
}
