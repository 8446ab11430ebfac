//! Questions about one character, answered as CPython 3.11 does (Unicode 14).
//! Holds no rules of its own: everything is in `unicode_data.rs`.

use std::sync::OnceLock;

use super::surrogate;
use super::unicode_data as data;

pub use data::UNICODE_VERSION;

/// What is known of a code point; many code points share one record.
pub struct Record {
    flags: u16,
    category: u8,
    bidirectional: u8,
    width: u8,
    combining: u8,
    digit: i8,
    lower: i32,
    upper: i32,
    title: i32,
    fold: i32,
}

/// The highest code point with another case.
const LAST_CASED: u32 = 0x1E943;

/// The case mappings of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    Lower,
    Upper,
    Title,
    Fold,
}

impl Record {
    #[expect(clippy::too_many_arguments, reason = "one row of the generated table")]
    pub(super) const fn new(
        flags: u16,
        category: u8,
        bidirectional: u8,
        width: u8,
        combining: u8,
        digit: i8,
        lower: i32,
        upper: i32,
        title: i32,
        fold: i32,
    ) -> Record {
        Record { flags, category, bidirectional, width, combining, digit, lower, upper, title, fold }
    }
}

#[inline]
fn record(c: char) -> &'static Record {
    let code = surrogate::code_of(c) as usize;
    let block = data::STAGE[code / data::BLOCK] as usize;
    &data::RECORDS[data::INDEX[block * data::BLOCK + code % data::BLOCK] as usize]
}

#[inline]
fn has(c: char, flag: u16) -> bool {
    record(c).flags & flag != 0
}

pub fn is_alpha(c: char) -> bool {
    has(c, data::ALPHA)
}

pub fn is_decimal(c: char) -> bool {
    has(c, data::DECIMAL)
}

pub fn is_digit(c: char) -> bool {
    has(c, data::DIGIT)
}

pub fn is_numeric(c: char) -> bool {
    has(c, data::NUMERIC)
}

/// A letter or a number of any sort: `str.isalnum` of one character.
pub fn is_alnum(c: char) -> bool {
    has(c, data::ALPHA | data::DECIMAL | data::DIGIT | data::NUMERIC)
}

pub fn is_lower(c: char) -> bool {
    has(c, data::LOWER)
}

pub fn is_upper(c: char) -> bool {
    has(c, data::UPPER)
}

/// A title-case letter such as `ǅ`.
pub fn is_title(c: char) -> bool {
    has(c, data::TITLE)
}

#[inline]
pub fn is_space(c: char) -> bool {
    if c.is_ascii() { matches!(c, '\t'..='\r' | '\x1c'..=' ') } else { has(c, data::SPACE) }
}

#[inline]
pub fn is_printable(c: char) -> bool {
    if c.is_ascii() { matches!(c, ' '..='~') } else { has(c, data::PRINTABLE) }
}

pub fn is_identifier_start(c: char) -> bool {
    has(c, data::XID_START)
}

pub fn is_identifier_part(c: char) -> bool {
    has(c, data::XID_CONTINUE)
}

pub fn is_cased(c: char) -> bool {
    has(c, data::CASED)
}

pub fn is_case_ignorable(c: char) -> bool {
    has(c, data::CASE_IGNORABLE)
}

/// What `str.splitlines` splits at.
pub fn is_line_break(c: char) -> bool {
    matches!(c, '\n'..='\r' | '\x1c'..='\x1e' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// The value of a decimal digit of any script (`unicodedata.decimal`).
#[inline]
pub fn decimal(c: char) -> Option<u32> {
    if c.is_ascii() {
        return c.to_digit(10);
    }
    let record = record(c);
    (record.flags & data::DECIMAL != 0).then_some(record.digit as u32)
}

/// The value of a digit, superscripts and the like included (`unicodedata.digit`).
pub fn digit(c: char) -> Option<u32> {
    u32::try_from(record(c).digit).ok()
}

/// The value of a number such as `½` (`unicodedata.numeric`).
pub fn numeric(c: char) -> Option<f64> {
    if let Some(value) = digit(c) {
        return Some(f64::from(value));
    }
    let at = data::NUMERICS.binary_search_by_key(&surrogate::code_of(c), |entry| entry.0).ok()?;
    let (_, numerator, denominator) = data::NUMERICS[at];
    Some(numerator as f64 / denominator as f64)
}

pub fn category(c: char) -> &'static str {
    data::CATEGORIES[record(c).category as usize]
}

pub fn bidirectional(c: char) -> &'static str {
    data::BIDIRECTIONALS[record(c).bidirectional as usize]
}

