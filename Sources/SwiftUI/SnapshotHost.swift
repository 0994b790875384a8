import DovetailCore
import DovetailPaint
import Foundation

/// Shows an app's first window without a display: as a PNG file or as text.
///
/// Settings come from the environment: `DOVETAIL_HOST` (`snapshot` or `inspect`), `DOVETAIL_OUTPUT` (a file; the standard
/// output for `inspect`), `DOVETAIL_SIZE` (such as `640x480`, in points), `DOVETAIL_SCALE` (pixels for each point) and
/// `DOVETAIL_COLOR_SCHEME` (`light` or `dark`) and `DOVETAIL_IDIOM` (see ``Idiom``).
@MainActor
struct SnapshotHost {
    let app: RunningApp
    let settings: HostSettings

    func run() throws -> Int32 {
        guard let (description, session) = app.windowsAtStart().first else {
            throw SettingError(text: "The app describes no window.")
        }
        let scheme = try settings.colorScheme()
        let scale = try settings.scale()
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.displayScale = scale
        environment.idiom = .ofProcess
        let window = app.makeWindow((description, session), environment: environment, services: .headless())
        ProgramWindows.opened(window)
        // Before any body runs, where it is known: apps take lengths from the screen's size when their views are made.
        if let size = try settings.size() ?? description.defaultSize {
            window.size = size
        } else {
            let ideal = window.idealSize(proposed: nil)
            window.size = CGSize(width: max(360, ideal.width + 48), height: max(240, ideal.height + 48))
        }
        window.update(at: 0)
        letTasksRun(in: window)
        window.update(at: 10)
        if settings.values["DOVETAIL_HOST"] == "inspect" {
            try write(Data((AccessibilityElements(of: window).description + "\n").utf8))
        } else {
            let picture = try Picture(
                of: window.displayTree, size: window.size, scale: scale, background: window.background)
            try write(picture.pngData())
        }
        return 0
    }

    /// What begins when views appear goes on in tasks and on the main queue: it has some time, and longer while it changes something.
    private func letTasksRun(in window: WindowRoot) {
        var quiet = 0
        for _ in 0..<200 where quiet < 5 {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
            quiet = window.loop.hasPendingWork ? 0 : quiet + 1
            window.update(at: 0)
        }
    }

    private func write(_ data: Data) throws {
        if let path = settings.output {
            do { try data.write(to: URL(fileURLWithPath: path)) } catch {
                throw SettingError(text: "\(path) cannot be written: \(error.localizedDescription)")
            }
        } else {
            FileHandle.standardOutput.write(data)
        }
    }
}
