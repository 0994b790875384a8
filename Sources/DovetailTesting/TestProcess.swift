import DovetailCore
import DovetailPaint
import Foundation

/// A program under test: the process that runs now, and what outlives it.
@MainActor
final class TestProcess {
    /// One run of the program.
    private struct Run {
        let sessions: SceneSessions
        /// The sessions of the windows that it opens by itself.
        let atStart: [SceneSession]
        let makeWindow: (SceneSession) -> WindowRoot
        /// The app, if there is one, and the scene of its first window.
        var app: RunningApp?
        var firstWindow: WindowDescription?
        /// The session of a new window of a group.
        let open: (_ group: Int) -> SceneSession?
        let clock = TestClock()
        /// What the program keeps of its own; nothing of another test's.
        let program: Program
    }

    /// The work of the tasks that the program's views start.
    let taskWork = TaskWork()
    private let start: (Program) -> Run
    /// The size of the first window.
    private let size: CGSize
    private var run: Run
    private var hosts: [(host: Weak<TestHost>, session: SceneSession)] = []
    /// Seconds on the clock.
    var time: TimeInterval = 0

    /// A view in a window, which belongs to no app.
    init<Content: View>(
        size: CGSize, colorScheme: ColorScheme, idiom: Idiom, content: @escaping () -> Content
    ) {
        self.size = size
        let storage = MemorySceneSessionStorage()
        let (opened, fileQuestions) = (opened, fileQuestions)
        start = { program in
            let sessions = SceneSessions(storage: storage)
            let session = sessions.all.first ?? sessions.open(group: "")
            return Run(
                sessions: sessions, atStart: [session],
                makeWindow: { session in
                    var environment = EnvironmentValues()
                    environment.colorScheme = colorScheme
                    environment.idiom = idiom
                    return WindowRoot(
                        rootView: content(), environment: environment, services: services(opened, fileQuestions),
                        session: session)
                }, open: { _ in nil }, program: program)
        }
        run = Self.begin(start, size)
    }

    /// An app, whose app storage is kept in `defaults`.
    init<A: App>(_ type: A.Type, size: CGSize, colorScheme: ColorScheme, idiom: Idiom, defaults: UserDefaults) {
        self.size = size
        let storage = MemorySceneSessionStorage()
        let (opened, fileQuestions) = (opened, fileQuestions)
        start = { program in
            var environment = EnvironmentValues()
            environment.colorScheme = colorScheme
            environment.idiom = idiom
            environment.defaultAppStorage = defaults
            let app = RunningApp(type, environment: environment, storage: storage)
            let windows = app.windowsAtStart()
            guard !windows.isEmpty else { fatalError("\(type) describes no window") }
            return Run(
                sessions: app.sessions, atStart: windows.map(\.session),
                makeWindow: { app.window(of: $0, environment: environment, services: services(opened, fileQuestions)) },
                app: app, firstWindow: windows[0].description,
                open: { app.newWindow(group: $0)?.session }, program: program)
        }
        run = Self.begin(start, size)
        connect()
    }

    /// Starts the program anew, with nothing that it set before.
    private static func begin(_ start: (Program) -> Run, _ size: CGSize) -> Run {
        let program = Program()
        program[ProgramWindows.self].expectedSize = size
        return program.run { start(program) }
    }

    /// The program that runs.
    var program: Program { run.program }

    var clock: TestClock { run.clock }
    var app: RunningApp? { run.app }

    /// How large the first window of the app is when it opens where there is no monitor; nil where there is no app.
    func initialSize(of window: WindowRoot) -> CGSize? {
        run.firstWindow.map { scene in
            InitialWindowSize.ofProcess.size(
                of: window, defaultSize: scene.sizeOfNewWindow(window),
                hasSizeOfContent: scene.behavior.hasSizeOfContent(scene.kind), monitor: nil)
        }
    }

    /// What the host did for views that asked for windows.
    private(set) var openedByViews: [TestHost] = []

