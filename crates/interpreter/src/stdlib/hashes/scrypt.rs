//! `hashlib.scrypt`: keys derived from passwords so that it takes memory, too (RFC 7914).

use super::derived::derived;
use super::hasher::Hasher;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::vm::Vm;

/// Bytes that it takes where nothing is said of that.
const USUAL_MEMORY: u64 = 32 << 20;
/// The product of `r` and `p` is less than this.
const MOST_BLOCKS: u64 = 1 << 30;

/// The words of 64 bytes.
type Block = [u32; 16];

pub fn scrypt(vm: &mut Vm, args: &[Object]) -> Res {
    let password = vm.buffer_arg(args[0])?;
    let Some(salt) = args[1].some() else { return Err(vm.type_error("salt is required")) };
    let salt = vm.buffer_arg(salt)?;
    for (at, name) in [(2, "n"), (3, "r"), (4, "p")] {
        if let Some(given) = args[at].some().filter(|&given| !matches!(vm.payload(given).kind(), Kind::Int | Kind::Big | Kind::Bool)) {
            return vm.expected_type(&format!("scrypt() argument '{name}'"), "int", given);
        }
    }
    let cost = unsigned(vm, args[2], "n")?;
    if cost < 2 || !cost.is_power_of_two() {
        return Err(vm.value_error("n must be a power of 2."));
    }
    let (size, times) = (unsigned(vm, args[3], "r")?, unsigned(vm, args[4], "p")?);
    let (memory, length) = (vm.int_arg_or(args, 5, 0)?, vm.int_arg_or(args, 6, 64)?);
    if !(0..=i64::from(i32::MAX)).contains(&memory) {
        return Err(vm.value_error("maxmem must be positive and smaller than 2147483647"));
    }
    if !(1..=i64::from(i32::MAX)).contains(&length) {
        return Err(vm.value_error("dklen must be greater than 0 and smaller than 2147483647"));
    }
    if size == 0 || times == 0 {
        return Err(vm.value_error("Invalid parameter combination for n, r, p, maxmem."));
    }
    let limit = if memory == 0 { USUAL_MEMORY } else { memory as u64 };
    let table = size.checked_mul(128).and_then(|block| block.checked_mul(cost.checked_add(2)?));
    let needed = size.checked_mul(128).and_then(|block| block.checked_mul(times)).and_then(|all| all.checked_add(table?));
    let is_short = size < 4 && cost >= 1 << (16 * size);
    if is_short || times > (MOST_BLOCKS - 1) / size || needed.is_none_or(|needed| needed > limit) {
        return Err(vm.value_error("[digital envelope routines] memory limit exceeded"));
    }
    vm.reserve_many(needed.unwrap_or(u64::MAX), 1, 1)?;
    let Some((_, empty)) = Hasher::by_name("sha256") else { return Err(vm.value_error("unsupported hash type")) };
    let mut blocks = derived(vm, &empty, &password, &salt, 1, (times * size * 128) as i64)?;
    for block in blocks.chunks_mut(size as usize * 128) {
        mixed(vm, block, cost as usize)?;
    }
    let key = derived(vm, &empty, &password, &blocks, 1, length)?;
    Ok(vm.heap.bytes(key))
}

fn unsigned(vm: &mut Vm, given: Object, name: &str) -> Res<u64> {
    match given.some().and_then(|given| vm.small_int(vm.payload(given))).and_then(|value| u64::try_from(value).ok()) {
        Some(value) => Ok(value),
        None => Err(vm.type_error(&format!("{name} is required and must be an unsigned int"))),
    }
}

/// Mixes a block with a table of as many states of it as `cost` says.
fn mixed(vm: &mut Vm, bytes: &mut [u8], cost: usize) -> Res<()> {
    let word = |four: &[u8]| u32::from_le_bytes([four[0], four[1], four[2], four[3]]);
    let mut state: Vec<u32> = bytes.chunks(4).map(word).collect();
    let (length, mut room) = (state.len(), vec![0u32; state.len()]);
    let mut table: Vec<u32> = Vec::with_capacity(length * cost);
    for _ in 0..cost {
        table.extend_from_slice(&state);
        stirred(&mut state, &mut room);
        vm.poll()?;
    }
    for _ in 0..cost {
        let chosen = state[length - 16] as usize & (cost - 1);
        state.iter_mut().zip(&table[chosen * length..]).for_each(|(word, other)| *word ^= other);
        stirred(&mut state, &mut room);
        vm.poll()?;
    }
    bytes.chunks_mut(4).zip(&state).for_each(|(four, word)| four.copy_from_slice(&word.to_le_bytes()));
    Ok(())
}

/// Each block is mixed with the one before it; those in even places come first then.
fn stirred(state: &mut [u32], room: &mut [u32]) {
    let mut last: Block = [0; 16];
    last.copy_from_slice(&state[state.len() - 16..]);
    let half = state.len() / 32;
    for (number, block) in state.chunks(16).enumerate() {
        last.iter_mut().zip(block).for_each(|(word, other)| *word ^= other);
        salsa(&mut last);
        let place = number / 2 + if number % 2 == 0 { 0 } else { half };
        room[place * 16..][..16].copy_from_slice(&last);
    }
    state.copy_from_slice(room);
}

/// The core of Salsa20 with eight rounds.
fn salsa(block: &mut Block) {
    const COLUMNS: [[usize; 4]; 4] = [[0, 4, 8, 12], [5, 9, 13, 1], [10, 14, 2, 6], [15, 3, 7, 11]];
    const ROWS: [[usize; 4]; 4] = [[0, 1, 2, 3], [5, 6, 7, 4], [10, 11, 8, 9], [15, 12, 13, 14]];
    let mut x = *block;
    for round in 0..8 {
        for [a, b, c, d] in if round % 2 == 0 { COLUMNS } else { ROWS } {
            x[b] ^= x[a].wrapping_add(x[d]).rotate_left(7);
            x[c] ^= x[b].wrapping_add(x[a]).rotate_left(9);
            x[d] ^= x[c].wrapping_add(x[b]).rotate_left(13);
            x[a] ^= x[d].wrapping_add(x[c]).rotate_left(18);
        }
    }
    block.iter_mut().zip(x).for_each(|(word, mixed)| *word = word.wrapping_add(mixed));
}
