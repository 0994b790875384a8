import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPaint
import Foundation

/// Runs windows on GTK until the last of them is closed, or the process is asked to end (SIGINT, SIGTERM).
///
/// Main thread only.
@MainActor
package final class GTKApplication {
    /// What views in windows of this host use.
    package let services: HostServices
    private let app: RunningApp?
    private let loop = g_main_loop_new(nil, 0)
    private var windows: [GTKWindow] = []
    /// One for each update loop: an app's windows share one.
    private var drivers: [ObjectIdentifier: FrameDriver] = [:]
    /// The program ends: windows that go now come back at the next start.
    private var isEnding = false
    private let colorScheme: ColorSchemeSetting

    /// Prepares the main loop. Call before anything else of the program runs.
    package static func prepareMainLoop() { dovetail_main_loop_attach() }

    /// A host for windows given to ``open(_:defaultSize:)``. Throws when there is no display or no font.
    package convenience init() throws { try self.init(app: nil) }

    /// A host for an app's windows. Throws when there is no display or no font.
    package convenience init(app: RunningApp) throws { try self.init(app: .some(app)) }

    private init(app: RunningApp?) throws {
        // Without a bus there are no accessibility tools; GTK would try to start one, and complain when it cannot.
        if dovetail_has_session_bus() == 0 { setenv("GTK_A11Y", "none", 0) }
        // The window manager groups and names windows by it.
        g_set_prgname(ProcessInfo.processInfo.processName)
        guard GTKStart.forWindows() else { throw HostError.noDisplay }
        try PangoTextEngine.checkFonts()
        GTKApplication.prepareMainLoop()
        self.app = app
        services = HostServices(
            textEngine: PangoTextEngine.shared, clipboard: DisplayClipboard(),
            imageSize: HostServices.headless().imageSize)
        colorScheme = ColorSchemeSetting()
    }

    /// The environment that a window's views start with.
    package var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme.current
        environment.idiom = .ofProcess
        return environment
    }

    /// Shows a window. Without a default size it is a little larger than its content's ideal size.
    package func open(_ content: any WindowContent, defaultSize: CGSize? = nil) {
        open(content, defaultSize: defaultSize, session: nil)
    }

    /// Shows a window of the app.
    package func open(_ window: RunningApp.Window) {
        open(
            window.description.makeWindow(environment: environment, services: services, session: window.session),
            defaultSize: window.session.windowSize ?? window.description.defaultSize, session: window.session)
    }

    private func open(_ content: any WindowContent, defaultSize: CGSize?, session: SceneSession?) {
        let window = GTKWindow(content: content, defaultSize: defaultSize, driver: driver(of: content.loop))
        window.onClose = { [unowned self, unowned window] in
            windows.removeAll { $0 === window }
            // To close the last window is to quit: that one comes back.
            if let session, !windows.isEmpty, !isEnding { app?.sessions.close(session) }
            if windows.isEmpty { g_main_loop_quit(loop) }
        }
        if let session { window.onResize = { session.windowSize = $0 } }
        window.onShortcut = { [unowned self, unowned window] in run($0, in: window) }
        windows.append(window)
        window.present()
    }

    /// What Ctrl+W, Ctrl+Q and Ctrl+N do in every program.
    private func run(_ key: KeyInput, in window: GTKWindow) -> Bool {
        guard !key.modifiers.isDisjoint(with: [.control, .command]),
            key.modifiers.isDisjoint(with: [.shift, .option])
        else { return false }
        switch key.key {
        case .character("w"): window.close()
        case .character("q"): g_main_loop_quit(loop)
        case .character("n"):
            guard let new = app?.newWindow() else { return false }
            open(new)
        default: return false
        }
        return true
    }

    private func driver(of loop: UpdateLoop) -> FrameDriver {
        let key = ObjectIdentifier(loop)
        if let known = drivers[key] { return known }
        let driver = FrameDriver(loop: loop)
        drivers[key] = driver
        return driver
    }

    /// Shows the app's windows, if there is an app, and runs. Returns the exit status.
    package func run() -> Int32 {
        colorScheme.onChange = { [unowned self] scheme in windows.forEach { $0.setColorScheme(scheme) } }
        if let app {
            for window in app.windowsAtStart() { open(window) }
        }
        guard !windows.isEmpty else {
            FileHandle.standardError.write(Data("The app describes no window.\n".utf8))
            return 1
        }
        dovetail_quit_on_signals(loop)
        g_main_loop_run(loop)
        // Asked to end while windows are open: their views still disappear in good order.
        isEnding = true
        for window in windows { window.close() }
        app?.sessions.saveNow()
        return 0
    }
}
