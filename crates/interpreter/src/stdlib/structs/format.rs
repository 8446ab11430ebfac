//! Formats of `struct`: a text becomes a list of codes with their places.

use super::error;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use std::sync::Arc;

/// A format that was read.
#[derive(Clone, Default)]
pub struct Format {
    /// What it was read from.
    pub text: Vec<u8>,
    pub codes: Vec<Code>,
    /// Bytes of the whole.
    pub size: usize,
    /// Values of the whole.
    pub values: usize,
    pub is_big_endian: bool,
    /// Sizes, alignment and complaints of the machine's own C.
    pub is_native: bool,
}

/// So many values of one kind, side by side.
#[derive(Clone, Copy)]
pub struct Code {
    pub letter: u8,
    pub form: Form,
    /// Bytes of one value.
    pub size: usize,
    pub count: usize,
    pub at: usize,
}

/// What most values are, which need no look at their letter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    Signed,
    Unsigned,
    Double,
    Other,
}

impl Form {
    const fn of(letter: u8) -> Self {
        match letter {
            b'b' | b'h' | b'i' | b'l' | b'q' | b'n' => Self::Signed,
            b'B' | b'H' | b'I' | b'L' | b'Q' | b'N' => Self::Unsigned,
            b'd' => Self::Double,
            _ => Self::Other,
        }
    }
}

impl Format {
    /// What it holds.
    pub const fn bytes(&self) -> usize {
        self.text.capacity() + self.codes.capacity() * size_of::<Code>()
    }
    /// Each value's code and place.
    pub fn places(&self) -> impl Iterator<Item = (Code, usize)> + '_ {
        self.codes
            .iter()
            .flat_map(|&code| (0..code.count).map(move |number| (code, code.at.saturating_add(number.saturating_mul(code.size)))))
    }
}

/// Formats that were read since the last collection, each in the one place that its object gives it.
#[derive(Default)]
pub struct Formats(Vec<(Object, Arc<Format>)>);

/// How many there are.
const RECENT: usize = 16;
/// Codes of one that is kept.
const SHORT: usize = 64;

impl Formats {
    /// A collection may give the places of objects to others.
    pub fn forget(&mut self) {
        self.0.clear();
    }
    fn place(format: Object) -> usize {
        format.index() as usize % RECENT
    }
    fn keep(&mut self, given: Object, format: &Arc<Format>) {
        if format.codes.len() > SHORT || format.text.len() > SHORT {
            return;
        }
        if self.0.is_empty() {
            self.0.resize(RECENT, (Object::UNBOUND, Arc::default()));
        }
        self.0[Self::place(given)] = (given, Arc::clone(format));
    }
}

/// A format: a text of ASCII, or bytes.
#[inline]
pub fn read(vm: &mut Vm, given: Object) -> Res<Arc<Format>> {
    match vm.formats.0.get(Formats::place(given)) {
        Some((known, format)) if *known == given => Ok(Arc::clone(format)),
        _ => read_anew(vm, given),
    }
}

#[inline(never)]
fn read_anew(vm: &mut Vm, given: Object) -> Res<Arc<Format>> {
    let format = Arc::new(read_format(vm, given)?);
    if matches!(given.kind(), Kind::Str | Kind::Bytes) {
        vm.formats.keep(given, &format);
    }
    Ok(format)
}

fn read_format(vm: &mut Vm, given: Object) -> Res<Format> {
    let plain = vm.payload(given);
    let text = match plain.kind() {
        Kind::Str if vm.heap.is_ascii(plain) => {
            vm.reserve_many(vm.heap.text(plain).len() as u64, size_of::<Code>() as u64, 1)?;
            return parse(vm.heap.text(plain).as_bytes()).map_err(|message| error(vm, message));
        }
        Kind::Str => types::encode_text(vm, plain, "ascii", "strict")?,
        Kind::Bytes => plain,
        // Formats are kept by their hash.
        Kind::ByteArray | Kind::List | Kind::Dict | Kind::Set => {
            let message = format!("unhashable type: '{}'", vm.type_name(given));
            return Err(vm.type_error(&message));
        }
        _ => {
            let message = format!("Struct() argument 1 must be a str or bytes object, not {}", vm.type_name(given));
            return Err(vm.type_error(&message));
        }
    };
    let length = vm.heap.bytes[text.index()].data.len();
    vm.reserve_many(length as u64, size_of::<Code>() as u64, 1)?;
    match parse(&vm.heap.bytes[text.index()].data) {
        Ok(format) => Ok(format),
        Err(message) => Err(error(vm, message)),
    }
}

pub fn parse(text: &[u8]) -> Result<Format, &'static str> {
    const TOO_LONG: &str = "total struct size too long";
    if text.contains(&0) {
        return Err("embedded null character");
    }
    let (order, rest) = match text.first() {
        Some(order @ (b'@' | b'=' | b'<' | b'>' | b'!')) => (*order, &text[1..]),
        _ => (b'@', text),
    };
    let is_native = order == b'@';
    let mut format = Format { text: text.to_vec(), is_big_endian: matches!(order, b'>' | b'!'), is_native, ..Format::default() };
    let mut letters = rest.iter().copied();
    while let Some(mut letter) = letters.next() {
        if matches!(letter, b' ' | b'\t'..=b'\r') {
            continue;
        }
        let mut count = 1usize;
        if letter.is_ascii_digit() {
            count = usize::from(letter - b'0');
            loop {
                letter = letters.next().ok_or("repeat count given without format specifier")?;
                if !letter.is_ascii_digit() {
                    break;
                }
                count = count.checked_mul(10).and_then(|count| count.checked_add(usize::from(letter - b'0'))).ok_or(TOO_LONG)?;
            }
        }
        let size = size_of_code(letter, is_native).ok_or("bad char in struct format")?;
        if is_native {
            format.size = format.size.checked_next_multiple_of(size).ok_or(TOO_LONG)?;
        }
        let bytes = count.checked_mul(size).ok_or(TOO_LONG)?;
        let at = format.size;
        format.size = at.checked_add(bytes).filter(|&size| i64::try_from(size).is_ok()).ok_or(TOO_LONG)?;
        match letter {
            b'x' => {}
            b's' | b'p' => {
                format.values += 1;
                format.codes.push(Code { letter, form: Form::Other, size: count, count: 1, at });
            }
            _ if count == 0 => {}
            _ => {
                format.values = format.values.saturating_add(count);
                format.codes.push(Code { letter, form: Form::of(letter), size, count, at });
            }
        }
    }
    Ok(format)
}

fn size_of_code(letter: u8, is_native: bool) -> Option<usize> {
    Some(match letter {
        b'x' | b'c' | b'b' | b'B' | b'?' | b's' | b'p' => 1,
        b'h' | b'H' | b'e' => 2,
        b'i' | b'I' | b'f' => 4,
        b'l' | b'L' => {
            if is_native {
                8
            } else {
                4
            }
        }
        b'q' | b'Q' | b'd' => 8,
        b'n' | b'N' | b'P' if is_native => 8,
        _ => return None,
    })
}
