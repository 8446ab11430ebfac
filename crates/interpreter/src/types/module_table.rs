//! The modules by name: a table of their numbers that the compiler has laid out by hash. A statement `import` in a loop looks here each time.

use crate::stdlib::{MODULES, ModuleDef};

/// Places for the numbers of the modules: four times as many as there are, about.
const PLACES: usize = 1 << 10;

/// One more than the number of a module, at the first free place from that on which its hash names.
static TABLE: [u16; PLACES] = {
    assert!(MODULES.len() < PLACES / 2, "looking for a module ends at a free place");
    let mut table = [0; PLACES];
    let mut number = 0;
    while number < MODULES.len() {
        let mut place = hash(MODULES[number].name) as usize % PLACES;
        while table[place] != 0 {
            place = (place + 1) % PLACES;
        }
        number += 1;
        table[place] = number as u16;
    }
    table
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
    let mut place = hash(name) as usize % PLACES;
    while let Some(number) = usize::from(TABLE[place]).checked_sub(1) {
        if MODULES[number].name == name {
            return Some(number);
        }
        place = (place + 1) % PLACES;
    }
    None
}
