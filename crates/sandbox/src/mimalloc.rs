//! mimalloc as the allocator of small blocks, asked without an alignment where it gives that alignment anyway: its short way, which most
//! of a guest's objects take. It counts nothing; `Metered` does.

use libmimalloc_sys as mi;
use std::alloc::{GlobalAlloc, Layout};

/// Every block of mimalloc's is aligned at least so.
const ALIGNED: usize = 8;

/// mimalloc.
pub struct Mi;

#[expect(unsafe_code, reason = "a global allocator is an unsafe trait, and mimalloc is written in C")]
// SAFETY: every block comes from mimalloc and goes back to it; an alignment above what it always gives is asked for by name, also when
// the block is moved.
unsafe impl GlobalAlloc for Mi {
    #[inline]
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

    #[inline]
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
