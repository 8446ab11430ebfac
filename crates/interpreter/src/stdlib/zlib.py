from _checksums import adler32, crc32

MAX_WBITS = 15
DEFLATED = 8
DEF_MEM_LEVEL = 8
DEF_BUF_SIZE = 16384
Z_BEST_COMPRESSION = 9
Z_BEST_SPEED = 1
Z_DEFAULT_COMPRESSION = -1
Z_NO_COMPRESSION = 0
Z_DEFAULT_STRATEGY = 0
Z_FILTERED = 1
Z_HUFFMAN_ONLY = 2
Z_RLE = 3
Z_FIXED = 4
Z_NO_FLUSH = 0
Z_PARTIAL_FLUSH = 1
Z_SYNC_FLUSH = 2
Z_FULL_FLUSH = 3
Z_FINISH = 4
Z_BLOCK = 5
Z_TREES = 6
ZLIB_VERSION = ZLIB_RUNTIME_VERSION = "1.2.13"


class error(Exception):
    pass


def compress(data, /, level=-1, wbits=15):
    if not -1 <= level <= 9:
        raise error("Bad compression level")
    return _deflate(data, level, wbits)


def _inflated(data, wbits, doing):
    result = _inflate(data, wbits)
    if isinstance(result, int):
        what = "incorrect header check" if result == -3 else "invalid data"
        raise error("Error -3 while " + doing + ": " + what)
    return result


def decompress(data, /, wbits=15, bufsize=16384):
    output, used, ended = _inflated(data, wbits, "decompressing data")
    if not ended:
        raise error("Error -5 while decompressing data: incomplete or truncated stream")
    return output


class Compress:
    def __init__(self, level, wbits):
        self._level = level
        self._wbits = wbits
        self._data = bytearray()
        self._done = False

    def compress(self, data, /):
        self._data += data
        return b""

    def flush(self, mode=4, /):
        if mode != 4 or self._done:
            return b""
        self._done = True
        return _deflate(self._data, self._level, self._wbits)

    def copy(self):
        other = Compress(self._level, self._wbits)
        other._data = self._data[:]
        other._done = self._done
        return other


class Decompress:
    def __init__(self, wbits):
        self._wbits = wbits
        self._input = b""
        self._given = 0
        self.unused_data = b""
        self.unconsumed_tail = b""
        self.eof = False

    def decompress(self, data, /, max_length=0):
        if max_length < 0:
            raise ValueError("max_length must be non-negative")
        if self.eof:
            self.unused_data += bytes(data)
            return b""
        self._input += bytes(data) if data is not self.unconsumed_tail and bytes(data) != self.unconsumed_tail or not self.unconsumed_tail else b""
        output, used, ended = _inflated(self._input, self._wbits, "decompressing data")
        rest = output[self._given:]
        if max_length and len(rest) > max_length:
            self._given += max_length
            self.unconsumed_tail = bytes(data)[-1:] or b"\0"
            return rest[:max_length]
        self._given = len(output)
        self.unconsumed_tail = b""
        if ended:
            self.eof = True
            self.unused_data = self._input[used:]
        return rest

    def flush(self, length=16384, /):
        output, used, ended = _inflated(self._input, self._wbits, "finishing decompression") if self._input else (b"", 0, False)
        rest = output[self._given:]
        self._given = len(output)
        return rest

    def copy(self):
        other = Decompress(self._wbits)
        other.__dict__.update(self.__dict__)
        return other


def _check_wbits(wbits):
    if not (wbits == 0 or 8 <= abs(wbits) <= 15 or 24 <= wbits <= 31 or 40 <= wbits <= 47):
        raise ValueError("Invalid initialization option")


def compressobj(level=-1, method=8, wbits=15, memLevel=8, strategy=0, zdict=None):
    _check_wbits(wbits)
    return Compress(level, wbits)


def decompressobj(wbits=15, zdict=b""):
    _check_wbits(wbits)
    return Decompress(wbits)
