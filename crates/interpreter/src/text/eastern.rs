//! Encodings of one and two bytes for Chinese, Japanese and Korean, by tables; GB 18030, EUC-KR and EUC-JP have a few longer sequences.
//! Faults are those of CPython: what is no character is one byte of garbage. Knows no encoding with states, such as ISO-2022.

use super::eastern_data::{CODECS, LINEAR, SUPPLEMENT};
use super::surrogate;
use crate::pace;
use std::sync::OnceLock;

static FILE: &[u8] = include_bytes!("eastern.bin");

/// Where the characters of all pairs of a first and a second byte lie.
pub struct Table {
    pub start: usize,
    pub leads: (u8, u8),
    pub trails: (u8, u8),
}

pub struct Codec {
    pub name: &'static str,
    pub others: &'static [&'static str],
    /// The first and the last byte that pairs begin and end with.
    pub leads: (u8, u8),
    pub trails: (u8, u8),
    pub table: Table,
    /// Bytes beyond ASCII that are characters by themselves: the first and the last of a run, and the character of the first.
    pub singles: &'static [(u8, u8, u16)],
    /// Bytes that want another after them.
    pub begins: &'static [(u8, u8)],
    /// Where pairs lie that the table has otherwise, and how many they are: the pair, its character.
    pub changes: (usize, usize),
    /// Where characters lie whose bytes are not the first that mean them: the character, its bytes or 0.
    pub ways: (usize, usize),
}

/// Why bytes mean nothing: how many, and what is said of them.
pub type Garbage = (usize, &'static str);

pub const ILLEGAL: &str = "illegal multibyte sequence";
const INCOMPLETE: &str = "incomplete multibyte sequence";
/// The numbers of the codecs that have longer sequences.
const EUC_KR: &str = "euc_kr";
const EUC_JP: &str = "euc_jp";
const GB18030: &str = "gb18030";
/// The byte before two of the supplement in EUC-JP.
const SHIFT: u8 = 0x8F;
/// Where a Korean syllable is written with its three parts: the bytes before the first.
const FILLER: [u8; 2] = [0xA4, 0xD4];
/// The last bytes of the parts of a syllable; a third part may be missing.
const FIRSTS: &[u8; 19] = b"\xA1\xA2\xA4\xA7\xA8\xA9\xB1\xB2\xB3\xB5\xB6\xB7\xB8\xB9\xBA\xBB\xBC\xBD\xBE";
const SECONDS: std::ops::RangeInclusive<u8> = 0xBF..=0xD3;
const THIRDS: &[u8; 28] =
    b"\xD4\xA1\xA2\xA3\xA4\xA5\xA6\xA7\xA9\xAA\xAB\xAC\xAD\xAE\xAF\xB0\xB1\xB2\xB4\xB5\xB6\xB7\xB8\xBA\xBB\xBC\xBD\xBE";
const SYLLABLES: std::ops::RangeInclusive<u32> = 0xAC00..=0xD7A3;

/// The codec of a name, already normalized.
pub fn by_name(name: &str) -> Option<usize> {
    CODECS.iter().position(|codec| codec.name == name || codec.others.contains(&name))
}

pub fn name(codec: usize) -> &'static str {
    CODECS[codec].name
}

/// The first character of bytes that are not empty, and of how many of them it is.
pub fn first_char(codec: usize, bytes: &[u8]) -> Result<(char, usize), Garbage> {
    let codec = &CODECS[codec];
    let illegal = Err((1, ILLEGAL));
    let incomplete = Err((bytes.len(), INCOMPLETE));
    let lead = bytes[0];
    if lead.is_ascii() {
        return Ok((char::from(lead), 1));
    }
    let single = codec.singles.iter().find(|(first, last, _)| (*first..=*last).contains(&lead));
    if let Some(&(first, _, code)) = single {
        return char::from_u32(u32::from(code) + u32::from(lead - first)).map(|c| (c, 1)).ok_or((1, ILLEGAL));
    }
    if !codec.begins.iter().any(|&(first, last)| (first..=last).contains(&lead)) {
        return illegal;
    }
    let Some(&trail) = bytes.get(1) else { return incomplete };
    match codec.name {
        GB18030 if trail.is_ascii_digit() => return if bytes.len() < 4 { incomplete } else { of_four(bytes).ok_or((1, ILLEGAL)) },
        EUC_KR if [lead, trail] == FILLER => return if bytes.len() < 8 { incomplete } else { of_parts(bytes).ok_or((1, ILLEGAL)) },
        EUC_JP if lead == SHIFT => {
            let Some(&last) = bytes.get(2) else { return incomplete };
            return SUPPLEMENT.get(trail, last).map(|c| (c, 3)).ok_or((1, ILLEGAL));
        }
        _ => {}
    }
    codec.pair(lead, trail).map(|c| (c, 2)).ok_or((1, ILLEGAL))
}

