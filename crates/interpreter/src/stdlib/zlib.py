# `zlib`: its error, and objects that gather what they are given. Whole buffers are native (zlib.rs).


class error(Exception):
    pass


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
        output, used, ended = _inflate(self._input, self._wbits, "decompressing data")
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
        output, used, ended = _inflate(self._input, self._wbits, "finishing decompression") if self._input else (b"", 0, False)
        rest = output[self._given:]
        self._given = len(output)
        return rest

    def copy(self):
        other = Decompress(self._wbits)
        other.__dict__.update(self.__dict__)
        return other
