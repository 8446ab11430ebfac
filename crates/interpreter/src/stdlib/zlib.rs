//! `zlib` and the functions of `gzip`: whole buffers in and out. What comes out is bounded by the memory limit.
//! Compressor objects and files are Python classes, which gather what they are given and ask here.

use super::binascii::{adler32, crc32};
use super::{raise_in, slowly};
use crate::native::{Flow, NativeDef, Res, function};
use crate::object::Object;
use crate::vm::Vm;
use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

pub static TABLE: &[NativeDef] = &[
    function("compress", "data, /, level=-1, wbits=15", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        let (level, wbits) = (vm.c_int_arg(args, 1, -1)?, vm.c_int_arg(args, 2, 15)?);
        if !(-1..=9).contains(&level) || !compresses(wbits) {
            return Err(error(vm, "Bad compression level"));
        }
        let made = deflate(vm, &data, level, wbits)?;
        Ok(vm.heap.bytes(made))
    }),
    function("decompress", "data, /, wbits=15, bufsize=16384", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        let wbits = vm.c_int_arg(args, 1, 15)?;
        if vm.int_arg_or(args, 2, 0)? < 0 {
            return Err(vm.value_error("bufsize must be non-negative"));
        }
        if !decompresses(wbits) {
            return Err(error(vm, "Error -2 while preparing to decompress data: inconsistent stream state"));
        }
        match inflate(vm, &data, wbits)? {
            Inflated { fault: Some(fault), .. } => Err(error(vm, &format!("Error -3 while decompressing data: {fault}"))),
            Inflated { has_ended: false, .. } => Err(error(vm, "Error -5 while decompressing data: incomplete or truncated stream")),
            Inflated { out, .. } => Ok(vm.heap.bytes(out)),
        }
    }),
    function("compressobj", "level=-1, method=8, wbits=15, memLevel=8, strategy=0, zdict=None", |vm, args| {
        let (level, method, wbits) = (vm.c_int_arg(args, 0, -1)?, vm.c_int_arg(args, 1, 8)?, vm.c_int_arg(args, 2, 15)?);
        let (memory, strategy) = (vm.c_int_arg(args, 3, 8)?, vm.c_int_arg(args, 4, 0)?);
        if let Some(words) = args[5].some() {
            vm.buffer_arg(words)?;
        }
        let good = (-1..=9).contains(&level) && method == 8 && (1..=9).contains(&memory) && (0..=4).contains(&strategy);
        if !good || !compresses(wbits) {
            return Err(vm.value_error("Invalid initialization option"));
        }
        slowly(vm, "zlib", "Compress", vec![Object::small(level), Object::small(wbits)])
    }),
    function("decompressobj", "wbits=15, zdict=b''", |vm, args| {
        let wbits = vm.c_int_arg(args, 0, 15)?;
        if let Some(words) = args[1].given()
            && vm.bytes_like(words)?.is_none()
        {
            return Err(vm.type_error("zdict argument must support the buffer protocol"));
        }
        if !decompresses(wbits) {
            return Err(vm.value_error("Invalid initialization option"));
        }
        slowly(vm, "zlib", "Decompress", vec![Object::small(wbits)])
    }),
    function("crc32", "data, value=0, /", crc32),
    function("adler32", "data, value=1, /", adler32),
    // For the classes.
    function("_deflate", "data, level, wbits, /", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        let (level, wbits) = (vm.int_arg(args, 1)?, vm.int_arg(args, 2)?);
        let made = deflate(vm, &data, level, wbits)?;
        Ok(vm.heap.bytes(made))
    }),
    // `(output, bytes used, has ended)`; the last argument says what is being done.
    function("_inflate", "data, wbits, doing, /", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        let wbits = vm.int_arg(args, 1)?;
        let found = inflate(vm, &data, wbits)?;
        if let Some(fault) = found.fault {
            let message = format!("Error -3 while {}: {fault}", vm.text_of(args[2]));
            return Err(error(vm, &message));
        }
        let out = vm.heap.bytes(found.out);
        Ok(vm.heap.tuple([out, Object::small(found.used as i64), Object::bool(found.has_ended)]))
    }),
];

/// The functions of `gzip`.
pub static GZIP: &[NativeDef] = &[
    function("compress", "data, compresslevel=9, *, mtime=None", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        let level = vm.c_int_arg(args, 1, 9)?;
        if !(-1..=9).contains(&level) {
            return Err(error(vm, "Bad compression level"));
        }
        let mut made = deflate(vm, &data, level, 31)?;
        let seconds = match args[2].some().map(|time| vm.payload(time)) {
            None => 0,
            Some(time) if time.is_float() => time.float_value() as i64,
            Some(_) => vm.int_arg(args, 2)?,
        };
        let Ok(seconds) = u32::try_from(seconds) else { return Err(vm.overflow_error("argument out of range")) };
        if seconds != 0 {
            made[4..8].copy_from_slice(&seconds.to_le_bytes());
            made[9] = 255;
        }
        Ok(vm.heap.bytes(made))
    }),
    function("decompress", "data", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        let (mut rest, mut out) = (data.as_slice(), Vec::new());
        while !rest.is_empty() {
            if !rest.starts_with(&[0x1F, 0x8B]) {
                let start = vm.heap.bytes(rest[..rest.len().min(2)].to_vec());
                let start = crate::types::builtin_repr(vm, start)?;
                let message = format!("Not a gzipped file ({})", vm.text_of(start));
                return Err(raise_in(vm, "gzip", "BadGzipFile", &message));
            }
            let found = inflate(vm, rest, 31)?;
            if let Some(fault) = found.fault {
                return Err(error(vm, &format!("Error -3 while decompressing data: {fault}")));
            }
            if !found.has_ended {
                let message = "Compressed file ended before the end-of-stream marker was reached";
                return Err(vm.error(crate::types::EOF_ERROR, message));
            }
            vm.reserve(found.out.len())?;
            out.extend_from_slice(&found.out);
            rest = rest.get(found.used..).unwrap_or_default();
            let zeros = rest.iter().take_while(|&&byte| byte == 0).count();
            rest = &rest[zeros..];
        }
        Ok(vm.heap.bytes(out))
    }),
];

