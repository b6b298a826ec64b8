"""The access patterns that `counters.cu` launches: strides, offsets, structs, permutations, tiles, chance, lanes off.

`write` makes patterns.bin; every pattern is an operation, a width, 32 byte offsets and a mask of active lanes.
"""

import random
import struct

OPS = ("global-load", "global-store", "shared-load", "shared-store")
WIDTHS = (1, 2, 4, 8, 16)
LANES = range(32)
ALL = 0xFFFFFFFF
# What a pattern may touch: it fits into static shared memory.
WINDOW = 32768


def patterns():
    """Every pattern, in the order in which it is launched; the same on every run."""
    chance = random.Random(20261129)
    found = []
    for op in OPS:
        is_load = op.endswith("load")
        for width in WIDTHS:
            for offsets, mask in of_width(width, is_load, chance):
                assert all(o % width == 0 and 0 <= o and o + width <= WINDOW for o in offsets), (op, width, offsets)
                found.append({"op": op, "width": width, "mask": f"{mask:08x}", "offsets": offsets})
    return found


def of_width(width, is_load, chance):
    def at(place):
        return [place(lane) * width for lane in LANES]

    few = (0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 31, 32, 33, 48, 64)
    for stride in range(65) if is_load else few:
        if 31 * stride * width + width <= WINDOW:
            yield at(lambda lane: lane * stride), ALL
    for offset in range(1, 33) if is_load else (1, 2, 4, 8, 31):
        yield at(lambda lane: lane + offset), ALL
    for size in (12, 20, 24, 36, 40, 48, 64, 96, 132):
        if size % width == 0:
            yield [lane * size for lane in LANES], ALL
    yield at(lambda lane: 31 - lane), ALL
    for flip in (1, 3, 5, 16, 31):
        yield at(lambda lane: lane ^ flip), ALL
    for share in (2, 4, 8, 16):
        yield at(lambda lane: lane // share), ALL
    for period in (2, 4, 8, 16):
        yield at(lambda lane: lane % period), ALL
    for columns, pitch in ((16, 16), (16, 17), (16, 32), (16, 33), (8, 32), (8, 33), (4, 64), (2, 32)):
        yield at(lambda lane: lane // columns * pitch + lane % columns), ALL
        if (31 % columns * pitch + 31 // columns) * width + width <= WINDOW:
            yield at(lambda lane: lane % columns * pitch + lane // columns), ALL
    for pitch in (32, 33, 64, 65):
        if (31 * pitch + 31) * width + width <= WINDOW:
            yield at(lambda lane: lane * pitch + (lane ^ 5) % 32), ALL
    for window in (128, 256, 512, 1024, 4096, WINDOW):
        for _ in range(4 if is_load else 1):
            yield [chance.randrange(window // width) * width for _ in LANES], ALL
    for mask in (0x1, 0xFFFF, 0xFFFF0000, 0x55555555, 0x0F0F0F0F, 0x80000001, 0x7FFFFFFF, 0x00FF00FF):
        yield at(lambda lane: lane), mask
        yield at(lambda lane: lane * 9 % 64), mask


def write(path, found):
    with open(path, "wb") as file:
        file.write(struct.pack("<i", len(found)))
        for one in found:
            mask = int(one["mask"], 16)
            file.write(struct.pack("<iiI32i", OPS.index(one["op"]), one["width"], mask, *one["offsets"]))
