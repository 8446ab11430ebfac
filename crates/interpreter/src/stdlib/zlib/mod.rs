//! `zlib` and the functions of `gzip`: whole buffers in and out, and streams under way.
//! Streams are written by a compressor of our own, which makes the bytes that zlib 1.2.13 makes (`deflate.rs`), and read by one that
//! can stop anywhere and be saved (`inflate.rs`). Files are Python classes.

mod bits;
mod bits_read;
mod block;
mod codes;
mod compress;
mod decompress;
mod deflate;
mod head;
mod inflate;
mod matching;
mod settings;
mod stored;
mod trees;
mod window;

use super::binascii::{adler32, checksum, crc32};
use super::{raise_in, slowly};
use crate::native::{Flow, NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::TypeDef;
use crate::vm::Vm;
pub use compress::load as load_compress;
pub use decompress::load as load_decompress;
use decompress::{Inflated, Stopped};
use settings::Settings;

pub static TYPES: &[&TypeDef] = &[&compress::COMPRESS, &decompress::DECOMPRESS];

pub static TABLE: &[NativeDef] = &[
    function("compress", "data, /, level=-1, wbits=15", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        let (level, wbits) = (vm.c_int_arg(args, 1, -1)?, vm.c_int_arg(args, 2, 15)?);
        let made = compressed(vm, &data, level, wbits)?;
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
        match decompress::whole(vm, &data, wbits)? {
            (Inflated { stop: Stopped::Ended, out, .. }, _) => Ok(vm.heap.bytes(out)),
            (Inflated { stop: Stopped::Unfinished, .. }, _) => {
                Err(error(vm, "Error -5 while decompressing data: incomplete or truncated stream"))
            }
            (Inflated { stop, .. }, stream) => Err(decompress::fault(vm, &stream, stop)),
        }
    }),
    function("compressobj", "level=-1, method=8, wbits=15, memLevel=8, strategy=0, zdict=None", |vm, args| {
        let (level, method, wbits) = (vm.c_int_arg(args, 0, -1)?, vm.c_int_arg(args, 1, 8)?, vm.c_int_arg(args, 2, 15)?);
        let (memory, strategy) = (vm.c_int_arg(args, 3, 8)?, vm.c_int_arg(args, 4, 0)?);
        let words = match args[5].given() {
            Some(words) => Some(vm.buffer_arg(words)?),
            None => None,
        };
        match Settings::new(level, wbits, memory, strategy) {
            Some(settings) if method == 8 => compress::new(vm, settings, words.as_deref()),
            _ => Err(vm.value_error("Invalid initialization option")),
        }
    }),
    function("decompressobj", "wbits=15, zdict=b''", |vm, args| {
        let wbits = vm.c_int_arg(args, 0, 15)?;
        let words = match args[1].given() {
            Some(words) if vm.bytes_like(words)?.is_none() => {
                return Err(vm.type_error("zdict argument must support the buffer protocol"));
            }
            Some(words) => Some(vm.buffer_arg(words)?),
            None => None,
        };
        if !decompresses(wbits) {
            return Err(vm.value_error("Invalid initialization option"));
        }
        decompress::new(vm, wbits, words)
    }),
    function("crc32", "data, value=0, /", crc32),
    function("adler32", "data, value=1, /", adler32),
];

/// The functions of `gzip`.
pub static GZIP: &[NativeDef] = &[
    function("compress", "data, compresslevel=9, *, mtime=None", |vm, args| {
        let seconds = match args[2].some().map(|time| vm.payload(time)) {
            None => return slowly(vm, "gzip", "_compress_now", vec![args[0], args[1].or(Object::small(9))]),
            Some(time) if time.is_float() => time.float_value() as i64,
            Some(_) => vm.int_arg(args, 2)?,
        };
        let data = vm.buffer_arg(args[0])?;
        let level = vm.c_int_arg(args, 1, 9)?;
        if seconds == 0 {
            let made = compressed(vm, &data, level, 31)?;
            return Ok(vm.heap.bytes(made));
        }
        let Ok(seconds) = u32::try_from(seconds) else { return Err(vm.overflow_error("argument out of range")) };
        let body = compressed(vm, &data, level, -15)?;
        vm.reserve(body.len())?;
        let mut made = gzip_head(seconds, level, &[]);
        pace::extend(&mut made, &body);
        made.extend(pace::slices(&data).fold(0, checksum::crc32).to_le_bytes());
        made.extend((data.len() as u32).to_le_bytes());
        Ok(vm.heap.bytes(made))
    }),
    function("_head", "name, time, level, /", file_head),
    function("decompress", "data", |vm, args| members(vm, args, |_, _| "CRC check failed".to_owned())),
    // For files, which say more of what is wrong.
    function("_members", "data, /", |vm, args| members(vm, args, |told, found| format!("CRC check failed {told:#x} != {found:#x}"))),
];

