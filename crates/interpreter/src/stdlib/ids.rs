//! The numbers of the types of `itertools` and `collections`; those of other standard modules follow in `native_ids.rs`.

use crate::types::FIRST_STDLIB_TYPE;

const ITERTOOLS: u32 = FIRST_STDLIB_TYPE + 1;
pub const COUNT: u32 = ITERTOOLS;
pub const CYCLE: u32 = ITERTOOLS + 1;
pub const REPEAT: u32 = ITERTOOLS + 2;
pub const ACCUMULATE: u32 = ITERTOOLS + 3;
pub const CHAIN: u32 = ITERTOOLS + 4;
pub const COMPRESS: u32 = ITERTOOLS + 5;
pub const DROPWHILE: u32 = ITERTOOLS + 6;
pub const TAKEWHILE: u32 = ITERTOOLS + 7;
pub const FILTERFALSE: u32 = ITERTOOLS + 8;
pub const STARMAP: u32 = ITERTOOLS + 9;
pub const ISLICE: u32 = ITERTOOLS + 10;
pub const PAIRWISE: u32 = ITERTOOLS + 11;
pub const ZIP_LONGEST: u32 = ITERTOOLS + 12;
pub const PRODUCT: u32 = ITERTOOLS + 13;
pub const PERMUTATIONS: u32 = ITERTOOLS + 14;
pub const COMBINATIONS: u32 = ITERTOOLS + 15;
pub const COMBINATIONS_REPLACED: u32 = ITERTOOLS + 16;
pub const GROUPBY: u32 = ITERTOOLS + 17;
pub const GROUPER: u32 = ITERTOOLS + 18;
pub const TEE: u32 = ITERTOOLS + 19;

const COLLECTIONS: u32 = FIRST_STDLIB_TYPE + 21;
pub const DEQUE: u32 = COLLECTIONS;
pub const DEQUE_ITERATOR: u32 = COLLECTIONS + 1;
pub const DEQUE_REVERSE_ITERATOR: u32 = COLLECTIONS + 2;
pub const TUPLE_GETTER: u32 = COLLECTIONS + 3;
