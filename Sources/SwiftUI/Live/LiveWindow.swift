import DovetailCore
import DovetailGTK
import DovetailPaint
import Foundation

/// The window that shows what another program, which comes and goes, sends as pictures.
///
/// `DOVETAIL_HOST` is `live-window`, and `DOVETAIL_LIVE` the socket of the watcher. With `DOVETAIL_LIVE_CONTROLS` it has controls for how
/// a preview is shown.
@MainActor
struct LiveWindow {
    let settings: HostSettings

    func run() throws -> Int32 {
        GTKApplication.prepareMainLoop()
        let application = try GTKApplication()
        let connection = try LiveConnection(path: settings.values["DOVETAIL_LIVE"] ?? "")
        let model = LiveModel(connection: connection)
        let hasControls = settings.values["DOVETAIL_LIVE_CONTROLS"] != nil
        let size = try settings.size() ?? InitialWindowSize.ofProcess.usual
        let window = WindowRoot(
            rootView: LiveView(model: model, hasControls: hasControls), environment: application.environment,
            services: application.services)
        window.title = settings.values["DOVETAIL_LIVE_TITLE"] ?? "Dovetail"
        _ = window.program[EventMonitors.self].add { event, _ in model.let(event) }
        application.open(window, defaultSize: size)
        model.look.isDark = application.environment.colorScheme == .dark
        connection.send(["type": "hello", "role": "window"])
        return application.run()
    }
}
