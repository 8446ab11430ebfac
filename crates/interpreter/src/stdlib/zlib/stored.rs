//! The way through the input at level 0: data as it is, straight from the input where there is enough of it.
//! How it is cut into blocks depends on the room there is, as it does in zlib.

use super::bits::Output;
use super::block;
use super::deflate::{Deflate, Done};
use super::settings::Flush;
use super::window::Input;

/// Bytes that one block can hold.
const MOST: usize = 65535;

impl Deflate {
    pub(super) fn store(&mut self, input: &mut Input, flush: Flush, output: &mut Output) -> Done {
        let given = input.data;
        if self.store_directly(input, flush, output) {
            return Done::Finished;
        }
        self.remember(&given[..given.len() - input.data.len()]);
        let window = &mut self.window;
        if !matches!(flush, Flush::None | Flush::Finish) && input.data.is_empty() && window.block_len() == 0 {
            return Done::Block;
        }
        // What is left is kept for a later block.
        let mut room = (window.size * 2).saturating_sub(window.start);
        if input.data.len() > room && window.block >= window.size as isize {
            window.slide(window.start - window.size);
            room += window.size;
        }
        let read = input.read(room);
        if let Some(place) = window.bytes.get_mut(window.start..window.start + read.len()) {
            place.copy_from_slice(read);
        }
        window.start += read.len();
        self.store_kept(input, flush, output)
    }

    /// Writes blocks from what was kept and from the input, as long as they are large, or the last.
    fn store_directly(&mut self, input: &mut Input, flush: Flush, output: &mut Output) -> bool {
        let large = (self.waiting_room() - 5).min(self.window.size);
        loop {
            let head = self.head_bytes();
            if output.room < head || self.window.is_halted {
                return false;
            }
            let kept = self.window.block_len();
            let all = kept + input.data.len();
            let length = MOST.min(all).min(output.room - head);
            if length < large && (length == 0 && flush != Flush::Finish || flush == Flush::None || length != all) {
                return false;
            }
            let is_last = flush == Flush::Finish && length == all;
            block::write_stored_head(&mut self.bits, length, is_last);
            self.bits.flush(output);
            let first = kept.min(length);
            if let Some(bytes) = self.window.block_bytes().and_then(|bytes| bytes.get(..first)) {
                output.take(bytes);
            }
            self.window.block += first as isize;
            output.take(input.read(length - first));
            self.window.spend(length >> 3);
            if is_last {
                return true;
            }
        }
    }
    /// Keeps what went by, so that `kept` begins after it.
    fn remember(&mut self, used: &[u8]) {
        let window = &mut self.window;
        if used.is_empty() {
            return;
        }
        if used.len() >= window.size {
            window.bytes[..window.size].copy_from_slice(&used[used.len() - window.size..]);
            window.start = window.size;
        } else {
            if (window.size * 2).saturating_sub(window.start) <= used.len() {
                window.slide(window.start - window.size);
            }
            if let Some(place) = window.bytes.get_mut(window.start..window.start + used.len()) {
                place.copy_from_slice(used);
            }
            window.start += used.len();
        }
        window.block = window.start as isize;
    }
    /// Writes a block of what was kept, if it is large or a flush asks for it.
    fn store_kept(&mut self, input: &Input, flush: Flush, output: &mut Output) -> Done {
        let most = (self.waiting_room() - self.head_bytes()).min(MOST);
        let kept = self.window.block_len();
        let is_wanted = (kept > 0 || flush == Flush::Finish) && flush != Flush::None && input.data.is_empty() && kept <= most;
        if kept < most.min(self.window.size) && !is_wanted {
            return Done::NeedsMore;
        }
        let length = kept.min(most);
        let is_last = flush == Flush::Finish && input.data.is_empty() && length == kept;
        if let Some(bytes) = self.window.block_bytes().and_then(|bytes| bytes.get(..length)) {
            block::write_stored(&mut self.bits, bytes, is_last);
        }
        self.window.block += length as isize;
        self.bits.flush(output);
        if is_last { Done::Finishing } else { Done::NeedsMore }
    }
    /// Bytes that may wait for room in zlib.
    fn waiting_room(&self) -> usize {
        4 << (self.settings.memory + 6)
    }
    /// Bytes of a block that are not data, with those that come before it.
    fn head_bytes(&self) -> usize {
        (self.bits.loose() + 42) >> 3
    }
}
