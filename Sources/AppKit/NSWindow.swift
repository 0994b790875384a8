import DovetailCore
import DovetailPlatform
import Foundation

/// A window of the app: one of a scene, as its values are, or one that the program made.
///
///     let panel = NSPanel(contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable], backing: .buffered, defer: false)
///     panel.contentView = NSHostingView(rootView: Inspector())
///     panel.makeKeyAndOrderFront(nil)
///
/// A window that the program made is opened when it is first ordered to the front. Where a window is on the display, and what is over it, is
/// the desktop's business.
@MainActor @preconcurrency
open class NSWindow: NSObject {
    private(set) weak var root: WindowRoot?
    // Compared and hashed on any thread, so the window's identity is kept apart.
    nonisolated private let identity: ObjectIdentifier?

    private init(_ root: WindowRoot) {
        self.root = root
        identity = ObjectIdentifier(root)
    }

    /// What of a window is drawn around its content. The desktop draws it as it does for all windows.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let borderless = StyleMask([])
        public static let titled = StyleMask(rawValue: 1 << 0)
        public static let closable = StyleMask(rawValue: 1 << 1)
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        public static let resizable = StyleMask(rawValue: 1 << 3)
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    /// How a window is drawn. There is one way.
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }

    /// A window that is not open yet. Of its place only the size is taken.
    public init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        size = contentRect.size
        styleMask = style
        identity = nil
        super.init()
    }

    /// A window with the view of a controller, as large as that would like to be.
    public convenience init(contentViewController: NSViewController) {
        self.init(
            contentRect: CGRect(origin: .zero, size: contentViewController.view.fittingSize),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
        self.contentViewController = contentViewController
    }

    /// Whether windows may be put together as tabs. Desktops here have none, so that it means nothing.
    public static var allowsAutomaticWindowTabbing = false

    // MARK: Content

    /// Its size until it is opened.
    private var size = CGSize(width: 400, height: 300)
    private var givenTitle: String?
    private let changes = PlatformViewChanges()

    /// What was asked to be drawn around the content. The desktop decides.
    public private(set) var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
    /// What the window shows, if the program made it; nil for a window of a scene.
    open var contentView: NSView? { didSet { changes.happened() } }
    /// The controller of what the window shows.
    open var contentViewController: NSViewController? { didSet { contentView = contentViewController?.view } }
    /// The size of the window's content, in points.
    open var frame: CGRect { CGRect(origin: .zero, size: root?.observedSize ?? size) }
    /// The window's title.
    open var title: String {
        get { root?.title ?? givenTitle ?? "" }
        set {
            givenTitle = newValue
            root?.title = newValue
        }
    }
    /// Sets the size of the content of a window that is not open yet.
    open func setContentSize(_ size: CGSize) { self.size = size }
    /// Where the window is on the display is the desktop's business.
    open func center() {}

    /// Whether it was last used.
    open var isKeyWindow: Bool { root != nil && ProgramWindows.current === root }
    /// Whether it is open.
    open var isVisible: Bool { openRoot != nil }
    open var screen: NSScreen? { .main }
    /// Pixels for each point.
    open var backingScaleFactor: CGFloat { root?.displayScale ?? 1 }
    /// Whether the window is released when it is closed. The program's own references decide that, as for all objects.
    open var isReleasedWhenClosed = false

    // MARK: Opening and closing

    /// The window as long as it is open: a person may have closed it.
    private var openRoot: WindowRoot? {
        root.flatMap { root in ProgramWindows.all.contains { $0 === root } ? root : nil }
    }

    /// Opens the window, or brings it to the front. Windows can be opened while the app runs.
    open func makeKeyAndOrderFront(_ sender: Any?) {
        if let openRoot { return ProgramWindows.show(openRoot) }
        guard identity == nil else { return }
        let content = OwnContent(window: self, changes: changes)
        root = ProgramWindows.open(title: givenTitle ?? "", size: size, view: AnyView(content))
        guard let root else {
            return Log.warnOnce("own window", "a window is opened by a program that has no app with a window yet")
        }
        Self.made.removeAll { $0.window == nil }
        Self.made.append(Made(window: self, root: ObjectIdentifier(root)))
    }
    /// Opens the window, or brings it to the front.
    open func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
    /// Opens the window, or brings it to the front.
    open func orderFrontRegardless() { makeKeyAndOrderFront(nil) }
    /// Closes the window. One that the program made can be opened again.
    open func orderOut(_ sender: Any?) { close() }
    /// Closes the window. One that the program made can be opened again.
    open func close() {
        if let openRoot { ProgramWindows.close(openRoot) }
    }
    /// Closes the window.
    open func performClose(_ sender: Any?) { close() }

    /// Gives the keyboard to a view that can have it; nil takes it from the one that has it. Returns whether that could be done.
    @discardableResult
    open func makeFirstResponder(_ responder: NSView?) -> Bool {
        guard let root else { return false }
        if let responder { return responder.becomeFirstResponder() }
        root.focusedResponder = nil
        return true
    }

    // MARK: Identity

    private struct Made {
        weak var window: NSWindow?
        let root: ObjectIdentifier
    }
    private static var made: [Made] = []

    /// The object that stands for a window: the one that the program made it with, else a new one that is equal to others for it.
    static func object(for root: WindowRoot) -> NSWindow {
        made.first { $0.root == ObjectIdentifier(root) && $0.window?.root === root }?.window ?? NSWindow(root)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSWindow else { return false }
        return self === other || identity != nil && other.identity == identity
    }
    nonisolated open override var hash: Int { identity?.hashValue ?? ObjectIdentifier(self).hashValue }
}

/// A window beside the others, such as for tools. Where it floats, and whether it takes the keyboard, is the desktop's business.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
    /// Whether it is to be over the app's other windows. It is kept, and nothing else.
    open var isFloatingPanel = false
    /// Whether it is to take the keyboard only where it needs that. It is kept, and nothing else.
    open var becomesKeyOnlyIfNeeded = false
}

/// Shows the view of a window that the program made.
private struct OwnContent: View {
    // A window keeps its views, so these don't keep the window: it is the program's to keep.
    weak var window: NSWindow?
    @ObservedObject var changes: PlatformViewChanges

    var body: some View {
        if let view = window?.contentView {
            NSViewContent(view).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