static CONSTANTS: &[(&str, i64)] = &[
    ("MAX_WBITS", 15),
    ("DEFLATED", 8),
    ("DEF_MEM_LEVEL", 8),
    ("DEF_BUF_SIZE", 16384),
    ("Z_BEST_COMPRESSION", 9),
    ("Z_BEST_SPEED", 1),
    ("Z_DEFAULT_COMPRESSION", -1),
    ("Z_NO_COMPRESSION", 0),
    ("Z_DEFAULT_STRATEGY", 0),
    ("Z_FILTERED", 1),
    ("Z_HUFFMAN_ONLY", 2),
    ("Z_RLE", 3),
    ("Z_FIXED", 4),
    ("Z_NO_FLUSH", 0),
    ("Z_PARTIAL_FLUSH", 1),
    ("Z_SYNC_FLUSH", 2),
    ("Z_FULL_FLUSH", 3),
    ("Z_FINISH", 4),
    ("Z_BLOCK", 5),
    ("Z_TREES", 6),
];

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    for &(name, value) in CONSTANTS {
        vm.dict_set_str(dict, name, Object::small(value));
    }
    for name in ["ZLIB_VERSION", "ZLIB_RUNTIME_VERSION"] {
        let version = vm.heap.intern("1.2.13");
        vm.dict_set_str(dict, name, version);
    }
    Ok(())
}

#[cold]
fn error(vm: &mut Vm, message: &str) -> Box<Flow> {
    raise_in(vm, "zlib", "error", message)
}
/// Is this a size of window that a stream can be written with, or with a sign or 16 more another kind of stream?
fn compresses(wbits: i64) -> bool {
    matches!(wbits, 8..=15 | 25..=31 | -15..=-9)
}
fn decompresses(wbits: i64) -> bool {
    matches!(wbits, 0 | 8..=16 | 24..=32 | 40..=47 | -15..=-8)
}

/// Bytes in and out between two looks at the meter.
const PIECE: usize = 1 << 17;

fn deflate(vm: &mut Vm, data: &[u8], level: i64, wbits: i64) -> Res<Vec<u8>> {
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
        out.extend([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, extra, 3]);
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
        crate::pace::slices(data).for_each(|part| crc.update(part));
        out.extend(crc.sum().to_le_bytes());
        out.extend((data.len() as u32).to_le_bytes());
    }
    Ok(out)
}

/// What a stream came to.
#[derive(Default)]
struct Inflated {
    out: Vec<u8>,
    used: usize,
    has_ended: bool,
    fault: Option<&'static str>,
}

impl Inflated {
    fn faulty(fault: &'static str) -> Self {
        Self { fault: Some(fault), ..Self::default() }
    }
    fn unfinished(out: Vec<u8>, used: usize) -> Self {
        Self { out, used, ..Self::default() }
    }
}

fn inflate(vm: &mut Vm, data: &[u8], wbits: i64) -> Res<Inflated> {
    const HEADER: &str = "incorrect header check";
    let is_gzip = (16..32).contains(&wbits) || wbits >= 32 && data.starts_with(&[0x1F, 0x8B]);
    let header = if is_gzip {
        match gzip_header(data) {
            Some(Ok(length)) => length,
            Some(Err(())) => return Ok(Inflated::faulty(HEADER)),
            None => return Ok(Inflated::unfinished(vec![], data.len())),
        }
    } else {
        0
    };
    if !is_gzip && wbits >= 0 && data.len() >= 2 && !u16::from_be_bytes([data[0], data[1]]).is_multiple_of(31) {
        return Ok(Inflated::faulty(HEADER));
    }
    let mut state = Decompress::new(!is_gzip && wbits >= 0);
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
                    return Ok(Inflated::unfinished(out, data.len()));
                }
            }
            Err(_) => return Ok(Inflated::faulty(reason(data, header, is_gzip || wbits < 0))),
        }
    }
    let mut used = header + state.total_in() as usize;
    if is_gzip {
        if data.len() < used + 8 {
            return Ok(Inflated::unfinished(out, data.len()));
        }
        used += 8;
    }
    Ok(Inflated { out, used, has_ended: true, fault: None })
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