/// The length of the beginning of `bytes` that ends with a whole character.
pub fn whole(codec: usize, bytes: &[u8]) -> usize {
    let mut at = 0;
    while at < bytes.len() && !pace::halted_in_steps() {
        match first_char(codec, &bytes[at..]) {
            Ok((_, length)) => at += length,
            Err((_, INCOMPLETE)) => break,
            Err((length, _)) => at += length,
        }
    }
    at
}

/// Appends a character; false if the encoding does not have it.
pub fn put(codec: usize, c: char, out: &mut Vec<u8>) -> bool {
    let number = codec;
    let codec = &CODECS[codec];
    let code = u32::from(c);
    if c.is_ascii() {
        out.push(c as u8);
        return true;
    }
    if surrogate::is_surrogate(c) {
        return false;
    }
    let Ok(narrow) = u16::try_from(code) else { return codec.name == GB18030 && put_four(15 * 12_600 + code - 0x1_0000, out) };
    match bytes_of(number)[usize::from(narrow)] {
        0 => {}
        way @ 1..=0xFF => {
            out.push(way as u8);
            return true;
        }
        way => {
            out.extend(way.to_be_bytes());
            return true;
        }
    }
    match codec.name {
        GB18030 => {
            let at = LINEAR.partition_point(|&(_, first, _)| first <= narrow).checked_sub(1);
            let Some((number, first, _)) = at.map(|at| LINEAR[at]).filter(|(_, first, count)| narrow - first < *count) else {
                return false;
            };
            put_four(u32::from(number) + u32::from(narrow - first), out)
        }
        EUC_KR if SYLLABLES.contains(&code) => {
            let parts = code - SYLLABLES.start();
            let part = |byte: u8| [FILLER[0], byte];
            out.extend(FILLER);
            out.extend(part(FIRSTS[(parts / 588) as usize]));
            out.extend(part(SECONDS.start() + (parts / 28 % 21) as u8));
            out.extend(part(THIRDS[(parts % 28) as usize]));
            true
        }
        EUC_JP => match supplement()[usize::from(narrow)] {
            0 => false,
            way => {
                out.push(SHIFT);
                out.extend(way.to_be_bytes());
                true
            }
        },
        _ => false,
    }
}

/// A character of four bytes in GB 18030.
fn of_four(bytes: &[u8]) -> Option<(char, usize)> {
    let &[first @ 0x81..=0xFF, second, third @ 0x81..=0xFF, fourth @ b'0'..=b'9', ..] = bytes else { return None };
    let [first, second, third, fourth] = [first - 0x81, second - b'0', third - 0x81, fourth - b'0'].map(u32::from);
    let number = ((first * 10 + second) * 126 + third) * 10 + fourth;
    let code = match first {
        0..4 => {
            let number = u16::try_from(number).ok()?;
            let at = LINEAR.partition_point(|&(start, _, _)| start <= number).checked_sub(1)?;
            let (start, code, count) = LINEAR[at];
            if number - start >= count {
                return None;
            }
            u32::from(code) + u32::from(number - start)
        }
        15.. => 0x1_0000 + number - 15 * 12_600,
        _ => return None,
    };
    char::from_u32(code).map(|c| (c, 4))
}

fn put_four(number: u32, out: &mut Vec<u8>) -> bool {
    let (rest, fourth) = (number / 10, number % 10);
    let (rest, third) = (rest / 126, rest % 126);
    let (first, second) = (rest / 10, rest % 10);
    out.extend([0x81 + first as u8, b'0' + second as u8, 0x81 + third as u8, b'0' + fourth as u8]);
    true
}

