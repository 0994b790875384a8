#!/usr/bin/env python3
"""Asks the compiler's language server about a package as an editor does: completion, documentation and errors of `import SwiftUI`.

    scripts/try-editor.py PACKAGE

PACKAGE is one that `dovetail new` made. Its settings for editors name the SDK, which has to be installed: swift sdk install.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import threading
import time
import urllib.parse


class Server:
    """Speaks the protocol with sourcekit-lsp."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            ["sourcekit-lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        self.number = 0
        self.answers = {}
        self.diagnostics = {}
        self.arrived = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while True:
            length = 0
            while (line := stream.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not length:
                return
            message = json.loads(stream.read(length))
            with self.arrived:
                if "method" in message and "id" in message:
                    self.send({"id": message["id"], "result": None})
                elif message.get("method") == "textDocument/publishDiagnostics":
                    self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
                elif "id" in message:
                    self.answers[message["id"]] = message
                self.arrived.notify_all()

    def send(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters, seconds=120):
        with self.arrived:
            self.number += 1
            number = self.number
            self.send({"id": number, "method": method, "params": parameters})
            if not self.arrived.wait_for(lambda: number in self.answers, seconds):
                sys.exit(f"{method}: no answer in {seconds} seconds")
            answer = self.answers.pop(number)
        if "error" in answer:
            sys.exit(f"{method}: {answer['error']['message']}")
        return answer["result"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package")
    arguments = parser.parse_args()
    package = pathlib.Path(arguments.package).resolve()
    name = package.name
    file = package / "Sources" / name / f"{name}.swift"
    text = file.read_text()
    address = "file://" + urllib.parse.quote(str(file))
    document = {"uri": address}
    start = time.monotonic()

    def took():
        return f"({time.monotonic() - start:.1f} s)"

    server = Server(package)
    server.ask("initialize", {
        "processId": os.getpid(), "rootUri": "file://" + urllib.parse.quote(str(package)),
        "capabilities": {"textDocument": {"hover": {"contentFormat": ["markdown"]}}},
    })
    server.tell("initialized", {})
    server.tell("textDocument/didOpen", {
        "textDocument": {"uri": address, "languageId": "swift", "version": 1, "text": text}})

    # The server answers at once, with nothing while it does not know yet how the file is compiled.
    def until_known(method, parameters, content):
        for _ in range(120):
            found = content(server.ask(method, parameters))
            if found:
                return found
            time.sleep(0.5)

    # Documentation of the first modifier.
    lines = text.split("\n")
    line = next(index for index, text in enumerate(lines) if ".padding()" in text)
    column = lines[line].index("padding") + 2
    place = {"textDocument": document, "position": {"line": line, "character": column}}
    words = until_known(
        "textDocument/hover", place, lambda hover: (hover or {}).get("contents", {}).get("value", "")) or ""
    print("documentation:", " ".join(words.split())[:160] or "none", took())

    # Completion after a dot.
    changed = lines[:line] + [lines[line] + ".fore"] + lines[line + 1:]
    server.tell("textDocument/didChange", {
        "textDocument": {"uri": address, "version": 2}, "contentChanges": [{"text": "\n".join(changed)}]})
    start = time.monotonic()
    items = until_known(
        "textDocument/completion",
        {"textDocument": document, "position": {"line": line, "character": len(changed[line])}},
        lambda completion: [item["label"] for item in completion["items"]]) or []
    print("completion:", ", ".join(item for item in items if item.startswith("fore")) or "none", took())

    # An error.
    wrong = lines[:line] + [lines[line].replace("padding()", "paddding()")] + lines[line + 1:]
    server.tell("textDocument/didChange", {
        "textDocument": {"uri": address, "version": 3}, "contentChanges": [{"text": "\n".join(wrong)}]})
    start = time.monotonic()
    report = server.ask("textDocument/diagnostic", {"textDocument": document})
    errors = [item["message"] for item in (report or {}).get("items", [])]
    print("errors:", "; ".join(errors[:2]) or "none", took())

    server.ask("shutdown", None)
    server.tell("exit", None)
    found = words and any("foregroundStyle" in item for item in items) and any("paddding" in error for error in errors)
    if any("SwiftUI" in error for error in errors) or not found:
        sys.exit("The language server does not know SwiftUI.")


main()
