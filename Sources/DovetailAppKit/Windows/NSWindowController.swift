import Foundation

/// Has a window that the program made.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
    /// The window.
    open var window: NSWindow? {
        didSet {
            if let oldValue, oldValue !== window { oldValue.windowController = nil }
            window?.windowController = self
            if window != nil { windowDidLoad() }
        }
    }
    /// The document that it shows; nil for none.
    open weak var document: AnyObject?
    /// The controller of what the window shows.
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }
    /// Whether the controller places windows one beside the other. The desktop places them.
    open var shouldCascadeWindows = true
    /// The name under which the desktop would remember the place.
    open var windowFrameAutosaveName = ""

    /// A controller of a window.
    public init(window: NSWindow?) {
        super.init()
        self.window = window
        // What is set while the object is made has no observers.
        window?.windowController = self
        if window != nil { windowDidLoad() }
    }
    /// A controller without a window, which is set or made later.
    public override convenience init() { self.init(window: nil) }
    /// There are no archives of controllers: one without a window.
    public required init?(coder: NSCoder) { super.init() }

    /// Opens the window, or brings it to the front.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    /// Closes the window.
    open func close() { window?.close() }
    /// The window was set.
    open func windowDidLoad() {}
    /// Whether there is a window.
    open var isWindowLoaded: Bool { window != nil }
}
