//! The modules by name. A name is known by a hash that the compiler has computed: looking for one reads no text of the others, which lie
//! scattered among the sources of modules.

use crate::stdlib::{MODULES, ModuleDef};

static HASHES: [u32; MODULES.len()] = {
    let mut hashes = [0; MODULES.len()];
    let mut number = 0;
    while number < hashes.len() {
        hashes[number] = hash(MODULES[number].name);
        number += 1;
    }
    hashes
};

/// FNV-1a.
const fn hash(name: &str) -> u32 {
    let mut hash = 0x811c_9dc5;
    let mut rest = name.as_bytes();
    while let [byte, others @ ..] = rest {
        hash = (hash ^ *byte as u32).wrapping_mul(0x0100_0193);
        rest = others;
    }
    hash
}

/// A module with this name.
#[must_use]
pub fn module(name: &str) -> Option<&'static ModuleDef> {
    position(name).map(|number| &MODULES[number])
}

/// The place of a module in the table.
pub(super) fn position(name: &str) -> Option<usize> {
    let wanted = hash(name);
    HASHES.iter().zip(MODULES).position(|(&hash, module)| hash == wanted && module.name == name)
}
