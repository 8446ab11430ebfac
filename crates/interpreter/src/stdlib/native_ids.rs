//! The numbers of the native types of standard modules.

use crate::types::FIRST_STDLIB_TYPE;

pub const RE_PATTERN: u32 = FIRST_STDLIB_TYPE + 200;
pub const RE_MATCH: u32 = FIRST_STDLIB_TYPE + 201;
pub const RE_CACHE: u32 = FIRST_STDLIB_TYPE + 202;
pub const RANDOM: u32 = FIRST_STDLIB_TYPE + 203;
pub const HASH: u32 = FIRST_STDLIB_TYPE + 205;
pub const JSON_ENCODING: u32 = FIRST_STDLIB_TYPE + 208;
pub const JSON_DECODING: u32 = FIRST_STDLIB_TYPE + 209;
pub const DATE: u32 = FIRST_STDLIB_TYPE + 210;
pub const TIME: u32 = FIRST_STDLIB_TYPE + 211;
pub const DATETIME: u32 = FIRST_STDLIB_TYPE + 212;
pub const TIMEDELTA: u32 = FIRST_STDLIB_TYPE + 213;
pub const LRU_CACHE: u32 = FIRST_STDLIB_TYPE + 214;
pub const KEY_WRAPPER: u32 = FIRST_STDLIB_TYPE + 215;
