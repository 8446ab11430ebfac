"""How a zygote's memory is laid out: copies of the process are made soon, and copy few pages of their own.

A page that a copy writes to is copied for it, and counting a reference is writing. Nothing here changes what Python does: where a
kernel or a Python is another one, nothing is lost but time.
"""
import array
import ctypes
import os
import struct

# Python keeps small objects in pools, each for one size, and pools in arenas: how large those are, what stands before the first object
# of a pool, the sizes of objects, and what an empty one of bytes has of that.
ARENA, POOL, HEADER = 1 << 20, 1 << 14, 48
SMALLEST, LARGEST, STEP, EMPTY = 48, 512, 16, 33
MOST_GAPS = 5_000
# How many arenas are made ahead of imports.
RESERVED = 48
PAGE = os.sysconf("SC_PAGESIZE")
# What the processor can map at once, and the advice to do so.
LARGE_PAGE, COLLAPSE = 1 << 21, 25
# Has pages copied that are written to; a system call that takes many places at once, and how many.
MAKE_WRITABLE = 23
ADVISE, MOST_PLACES = 440, 1_024
# What the kernel says of a page: it is there, it is nobody else's, it is a file's or shared.
PRESENT, OWN, SHARED = 1 << 63, 1 << 56, 1 << 61

C = ctypes.PyDLL(None)
C.syscall.restype = ctypes.c_long


def reserve():
    """A small object in each of many arenas that lie side by side, where imports then find their place: what lies together can be kept
    in large pages. Let go, those arenas are freed that nothing else is in."""
    room = [None] * (RESERVED * ARENA // LARGEST)
    for at in range(len(room)):
        room[at] = bytes(LARGEST - EMPTY)
    return list({id(one) // ARENA: one for one in room}.values())


def fill_gaps():
    """What fills the gaps that imports have left between small objects, as long as it is kept: ours then lie side by side."""
    filled = []
    for size in range(SMALLEST, LARGEST + 1, STEP):
        fresh = count = 0
        while fresh < 2 and count < MOST_GAPS:
            filled.append(bytes(size - EMPTY))
            # The first place of a pool: Python takes a new one where there is no gap left.
            fresh += id(filled[-1]) % POOL == HEADER
            count += 1
    return filled


def join():
    """Has the kernel keep this process's memory in large pages where it can: a copy of the process is made sooner. What that
    writes to is still copied by the small page."""
    for start, end, name in writable("self"):
        if name in ("", "[heap]"):
            for at in range(-(-start // LARGE_PAGE) * LARGE_PAGE, end - LARGE_PAGE + 1, LARGE_PAGE):
                # Where it cannot be done nothing is lost.
                C.madvise(ctypes.c_void_p(at), ctypes.c_size_t(LARGE_PAGE), COLLAPSE)


def writable(process):
    """Where a process can write to memory of its own: from, to, what it is."""
    with open("/proc/%s/maps" % process) as file:
        lines = file.read().splitlines()
    for line in lines:
        place, rights, _, _, _, *name = line.split(None, 5)
        if rights == "rw-p":
            start, end = (int(number, 16) for number in place.split("-"))
            yield start, end, name[0] if name else ""


class Written:
    """Finds out which pages copies of this process write to. This one had better not write to many meanwhile: all is laid out ahead."""

    def __init__(self, looks):
        self.places = [(start, (end - start) // PAGE) for start, end, _ in writable("self")]
        size = 8 * sum(count for _, count in self.places)
        self.told = [memoryview(bytearray(size)) for _ in range(looks)]
        self.looks = 0

    def look(self, process):
        """Looks at a copy that is the only one."""
        file = os.open("/proc/%d/pagemap" % process, os.O_RDONLY)
        told, at = self.told[self.looks], 0
        for start, count in self.places:
            os.preadv(file, (told[at : at + 8 * count],), start // PAGE * 8)
            at += 8 * count
        os.close(file)
        self.looks += 1

    def pages(self):
        """What all copies so far had written to, but for the first one, before which nobody had asked this: places, each with its length."""
        wanted = PRESENT | OWN | SHARED
        found, told = [], zip(*(one.cast("Q") for one in self.told[min(1, self.looks - 1) : self.looks]))
        for start, count in self.places:
            for page, what in zip(range(start, start + count * PAGE, PAGE), told):
                if all(one & wanted == PRESENT | OWN for one in what):
                    if found and sum(found[-1]) == page:
                        found[-1] = found[-1][0], found[-1][1] + PAGE
                    else:
                        found.append((page, PAGE))
        return found


class Copying:
    """Copies pages that this process and a copy of it both write to. Whoever comes second need not copy: it has the old one to itself."""

    def __init__(self):
        self.listed = ctypes.create_string_buffer(16 * MOST_PLACES)
        self.count, self.own = ctypes.c_long(0), os.pidfd_open(os.getpid())
        first = (ADVISE, self.own, ctypes.addressof(self.listed))
        self.arguments = *map(ctypes.c_long, first), self.count, ctypes.c_long(MAKE_WRITABLE), ctypes.c_long(0)

    def take(self, places):
        """These are the pages from now on."""
        for at, place in enumerate(places[:MOST_PLACES]):
            struct.pack_into("@NN", self.listed, 16 * at, *place)
        self.count.value = min(len(places), MOST_PLACES)

    def copy(self):
        C.syscall(*self.arguments)