    /// Lets views open and close windows.
    private func connect() {
        guard let app = run.app else { return }
        app.onOpen = { [unowned self] window in
            let host = TestHost(process: self, session: window.session, size: CGSize(width: 400, height: 300))
            openedByViews.append(host)
        }
        app.onClose = { [unowned self] root in
            hosts.compactMap(\.host.value).first { $0.window === root }.map(close)
        }
        app.onArrange = { [unowned self] root, arrangement in
            let host = hosts.compactMap(\.host.value).first { $0.window === root }
            host?.arrangements.append(arrangement)
            if case .resize(let size) = arrangement { host?.window.size = size }
        }
        app.onQuit = { [unowned self] in hasQuit = true }
    }

    /// Whether a view or a key ended the program.
    private(set) var hasQuit = false

    /// The first window that the program opened by itself.
    var firstSession: SceneSession { run.atStart[0] }

    func openSession(group: Int) -> SceneSession {
        guard let session = run.open(group) else {
            fatalError(
                "there is no group \(group) of windows: a TestHost(app:) can open windows of the groups of its app")
        }
        return session
    }

    func isOpen(_ host: TestHost) -> Bool { hosts.contains { $0.host.value === host } }

    /// Makes the window of a session, which is to have a size.
    func makeWindow(of session: SceneSession, size: CGSize) -> WindowRoot {
        program.run {
            let window = program[ProgramWindows.self].making(size) { run.makeWindow(session) }
            program[ProgramWindows.self].opened(window)
            return window
        }
    }

    func add(_ host: TestHost, session: SceneSession) { hosts.append((Weak(host), session)) }

    /// Addresses that views opened with the system's programs.
    let opened = OpenedURLs()
    /// Questions for files that views asked.
    let fileQuestions = FileQuestions()

    /// A window was closed for good.
    func close(_ host: TestHost) {
        for entry in hosts where entry.host.value === host { run.sessions.close(entry.session) }
        hosts.removeAll { $0.host.value === host }
        openedByViews.removeAll { $0 === host }
        run.app?.noteClosed(host.window)
        host.window.close()
    }

    /// A host was dropped without being closed. Its window goes silently; what is stored of it stays.
    func drop(_ window: WindowRoot) {
        hosts.removeAll { $0.host.value == nil }
        run.app?.noteClosed(window)
        window.discard()
        // Windows that views opened are kept here, and they keep the process. They go with the last window that somebody else holds.
        let kept = openedByViews
        // Their own end comes here, when the list is empty already.
        if hosts.allSatisfy({ entry in kept.contains { $0 === entry.host.value } }) { openedByViews = [] }
        withExtendedLifetime(kept) {}
    }

    /// Quits and starts anew. Each host gets the restored window of its session.
    func relaunch() {
        let live = hosts.compactMap { entry in entry.host.value.map { ($0, entry.session, $0.window.size) } }
        for (host, _, _) in live { host.window.close() }
        run.sessions.saveNow()
        run = Self.begin(start, size)
        connect()
        time = 0
        hosts = []
        for (host, old, size) in live {
            guard let session = run.sessions.all.first(where: { $0.id == old.id }) else {
                fatalError("a window was not restored")
            }
            host.restart(session: session, size: size)
            add(host, session: session)
        }
    }
}

/// Addresses that were opened, oldest first.
@MainActor
final class OpenedURLs {
    var urls: [URL] = []
}

/// Questions for files that wait for an answer, oldest first.
@MainActor
final class FileQuestions {
    var open: [(request: FileRequest, answer: @MainActor ([URL]?) -> Void)] = []
}

/// The services of a window, which note what is opened and what files are asked for.
@MainActor
private func services(_ opened: OpenedURLs, _ questions: FileQuestions) -> HostServices {
    var services = HostServices.headless()
    // Weakly: an answer holds the view that asked, and that the environment with this closure.
    services.chooseFiles = { [weak questions] request, answer in
        MainActor.assumeIsolated { questions?.open.append((request, answer)) }
    }
    services.openURL = { url in
        MainActor.assumeIsolated { opened.urls.append(url) }
        return true
    }
    return services
}

private struct Weak<Object: AnyObject> {
    weak var value: Object?
    init(_ value: Object) { self.value = value }
}
