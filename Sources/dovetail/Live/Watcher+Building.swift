import Foundation
import XcodeProjects

/// Builds what was saved.
extension Watcher {
    /// - Parameter mayReplay: Whether the package manager may be left out where only the content of some files changed.
    func startBuild(mayReplay: Bool = true) {
        guard running == nil else {
            isChangedAgain = true
            return
        }
        let files = unbuilt
        let live = LiveBuild(build, replayed: mayReplay ? replayed : nil)
        running = live
        // A person waits for the first one; those that follow take a moment, and the window tells of them.
        progress = BuildProgress(isTold: current == nil)
        progress.begin()
        tell(["type": "building", "done": 0, "of": 0])
        live.run { [unowned self] step in
            progress.note(step)
            tell(["type": "building", "done": step.done, "of": step.all, "module": step.module ?? ""])
        } end: { [unowned self] succeeded, messages, last in
            progress.end()
            running = nil
            if !succeeded, live.isReplayed, messages.errors.isEmpty {
                // The steps fit no more, and the package manager knows why.
                return startBuild(mayReplay: false)
            }
            if succeeded {
                unbuilt.subtract(files)
                hasBuilt = true
            }
            built(succeeded, messages, last)
        }
    }

    /// The steps that follow from the files that were saved, where these are all that changed.
    private var replayed: ReplayedBuild? {
        guard hasBuilt, !unbuilt.isEmpty else { return nil }
        return ReplayedBuild(
            description: build.folder.appendingPathComponent("\(build.configuration).yaml"),
            files: unbuilt.map { $0.resolvingSymlinksInPath() },
            product: build.program(program).resolvingSymlinksInPath())
    }

    private func built(_ succeeded: Bool, _ messages: BuildMessages, _ last: String) {
        if isChangedAgain {
            isChangedAgain = false
            return startBuild()
        }
        guard succeeded else {
            let text = messages.errors.isEmpty && messages.otherErrors.isEmpty ? last : messages.text
            if text != lastErrors { say("The compiler says:" + text) }
            lastErrors = text
            let errors = messages.errors.map { ["file": $0.file, "line": $0.line, "text": $0.text] as [String: Any] }
            let shown = messages.errors.map { "\($0.file):\($0.line)\n    \($0.text)" } + messages.otherErrors
            return tell([
                "type": "errors", "errors": errors,
                "text": shown.isEmpty ? last : shown.prefix(4).joined(separator: "\n"),
            ])
        }
        lastErrors = ""
        tell(["type": "built"])
        let date = (try? FileManager.default.attributesOfItem(atPath: build.program(program).path))?[.modificationDate]
        guard date as? Date != builtProgram || current == nil else { return }
        builtProgram = date as? Date
        replace()
    }
}
