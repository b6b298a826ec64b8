"""A contiguous and a transposed copy in PyTorch: as people time it, and as an element-wise kernel on both sides."""

import json

import torch

REPEATS = 50


def gbps(operation, bytes_moved):
    for _ in range(3):
        operation()
    torch.cuda.synchronize()
    start, stop = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    start.record()
    for _ in range(REPEATS):
        operation()
    stop.record()
    torch.cuda.synchronize()
    seconds = start.elapsed_time(stop) / REPEATS / 1e3
    return round(bytes_moved / seconds / 1e9, 1)


def measure():
    # `copy_` of a contiguous tensor is a memcpy, that of a transposed one is a kernel: two things are compared.
    compare("torch_copy", (2048, 4096, 8192, 16384), lambda source, out: out.copy_(source), torch=torch.__version__)
    # A multiplication by one is an element-wise kernel for both; for a contiguous tensor PyTorch takes a vectorised one.
    compare("torch_same_kernel", (4096, 8192, 8200, 16384), lambda source, out: torch.mul(source, 1.0, out=out))


def compare(what, sides, operation, **more):
    for side in sides:
        source = torch.randn(side, side, device="cuda")
        out = torch.empty_like(source)
        moved = 2 * source.numel() * source.element_size()
        contiguous = gbps(lambda: operation(source, out), moved)
        transposed = gbps(lambda: operation(source.t(), out), moved)
        print(json.dumps({"what": what, "n": side, "contiguous": contiguous, "transposed": transposed, **more}))
