import DovetailCore
import DovetailPaint
import Foundation

/// Shows an app's first window without a display: as a PNG file or as text.
///
/// Settings come from the environment: `DOVETAIL_HOST` (`snapshot`, `inspect` or `audit`), `DOVETAIL_OUTPUT` (a file; the
/// standard output for texts), `DOVETAIL_SIZE` (such as `640x480`, in points), `DOVETAIL_SCALE` (pixels for each point) and
/// `DOVETAIL_COLOR_SCHEME` (`light` or `dark`) and `DOVETAIL_IDIOM` (see ``Idiom``). `DOVETAIL_TIME_LIMIT` is how long the app may
/// take to show what it loads, in seconds: 30 if nothing is said. Without a size the picture is as large as the window would be
/// when it opens; see ``InitialWindowSize``.
@MainActor
struct SnapshotHost {
    let app: RunningApp
    let settings: HostSettings

    func run() throws -> Int32 {
        let limit = try settings.timeLimit()
        let watch = BusyAppWatch(limit: limit)
        defer { watch.end() }
        guard let (description, session) = app.windowsAtStart().first else {
            throw SettingError(text: "The app describes no window.")
        }
        let scheme = try settings.colorScheme()
        let scale = try settings.scale()
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.displayScale = scale
        environment.idiom = .ofProcess
        // Before any body runs, where it is known: apps take lengths from the screen's size when their views are made.
        let given = try settings.size()
        let rule = InitialWindowSize.ofProcess
        let size = given ?? description.defaultSize ?? rule.usual
        let window = ProgramWindows.ofProgram.making(size) {
            app.makeWindow((description, session), environment: environment, services: .headless())
        }
        ProgramWindows.ofProgram.opened(window)
        window.size = size
        if given == nil {
            window.size = rule.size(
                of: window, defaultSize: description.sizeOfNewWindow(window),
                hasSizeOfContent: description.behavior.hasSizeOfContent(description.kind), monitor: nil)
        }
        window.update(at: 0)
        let beginning = try look(at: window, scale: scale)
        watch.setFallback { try? write(beginning()) }
        if !SettledWindow(window: window, limit: limit).settle() {
            BusyAppWatch.say(
                "The app was still busy after \(BusyAppWatch.text(limit)) seconds; the picture shows how far it was then."
            )
        }
        if isAudit { return try audit(window) }
        let end = try look(at: window, scale: scale)()
        watch.end()
        try write(end)
        return 0
    }

    private var isAudit: Bool { settings.values["DOVETAIL_HOST"] == "audit" }

    /// Writes what keeps people from using the window, a line for each. Returns 1 where there is something.
    private func audit(_ window: WindowRoot) throws -> Int32 {
        let audit = AccessibilityAudit(of: window) {
            // Texts of another size may ask for a few updates.
            for _ in 0..<10 { window.update(at: SettledWindow.end) }
        }
        let findings = try audit.run()
        let lines = findings.isEmpty ? ["Nothing was found."] : findings.map(\.description)
        try write(Data((lines.joined(separator: "\n") + "\n").utf8))
        return findings.isEmpty ? 0 : 1
    }

    /// Looks at the window as it is. The result is the file's content; it can be made on any thread.
    private func look(at window: WindowRoot, scale: CGFloat) throws -> () throws -> Data {
        if isAudit || settings.values["DOVETAIL_HOST"] == "inspect" {
            let text = AccessibilityElements(of: window).description + "\n"
            return { Data(text.utf8) }
        }
        let picture = try Picture(
            of: window.displayTree, size: window.size, scale: scale, background: window.background)
        return { try picture.pngData() }
    }

    private nonisolated func write(_ data: Data) throws {
        if let path = settings.output {
            do { try data.write(to: URL(fileURLWithPath: path)) } catch {
                throw SettingError(text: "\(path) cannot be written: \(error.localizedDescription)")
            }
        } else {
            FileHandle.standardOutput.write(data)
        }
    }
}
