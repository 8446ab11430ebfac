# `zlib`: its error, and objects that decompress, which gather what they are given. All else is native.


class error(Exception):
    pass


class Decompress:
    def __init__(self, wbits, words=None):
        self._wbits = wbits
        self._words = words
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
        output, used, ended = _inflate(self._input, self._wbits, "decompressing data", self._words)
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
        output, used, ended = _inflate(self._input, self._wbits, "finishing decompression", self._words) if self._input else (b"", 0, False)
        rest = output[self._given:]
        self._given = len(output)
        return rest

    def copy(self):
        other = Decompress(self._wbits)
        other.__dict__.update(self.__dict__)
        return other
