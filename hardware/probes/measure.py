#!/usr/bin/env python3
"""Builds and runs the probes on this machine's first GPU, and prints what they find as JSON lines.

    python3 measure.py timings  > my-card.jsonl     minutes; needs nvcc
    python3 measure.py traffic >> my-card.jsonl     needs ncu, and the right to read counters
    python3 measure.py torch   >> my-card.jsonl     needs PyTorch
    python3 measure.py counters > my-counters.jsonl needs ncu; 2,630 launches under the profiler, some minutes
    python3 measure.py counters 800 >> my-counters.jsonl   goes on after the first 800 lines
"""

import csv
import json
import pathlib
import subprocess
import sys

import patterns

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE / "build"
# How many launches go into one run of the profiler: it keeps them all in memory.
BATCH = 400

SECTORS_READ = "lts__t_sectors_srcunit_tex_op_read.sum"
DRAM_READ = "dram__bytes_read.sum"


def build(name):
    BUILD.mkdir(exist_ok=True)
    program = BUILD / name
    sources = [HERE / f"{name}.cu", HERE / "common.cuh"]
    if not program.exists() or any(source.stat().st_mtime > program.stat().st_mtime for source in sources):
        run(["nvcc", "-O3", "-std=c++17", "-arch=native", "-o", program, sources[0]])
    return program


def run(command):
    """What a program prints; its complaints go where ours go."""
    try:
        done = subprocess.run([str(word) for word in command], cwd=BUILD, stdout=subprocess.PIPE, text=True, check=False)
    except FileNotFoundError:
        sys.exit(f"{command[0]} is not installed")
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{command[0]} failed with status {done.returncode}")
    return done.stdout


def profiled(metrics, command):
    """One dictionary of numbers for each launch, in order; and what the program itself printed."""
    words = ["ncu", "--clock-control", "none", "--csv", "--page", "raw", "--print-units", "base"]
    printed = run([*words, "--metrics", ",".join(metrics), *command]).splitlines()
    table = [line for line in printed if line.startswith('"')]
    # The first row names the columns, the second their units.
    rows = list(csv.DictReader(table))[1:]
    number = lambda text: int(float(text.replace(",", "") or 0))
    return [{metric: number(row[metric]) for metric in metrics} for row in rows], printed


def timings():
    seen_card = False
    for command in (["memory", "time"], ["latency"], ["shared"]):
        for line in run([build(command[0]), *command[1:]]).splitlines():
            is_card = "device" in json.loads(line)
            if not (is_card and seen_card):
                print(line, flush=True)
            seen_card |= is_card


def traffic():
    counts, printed = profiled((SECTORS_READ, DRAM_READ), [build("memory"), "traffic"])
    launches = [json.loads(line) for line in printed if line.startswith("{")]
    if len(counts) != len(launches):
        sys.exit(f"{len(launches)} launches, but the profiler counted {len(counts)}")
    for launch, count in zip(launches, counts):
        sectors, dram = count[SECTORS_READ], count[DRAM_READ]
        ratios = {"dram_bytes_per_useful_byte": round(dram / launch["useful_bytes"], 2)}
        if launch["what"] == "l2_fetch_traffic":
            ratios = {"dram_bytes_per_l2_byte": round(dram / (32 * sectors), 2)}
        print(json.dumps({**launch, "l2_sectors": sectors, "dram_bytes": dram, **ratios}))


def counters(first=0):
    def names(space, op):
        if space == "global":
            load = {"tag_wavefronts": "l1tex__t_output_wavefronts_pipe_lsu_mem_global_op_ld.sum"} if op == "ld" else {}
            return {
                "requests": f"l1tex__t_requests_pipe_lsu_mem_global_op_{op}.sum",
                "sectors": f"l1tex__t_sectors_pipe_lsu_mem_global_op_{op}.sum",
                **load,
            }
        return {
            "wavefronts": f"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{op}.sum",
            "bank_conflicts": f"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{op}.sum",
        }

    wanted = {op: names(op.split("-")[0], "ld" if op.endswith("load") else "st") for op in patterns.OPS}
    metrics = sorted({metric for own in wanted.values() for metric in own.values()})
    every = patterns.patterns()
    program = build("counters")
    patterns.write(BUILD / "patterns.bin", every)
    for start in range(first, len(every), BATCH):
        batch = every[start : start + BATCH]
        counts, _ = profiled(metrics, [program, start, start + len(batch)])
        if len(counts) != len(batch):
            sys.exit(f"{len(batch)} launches, but the profiler counted {len(counts)}")
        for pattern, count in zip(batch, counts):
            own = {field: count[metric] for field, metric in wanted[pattern["op"]].items()}
            print(json.dumps({**pattern, **own}), flush=True)


def torch():
    import torch_copies

    torch_copies.measure()


KINDS = {"timings": timings, "traffic": traffic, "torch": torch, "counters": counters}

if __name__ == "__main__":
    words = sys.argv[1:]
    starts = len(words) == 2 and words[0] == "counters" and words[1].isdecimal()
    if starts:
        counters(int(words[1]))
    elif len(words) == 1 and words[0] in KINDS:
        KINDS[words[0]]()
    else:
        sys.exit(__doc__.strip())
