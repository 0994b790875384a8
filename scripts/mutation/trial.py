"""Runs suites: once each to see what faults they reach, then those that reach a fault with the fault in place."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FAILED = re.compile(r"^(✘|Fatal error|.*: Fatal error|\*\*\* )|recorded an issue")


def words_of(file):
    """What a suite that is about a file may have in its name: the file's name, its first word of some length, and its folder."""
    folder, name = file.removesuffix(".swift").split("/")[-2:]
    first = re.match(r"[A-Z]+[a-z]{3,}", name)
    # Half of all files begin with these.
    common = {"View", "Text", "List", "Layout", "Scroll", "Path"}
    words = {folder, name.split("+")[0]} | ({first.group()} - common if first else set())
    return {w.rstrip("s") for w in words}


class Tests:
    """The built tests of a planted tree."""

    def __init__(self, tree, targets, workers):
        self.tree, self.workers = tree, workers
        path = subprocess.run(
            ["swift", "build", "--show-bin-path"], cwd=tree, capture_output=True, text=True, check=True).stdout.strip()
        # A copy beside what was built, so that a build that begins meanwhile changes nothing.
        self.program = shutil.copy2(f"{path}/DovetailPackageTests.xctest", f"{path}/DovetailPackageTests-planted.xctest")
        listed = subprocess.run(
            [self.program, "--testing-library", "swift-testing", "--list-tests"], cwd=tree, capture_output=True,
            text=True, check=True).stdout
        suites = {line.split("/")[0] for line in listed.splitlines() if "/" in line}
        self.suites = sorted(s for s in suites if s.split(".")[0] in targets)
        # What a fault writes goes nowhere that matters.
        self.home = tempfile.mkdtemp(prefix="mutation-")

    def run(self, suites, limit, fault=None, reached=None):
        """Runs suites until the first failure. Returns how it ended (passed, failed, hung) and the seconds it took."""
        environment = dict(os.environ, DOVETAIL_CHECKS="stop", HOME=self.home, TMPDIR=self.home)
        environment.pop("XDG_CONFIG_HOME", None)
        if fault is not None:
            environment["DOVETAIL_FAULT"] = str(fault)
        if reached is not None:
            environment["DOVETAIL_REACHED"] = reached
        names = "|".join(re.escape(s) for s in suites)
        start = time.monotonic()
        process = subprocess.Popen(
            [self.program, "--testing-library", "swift-testing", "--filter", f"^({names})/"],
            cwd=self.tree, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", start_new_session=True)
        hung = threading.Event()

        def stop():
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

        timer = threading.Timer(limit, lambda: (hung.set(), stop()))
        timer.start()
        failed = ""
        for line in process.stdout:
            if FAILED.search(line):
                failed = line.strip()
                stop()
                break
        process.stdout.close()
        status = process.wait()
        timer.cancel()
        stop()
        seconds = time.monotonic() - start
        if failed:
            return "failed", seconds, failed
        if hung.is_set():
            return "hung", seconds, ""
        return ("passed", seconds, "") if status == 0 else ("failed", seconds, f"status {status}")

    def trace(self, suite, numbers, limit):
        """What a suite reaches and how long it takes, or nothing where it fails without a fault or takes longer than the limit."""
        with tempfile.NamedTemporaryFile(dir=self.home) as file:
            file.write(bytes(1 << 16))
            file.flush()
            result, seconds, text = self.run([suite], limit, reached=file.name)
            memory = Path(file.name).read_bytes()
        if result != "passed":
            return {"result": result, "text": text, "seconds": seconds, "reached": []}
        return {"result": result, "seconds": seconds, "reached": [n for n in numbers if memory[n]]}

    def trace_all(self, numbers, known, save, limit):
        def one(suite):
            if suite not in known:
                known[suite] = self.trace(suite, numbers, limit)
                save()
                if known[suite]["result"] != "passed":
                    print(f"left out, as it {known[suite]['result']} without a fault: {suite}: {known[suite]['text']}", flush=True)

        with ThreadPoolExecutor(self.workers) as pool:
            list(pool.map(one, self.suites))

    def attempt(self, entry, traces, own, helpful, budget):
        """Tries one fault for some seconds. Returns what noticed it, if something did."""
        number = entry["number"]
        suites = [s for s in traces if number in traces[s]["reached"]]
        # Suites that noticed something in this file go first, then those named after it, then those of the part, each the
        # quickest first. Those that would use up the budget by themselves come last.
        words = words_of(entry["file"])
        suites.sort(
            key=lambda s: (
                traces[s]["seconds"] > budget / 3, s not in helpful.get(entry["file"], ()),
                not any(w in s.split(".")[1] for w in words), s not in own, traces[s]["seconds"]))
        tried = spent = 0.0
        # The budget counts what the suites take without a fault, so that it is the same on a busy machine.
        while suites and spent < budget:
            # Some seconds of work at a time: starting a process costs about one.
            batch, expected = [], 0.0
            while suites and (not batch or expected + traces[suites[0]]["seconds"] < 4 + spent / 4):
                expected += traces[suites[0]]["seconds"]
                batch.append(suites.pop(0))
            result, seconds, text = self.run(batch, limit=60 + 10 * expected, fault=number)
            tried += seconds
            spent += expected
            if result != "passed":
                for suite in batch:
                    if len(batch) == 1 or suite.split(".")[1] in text:
                        helpful.setdefault(entry["file"], set()).add(suite)
                return {"noticed": True, "how": result, "text": text[:200], "suites": batch[:6], "seconds": tried}
        reach = sum(1 for s in traces if number in traces[s]["reached"])
        return {"noticed": False, "how": "reached" if reach else "not reached", "suites": reach, "seconds": tried}
