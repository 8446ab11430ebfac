//! The numbers of the native types of standard modules, after those of `ids.rs`: without gaps, since each has a place in a table.

use crate::types::FIRST_STDLIB_TYPE;

pub const RE_PATTERN: u32 = FIRST_STDLIB_TYPE + 25;
pub const RE_MATCH: u32 = FIRST_STDLIB_TYPE + 26;
pub const RE_CACHE: u32 = FIRST_STDLIB_TYPE + 27;
pub const RANDOM: u32 = FIRST_STDLIB_TYPE + 28;
pub const HASH: u32 = FIRST_STDLIB_TYPE + 29;
pub const SHAKE: u32 = FIRST_STDLIB_TYPE + 30;
pub const BLAKE2B: u32 = FIRST_STDLIB_TYPE + 31;
pub const BLAKE2S: u32 = FIRST_STDLIB_TYPE + 32;
pub const JSON_ENCODING: u32 = FIRST_STDLIB_TYPE + 33;
pub const JSON_DECODING: u32 = FIRST_STDLIB_TYPE + 34;
pub const DATE: u32 = FIRST_STDLIB_TYPE + 35;
pub const TIME: u32 = FIRST_STDLIB_TYPE + 36;
pub const DATETIME: u32 = FIRST_STDLIB_TYPE + 37;
pub const TIMEDELTA: u32 = FIRST_STDLIB_TYPE + 38;
pub const LRU_CACHE: u32 = FIRST_STDLIB_TYPE + 39;
pub const KEY_WRAPPER: u32 = FIRST_STDLIB_TYPE + 40;
pub const TEXT_BUFFER: u32 = FIRST_STDLIB_TYPE + 41;
pub const CSV_READER: u32 = FIRST_STDLIB_TYPE + 42;
pub const CSV_WRITER: u32 = FIRST_STDLIB_TYPE + 43;
pub const PARTIAL: u32 = FIRST_STDLIB_TYPE + 44;
pub const ATTR_GETTER: u32 = FIRST_STDLIB_TYPE + 45;
pub const ITEM_GETTER: u32 = FIRST_STDLIB_TYPE + 46;
pub const METHOD_CALLER: u32 = FIRST_STDLIB_TYPE + 47;
pub const GUEST_SORT: u32 = FIRST_STDLIB_TYPE + 48;
pub const STRUCT_ITERATOR: u32 = FIRST_STDLIB_TYPE + 49;
pub const COMPRESS: u32 = FIRST_STDLIB_TYPE + 50;
pub const DECOMPRESS: u32 = FIRST_STDLIB_TYPE + 51;
pub const STRUCT: u32 = FIRST_STDLIB_TYPE + 52;
pub const ARRAY_ITERATOR: u32 = FIRST_STDLIB_TYPE + 53;
pub const PICKLE_WRITER: u32 = FIRST_STDLIB_TYPE + 54;
pub const PICKLE_READER: u32 = FIRST_STDLIB_TYPE + 55;
