import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPaint
import Foundation

/// Runs windows on GTK until the last of them is closed and nothing of the app is in the desktop's tray, or until the process is asked to end
/// (SIGINT, SIGTERM).
///
/// Main thread only.
@MainActor
package final class GTKApplication: SignalTarget {
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
    private let settings: DesktopSettings
    /// Shows the windows to assistive technology; nil where there is no bus to ask for it, or none is wanted.
    private let accessibility: AccessibilityServer?
    /// The app's items in the desktop's tray; nil where there is no bus to reach one by.
    private var tray: Tray?
    /// The open windows of such items.
    private var trayWindows: [ObjectIdentifier: GTKWindow] = [:]
    /// Shows a window when the tray has been away for some time.
    private var trayTimer: guint = 0

    /// Prepares the main loop. Call before anything else of the program runs.
    package static func prepareMainLoop() { dovetail_main_loop_attach() }

    /// Opens the display, if there is one, before the app's own objects are made: some of them hold widgets of the toolkit's. Call after
    /// ``prepareMainLoop()``; without a call, ``init()`` does it.
    package static func prepareToolkit() { _ = toolkit }

    /// How the toolkit was started, once for the process.
    private static let toolkit: (accessibility: AccessibilitySetting, hasDisplay: Bool) = {
        let setting = AccessibilitySetting()
        // The window manager groups and names windows by it.
        g_set_prgname(ProcessInfo.processInfo.processName)
        let hasDisplay = GTKStart.forWindows()
        if hasDisplay { setting.restore() }
        return (setting, hasDisplay)
    }()

    /// A host for windows given to ``open(_:defaultSize:)``. Throws when there is no display or no font.
    package convenience init() throws { try self.init(app: nil) }

    /// A host for an app's windows. Throws when there is no display or no font.
    package convenience init(app: RunningApp) throws { try self.init(app: .some(app)) }

    private init(app: RunningApp?) throws {
        let (setting, hasDisplay) = Self.toolkit
        guard hasDisplay else { throw HostError.noDisplay }
        try PangoTextEngine.checkFonts()
        GTKApplication.prepareMainLoop()
        self.app = app
        accessibility = setting.isWanted ? AccessibilityServer() : nil
        var services = HostServices.headless(clipboard: DisplayClipboard())
        services.openURL = { g_app_info_launch_default_for_uri($0.absoluteString, nil, nil) != 0 }
        services.chooseFiles = { request, answer in
            MainActor.assumeIsolated { FileDialog.show(request, answer: answer) }
        }
        services.canOpenURL = { DesktopPrograms.canOpen($0) }
        services.screenSize = { ScreenSize.current }
        self.services = services
        colorScheme = ColorSchemeSetting()
        settings = DesktopSettings()
    }

    /// The environment that a window's views start with.
    package var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme.current
        environment.idiom = .ofProcess
        environment.systemSettings = settings.current
        environment.dynamicTypeSize = settings.typeSize
        if PopupSurfaces.areUsed { environment.popupRoom = ScreenSize.current }
        return environment
    }

    /// Shows a window. Without a default size it has the one that ``InitialWindowSize`` finds.
    package func open(_ content: any WindowContent, defaultSize: CGSize? = nil) {
        _ = open(content, defaultSize: defaultSize, session: nil)
    }

    /// Shows a window of the app.
    package func open(_ window: RunningApp.Window) {
        let description = window.description
        let size = window.session.windowSize ?? description.defaultSize ?? InitialWindowSize.ofProcess.usual
        let content = ProgramWindows.ofProgram.making(size) {
            app?.makeWindow(window, environment: environment, services: services)
                ?? description.makeWindow(environment: environment, services: services, session: window.session)
        }
        // What is associated belongs to the window in use.
        let owner = description.behavior.role == .associated ? windows.first(where: \.isActive) ?? windows.last : nil
        open(
            content, defaultSize: window.session.windowSize ?? description.sizeOfNewWindow(content),
            session: window.session, hasSizeOfContent: description.behavior.hasSizeOfContent(description.kind),
            owner: owner)
    }

    @discardableResult
    private func open(
        _ content: any WindowContent, defaultSize: CGSize?, session: SceneSession?, hasSizeOfContent: Bool = false,
        owner: GTKWindow? = nil, isPanel: Bool = false
    ) -> GTKWindow {
        if let root = content as? WindowRoot { ProgramWindows.ofProgram.opened(root) }
        let window = GTKWindow(
            content: content, defaultSize: defaultSize, hasSizeOfContent: hasSizeOfContent, isPanel: isPanel,
            driver: driver(of: content.loop), accessibility: accessibility)
        if let owner { window.belong(to: owner) }
        window.onClose = { [unowned self, unowned window] in
            windows.removeAll { $0 === window }
            if let root = window.content as? WindowRoot { app?.noteClosed(root) }
            updateScenePhase()
            // To close the last window is to quit: that one comes back.
            if let session, !windows.isEmpty || isInTray, !isEnding { app?.sessions.close(session) }
            if windows.isEmpty, !isInTray { g_main_loop_quit(loop) }
        }
        if let session { window.onResize = { session.windowSize = $0 } }
        window.onActiveChange = { [unowned self] in updateScenePhase() }
        windows.append(window)
        window.present()
        return window
    }

    /// The app is in use when one of its windows is.
    private func updateScenePhase() {
        app?.scenePhase = windows.contains(where: \.isActive) ? .active : windows.isEmpty ? .background : .inactive
    }

    /// How many clients of assistive technology there are, how many windows' elements are kept for them, how many signals they were sent, and
    /// how many display nodes were looked at for that. For tests.
    package var assistance: (clients: Int, windows: Int, signals: Int, nodesWalked: Int) {
        guard let accessibility else { return (0, 0, 0, 0) }
        let trees = accessibility.windows.compactMap(\.tree)
        return (
            accessibility.clientCount, trees.count, accessibility.signalCount, trees.reduce(0) { $0 + $1.nodesWalked }
        )
    }

    /// What the windows get of pointers and touchpads, in the order in which they were opened. For tests.
    package var inputs: [WindowInput] { windows.map(\.input) }

    /// What views ask of the app's windows.
    private func connect(_ app: RunningApp) {
        app.onOpen = { [unowned self] in open($0) }
        app.onShow = { [unowned self] root in windows.first { $0.content === root }?.present() }
        app.onClose = { [unowned self] root in windows.first { $0.content === root }?.close() }
        app.onArrange = { [unowned self] root, arrangement in
            windows.first { $0.content === root }?.arrange(arrangement)
        }
        app.onQuit = { [unowned self] in g_main_loop_quit(loop) }
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
        colorScheme.onChange = { [unowned self] scheme in
            windows.forEach { $0.setColorScheme(scheme) }
            tray?.setColorScheme(scheme)
        }
        settings.onTypeSizeChange = { [unowned self] size in windows.forEach { $0.setTypeSize(size) } }
        settings.onChange = { [unowned self] settings in windows.forEach { $0.setSystemSettings(settings) } }
        if let app {
            connect(app)
            showTray(app)
            for window in app.windowsAtStart(isInTray: { tray?.shows($0) == true }) { open(window) }
            // A program may be started with addresses and files to open.
            let addresses = CommandLine.arguments.dropFirst().compactMap { argument -> URL? in
                if argument.contains("://") { return URL(string: argument) }
                return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
            }
            let first = windows.first?.content as? WindowRoot
            if !addresses.isEmpty {
                DispatchQueue.main.async { addresses.forEach { first?.open($0) } }
            }
        }
        guard !windows.isEmpty || isInTray else {
            FileHandle.standardError.write(Data("The app describes no window.\n".utf8))
            return 1
        }
        dovetail_quit_on_signals(loop)
        g_main_loop_run(loop)
        // Asked to end while windows are open: their views still disappear in good order.
        isEnding = true
        ProgramWindows.ofProgram.terminating()
        for window in windows { window.close() }
        tray?.close()
        accessibility?.close()
        app?.sessions.saveNow()
        return 0
    }

    // MARK: The tray

    /// Whether a person can reach the app by the tray.
    private var isInTray: Bool { tray?.isInUse == true }

    private func showTray(_ app: RunningApp) {
        app.onStatusItemsChange = { [unowned self] in followTray(of: app) }
        app.onStatusWindow = { [unowned self] item, isOpen in
            guard tray?.shows(item) == true else { return false }
            if (trayWindows[ObjectIdentifier(item)] != nil) != isOpen { toggleWindow(of: item) }
            return true
        }
        if !app.statusItems.isEmpty { followTray(of: app) }
    }

    private func followTray(of app: RunningApp) {
        if tray == nil {
            tray = Tray(app: app, environment: { [unowned self] in environment }, services: services)
            tray?.onChange = { [unowned self] in trayDidChange() }
            tray?.onActivate = { [unowned self] in toggleWindow(of: $0) }
        }
        tray?.follow()
        // What the tray shows is brought up to date also while there is no window.
        driver(of: app.loop).runsWithoutWindows = tray?.isInUse == true
    }

    /// The app's items can be reached now, or no longer.
    private func trayDidChange() {
        guard let app, let tray else { return }
        driver(of: app.loop).runsWithoutWindows = tray.isInUse
        if trayTimer != 0 { g_source_remove(trayTimer) }
        trayTimer = 0
        guard windows.isEmpty, !tray.isInUse, g_main_loop_is_running(loop) != 0 else { return }
        guard tray.hasItems else { return g_main_loop_quit(loop) }
        // A desktop that starts its tray again does so within this time. A program that nobody can reach shows its window.
        trayTimer = g_timeout_add(
            Self.trayPatience,
            { context in
                MainActor.assumeIsolated {
                    let application = GTKApplication.from(context)
                    application.trayTimer = 0
                    for window in application.app?.windowsAtStart() ?? [] { application.open(window) }
                }
                return 0
            }, signalData)
    }

    /// In milliseconds.
    private static let trayPatience: guint = 5000

    /// Opens the window of an item in the tray, or closes it.
    private func toggleWindow(of item: StatusItem) {
        if let window = trayWindows[ObjectIdentifier(item)] { return window.close() }
        guard let app, let description = app.window(of: item) else { return }
        let content = app.makeWindow(description, environment: environment, services: services)
        let window = open(
            content, defaultSize: description.description.defaultSize, session: nil, hasSizeOfContent: true,
            isPanel: true)
        trayWindows[ObjectIdentifier(item)] = window
        // The views are shown by the item, and may end that.
        let handle = PresentationHandle()
        handle.dismiss = { [weak window] in window?.close() }
        content.environment.presentation = handle
        let onClose = window.onClose
        window.onClose = { [unowned self] in
            trayWindows[ObjectIdentifier(item)] = nil
            onClose?()
            item.onWindowClosed?()
        }
    }
}
