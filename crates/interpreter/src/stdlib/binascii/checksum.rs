//! CRC-32 and Adler-32, from where an earlier call left off. What they are given is short enough to be looked through in one go.

/// For each byte and each of the next eight places what it does to a CRC.
static CRC: [[u32; 256]; 8] = crc_tables();

const fn crc_tables() -> [[u32; 256]; 8] {
    let mut tables = [[0; 256]; 8];
    let mut at = 0;
    while at < 256 {
        let mut value = at as u32;
        let mut bit = 0;
        while bit < 8 {
            value = if value & 1 == 1 { value >> 1 ^ 0xEDB8_8320 } else { value >> 1 };
            bit += 1;
        }
        tables[0][at] = value;
        at += 1;
    }
    let mut place = 1;
    while place < 8 {
        at = 0;
        while at < 256 {
            let value = tables[place - 1][at];
            tables[place][at] = value >> 8 ^ tables[0][(value & 255) as usize];
            at += 1;
        }
        place += 1;
    }
    tables
}

pub fn crc32(start: u32, data: &[u8]) -> u32 {
    let mut crc = !start;
    let (eights, rest) = data.as_chunks::<8>();
    for eight in eights {
        let mixed = u64::from_le_bytes(*eight) ^ u64::from(crc);
        crc = mixed.to_be_bytes().iter().zip(&CRC).fold(0, |crc, (&byte, table)| crc ^ table[usize::from(byte)]);
    }
    for &byte in rest {
        crc = crc >> 8 ^ CRC[0][usize::from(crc as u8 ^ byte)];
    }
    !crc
}

/// Bytes whose sums are sure to fit.
const ADLER_PIECE: usize = 5500;
const ADLER_PRIME: u32 = 65_521;

pub fn adler32(start: u32, data: &[u8]) -> u32 {
    let (mut low, mut high) = ((start & 0xFFFF) % ADLER_PRIME, (start >> 16) % ADLER_PRIME);
    for piece in data.chunks(ADLER_PIECE) {
        for &byte in piece {
            low += u32::from(byte);
            high += low;
        }
        low %= ADLER_PRIME;
        high %= ADLER_PRIME;
    }
    high << 16 | low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_the_checksums_of_the_whole() {
        assert_eq!(CRC[0][1], 0x7707_3096);
        assert_eq!(CRC[0][255], 0x2D02_EF8D);
        assert_eq!((crc32(0, b"123456789"), adler32(1, b"Wikipedia")), (0xCBF4_3926, 0x11E6_0398));
        let data: Vec<u8> = (0..20_000u32).map(|number| ((number * number) >> 7) as u8).collect();
        for cut in [0, 1, 7, 8, 9, 5500, 19_999] {
            let (left, right) = data.split_at(cut);
            assert_eq!(crc32(crc32(0, left), right), crc32(0, &data));
            assert_eq!(adler32(adler32(1, left), right), adler32(1, &data));
        }
    }
}