pub fn east_asian_width(c: char) -> &'static str {
    data::WIDTHS[record(c).width as usize]
}

pub fn combining(c: char) -> u8 {
    record(c).combining
}

pub fn is_mirrored(c: char) -> bool {
    has(c, data::MIRRORED)
}

/// The name of a character; controls, surrogates and private characters have none.
pub fn name(c: char) -> Option<String> {
    if matches!(category(c), "Cn" | "Cs" | "Co" | "Cc") {
        return None;
    }
    unicode_names2::name(c).map(|name| name.to_string())
}

/// The character of a name in any case (`unicodedata.lookup`, `\N{…}`).
pub fn by_name(name: &str) -> Option<char> {
    unicode_names2::character(name).filter(|&c| category(c) != "Cn")
}

/// The one-to-one lower case, which `re` folds with.
#[inline]
pub fn simple_lower(c: char) -> char {
    if c.is_ascii() { c.to_ascii_lowercase() } else { shifted(c, record(c).lower) }
}

/// Whether the character has another case, one to one.
pub fn is_foldable(c: char) -> bool {
    has(c, data::FOLDABLE)
}

/// The code points of a range that have another case, one to one.
pub fn foldable_in(low: u32, high: u32) -> &'static [u32] {
    static FOLDABLE: OnceLock<Vec<u32>> = OnceLock::new();
    static ASCII: OnceLock<Vec<u32>> = OnceLock::new();
    // Most ranges are of ASCII, and few programs need the long list.
    let (list, last) = if high < 128 { (&ASCII, 127) } else { (&FOLDABLE, LAST_CASED) };
    let all = list.get_or_init(|| {
        let chars = (0..=last).filter_map(char::from_u32);
        chars.filter(|&c| is_foldable(c)).map(u32::from).collect()
    });
    let start = all.partition_point(|&code| code < low);
    let end = all.partition_point(|&code| code <= high);
    &all[start..end.max(start)]
}

/// Characters that `re.IGNORECASE` takes for `lower`, beyond those with that lower case.
pub fn same_case(lower: char) -> impl Iterator<Item = char> {
    let found = data::SAME_CASE.binary_search_by_key(&u32::from(lower), |entry| entry.0);
    let others: &[u32] = found.map_or(&[], |at| data::SAME_CASE[at].1);
    others.iter().filter_map(|&code| char::from_u32(code))
}

/// Appends the mapping of `c`, which may be several characters (`ß` is `SS`).
pub fn push_case(out: &mut String, c: char, case: Case) {
    if c.is_ascii() {
        out.push(match case {
            Case::Lower | Case::Fold => c.to_ascii_lowercase(),
            Case::Upper | Case::Title => c.to_ascii_uppercase(),
        });
        return;
    }
    if let Some(mapped) = latin_case(c, case) {
        out.push(mapped);
        return;
    }
    let record = record(c);
    let shift = match case {
        Case::Lower => record.lower,
        Case::Upper => record.upper,
        Case::Title => record.title,
        Case::Fold => record.fold,
    };
    let special = if may_be_special(c) { data::SPECIAL.binary_search_by_key(&u32::from(c), |entry| entry.0) } else { Err(0) };
    match special {
        Ok(at) => out.push_str(data::SPECIAL[at].1[case as usize]),
        Err(_) => out.push(shifted(c, shift)),
    }
}

