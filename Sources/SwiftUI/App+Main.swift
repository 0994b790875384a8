import DovetailCore
import DovetailGTK
import DovetailPaint
import Foundation

extension App {
    /// Starts the program in a window. With `DOVETAIL_HOST` set to `snapshot` or `inspect` it paints or describes its first
    /// window instead and ends; see ``SnapshotHost``.
    ///
    /// When it cannot start, it says why in one line and ends with status 1.
    @MainActor @preconcurrency
    public static func main() {
        do {
            exit(try start(Self.self))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}

/// Runs an app on the host that the environment asks for. Returns the exit status.
@MainActor
private func start<A: App>(_ type: A.Type) throws -> Int32 {
    let settings = HostSettings(ProcessInfo.processInfo.environment)
    _ = try Idiom.setting(environment: settings.values, info: Bundle.main.infoDictionary)
    ProgramWindows.ofProgram.expectedSize = try settings.size() ?? InitialWindowSize.ofProcess.usual
    switch settings.values["DOVETAIL_HOST"] {
    case "snapshot", "inspect", "audit":
        // A picture shows the app as it starts first, and leaves the windows alone that somebody has left open.
        let app = RunningApp(type, storage: MemorySceneSessionStorage())
        return try SnapshotHost(app: app, settings: settings).run()
    case nil, "gtk":
        GTKApplication.prepareMainLoop()
        GTKApplication.prepareToolkit()
        return try GTKApplication(app: RunningApp(type, storage: SceneSessionFile())).run()
    case "random-events":
        var host = try RandomEventHost(type, settings: settings)
        return try host.drive()
    case "live-window": return try LiveWindow(settings: settings).run()
    case "live":
        if settings.previewFilter != nil || settings.values["DOVETAIL_LIVE_PREVIEW"] != nil {
            let previews = PreviewHost(settings: settings)
            try LiveProgram(settings: settings, previews: previews) { environment, id in
                let (preview, id) = try previews.preview(withID: id)
                return LiveProgram.Shown(
                    window: preview.window(environment, .headless()),
                    size: preview.settings.size, preview: id)
            }.run()
        }
        try LiveProgram(settings: settings) { environment, _ in
            let app = RunningApp(type, storage: SceneSessionFile())
            guard let window = app.windowsAtStart().first else {
                throw SettingError(text: "The app describes no window.")
            }
            return LiveProgram.Shown(
                window: app.makeWindow(window, environment: environment, services: .headless()),
                size: window.description.defaultSize, owner: app)
        }.run()
    case "preview":
        return try PreviewHost(settings: settings).run()
    case "preview-window":
        GTKApplication.prepareMainLoop()
        let preview = try PreviewHost(settings: settings).firstMatch()
        let application = try GTKApplication()
        application.open(
            preview.window(application.environment, application.services),
            defaultSize: try settings.size() ?? (preview.settings.isForAnyDevice ? nil : preview.settings.size))
        return application.run()
    case let name?:
        throw UnknownHost(name: name)
    }
}

private struct UnknownHost: Error, CustomStringConvertible {
    let name: String
    var description: String {
        "DOVETAIL_HOST is “\(name)”; it may be gtk, snapshot, inspect, random-events, preview or preview-window."
    }
}
