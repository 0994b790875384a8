import Foundation
import XcodeProjects

/// Builds what was saved.
extension Watcher {
    /// - Parameter mayReplay: Whether the package manager may be left out where only the content of some files changed.
    /// - Parameter mayBeDirect: Whether the compiler's driver may be left out as well.
    func startBuild(mayReplay: Bool = true, mayBeDirect: Bool = true) {
        guard running == nil else {
            isChangedAgain = true
            return
        }
        let files = unbuilt
        let live = LiveBuild(build, way(mayReplay: mayReplay, mayBeDirect: mayReplay && mayBeDirect))
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
            switch live.way {
            // More has changed than the bodies of functions, or the steps fit no more: the package manager knows why.
            case .direct where !succeeded && !messages.errors.contains { $0.line > 0 }:
                return startBuild(mayBeDirect: false)
            case .replayed where !succeeded && messages.errors.isEmpty: return startBuild(mayReplay: false)
            case .direct: break
            default: forgetPrepared()
            }
            if succeeded {
                unbuilt.subtract(files)
                hasBuilt = true
            }
            built(succeeded, messages, last)
        }
    }

    /// The quickest way to build what was saved, where that is all that changed.
    private func way(mayReplay: Bool, mayBeDirect: Bool) -> LiveBuild.Way {
        guard mayReplay, hasBuilt, !unbuilt.isEmpty else { return .whole }
        let files = unbuilt.map { $0.resolvingSymlinksInPath() }
        if mayBeDirect, let direct = prepared?.build(of: files) { return .direct(direct) }
        let replayed = ReplayedBuild(
            description: build.folder.appendingPathComponent("\(build.configuration).yaml"), files: files,
            product: build.program(program).resolvingSymlinksInPath())
        return replayed.map(LiveBuild.Way.replayed) ?? .whole
    }

    /// What was prepared is of the build before.
    private func forgetPrepared() {
        prepared = nil
        preparations += 1
    }

    /// Finds out how single files are compiled, now that nobody waits.
    func prepare() {
        guard prepared == nil, running == nil, hasBuilt else { return }
        let (number, build, program, sources) = (preparations, build, program, sources)
        let folder = folder.appendingPathComponent("prepared-\(number)")
        DispatchQueue.global(qos: .utility).async {
            let found = PreparedBuild(build, program: program, sources: sources, folder: folder)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { [weak self] () -> Void in
                    if let self, preparations == number { prepared = found }
                }
            }
        }
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
        let date = build.program(program).modificationDate
        guard date != builtProgram || current == nil else { return prepare() }
        builtProgram = date
        replace()
    }
}