/// Can this be a character that changes its case in a way of its own? Few are asked for it in vain.
const fn may_be_special(c: char) -> bool {
    !matches!(c, '\u{2000}'..'\u{FB00}')
        && matches!(c, 'ß' | '\u{130}' | '\u{149}' | '\u{1F0}' | '\u{390}' | '\u{3B0}' | '\u{587}' | '\u{1E96}'..='\u{1FFC}' | '\u{FB00}'..='\u{FB17}')
}

/// The other case of an accented letter of Latin-1, or the letter itself where it has the case that is asked for.
const fn latin_case(c: char, case: Case) -> Option<char> {
    let is_small = matches!(c, 'à'..='ö' | 'ø'..='þ');
    if !is_small && !matches!(c, 'À'..='Ö' | 'Ø'..='Þ') {
        return None;
    }
    match case {
        Case::Lower | Case::Fold if !is_small => char::from_u32(c as u32 + 32),
        Case::Upper | Case::Title if is_small => char::from_u32(c as u32 - 32),
        _ => Some(c),
    }
}

/// How many bytes at the start of a text are characters of parts of the table where none has a case: punctuation, kana, ideographs.
/// Not all that have none are told.
pub fn uncased_run(text: &[u8]) -> usize {
    let mut at = 0;
    loop {
        at += match text.get(at..) {
            Some([0xE3..=0xE9, ..] | [0xE2, 0x80..=0x83, ..]) => 3,
            _ => return at,
        }
    }
}

fn shifted(c: char, shift: i32) -> char {
    if shift == 0 {
        return c;
    }
    u32::from(c).checked_add_signed(shift).and_then(char::from_u32).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_are_asked_for() {
        assert!(data::SPECIAL.iter().all(|&(code, _)| char::from_u32(code).is_some_and(may_be_special)));
    }

    #[test]
    fn what_has_no_case_stays() {
        let cases = [Case::Lower, Case::Upper, Case::Title, Case::Fold];
        let is_uncased = |c: &char| uncased_run(c.encode_utf8(&mut [0; 4]).as_bytes()) > 0;
        let mut of_none = ('\0'..=char::MAX).filter(is_uncased);
        assert!(of_none.all(|c| cases.into_iter().all(|case| mapped(c, case) == c.to_string())));
        assert_eq!(uncased_run("日本—é".as_bytes()), 9);
    }

    #[test]
    fn letters_of_latin_1_have_the_cases_of_the_table() {
        for c in ('\u{80}'..='\u{FF}').filter(|&c| latin_case(c, Case::Lower).is_some()) {
            let record = record(c);
            let shifts = [(Case::Lower, record.lower), (Case::Upper, record.upper), (Case::Title, record.title), (Case::Fold, record.fold)];
            assert!(shifts.into_iter().all(|(case, shift)| latin_case(c, case) == Some(shifted(c, shift))), "{c}");
        }
    }

    fn mapped(c: char, case: Case) -> String {
        let mut out = String::new();
        push_case(&mut out, c, case);
        out
    }

    #[test]
    fn asks_the_tables() {
        assert!(is_alpha('é') && is_alpha('漢') && !is_alpha('²'));
        assert!(is_digit('²') && !is_decimal('²') && decimal('٣') == Some(3));
        assert_eq!(numeric('½'), Some(0.5));
        assert_eq!(category('ǅ'), "Lt");
        assert_eq!(category(surrogate::char_of(0xD800).unwrap()), "Cs");
        assert_eq!(east_asian_width('漢'), "W");
        assert!(!is_printable('\u{ad}') && is_printable('é') && !is_printable('\u{e000}'));
    }

    #[test]
    fn maps_case() {
        assert_eq!(mapped('ß', Case::Upper), "SS");
        assert_eq!(mapped('ǆ', Case::Title), "ǅ");
        assert_eq!(mapped('İ', Case::Lower), "i\u{307}");
        assert_eq!(mapped('Σ', Case::Fold), "σ");
        assert_eq!(simple_lower('İ'), 'i');
        assert_eq!(foldable_in(0x30, 0x43), [0x41, 0x42, 0x43]);
        assert_eq!(foldable_in(LAST_CASED, 0x10FFFF), [LAST_CASED]);
        assert_eq!(same_case('σ').collect::<Vec<_>>(), ['ς']);
    }
}
