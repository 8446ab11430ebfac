//! An allocator that tells a ledger what it gives out, and maps large blocks by itself.
//!
//! A large block grows in place or is moved by the kernel, never copied: while a list of half the memory limit grows, the
//! process does not hold it twice. Freed, it is the system's again at once. What may be held is not decided here.
//! The `unsafe` of the crate that is not in `sys.rs` is here: a `GlobalAlloc` cannot be without.

use std::alloc::{GlobalAlloc, Layout};
use std::marker::PhantomData;
use std::ptr;

/// Who keeps the account. Both are called inside the allocator: they must not allocate.
pub trait Ledger {
    fn took(bytes: usize);
    fn gave(bytes: usize);
}

/// Blocks from this size on are mapped.
const LARGE: usize = 2 << 20;
const PAGE: usize = 4096;
/// Blocks from this size on ask for huge pages: they are filled in half the time, and given back in none.
const HUGE: usize = 16 << 20;

/// `small` for most blocks, and the kernel for large ones.
///
/// ```
/// use fumehood_sandbox::{Ledger, Metered};
/// struct Nobody;
/// impl Ledger for Nobody {
///     fn took(_: usize) {}
///     fn gave(_: usize) {}
/// }
/// #[global_allocator]
/// static ALLOCATOR: Metered<std::alloc::System, Nobody> = Metered::new(std::alloc::System);
/// let mut list = vec![1u8; 5 << 20];
/// list.resize(50 << 20, 2);
/// assert_eq!((list[0], list[50 << 19]), (1, 2));
/// ```
pub struct Metered<A, L> {
    small: A,
    ledger: PhantomData<fn() -> L>,
}

impl<A, L> Metered<A, L> {
    pub const fn new(small: A) -> Self {
        Self { small, ledger: PhantomData }
    }
}

/// A mapping starts at a page, so that is the largest alignment it gives.
const fn is_mapped(size: usize, align: usize) -> bool {
    size >= LARGE && align <= PAGE
}

#[expect(unsafe_code, reason = "a global allocator is an unsafe trait")]
// SAFETY: every block comes from `small` or from a mapping of its own, which of the two follows from its size and alignment
// alone, and it goes back where it came from; the ledger only counts.
unsafe impl<A: GlobalAlloc, L: Ledger> GlobalAlloc for Metered<A, L> {
    #[inline(always)]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        L::took(layout.size());
        if is_mapped(layout.size(), layout.align()) {
            return map(layout.size());
        }
        // SAFETY: the caller's promise about `layout` is passed on.
        unsafe { self.small.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        L::took(layout.size());
        if is_mapped(layout.size(), layout.align()) {
            return map(layout.size());
        }
        // SAFETY: the caller's promise about `layout` is passed on.
        unsafe { self.small.alloc_zeroed(layout) }
    }

    #[inline(always)]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        L::gave(layout.size());
        if is_mapped(layout.size(), layout.align()) {
            // SAFETY: `alloc` mapped the block with this size, and nobody uses it any more.
            unsafe { libc::munmap(block.cast(), layout.size()) };
            return;
        }
        // SAFETY: the block came from `small` with this layout.
        unsafe { self.small.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        let (before, after) = (is_mapped(layout.size(), layout.align()), is_mapped(new_size, layout.align()));
        if before != after {
            // SAFETY: `new_size` is not zero and does not overflow, as the caller promises, and the alignment is a valid one.
            let wanted = unsafe { Layout::from_size_align_unchecked(new_size, layout.align()) };
            // SAFETY: both blocks are at least as large as what is copied, and a new block overlaps none.
            unsafe {
                let moved = self.alloc(wanted);
                if !moved.is_null() {
                    ptr::copy_nonoverlapping(block, moved, layout.size().min(new_size));
                    self.dealloc(block, layout);
                }
                return moved;
            }
        }
        if new_size > layout.size() {
            L::took(new_size - layout.size());
        } else {
            L::gave(layout.size() - new_size);
        }
        if before {
            // SAFETY: the block is a mapping of the old size, and only the result is used from now on.
            let moved = unsafe { libc::mremap(block.cast(), layout.size(), new_size, libc::MREMAP_MAYMOVE) };
            if moved == libc::MAP_FAILED {
                return ptr::null_mut();
            }
            prefer_huge_pages(moved.cast(), new_size);
            return moved.cast();
        }
        // SAFETY: the block came from `small` with this layout, and the caller's promise is passed on.
        unsafe { self.small.realloc(block, layout, new_size) }
    }
}

/// Pages of their own, all zero; null where there are none.
fn map(size: usize) -> *mut u8 {
    let (protection, flags) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
    // SAFETY: a new private mapping anywhere touches nothing that exists.
    #[expect(unsafe_code, reason = "mmap(2) has no safe form")]
    let block = unsafe { libc::mmap(ptr::null_mut(), size, protection, flags, -1, 0) };
    if block == libc::MAP_FAILED {
        return ptr::null_mut();
    }
    prefer_huge_pages(block.cast(), size);
    block.cast()
}

/// Where the system has none, the block is as good as any.
fn prefer_huge_pages(block: *mut u8, size: usize) {
    if size >= HUGE {
        // SAFETY: the block is a mapping of this size, and the advice changes nothing of what it holds.
        #[expect(unsafe_code, reason = "madvise(2) has no safe form")]
        unsafe {
            libc::madvise(block.cast(), size, libc::MADV_HUGEPAGE)
        };
    }
}
