import DovetailCore
import Foundation

extension TestHost {
    /// Starts an app and shows its first window, of the given size in points.
    ///
    /// `defaults` is the store of its ``AppStorage``; give one of the test's own, else the test changes what other tests find.
    public convenience init<A: App>(
        app: A.Type, size: CGSize = CGSize(width: 400, height: 300), colorScheme: ColorScheme = .light,
        idiom: Idiom = .pad, defaults: UserDefaults = .standard
    ) {
        let process = TestProcess(app, size: size, colorScheme: colorScheme, idiom: idiom, defaults: defaults)
        self.init(process: process, session: process.firstSession, size: size)
    }

    /// Opens another window of the app: of its first group, or of the one with the given place in the app's body. The windows
    /// share the clock and all that the app shares; ``relaunch()`` of any of them restarts the app and restores them all.
    ///
    /// Only for hosts made with ``init(app:size:colorScheme:idiom:defaults:)``.
    public func openWindow(group: Int = 0) -> TestHost {
        TestHost(process: process, session: process.openSession(group: group), size: window.size)
    }

    /// The windows that views of the app opened, and that are still open, oldest first.
    public var windowsOpenedByViews: [TestHost] { process.openedByViews }

    /// Whether the window has been closed, by its view or by a key.
    public var isClosed: Bool { !process.isOpen(self) }

    /// Whether a key or a command ended the program.
    public var hasQuit: Bool { process.hasQuit }

    /// The addresses that views opened with the system's programs, oldest first.
    public var openedURLs: [URL] { process.opened.urls }

    /// The text on the clipboard, which is this host's own; nil when there is none.
    public var clipboard: String? {
        get { window.services.clipboard.string }
        set { window.services.clipboard.string = newValue }
    }

    /// What the program asks for in the dialog for files that is open: the name that it proposes for a new file, or else the
    /// extensions of the files that may be chosen, or “folder”. Nil when no dialog is open.
    public var fileDialog: String? {
        guard let kind = process.fileQuestions.open.first?.request.kind else { return nil }
        switch kind {
        case .open(let types, let allowsMany):
            let names = types.map { $0.preferredFilenameExtension ?? $0.identifier }
            return names.joined(separator: ", ") + (allowsMany ? " (several)" : "")
        case .save(let type, let name): return name ?? "untitled.\(type?.preferredFilenameExtension ?? "")"
        case .folder: return "folder"
        }
    }

    /// Answers the dialog for files that is open: with files, or by cancelling it for nil.
    public func answerFileDialog(_ urls: [URL]?) {
        guard !process.fileQuestions.open.isEmpty else { return }
        process.fileQuestions.open.removeFirst().answer(urls)
        settle()
    }

    /// What the window's title says; nil where its views and its scene have none.
    public var title: String? { window.title }

    /// Asks the window to open an address, as the system does. Returns whether a view wanted it.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        let isWanted = window.open(url)
        settle()
        return isWanted
    }

    /// Hands the window an activity to go on with. Returns whether one of its views wants such.
    @discardableResult
    public func goOn(with activity: NSUserActivity) -> Bool {
        let isWanted = window.goOn(with: activity)
        settle()
        return isWanted
    }

    /// What the person does in the window, as its views say.
    public var userActivity: NSUserActivity? { window.userActivity }

    /// Says whether the window, and with it the app, is being used.
    public func setScenePhase(_ phase: ScenePhase) {
        window.scenePhase = phase
        process.app?.scenePhase = phase
        settle()
    }
}
