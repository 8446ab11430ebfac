//! Streams taken apart again, by `flate2`. What comes out is bounded by the memory limit.

use crate::native::Res;
use crate::pace;
use crate::stdlib::binascii::checksum;
use crate::vm::Vm;
use flate2::{Decompress, FlushDecompress, Status};

/// Bytes in and out between two looks at the meter.
const PIECE: usize = 1 << 17;
/// The bit in the head of a stream that says that words were given in advance.
const WITH_WORDS: u8 = 0x20;

/// What a stream came to.
#[derive(Default)]
pub struct Inflated {
    pub out: Vec<u8>,
    pub used: usize,
    pub has_ended: bool,
    pub fault: Option<Fault>,
}

/// Why there is no end to it.
pub enum Fault {
    Data(&'static str),
    /// It was made with words given in advance, and there are none.
    NoWords,
    OtherWords,
}

impl Fault {
    pub fn message(&self, doing: &str) -> String {
        match self {
            Self::Data(what) => format!("Error -3 while {doing}: {what}"),
            Self::NoWords => format!("Error 2 while {doing}"),
            Self::OtherWords => "Error -3 while setting zdict: invalid input data".to_owned(),
        }
    }
}

impl Inflated {
    fn faulty(what: &'static str) -> Self {
        Self { fault: Some(Fault::Data(what)), ..Self::default() }
    }
    fn unfinished(out: Vec<u8>, used: usize) -> Self {
        Self { out, used, ..Self::default() }
    }
}

/// The data of a stream, with the words that were given in advance when it was made.
pub fn inflate(vm: &mut Vm, data: &[u8], wbits: i64, given: Option<&[u8]>) -> Res<Inflated> {
    const HEADER: &str = "incorrect header check";
    let is_gzip = (16..32).contains(&wbits) || wbits >= 32 && data.starts_with(&[0x1F, 0x8B]);
    let is_zlib = !is_gzip && wbits >= 0;
    let mut header = 0;
    if is_gzip {
        match gzip_header(data) {
            Some(Ok(length)) => header = length,
            Some(Err(())) => return Ok(Inflated::faulty(HEADER)),
            None => return Ok(Inflated::unfinished(vec![], data.len())),
        }
    }
    let mut words = given.filter(|_| wbits < 0);
    if is_zlib && let Some(start) = data.first_chunk::<2>() {
        if !u16::from_be_bytes(*start).is_multiple_of(31) {
            return Ok(Inflated::faulty(HEADER));
        }
        if start[1] & WITH_WORDS != 0 {
            let Some(wanted) = data.get(2..).and_then(|rest| rest.first_chunk()) else {
                return Ok(Inflated::unfinished(vec![], data.len()));
            };
            header = 6;
            words = given;
            match words {
                None => return Ok(Inflated { fault: Some(Fault::NoWords), ..Inflated::default() }),
                Some(words) if pace::slices(words).fold(1, checksum::adler32) != u32::from_be_bytes(*wanted) => {
                    return Ok(Inflated { fault: Some(Fault::OtherWords), ..Inflated::default() });
                }
                Some(_) => {}
            }
        }
    }
    let mut out = Vec::new();
    let mut state = Decompress::new(is_zlib && header == 0);
    let ahead = words.map_or(0, |words| put_ahead(&mut state, words, &mut out));
    let (before_out, before_in) = (out.len(), ahead);
    loop {
        let done = header + state.total_in() as usize - before_in;
        let before = (state.total_in(), out.len());
        vm.reserve(out.len() + (1 << 16))?;
        out.reserve((data.len() - done).clamp(1024, PIECE) * 2);
        match state.decompress_vec(&data[done..], &mut out, FlushDecompress::None) {
            Ok(Status::StreamEnd) => break,
            Ok(_) => {
                vm.poll()?;
                if before == (state.total_in(), out.len()) {
                    out.drain(..before_out);
                    return Ok(Inflated::unfinished(out, data.len()));
                }
            }
            Err(_) => return Ok(Inflated::faulty(reason(data, header, header > 0 || wbits < 0))),
        }
    }
    out.drain(..before_out);
    let mut used = header + state.total_in() as usize - before_in;
    if header > 0 {
        let trailer = if is_gzip { 8 } else { 4 };
        let Some(check) = data.get(used..used + trailer) else { return Ok(Inflated::unfinished(out, data.len())) };
        if is_zlib && check != pace::slices(&out).fold(1, checksum::adler32).to_be_bytes() {
            return Ok(Inflated::faulty("incorrect data check"));
        }
        used += trailer;
    }
    Ok(Inflated { out, used, has_ended: true, fault: None })
}
/// Has a decoder read words as a block of their own, so that what follows can refer to them. Tells how long that block is.
fn put_ahead(state: &mut Decompress, words: &[u8], out: &mut Vec<u8>) -> usize {
    let words = &words[words.len().saturating_sub(1 << 15)..];
    let length = words.len() as u16;
    let mut block = vec![0];
    block.extend(length.to_le_bytes());
    block.extend((!length).to_le_bytes());
    block.extend_from_slice(words);
    out.reserve(block.len() + 64);
    while (state.total_in() as usize) < block.len() {
        let before = state.total_in();
        let read = state.decompress_vec(&block[before as usize..], out, FlushDecompress::None);
        if read.is_err() || state.total_in() == before {
            break;
        }
    }
    state.total_in() as usize
}
/// Why a stream is no good.
fn reason(data: &[u8], header: usize, raw: bool) -> &'static str {
    const OTHER: &str = "invalid code lengths set";
    let start = header + if raw { 0 } else { 2 };
    let Some(rest) = data.get(start..) else { return OTHER };
    match rest.first().map(|&byte| byte >> 1 & 3) {
        Some(0) => return "invalid stored block lengths",
        Some(3) => return "invalid block type",
        _ => {}
    }
    let mut state = Decompress::new(false);
    let mut out = vec![0; 1 << 16];
    loop {
        let before = (state.total_in(), state.total_out());
        match state.decompress(&rest[state.total_in() as usize..], &mut out, FlushDecompress::None) {
            Ok(Status::StreamEnd) => return "incorrect data check",
            Ok(_) if before != (state.total_in(), state.total_out()) => {}
            _ => return OTHER,
        }
    }
}
/// The length of a gzip header: none yet if the data breaks off, an error if it is none.
fn gzip_header(data: &[u8]) -> Option<Result<usize, ()>> {
    if data.len() >= 2 && data[..2] != [0x1F, 0x8B] {
        return Some(Err(()));
    }
    let flags = *data.get(3)?;
    let mut at = 10;
    if flags & 4 != 0 {
        at += 2 + usize::from(u16::from_le_bytes([*data.get(at)?, *data.get(at + 1)?]));
    }
    for bit in [8, 16] {
        if flags & bit != 0 {
            at += data.get(at..)?.iter().position(|&byte| byte == 0)? + 1;
        }
    }
    at += if flags & 2 != 0 { 2 } else { 0 };
    if at <= data.len() { Some(Ok(at)) } else { None }
}
