# `base64`: files, coded as they are read. Python because it calls file objects of the guest. The letters are native (base64.rs).

import binascii

MAXLINESIZE = 76
MAXBINSIZE = 57


def encode(input, output):
    while part := input.read(MAXBINSIZE):
        while len(part) < MAXBINSIZE and (more := input.read(MAXBINSIZE - len(part))):
            part += more
        output.write(binascii.b2a_base64(part))


def decode(input, output):
    while line := input.readline():
        output.write(binascii.a2b_base64(line))


__all__ = [
    "encode", "decode", "encodebytes", "decodebytes", "b64encode", "b64decode", "b32encode", "b32decode", "b32hexencode",
    "b32hexdecode", "b16encode", "b16decode", "b85encode", "b85decode", "a85encode", "a85decode", "standard_b64encode",
    "standard_b64decode", "urlsafe_b64encode", "urlsafe_b64decode",
]
