//! The native part of `zlib`: whole buffers in and out. What comes out is bounded by the memory limit.

use crate::native::{NativeDef, Res, function};
use crate::object::Object;
use crate::vm::Vm;
use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

pub static TABLE: &[NativeDef] = &[function("_deflate", "data, level, wbits, /", deflate), function("_inflate", "data, wbits, /", inflate)];

/// Bytes in and out between two looks at the meter.
const PIECE: usize = 1 << 17;

fn deflate(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let (level, wbits) = (vm.int_arg(args, 1)?, vm.int_arg(args, 2)?);
    let level = Compression::new(if level < 0 { 6 } else { level.min(9) as u32 });
    let (gzip, zlib) = (wbits > 16, (0..16).contains(&wbits));
    vm.reserve(data.len())?;
    let mut state = Compress::new(level, zlib);
    let mut out = Vec::with_capacity(data.len() / 2 + 64);
    if gzip {
        let extra = if level.level() >= 9 {
            2
        } else if level.level() <= 1 {
            4
        } else {
            0
        };
        out.extend([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, extra, 255]);
    }
    loop {
        let done = state.total_in() as usize;
        // In pieces, with a look at the meter between them.
        let end = data.len().min(done + PIECE);
        out.reserve(PIECE);
        let flush = if end == data.len() { FlushCompress::Finish } else { FlushCompress::None };
        match state.compress_vec(&data[done..end], &mut out, flush) {
            Ok(Status::StreamEnd) => break,
            Ok(_) => vm.poll()?,
            Err(_) => return Err(vm.runtime_error("compression failed")),
        }
    }
    if gzip {
        let mut crc = flate2::Crc::new();
        crate::pace::slices(&data).for_each(|part| crc.update(part));
        out.extend(crc.sum().to_le_bytes());
        out.extend((data.len() as u32).to_le_bytes());
    }
    Ok(vm.heap.bytes(out))
}
/// `(output, bytes used, has ended)`, or the number of the error.
fn inflate(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let wbits = vm.int_arg(args, 1)?;
    let is_gzip = wbits > 16 && wbits < 32 || wbits >= 32 && data.starts_with(&[0x1F, 0x8B]);
    let header = if is_gzip {
        match gzip_header(&data) {
            Some(Ok(length)) => length,
            Some(Err(())) => return Ok(Object::small(-3)),
            None => return unfinished(vm, vec![], data.len()),
        }
    } else {
        0
    };
    if !is_gzip && wbits > 0 && data.len() >= 2 && !u16::from_be_bytes([data[0], data[1]]).is_multiple_of(31) {
        return Ok(Object::small(-3));
    }
    let mut state = Decompress::new(!is_gzip && wbits > 0);
    let mut out = Vec::new();
    loop {
        let done = header + state.total_in() as usize;
        let before = (state.total_in(), out.len());
        vm.reserve(out.len() + (1 << 16))?;
        out.reserve((data.len() - done).clamp(1024, PIECE) * 2);
        match state.decompress_vec(&data[done..], &mut out, FlushDecompress::None) {
            Ok(Status::StreamEnd) => break,
            Ok(_) => {
                vm.poll()?;
                if before == (state.total_in(), out.len()) {
                    return unfinished(vm, out, data.len());
                }
            }
            Err(_) => return Ok(Object::small(reason(&data, header, is_gzip || wbits < 0))),
        }
    }
    let mut used = header + state.total_in() as usize;
    if is_gzip {
        if data.len() < used + 8 {
            return unfinished(vm, out, data.len());
        }
        used += 8;
    }
    let out = vm.heap.bytes(out);
    Ok(vm.heap.tuple([out, Object::small(used as i64), Object::TRUE]))
}
/// Why a stream is no good: -4 its checksum, -5 its first block, -6 something else.
fn reason(data: &[u8], header: usize, raw: bool) -> i64 {
    let start = header + if raw { 0 } else { 2 };
    let Some(rest) = data.get(start..) else { return -6 };
    if rest.first().is_some_and(|&byte| byte >> 1 & 3 == 3) {
        return -5;
    }
    let mut state = Decompress::new(false);
    let mut out = vec![0; 1 << 16];
    loop {
        let before = (state.total_in(), state.total_out());
        match state.decompress(&rest[state.total_in() as usize..], &mut out, FlushDecompress::None) {
            Ok(Status::StreamEnd) => return -4,
            Ok(_) if before != (state.total_in(), state.total_out()) => {}
            _ => return -6,
        }
    }
}
fn unfinished(vm: &mut Vm, out: Vec<u8>, used: usize) -> Res {
    let out = vm.heap.bytes(out);
    Ok(vm.heap.tuple([out, Object::small(used as i64), Object::FALSE]))
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
