#!/usr/bin/python3
# Lets Debian's screen reader (the package orca) read apps without a voice, and compares what it says with the texts beside this file, which were
# read for sense. `make speech` runs it after a build; CI does not, since the reader is no part of what builds Dovetail.
#
#     scripts/screen-reader/hear.py              all of them
#     scripts/screen-reader/hear.py form til     some of them
#     scripts/screen-reader/hear.py --update     writes down what was said: read it before it is committed
#
# A text begins with the app's mode of GTKHostProbe and the title of its window. "> KEYS" presses keys one after another, as xdotool names them;
# what is said then follows, a line each. Modifiers are held until the reader has done with what the key did, as people hold them: the reader looks
# at the modifiers of the last key that it heard of, and if they are released within a frame, it takes a move by words for one by characters.
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
PROBE = os.path.join(FOLDER, "..", "..", ".build", "debug", "GTKHostProbe")
# How long to wait for what is expected: a busy machine may take that long.
PATIENCE = 40
# What says nothing for so long has said all; only for texts that are written anew.
QUIET = 4
# A reader that has done nothing for so long has done with a key.
IDLE = 0.3


class Speech:
    """What the reader has said so far."""

    def __init__(self, home):
        self.lines, self.is_ready, self.change = [], False, threading.Condition()
        self.work = 0
        self.process = subprocess.Popen(
            ["/usr/bin/python3", os.path.join(FOLDER, "reader.py"), home], stdout=subprocess.PIPE, text=True,
            stderr=subprocess.DEVNULL, cwd=home)
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            with self.change:
                if line.startswith("says "):
                    self.lines.append(line[5:].rstrip("\n"))
                self.is_ready = self.is_ready or line == "ready\n"
                self.work += 1
                self.change.notify_all()

    def wait(self, condition):
        with self.change:
            return self.change.wait_for(condition, PATIENCE)

    def wait_for_quiet(self, count, seconds):
        """Waits until a number has not changed for a time, or is never the same."""
        end = time.monotonic() + PATIENCE
        with self.change:
            while time.monotonic() < end:
                before = count()
                if not self.change.wait_for(lambda: count() != before, seconds):
                    return

    def wait_until_done(self):
        self.wait_for_quiet(lambda: self.work, IDLE)


def steps(path):
    """The first line's mode and title, and the keys with what is said after each."""
    with open(path) as file:
        lines = file.read().splitlines()
    mode, title = lines[0].split(" ", 1)
    found = [[None, []]]
    for line in lines[1:]:
        if line.startswith("> "):
            found.append([line[2:], []])
        elif line:
            found[-1][1].append(line)
    return mode, title, found


def hear(name, update):
    path = os.path.join(FOLDER, name + ".txt")
    mode, title, wanted = steps(path)
    home = tempfile.mkdtemp(prefix="dovetail-speech-")
    os.environ.update(
        HOME=home, XDG_STATE_HOME=home + "/state", XDG_CONFIG_HOME=home + "/config", XDG_DATA_HOME=home + "/data",
        GSK_RENDERER="cairo", GTK_THEME="Adwaita")
    app = subprocess.Popen([PROBE, mode], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    speech, said, is_same = None, [], True
    try:
        window = subprocess.check_output(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{title}$"], text=True).split()[0]
        subprocess.run(["xdotool", "windowfocus", "--sync", window], check=True)
        speech = Speech(home)
        if not speech.wait(lambda: speech.is_ready):
            print(name, "the reader does not start")
            return False
        heard = 0
        for keys, expected in wanted:
            for key in keys.split() if keys else []:
                *modifiers, key = key.split("+")
                for modifier in modifiers:
                    subprocess.run(["xdotool", "keydown", modifier], check=True)
                subprocess.run(["xdotool", "key", key], check=True)
                speech.wait_until_done()
                for modifier in modifiers:
                    subprocess.run(["xdotool", "keyup", modifier], check=True)
            if update:
                speech.wait_for_quiet(lambda: len(speech.lines), QUIET)
            else:
                speech.wait(lambda: len(speech.lines) >= heard + len(expected))
            speech.wait_until_done()
            new = speech.lines[heard:] if update else speech.lines[heard:heard + len(expected)]
            heard += len(new)
            said.append((keys, new))
            if not update and new != expected:
                is_same = False
                print(f"{name}: after {keys or 'the start'}\n  expected {expected}\n  heard    {speech.lines[heard - len(new):]}")
                break
    finally:
        if speech:
            speech.process.kill()
        app.kill()
        shutil.rmtree(home, ignore_errors=True)
    if update:
        with open(path, "w") as file:
            file.write(f"{mode} {title}\n")
            for keys, lines in said:
                file.write("".join([f"> {keys}\n" if keys else ""] + [line + "\n" for line in lines]))
    return is_same


def main(arguments):
    update = "--update" in arguments
    names = [name for name in arguments if not name.startswith("-")]
    if os.environ.get("DOVETAIL_HEARING") == "1":
        return 0 if hear(names[0], update) else 1
    if shutil.which("orca") is None:
        print("There is no screen reader: sudo apt-get install orca")
        return 1
    names = names or sorted(file[:-4] for file in os.listdir(FOLDER) if file.endswith(".txt"))
    failed = []
    for name in names:
        # A display and a bus of its own for each.
        command = ["xvfb-run", "-a", "-s", "-screen 0 1280x900x24 -nolisten tcp", "dbus-run-session", "--",
                   "/usr/bin/python3", os.path.abspath(__file__), name] + (["--update"] if update else [])
        environment = dict(os.environ, DOVETAIL_HEARING="1")
        is_same = subprocess.run(command, env=environment, stderr=subprocess.DEVNULL).returncode == 0
        print(name, "is as it was" if is_same and not update else "is written" if is_same else "FAILED", flush=True)
        if not is_same:
            failed.append(name)
    return 1 if failed else 0


sys.exit(main(sys.argv[1:]))
