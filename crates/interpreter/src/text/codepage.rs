//! Encodings of one byte: what a byte means, and which byte means a character. The tables are in `codepage_data.rs`.

/// A byte that no character has.
const UNDEFINED: u16 = 0xFFFE;

pub struct Page {
    pub name: &'static str,
    pub others: &'static [&'static str],
    /// Characters whose byte is not the first that means them.
    pub odd: &'static [(u16, u8)],
    /// The characters of the bytes 128 to 255.
    pub upper: [u16; 128],
    /// Those of the bytes below, where they are not ASCII.
    pub lower: Option<&'static [u16; 128]>,
}

impl Page {
    /// Is ASCII written as it is?
    pub fn is_ascii(&self) -> bool {
        self.lower.is_none() && self.odd.is_empty()
    }

    pub fn char_of(&self, byte: u8) -> Option<char> {
        let code = match (byte.checked_sub(128), self.lower) {
            (Some(high), _) => self.upper[usize::from(high)],
            (None, Some(lower)) => lower[usize::from(byte)],
            (None, None) => return Some(char::from(byte)),
        };
        char::from_u32(u32::from(code)).filter(|_| code != UNDEFINED)
    }

    pub fn byte_of(&self, c: char) -> Option<u8> {
        let code = u16::try_from(u32::from(c)).ok().filter(|&code| code != UNDEFINED)?;
        if let Some(&(_, byte)) = self.odd.iter().find(|(odd, _)| *odd == code) {
            return (byte != 0).then_some(byte);
        }
        if self.lower.is_none() && c.is_ascii() {
            return Some(c as u8);
        }
        let place = |half: &[u16; 128]| half.iter().position(|&found| found == code).map(|at| at as u8);
        place(&self.upper).map(|at| 128 + at).or_else(|| place(self.lower?))
    }
}