/// A syllable that is written with its parts.
fn of_parts(bytes: &[u8]) -> Option<(char, usize)> {
    let &[_, _, one, first, two, second, three, third, ..] = bytes else { return None };
    if [one, two, three] != [FILLER[0]; 3] || !SECONDS.contains(&second) {
        return None;
    }
    let first = FIRSTS.iter().position(|&byte| byte == first)? as u32;
    let third = THIRDS.iter().position(|&byte| byte == third)? as u32;
    char::from_u32(SYLLABLES.start() + first * 588 + u32::from(second - SECONDS.start()) * 28 + third).map(|c| (c, 8))
}

impl Codec {
    fn pair(&self, lead: u8, trail: u8) -> Option<char> {
        if !(self.leads.0..=self.leads.1).contains(&lead) || !(self.trails.0..=self.trails.1).contains(&trail) {
            return None;
        }
        let pair = u16::from_be_bytes([lead, trail]);
        let (mut low, mut high) = (0, self.changes.1);
        while low < high {
            let middle = (low + high) / 2;
            match word(self.changes.0 + 2 * middle).cmp(&pair) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => return known(word(self.changes.0 + 2 * middle + 1)),
            }
        }
        self.table.get(lead, trail)
    }
}

impl Table {
    fn get(&self, lead: u8, trail: u8) -> Option<char> {
        let width = usize::from(self.trails.1 - self.trails.0) + 1;
        let is_inside = (self.leads.0..=self.leads.1).contains(&lead) && (self.trails.0..=self.trails.1).contains(&trail);
        known(word(
            self.start + usize::from(lead.checked_sub(self.leads.0).filter(|_| is_inside)?) * width + usize::from(trail - self.trails.0),
        ))
    }

    /// All pairs, with their characters or 0.
    fn pairs(&self) -> impl Iterator<Item = (u8, u8, u16)> {
        let places = (self.leads.0..=self.leads.1).flat_map(|lead| (self.trails.0..=self.trails.1).map(move |trail| (lead, trail)));
        places.zip(self.start..).map(|((lead, trail), at)| (lead, trail, word(at)))
    }
}

/// The bytes of each character, 0 for none: made when they are first asked for.
fn bytes_of(codec: usize) -> &'static [u16] {
    static MADE: [OnceLock<Box<[u16]>>; CODECS.len()] = [const { OnceLock::new() }; CODECS.len()];
    MADE[codec].get_or_init(|| {
        let codec = &CODECS[codec];
        let mut made = vec![0u16; 1 << 16].into_boxed_slice();
        for &(first, last, code) in codec.singles {
            (first..=last).zip(code..).for_each(|(byte, code)| made[usize::from(code)] = u16::from(byte));
        }
        for lead in codec.leads.0..=codec.leads.1 {
            for trail in codec.trails.0..=codec.trails.1 {
                if let Some(c) = codec.pair(lead, trail)
                    && let place @ 0 = &mut made[c as usize]
                {
                    *place = u16::from_be_bytes([lead, trail]);
                }
            }
        }
        for way in 0..codec.ways.1 {
            made[usize::from(word(codec.ways.0 + 2 * way))] = word(codec.ways.0 + 2 * way + 1);
        }
        made
    })
}

/// The bytes of each character of the supplement, 0 for none.
fn supplement() -> &'static [u16] {
    static MADE: OnceLock<Box<[u16]>> = OnceLock::new();
    MADE.get_or_init(|| {
        let mut made = vec![0u16; 1 << 16].into_boxed_slice();
        SUPPLEMENT.pairs().for_each(|(lead, trail, code)| made[usize::from(code)] = u16::from_be_bytes([lead, trail]));
        made[0] = 0;
        made
    })
}

fn word(at: usize) -> u16 {
    u16::from_le_bytes([FILE[2 * at], FILE[2 * at + 1]])
}

fn known(code: u16) -> Option<char> {
    char::from_u32(u32::from(code)).filter(|_| code != 0)
}