/// What a file begins with: when it was made, how hard it was compressed, and its name if it has one.
fn gzip_head(seconds: u32, level: i64, name: &[u8]) -> Vec<u8> {
    let rank = match level {
        9 => 2,
        1 => 4,
        _ => 0,
    };
    let mut head = vec![0x1F, 0x8B, 8, if name.is_empty() { 0 } else { 8 }];
    head.extend(seconds.to_le_bytes());
    head.extend([rank, 255]);
    if !name.is_empty() {
        head.extend_from_slice(name);
        head.push(0);
    }
    head
}
/// The head of a file by its path: the name is told where Latin-1 has its letters.
fn file_head(vm: &mut Vm, args: &[Object]) -> Res {
    let name = vm.payload(args[0]);
    let name = match name.kind() {
        Kind::Str => {
            let text = vm.owned_text(name)?;
            pace::items(text.chars()).map(|c| u8::try_from(u32::from(c)).ok()).collect::<Option<Vec<u8>>>().unwrap_or_default()
        }
        Kind::Bytes => vm.buffer_arg(name)?,
        _ => Vec::new(),
    };
    let name = name.rsplit(|&byte| byte == b'/').next().unwrap_or_default();
    let name = name.strip_suffix(b".gz").unwrap_or(name);
    let (seconds, level) = (vm.int_arg(args, 1)?, vm.int_arg(args, 2)?);
    let Ok(seconds) = u32::try_from(seconds) else {
        return Err(vm.overflow_error(if seconds < 0 { "can't convert negative int to unsigned" } else { "int too big to convert" }));
    };
    vm.reserve(name.len() + 16)?;
    vm.poll()?;
    let head = gzip_head(seconds, level, name);
    Ok(vm.heap.bytes(head))
}

/// What the members of a file hold, one after the other; and what is said of a sum that is not the one that it tells.
fn members(vm: &mut Vm, args: &[Object], other_sum: fn(u32, u32) -> String) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let (mut rest, mut all) = (data.as_slice(), Vec::new());
    while !rest.is_empty() {
        if !rest.starts_with(&[0x1F, 0x8B]) {
            let start = vm.heap.bytes(rest[..rest.len().min(2)].to_vec());
            let start = crate::types::builtin_repr(vm, start)?;
            let message = format!("Not a gzipped file ({})", vm.text_of(start));
            return Err(raise_in(vm, "gzip", "BadGzipFile", &message));
        }
        let head = match header(rest) {
            Ok(head) => head,
            Err(Some(message)) => return Err(raise_in(vm, "gzip", "BadGzipFile", message)),
            Err(None) => return Err(ends_too_soon(vm)),
        };
        let body = rest.get(head..).unwrap_or_default();
        let (Inflated { out, used, stop }, stream) = decompress::whole(vm, body, -15)?;
        match stop {
            Stopped::Ended => {}
            Stopped::Unfinished => return Err(ends_too_soon(vm)),
            _ => return Err(decompress::fault(vm, &stream, stop)),
        }
        let after = body.get(used..).unwrap_or_default();
        let (Some(&sum), Some(&length)) = (after.first_chunk(), after.get(4..).and_then(|after| after.first_chunk())) else {
            return Err(ends_too_soon(vm));
        };
        let (told, found) = (u32::from_le_bytes(sum), pace::slices(&out).fold(0, checksum::crc32));
        vm.poll()?;
        if told != found {
            return Err(raise_in(vm, "gzip", "BadGzipFile", &other_sum(told, found)));
        }
        if u32::from_le_bytes(length) != out.len() as u32 {
            return Err(raise_in(vm, "gzip", "BadGzipFile", "Incorrect length of data produced"));
        }
        if all.is_empty() {
            all = out;
        } else {
            vm.reserve(all.len() + out.len())?;
            pace::extend(&mut all, &out);
        }
        let after = after.get(8..).unwrap_or_default();
        rest = &after[after.iter().take_while(|&&byte| byte == 0).count()..];
        vm.poll()?;
    }
    Ok(vm.heap.bytes(all))
}
#[cold]
fn ends_too_soon(vm: &mut Vm) -> Box<Flow> {
    vm.error(crate::types::EOF_ERROR, "Compressed file ended before the end-of-stream marker was reached")
}
/// The length of the head of a member, or what is wrong with it; nothing is where it breaks off.
fn header(data: &[u8]) -> Result<usize, Option<&'static str>> {
    let Some(&[_, _, method, flags, ..]) = data.first_chunk::<10>() else { return Err(None) };
    if method != 8 {
        return Err(Some("Unknown compression method"));
    }
    let mut at = 10;
    if flags & 4 != 0 {
        let Some(&length) = data.get(at..).and_then(|rest| rest.first_chunk()) else { return Err(None) };
        at += 2 + usize::from(u16::from_le_bytes(length));
    }
    for bit in [8, 16] {
        if flags & bit != 0 {
            let rest = data.get(at..).unwrap_or_default();
            at += memchr::memchr(0, rest).map_or(rest.len(), |end| end + 1);
        }
    }
    at += if flags & 2 != 0 { 2 } else { 0 };
    if at <= data.len() { Ok(at) } else { Err(None) }
}

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
    // CPython's module does not show the classes.
    for name in ["Compress", "Decompress"] {
        let name = vm.heap.intern(name);
        vm.dict_remove(dict, name);
    }
    Ok(())
}

#[cold]
fn deny_stream<T>(vm: &mut Vm) -> Res<T> {
    Err(vm.type_error("descriptor requires a stream of zlib"))
}
#[cold]
fn error(vm: &mut Vm, message: &str) -> Box<Flow> {
    raise_in(vm, "zlib", "error", message)
}
fn compressed(vm: &mut Vm, data: &[u8], level: i64, wbits: i64) -> Res<Vec<u8>> {
    match Settings::new(level, wbits, 8, 0) {
        Some(settings) => compress::compressed(vm, data, settings),
        None => Err(error(vm, "Bad compression level")),
    }
}
/// Is this a size of window that a stream can be read with, or with a sign or 16 or 32 more another kind of stream?
fn decompresses(wbits: i64) -> bool {
    matches!(wbits, 0 | 8..=16 | 24..=32 | 40..=47 | -15..=-8)
}
