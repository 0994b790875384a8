import DovetailCore
import Foundation

/// Has a window that the program made.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
    /// The window.
    open var window: NSWindow? {
        get {
            if held == nil, !hasTriedToLoad {
                hasTriedToLoad = true
                windowWillLoad()
                loadWindow()
            }
            return held
        }
        set {
            if let held, held !== newValue { held.windowController = nil }
            held = newValue
            newValue?.windowController = self
            if newValue != nil { windowDidLoad() }
        }
    }
    private var held: NSWindow?
    private var hasTriedToLoad = false
    /// The name of the archive that the window is in. There are no such archives here: a class of the program's own makes its window in
    /// ``loadWindow()``.
    open var windowNibName: NSNib.Name? { givenNibName }
    private var givenNibName: NSNib.Name?
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
        if let window { self.window = window }
    }
    /// A controller whose window is made by ``loadWindow()`` when it is asked for.
    public convenience init(windowNibName: NSNib.Name) {
        self.init(window: nil)
        givenNibName = windowNibName
    }
    /// A controller without a window, which is set or made later.
    public override convenience init() { self.init(window: nil) }
    /// There are no archives of controllers: one without a window.
    public required init?(coder: NSCoder) { super.init() }

    /// Opens the window, or brings it to the front.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    /// Closes the window.
    open func close() { window?.close() }
    /// The window is about to be made by ``loadWindow()``.
    open func windowWillLoad() {}
    /// Makes the window and sets it: called once, when ``window`` is asked for and there is none. This one makes none; a class of the program's own
    /// may.
    open func loadWindow() {
        guard let name = windowNibName else { return }
        Log.warnOnce("NSNib \(name)", "NSWindowController: “\(name)” is not read; there are no archives of windows")
    }
    /// The window was set.
    open func windowDidLoad() {}
    /// Whether there is a window.
    open var isWindowLoaded: Bool { held != nil }
}
