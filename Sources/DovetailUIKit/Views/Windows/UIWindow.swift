import Combine
import DovetailCore
import DovetailPlatform
import Foundation

/// A window of the app: one that is on show, one that the program puts over it, or the one that a delegate of UIKit's life cycle fills.
///
///     let window = UIWindow(windowScene: scene)
///     window.rootViewController = UIHostingController(rootView: Toasts())
///     window.isHidden = false
///
/// A window that the program makes lies over the whole window of its scene. The pointer meets the views in it, and where there are none, what
/// is below: a clear window covers nothing.
///
/// In a program without an app, such as a test, a window that is made visible is on no display; its views live all the same, in the size of its
/// frame. They are brought up to date by the main run loop, and at once by ``UIView/layoutIfNeeded()`` of the window or of a view in it. The
/// program keeps the window that was made visible last by ``makeKeyAndVisible()``.
@MainActor @preconcurrency
open class UIWindow: UIView {
    private(set) weak var root: WindowRoot?
    /// Whether it is one of the desktop's, rather than one that the program puts over those.
    let isOfDesktop: Bool

    private init(_ root: WindowRoot) {
        self.root = root
        isOfDesktop = true
        super.init(frame: .zero)
        ownWindow = root
    }

    /// A window over that of a scene. It is hidden at first.
    public init(windowScene: UIWindowScene) {
        root = windowScene.root
        isOfDesktop = false
        super.init(frame: .zero)
        isHidden = true
    }

    /// A window over the one in use, or the window that the app opens, whose size is up to the desktop; without an app one of this size, in points,
    /// or as large as the display for none. It is hidden at first.
    public override init(frame: CGRect) {
        root = ProgramWindows.ofProgram.inUseOfOwnProgram
        givenSize = frame.size
        isOfDesktop = false
        super.init(frame: .zero)
        isHidden = true
    }

