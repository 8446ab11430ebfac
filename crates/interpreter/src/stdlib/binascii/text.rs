//! Bytes as texts for old mail: quoted-printable (RFC 1521) and uuencoded lines.

use super::{ascii_buffer, failure};
use crate::native::Res;
use crate::object::Object;
use crate::pace;
use crate::types;
use crate::vm::Vm;

/// Characters of a quoted-printable line, with its end.
const LINE: usize = 76;
/// Bytes of a uuencoded line.
const UU_LINE: usize = 45;

fn flag(vm: &Vm, given: Object, default: bool) -> bool {
    given.given().map_or(default, |flag| vm.truth_native(flag).unwrap_or(true))
}

pub fn b2a_qp(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let (quote_tabs, is_text, is_header) = (flag(vm, args[1], false), flag(vm, args[2], true), flag(vm, args[3], false));
    vm.reserve_many(data.len() as u64, 4, 1)?;
    let mut writer = Quoted { out: Vec::with_capacity(data.len()), column: 0, ends_with_return: returns(&data) };
    let mut at = 0;
    while let Some(&byte) = data.get(at) {
        if pace::halted_in_steps() {
            break;
        }
        let next = data.get(at + 1).copied();
        let is_end = byte == b'\n' || byte == b'\r' && next == Some(b'\n');
        let must_quote = match byte {
            b'=' | 127.. => true,
            b'_' => is_header,
            b'.' => writer.column == 0 && matches!(next, None | Some(b'\n' | b'\r' | 0)),
            b'\r' | b'\n' => !is_text,
            b' ' | b'\t' => next.is_none() || quote_tabs,
            _ => byte < 33,
        };
        if must_quote {
            writer.quote(byte);
        } else if is_text && is_end {
            writer.end_line();
            at += usize::from(byte == b'\r');
        } else {
            let may_break = next.is_some_and(|next| next != b'\n');
            writer.plain(if is_header && byte == b' ' { b'_' } else { byte }, may_break);
        }
        at += 1;
    }
    vm.poll()?;
    Ok(vm.heap.bytes(writer.out))
}
/// Does the first line end as in mail?
fn returns(data: &[u8]) -> bool {
    memchr::memchr(b'\n', data).is_some_and(|at| at > 0 && data[at - 1] == b'\r')
}

struct Quoted {
    out: Vec<u8>,
    column: usize,
    ends_with_return: bool,
}

