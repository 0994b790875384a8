import Foundation

/// What comes from programs and viewers, and who is told of it.
extension Watcher {
    /// Tells all who look, and those who come later.
    func tell(_ message: LiveServer.Message) {
        lastNotice = message
        for peer in server.peers where peer.role == "window" { peer.send(message) }
    }

    func receive(_ message: LiveServer.Message, _ line: Data, from peer: LiveServer.Peer) {
        let type = message["type"] as? String
        if type == "hello" {
            peer.role = message["role"] as? String ?? "window"
            peer.process = Int32(message["process"] as? Int ?? 0)
            if peer.role == "program" {
                var start = viewSettings
                start["type"] = "start"
                if !state.isEmpty { start["state"] = state }
                peer.send(start)
            } else {
                if let lastFrame { peer.send(line: lastFrame) }
                for message in lastLists.values { peer.send(message) }
                if let lastNotice { peer.send(lastNotice) }
            }
        } else if peer.role == "program" {
            receive(type, message, line, fromProgram: peer)
        } else if type == "pin" {
            isPinned = message["pinned"] as? Bool ?? false
            tellPreviews()
        } else if type == "settings" || type == "show" {
            viewSettings.merge(message) { $1 }
            current.flatMap(self.peer(of:))?.send(line: line)
        } else {
            if type == "pick" { lastPick = line }
            current.flatMap(self.peer(of:))?.send(line: line)
        }
    }

    private func receive(
        _ type: String?, _ message: LiveServer.Message, _ line: Data, fromProgram peer: LiveServer.Peer
    ) {
        switch type {
        case "kept":
            guard let current, peer.process == current.process.processIdentifier else { return }
            state = message["state"] as? String ?? state
            tellLosses(message)
            if isWaitingForState { startNext() }
        case "frame":
            if let next, peer.process == next.process.processIdentifier {
                let old = current
                current = next
                self.next = nil
                old?.end()
                peer.send(["type": "keep"])
                // What is there now is another program's.
                if let lastPick { peer.send(line: lastPick) }
                if let savedAt { say("Shown \(Self.text(since: savedAt)) after it was saved.") }
                savedAt = nil
                prepare()
            }
            guard peer.process == current?.process.processIdentifier else { return }
            lastFrame = line
            var isSeen = false
            for viewer in server.peers where viewer.role == "window" {
                viewer.send(line: line)
                isSeen = true
            }
            if !isSeen { peer.send(["type": "shown", "number": message["number"] ?? 0]) }
            if opensWindow, window == nil { openWindow(message) }
        case "previews", "variants", "picked", "elements": handOn(message, from: peer)
        case "failed":
            say(message["text"] as? String ?? "The program can't be shown.")
            tell(message)
        default: break
        }
    }

    /// Hands on to viewers what a program tells beside pictures.
    private func handOn(_ message: LiveServer.Message, from peer: LiveServer.Peer) {
        guard [current, next].contains(where: { $0?.process.processIdentifier == peer.process }) else { return }
        var message = message
        switch message["type"] as? String {
        case "previews":
            lastLists["previews"] = message
            return tellPreviews()
        case "variants": lastLists["variants"] = message
        case "picked":
            // Views of libraries, which nobody edits here, have a view of the app's around them.
            let views = (message["views"] as? [String] ?? []).reversed()
            let places = DeclaredTypes(in: sources)
            for view in views {
                guard let place = places.place(of: view, near: message["label"] as? String) else { continue }
                message.merge(["view": view, "file": place.file, "line": place.line]) { $1 }
                break
            }
        default: break
        }
        for viewer in server.peers where viewer.role == "window" { viewer.send(message) }
    }

    private func tellPreviews() {
        guard var message = lastLists["previews"] else { return }
        message["pinned"] = isPinned
        lastLists["previews"] = message
        for viewer in server.peers where viewer.role == "window" { viewer.send(message) }
    }

    /// A file with previews was saved: the first of them is shown, unless one of the file is on show or one is pinned.
    func choosePreview(of files: [URL]) {
        guard !isPinned, let message = lastLists["previews"] else { return }
        let previews = message["previews"] as? [[String: String]] ?? []
        func isOf(_ files: [URL], _ preview: [String: String]) -> Bool {
            // A place is “Module/File.swift:12”.
            let file = (preview["place"] ?? "").split(separator: ":").first?.split(separator: "/").last
            return files.contains { file.map(String.init) == $0.lastPathComponent }
        }
        let shown = previews.first { $0["id"] == message["shown"] as? String }
        guard shown.map({ !isOf(files, $0) }) ?? true, let other = previews.first(where: { isOf(files, $0) }) else {
            return
        }
        viewSettings["preview"] = other["id"]
    }

    private func tellLosses(_ message: LiveServer.Message) {
        for loss in message["losses"] as? [String] ?? [] where toldLosses.insert(loss).inserted { say(loss) }
    }

    private static func text(since time: DispatchTime) -> String {
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9
        return String(format: "%.2f s", seconds)
    }
}
