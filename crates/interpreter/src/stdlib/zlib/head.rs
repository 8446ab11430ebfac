//! What is in front of the data of a stream that is read: the head of zlib's, or gzip's with its texts and its sum.
//! Names, comments and times are passed over: nobody asks for them here.

use super::bits_read::{Bits, Broken, Stop};
use super::inflate::{Inflate, Phase, Wrap};
use crate::stdlib::binascii::checksum;

impl Inflate {
    pub(super) fn head(&mut self, bits: &mut Bits) -> Result<Phase, Broken> {
        const DEFLATED: u32 = 8;
        let start = bits.take(16)?;
        if matches!(self.wrap, Wrap::Gzip | Wrap::Any) && start == 0x8B1F {
            self.wrap = Wrap::Gzip;
            self.sum = checksum::crc32(0, &[0x1F, 0x8B]);
            return Ok(Phase::Flags);
        }
        if self.wrap == Wrap::Gzip || !(start as u16).swap_bytes().is_multiple_of(31) {
            return Err(Broken::Fault("incorrect header check"));
        }
        if start & 15 != DEFLATED {
            return Err(Broken::Fault("unknown compression method"));
        }
        let size = (start >> 4 & 15) + 8;
        let most = if self.window_bits == 0 { size } else { self.window_bits };
        if size > 15 || size > most {
            return Err(Broken::Fault("invalid window size"));
        }
        (self.wrap, self.sum) = (Wrap::Zlib, 1);
        Ok(if start & 0x2000 == 0 { Phase::Block } else { Phase::WordsSum })
    }
    pub(super) fn gzip_head(&mut self, bits: &mut Bits) -> Result<Phase, Broken> {
        const SUMMED: u32 = 2 << 8;
        const EXTRA: u32 = 4 << 8;
        const NAME: u32 = 8 << 8;
        const COMMENT: u32 = 16 << 8;
        Ok(match self.phase {
            Phase::Flags => {
                self.flags = self.head_bits(bits, 16)?;
                if self.flags & 0xFF != 8 {
                    return Err(Broken::Fault("unknown compression method"));
                }
                if self.flags & 0xE000 != 0 {
                    return Err(Broken::Fault("unknown header flags set"));
                }
                Phase::Origin
            }
            Phase::Origin => {
                // More than are there at once: a part of them stays behind until all are.
                if !bits.has(48) {
                    return Err(Broken::Stop(Stop::NeedsInput));
                }
                self.head_bits(bits, 32)?;
                self.head_bits(bits, 16)?;
                Phase::ExtraLength
            }
            Phase::ExtraLength if self.flags & EXTRA == 0 => Phase::Name,
            Phase::ExtraLength => Phase::Extra(self.head_bits(bits, 16)?),
            Phase::Extra(0) => Phase::Name,
            Phase::Extra(left) => {
                self.head_bits(bits, 8)?;
                Phase::Extra(left - 1)
            }
            Phase::Name => {
                if self.has_more_text(bits, NAME)? {
                    Phase::Name
                } else {
                    Phase::Comment
                }
            }
            Phase::Comment => {
                if self.has_more_text(bits, COMMENT)? {
                    Phase::Comment
                } else {
                    Phase::HeadCheck
                }
            }
            _ => {
                if self.flags & SUMMED != 0 && bits.take(16)? != self.sum & 0xFFFF {
                    return Err(Broken::Fault("header crc mismatch"));
                }
                self.sum = 0;
                Phase::Block
            }
        })
    }
    /// Takes a byte of a text that the head may have. Does it go on?
    fn has_more_text(&mut self, bits: &mut Bits, flag: u32) -> Result<bool, Broken> {
        Ok(self.flags & flag != 0 && self.head_bits(bits, 8)? != 0)
    }
    /// Bits of the head, which has a sum of its own.
    fn head_bits(&mut self, bits: &mut Bits, count: u32) -> Result<u32, Broken> {
        let value = bits.take(count)?;
        self.sum = checksum::crc32(self.sum, value.to_le_bytes().get(..count as usize / 8).unwrap_or_default());
        Ok(value)
    }
}
