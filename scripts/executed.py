"""What one update of UpdateBenchmark executes: instructions, and the distinct code that they are, by valgrind's callgrind.

Two runs of different length are compared, so that what a program does before and after its updates counts nothing.
"""
import collections
import pathlib
import re
import subprocess
import tempfile

LINE = 64
COST = re.compile(r"(0x[0-9a-f]+|\+\d+|-\d+|\*) (\d+)$")


def addresses(file):
    """{address: instructions executed there}, from a callgrind file with instructions and no source lines."""
    counts = collections.Counter()
    address, is_call = 0, False
    for line in open(file):
        match = COST.match(line.rstrip("\n"))
        if not match:
            is_call = line.startswith("calls=")
            continue
        place, cost = match.groups()
        if place.startswith("0x"):
            address = int(place, 16)
        elif place != "*":
            address += int(place)
        # The line after a call tells what all of the call cost, which is listed where it was executed too.
        if not is_call:
            counts[address] += int(cost)
        is_call = False
    return counts


def one_update(program, workload, rows, short=40, long=120):
    """The instructions of an update, and the kilobytes of code in lines of 64 bytes that it walks."""
    counts = []
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind gives up where it cannot read the information for debuggers, which is not needed here.
        bare = pathlib.Path(folder, "program")
        subprocess.run(["strip", "--strip-debug", "-o", str(bare), str(program)], check=True)
        for runs in (short, long):
            file = pathlib.Path(folder, f"{runs}.out")
            subprocess.run(
                ["valgrind", "--tool=callgrind", "--dump-instr=yes", "--dump-line=no", "--compress-pos=no",
                 f"--callgrind-out-file={file}", str(bare), str(rows), workload, "--runs", str(runs)],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
            counts.append(addresses(file))
    more = {address: count - counts[0][address] for address, count in counts[1].items()}
    updates = long - short
    # What nearly every update executes; the rest is what happens now and then, as a table that grows.
    lines = {address // LINE for address, count in more.items() if count >= updates * 0.9}
    return sum(more.values()) / updates, len(lines) * LINE / 1024