impl Quoted {
    fn quote(&mut self, byte: u8) {
        if self.column + 3 >= LINE {
            self.break_line();
        }
        self.out.push(b'=');
        self.hex(byte);
        self.column += 3;
    }
    fn plain(&mut self, byte: u8, may_break: bool) {
        if may_break && self.column + 1 >= LINE {
            self.break_line();
        }
        self.out.push(byte);
        self.column += 1;
    }
    fn end_line(&mut self) {
        // A blank at the end of a line would be lost on the way.
        if let Some(blank @ (b' ' | b'\t')) = self.out.last().copied() {
            self.out.pop();
            self.out.push(b'=');
            self.hex(blank);
        }
        self.line_end();
    }
    fn break_line(&mut self) {
        self.out.push(b'=');
        self.line_end();
    }
    fn line_end(&mut self) {
        if self.ends_with_return {
            self.out.push(b'\r');
        }
        self.out.push(b'\n');
        self.column = 0;
    }
    fn hex(&mut self, byte: u8) {
        const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
        self.out.extend([DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    }
}

pub fn a2b_qp(vm: &mut Vm, args: &[Object]) -> Res {
    let data = ascii_buffer(vm, args[0])?;
    let is_header = flag(vm, args[1], false);
    vm.reserve(data.len())?;
    let mut out = Vec::with_capacity(data.len());
    let digit = |at: usize| data.get(at).and_then(|&byte| char::from(byte).to_digit(16));
    let mut at = 0;
    while let Some(&byte) = data.get(at) {
        if pace::halted_in_steps() {
            break;
        }
        at += 1;
        if byte != b'=' {
            out.push(if is_header && byte == b'_' { b' ' } else { byte });
            continue;
        }
        match data.get(at) {
            None => break,
            // A line that goes on.
            Some(b'\n' | b'\r') => at += memchr::memchr(b'\n', &data[at..]).map_or(data.len() - at, |end| end + 1),
            Some(b'=') => {
                out.push(b'=');
                at += 1;
            }
            Some(_) => match (digit(at), digit(at + 1)) {
                (Some(high), Some(low)) => {
                    out.push((high << 4 | low) as u8);
                    at += 2;
                }
                _ => out.push(b'='),
            },
        }
    }
    vm.poll()?;
    Ok(vm.heap.bytes(out))
}

pub fn b2a_uu(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    if data.len() > UU_LINE {
        return failure(vm, "At most 45 bytes at once");
    }
    let mut out = Vec::new();
    push_uu_line(&mut out, &data, if flag(vm, args[1], false) { b'`' } else { b' ' });
    Ok(vm.heap.bytes(out))
}

/// Appends a line of at most 45 bytes, written with `blank` for nothing.
fn push_uu_line(out: &mut Vec<u8>, data: &[u8], blank: u8) {
    out.push(if data.is_empty() { blank } else { b' ' + data.len() as u8 });
    for chunk in data.chunks(3) {
        let word = (0..3).fold(0u32, |word, at| word << 8 | u32::from(*chunk.get(at).unwrap_or(&0)));
        for shift in [18, 12, 6, 0] {
            let bits = (word >> shift & 63) as u8;
            out.push(if bits == 0 { blank } else { b' ' + bits });
        }
    }
    out.push(b'\n');
}

pub fn a2b_uu(vm: &mut Vm, args: &[Object]) -> Res {
    let data = ascii_buffer(vm, args[0])?;
    let mut out = Vec::new();
    match push_of_uu_line(&mut out, &data) {
        Ok(()) => Ok(vm.heap.bytes(out)),
        Err(message) => failure(vm, message),
    }
}

/// Appends what a line means.
fn push_of_uu_line(out: &mut Vec<u8>, line: &[u8]) -> Result<(), &'static str> {
    let start = out.len();
    // Nothing at all reads as the NUL that ends a text in C.
    let length = uu_length(line);
    let mut rest = line.iter().skip(1);
    let (mut word, mut bits) = (0u32, 0);
    while out.len() < start + length {
        let value = match rest.next() {
            None | Some(b'\n' | b'\r') => 0,
            Some(byte @ b' '..=b'`') => (byte - b' ') & 63,
            Some(_) => return Err("Illegal char"),
        };
        word = (word << 6 | u32::from(value)) & 0xFFFF;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            out.push((word >> bits) as u8);
        }
    }
    if pace::items(rest).any(|byte| !matches!(byte, b' ' | b'`' | b'\n' | b'\r')) {
        return Err("Trailing garbage");
    }
    Ok(())
}

/// How many bytes a line says that it has.
fn uu_length(line: &[u8]) -> usize {
    usize::from(line.first().unwrap_or(&0).wrapping_sub(b' ') & 63)
}

/// A whole file in this form, as the codec `uu` writes it.
pub fn uu_file(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let name = vm.text_arg(args[1], "filename")?.replace('\n', "\\n").replace('\r', "\\r");
    let Some(mode) = vm.small_int(args[2]) else {
        let message = format!("unsupported operand type(s) for &: '{}' and 'int'", vm.type_name(args[2]));
        return Err(vm.type_error(&message));
    };
    vm.reserve_many(data.len() as u64, 2, 1)?;
    let head = vm.heap.string(format!("begin {:o} {name}\n", mode & 0o777));
    let head = types::encode_text(vm, head, "ascii", "strict")?;
    let mut out = vm.buffer_arg(head)?;
    for line in pace::items(data.chunks(UU_LINE)) {
        push_uu_line(&mut out, line, b' ');
    }
    out.extend(b" \nend\n");
    vm.poll()?;
    Ok(vm.heap.bytes(out))
}

/// What such a file holds.
pub fn of_uu_file(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    vm.reserve(data.len())?;
    let mut lines = pace::items(data.split_inclusive(|&byte| byte == b'\n'));
    if !lines.any(|line| line.starts_with(b"begin")) {
        vm.poll()?;
        return Err(vm.value_error("Missing \"begin\" line in input data"));
    }
    let mut out = Vec::with_capacity(data.len());
    for line in lines {
        if line == b"end\n" {
            return Ok(vm.heap.bytes(out));
        }
        let size = out.len();
        if push_of_uu_line(&mut out, line).is_err() {
            // Some writers end lines with more than they say.
            out.truncate(size);
            let said = (uu_length(line) * 4 + 5) / 3;
            if let Err(message) = push_of_uu_line(&mut out, &line[..said.min(line.len())]) {
                return failure(vm, message);
            }
        }
    }
    vm.poll()?;
    Err(vm.value_error("Truncated input data"))
}