    /// A window over the one in use. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        isOfDesktop = false
        super.init(coder: coder)
        isHidden = true
    }

    /// The object of a window, the same each time.
    static func object(for root: WindowRoot) -> UIWindow {
        root.attachment(Unhosted.self)?.window ?? root.attachment(UIWindow.self) { UIWindow(root) }
    }

    /// How high a window lies among those over a scene's window.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
        public static func + (left: Self, right: CGFloat) -> Self { Self(rawValue: left.rawValue + right) }
        public static func - (left: Self, right: CGFloat) -> Self { Self(rawValue: left.rawValue - right) }
    }

    /// How high it lies among the windows over a scene's window.
    open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { placeChanged() } } }

    /// The size of the window's content, in points. Where the window is on the display is the desktop's business.
    open override var frame: CGRect {
        get { CGRect(origin: .zero, size: root?.observedSize ?? givenSize.orNil ?? UIScreen.main.bounds.size) }
        set {
            givenSize = newValue.size
            unhosted?.size = newValue.size
        }
    }
    private var givenSize = CGSize.zero
    /// Whether it was last used.
    open var isKeyWindow: Bool {
        (isOfDesktop || unhosted != nil) && root != nil && ProgramWindows.ofProgram.current === root
    }
    open var screen: UIScreen { .main }
    /// The scene whose window it is, or lies over.
    open var windowScene: UIWindowScene? {
        get { root.map { UIWindowScene($0) } }
        set {
            guard !isOfDesktop else { return }
            root = newValue?.root
            placeChanged()
        }
    }
    open override var window: UIWindow? { self }
    /// The height of the desktop's buttons at the top of a window without a title bar; else nothing covers a part of the window.
    open override var safeAreaInsets: UIEdgeInsets {
        guard let environment = root?.environment, environment.windowLook.frame == .hiddenTitleBar else { return .zero }
        return UIEdgeInsets(top: environment.titleButtonSpace.height, left: 0, bottom: 0, right: 0)
    }

    /// What the window shows, if the program made it. That of a window of SwiftUI's has an empty view: it is there to present others, and
    /// for views that the program puts into it, which lie over what SwiftUI shows.
    open var rootViewController: UIViewController? {
        get { given ?? (isOfDesktop ? root.map { WindowController.controller(of: $0) } : nil) }
        set {
            given = newValue
            takeInController()
            changed()
        }
    }
    private var given: UIViewController?

    /// Whether it is not shown. The desktop shows its windows itself.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { placeChanged() } } }

    /// Shows the window: over that of its scene or, in an app of UIKit's life cycle, as the one that the app opens.
    open func makeKeyAndVisible() {
        if !isOfDesktop { UIKitLaunch.ofProgram.window = self }
        isHidden = false
    }
    /// Gives the keyboard to another window. A person does that: it has no effect, which the log says once.
    open func resignKey() { Log.noteAccepted("UIWindow.resignKey()") }
    /// The window has the keyboard. Nobody calls it: see ``didBecomeKeyNotification``.
    open func becomeKey() {}
    /// Hands an event to the views. Nobody calls it: views are told by SwiftUI's events.
    open func sendEvent(_ event: UIEvent) {}
    /// Whether it becomes smaller with its scene's window. It always does: it is kept, and nothing else.
    open var canResizeToFitContent = false
    /// Sent when the window has the keyboard.
    nonisolated public static let didBecomeKeyNotification = WindowNotifications.name("UIWindowDidBecomeKey")
    /// Sent when the window has the keyboard no more.
    nonisolated public static let didResignKeyNotification = WindowNotifications.name("UIWindowDidResignKey")
    /// Sent when a window is shown. Nobody sends it.
    nonisolated public static let didBecomeVisibleNotification = WindowNotifications.name("UIWindowDidBecomeVisible")
    /// Sent when a window is hidden. Nobody sends it.
    nonisolated public static let didBecomeHiddenNotification = WindowNotifications.name("UIWindowDidBecomeHidden")

    /// Brings a window of the desktop's to the front.
    open func makeKey() { if isOfDesktop, let root { ProgramWindows.ofProgram.show(root) } }

    private func placeChanged() {
        guard !isOfDesktop else { return }
        if root == nil || unhosted != nil { return showUnhosted() }
        guard let root else { return }
        root.program[OverlayWindows.self].changed(self, over: root)
    }

    // MARK: Without an app

    /// Makes its views and brings them up to date in a program without an app; nil elsewhere.
    private var unhosted: UnhostedWindow?

    /// Makes its views where no app runs that could show them, or lets them go.
    private func showUnhosted() {
        guard !isHidden, !ProgramWindows.ofProgram.hasOwnApp else {
            unhosted = nil
            return
        }
        guard unhosted == nil else { return }
        let made = UnhostedWindow(size: frame.size, view: OverlayContent(self))
        made.root.attachment(Unhosted.self) { Unhosted() }.window = self
        unhosted = made
        root = made.root
        made.open()
        takeInController()
    }

    /// Views are made with the next update, but the controller's view is in the window at once, as on iOS.
    private func takeInController() {
        guard let unhosted, let view = rootViewController?.view else { return }
        view.frame = bounds
        view.moved(to: unhosted.root)
    }

    /// Finds the object of a window without an app.
    private final class Unhosted { weak var window: UIWindow? }

    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        unhosted?.update()
    }
    override var unhostedWindow: UnhostedWindow? { unhosted }

    /// Light or dark for the window, whatever the desktop has; unspecified for that of the desktop.
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get {
            guard isOfDesktop else { return ownStyle }
            return root?.imposedColorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
        }
        set {
            guard isOfDesktop else {
                ownStyle = newValue
                return changed()
            }
            root?.imposedColorScheme = ColorScheme(newValue)
        }
    }
    private var ownStyle = UIUserInterfaceStyle.unspecified

    /// Takes the keyboard away from the field that has it. Returns whether there was one.
    @discardableResult
    open override func endEditing(_ force: Bool) -> Bool {
        guard let root, root.focusedResponder != nil else { return false }
        root.focusedResponder = nil
        return true
    }

    override func changed() {
        super.changed()
        if isOfDesktop, let root { root.program[WindowGestures.self].changed(self, in: root) }
        viewsChanged()
    }

    /// Whether it is seen over the window of its scene: one of the desktop's is that window, and only what a program put into it lies over the
    /// rest.
    var isOnTop: Bool { isOfDesktop ? showsViews : !isHidden }
    private var showsViews = false

    /// There may be other views in it, or in its controller's.
    func viewsChanged() {
        guard isOfDesktop, let root else { return }
        let known = root.attachment(WindowController.self)?.viewIfLoaded
        let shows = !subviews.isEmpty || known?.subviews.isEmpty == false
        guard shows != showsViews else { return }
        showsViews = shows
        root.program[OverlayWindows.self].changed(self, over: root)
    }

    /// What it shows over the window of its scene.
    @ViewBuilder
    var overlay: some View {
        if isOfDesktop { DesktopWindowViews(self) } else { OverlayContent(self) }
    }
}

extension CGSize {
    fileprivate var orNil: CGSize? { width > 0 && height > 0 ? self : nil }
}
