//! mimalloc as the allocator of small blocks, asked without an alignment where it gives that alignment anyway: its short way, which most
//! of a guest's objects take. It counts nothing; `Metered` does.

use libmimalloc_sys as mi;
use std::alloc::{GlobalAlloc, Layout};
use std::ffi::{c_int, c_long};

/// Every block of mimalloc's is aligned at least so.
const ALIGNED: usize = 8;

/// How much address space it takes at once, in KiB, and the number of that option. It keeps books of what it took, and writes them at
/// once: its own measure, 1 GiB, costs a process that is to start quickly some forty pages.
const TAKEN_AT_ONCE: c_long = 128 << 10;
const ARENA_RESERVE: c_int = 23;

#[expect(unsafe_code, reason = "mimalloc is written in C, and takes its first space before `main`")]
mod start {
    use super::{ARENA_RESERVE, TAKEN_AT_ONCE, c_int, c_long};

    unsafe extern "C" {
        fn mi_option_set_default(option: c_int, value: c_long);
    }

    // SAFETY: the section holds functions of this kind, which are called one after the other before `main`.
    #[unsafe(link_section = ".init_array")]
    #[used]
    static SET: extern "C" fn() = set;

    extern "C" fn set() {
        // SAFETY: it writes a number into a table of its own; no other thread is there yet.
        unsafe { mi_option_set_default(ARENA_RESERVE, TAKEN_AT_ONCE) }
    }
}

/// mimalloc.
pub struct Mi;

#[expect(unsafe_code, reason = "a global allocator is an unsafe trait, and mimalloc is written in C")]
// SAFETY: every block comes from mimalloc and goes back to it; an alignment above what it always gives is asked for by name, also when
// the block is moved.
unsafe impl GlobalAlloc for Mi {
    #[inline(always)]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.align() <= ALIGNED {
            // SAFETY: any size may be asked for.
            return unsafe { mi::mi_malloc(layout.size()) }.cast();
        }
        // SAFETY: the alignment is a power of two, as every layout's.
        unsafe { mi::mi_malloc_aligned(layout.size(), layout.align()) }.cast()
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the alignment is a power of two, as every layout's.
        unsafe { mi::mi_zalloc_aligned(layout.size(), layout.align()) }.cast()
    }

    #[inline(always)]
    unsafe fn dealloc(&self, block: *mut u8, _: Layout) {
        // SAFETY: the block came from mimalloc, and nobody uses it any more.
        unsafe { mi::mi_free(block.cast()) }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        if layout.align() <= ALIGNED {
            // SAFETY: the block came from mimalloc, and only the result is used from now on.
            return unsafe { mi::mi_realloc(block.cast(), new_size) }.cast();
        }
        // SAFETY: as above, and the alignment is a power of two.
        unsafe { mi::mi_realloc_aligned(block.cast(), new_size, layout.align()) }.cast()
    }
}
