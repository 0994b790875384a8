import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPaint
import Foundation

/// Runs an app's windows on GTK until the last of them is closed.
@MainActor
package final class GTKApplication {
    private let app: RunningApp
    private let services: HostServices
    private let loop = g_main_loop_new(nil, 0)
    private var windows: [GTKWindow] = []
    private let colorScheme: ColorSchemeSetting

    /// Prepares the main loop. Call before anything else of the program runs.
    package static func prepareMainLoop() { dovetail_main_loop_attach() }

    /// Throws when there is no display or no font.
    package init(app: RunningApp) throws {
        guard GTKStart.once() else { throw HostError.noDisplay }
        try PangoTextEngine.checkFonts()
        self.app = app
        services = HostServices(
            textEngine: PangoTextEngine.shared, clipboard: GTKClipboard(),
            imageSize: HostServices.headless().imageSize)
        colorScheme = ColorSchemeSetting()
    }

    /// Shows the app's windows and runs. Returns the exit status.
    package func run() -> Int32 {
        app.loop.onUpdateNeeded = { [unowned self] in windows.forEach { $0.scheduleUpdate() } }
        colorScheme.onChange = { [unowned self] scheme in windows.forEach { $0.setColorScheme(scheme) } }
        guard let description = app.windows.first else {
            FileHandle.standardError.write(Data("The app describes no window.\n".utf8))
            return 1
        }
        open(description)
        dovetail_quit_on_signals(loop)
        g_main_loop_run(loop)
        return 0
    }

    private func open(_ description: WindowDescription) {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme.current
        let content = description.makeWindow(environment: environment, services: services)
        let window = GTKWindow(content: content, defaultSize: description.defaultSize)
        window.onClose = { [unowned self, unowned window] in
            windows.removeAll { $0 === window }
            if windows.isEmpty { g_main_loop_quit(loop) }
        }
        windows.append(window)
        window.present()
    }
}

/// What keeps a host from starting.
package enum HostError: Error, CustomStringConvertible {
    case noDisplay

    package var description: String {
        "There is no display to open a window on: set DISPLAY or WAYLAND_DISPLAY, or start the program with xvfb-run."
    }
}

/// The clipboard of the display.
@MainActor
private final class GTKClipboard: @preconcurrency Clipboard {
    private var last: String?

    var string: String? {
        get { last }
        set {
            last = newValue
            guard let display = gdk_display_get_default(), let newValue else { return }
            gdk_clipboard_set_text(gdk_display_get_clipboard(display), newValue)
        }
    }
}
