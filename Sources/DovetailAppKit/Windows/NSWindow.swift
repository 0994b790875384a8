import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// A window of the app: one of a scene, as its values are, or one that the program made.
///
///     let panel = NSPanel(contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable], backing: .buffered, defer: false)
///     panel.contentView = NSHostingView(rootView: Inspector())
///     panel.makeKeyAndOrderFront(nil)
///
/// A window that the program made is opened when it is first ordered to the front. Where a window is on the display, and what is over it, is
/// the desktop's business. In a program without an app, such as a test, it is on no display; its views live all the same from the time that it
/// has them. They are brought up to date by the main run loop, and at once by ``NSView/layoutSubtreeIfNeeded()`` and ``layoutIfNeeded()``.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
    private(set) weak var root: WindowRoot?
    // Compared and hashed on any thread, so the window's identity is kept apart.
    nonisolated private let identity: ObjectIdentifier?

    private init(_ root: WindowRoot) {
        self.root = root
        identity = ObjectIdentifier(root)
        super.init()
    }

    /// Where something is put, seen from something else.
    public enum OrderingMode: Int, Sendable { case below = -1, out, above }

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

    /// A window that is not open yet, and has nothing in it.
    public override convenience init() {
        self.init(
            contentRect: CGRect(x: 0, y: 0, width: 400, height: 300),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    }

    /// A window with the view of a controller, as large as that would like to be.
    public convenience init(contentViewController: NSViewController) {
        self.init(
            contentRect: CGRect(origin: .zero, size: contentViewController.view.fittingSize),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
        show(contentViewController)
    }

    // What is set while an object is made has no observers; so it is set by a method.
    private func show(_ controller: NSViewController) {
        contentViewController = controller
        if title.isEmpty, let title = controller.title { self.title = title }
    }

    /// Whether windows may be put together as tabs, one setting for the process. Desktops here have none, so that it means nothing.
    public static var allowsAutomaticWindowTabbing = false

    // MARK: Content

    /// Its size until it is opened.
    private var size = CGSize(width: 400, height: 300)
    private var givenTitle: String?
    private let changes = PlatformViewChanges()

    /// What was asked to be drawn around the content. The desktop decides.
    open var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
    /// What the window shows, if the program made it; nil for a window of a scene.
    open var contentView: NSView? {
        didSet {
            changes.happened()
            if identity == nil, contentView != nil, root == nil, ProgramWindows.ofProgram.app == nil {
                makeUnhosted()
            }
            if let unhosted { contentView?.moved(to: unhosted.root) }
        }
    }
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
    /// Sets the size of the content. That of a window that is open follows as far as the desktop lets it.
    open func setContentSize(_ size: CGSize) {
        self.size = size
        if let unhosted {
            unhosted.size = size
        } else if let openRoot {
            ProgramWindows.ofProgram.arrange(openRoot, .resize(size))
        }
    }
    /// Sets the size of the content. The place is the desktop's business.
    open func setFrame(_ frameRect: CGRect, display flag: Bool) { setContentSize(frameRect.size) }
    /// Sets the size of the content. The place is the desktop's business.
    open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
        setContentSize(frameRect.size)
    }
    /// The least size of a window that the program made, in points.
    open var minSize = CGSize.zero { didSet { changes.happened() } }
    /// The largest size of a window that the program made, in points.
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { changes.happened() }
    }
    /// The largest size of a window that the program made, in points.
    open var contentMaxSize: CGSize {
        get { maxSize }
        set { maxSize = newValue }
    }
    /// The least size of a window that the program made, in points.
    open var contentMinSize: CGSize {
        get { minSize }
        set { minSize = newValue }
    }
    /// What the desktop decides of it.
    var desktops = DesktopsPart()
    /// What stands around its content: a toolbar, and what it is called.
    var frameParts = FrameParts() { didSet { changes.happened() } }
    /// The sheets over it, and the window that it is one of.
    let sheets = WindowSheets()
    /// The controller that has it.
    open internal(set) weak var windowController: NSWindowController?
    /// Restores the window when the app is opened again: nothing does, as programs make their windows anew.
    open var restorationClass: AnyClass?
    /// Whether movements of the pointer are told of. They are wherever an area asks for them (``NSTrackingArea``).
    open var acceptsMouseMovedEvents = false
    /// Hears of what happens to the window. It is not kept.
    open weak var delegate: (any NSWindowDelegate)? { didSet { if delegate != nil { WindowNotifications.start() } } }
    /// What is drawn behind the content of a window that the program made.
    open var backgroundColor: NSColor! = .windowBackgroundColor { didSet { changes.happened() } }
    /// 0 for content that is not seen, 1 for one that is not seen through, of a window that the program made.
    open var alphaValue: CGFloat = 1 { didSet { changed() } }
    /// Whether presses do nothing, in a window that the program made. What is behind the window does not get them.
    open var ignoresMouseEvents = false { didSet { changes.happened() } }
    /// A name of the app's own.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The windows that belong to it, and close with it.
    public private(set) var childWindows: [NSWindow]?
    /// The window that it belongs to.
    open weak var parent: NSWindow?
    /// Has a window belong to this one, and opens it.
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
        childWindows = (childWindows ?? []).filter { $0 !== childWin } + [childWin]
        childWin.parent = self
        if place != .out { childWin.orderFront(nil) }
    }
    /// Has a window belong to this one no longer.
    open func removeChildWindow(_ childWin: NSWindow) {
        childWindows?.removeAll { $0 === childWin }
        if childWindows?.isEmpty == true { childWindows = nil }
        childWin.parent = nil
    }
    /// Says that the window looks different now.
    private func changed() {
        guard let animation = NSAnimationContext.runningAnimation else { return changes.happened() }
        withTransaction(\.animation, animation) { changes.happened() }
    }
    /// Light or dark, whatever the desktop has; nil for that of the desktop.
    open var appearance: NSAppearance? {
        get { root?.imposedColorScheme.map { NSAppearance(scheme: $0) } }
        set { root?.imposedColorScheme = newValue.map { $0.name == .darkAqua ? .dark : .light } }
    }
    /// Light or dark.
    open var effectiveAppearance: NSAppearance { NSAppearance(scheme: root?.colorScheme ?? .current) }
    /// A number of the window's own, while the program runs; 0 before it is opened.
    open var windowNumber: Int { root?.number ?? 0 }
    /// Where the window is on the display is the desktop's business.
    open func center() {}

    /// Whether it may have the keyboard. The desktop decides.
    open var canBecomeKey: Bool { styleMask.contains(.titled) }
    /// Whether it may be the window that commands are for. The desktop decides.
    open var canBecomeMain: Bool { isVisible }
    /// It is used now.
    open func becomeKey() {}
    /// It is used no longer.
    open func resignKey() {}
    /// It is used now.
    open func becomeMain() {}
    /// It is used no longer.
    open func resignMain() {}
    /// Whether it was last used.
    open var isMainWindow: Bool { isKeyWindow }
    /// Whether it was last used.
    open var isKeyWindow: Bool { root != nil && ProgramWindows.ofProgram.current === root }
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
        root.flatMap { root in ProgramWindows.ofProgram.all.contains { $0 === root } ? root : nil }
    }

    /// Opens the window, or brings it to the front. Windows can be opened while the app runs.
    open func makeKeyAndOrderFront(_ sender: Any?) {
        if let openRoot { return ProgramWindows.ofProgram.show(openRoot) }
        guard identity == nil else { return }
        let windows = ProgramWindows.ofProgram
        guard windows.app != nil else {
            makeUnhosted()
            unhosted?.open()
            return
        }
        Self.opening = (self, windows.all.map(ObjectIdentifier.init))
        defer { Self.opening = nil }
        let content = OwnContent(window: self, changes: changes)
        // A program that is being launched opens its windows as soon as it has a host: see ``wasShown(in:)``.
        if let opened = windows.open(title: givenTitle ?? "", size: size, view: AnyView(content)) {
            wasShown(in: opened)
        } else {
            WindowsAtLaunch.ofProgram.windows.append(self)
        }
    }

    /// Keeps the windows that a program opens before it has a host; each goes from here when it is shown.
    @MainActor
    private final class WindowsAtLaunch: ProgramPart {
        var windows: [NSWindow] = []
        init(in program: Program) {}
    }

    /// The window's views are shown in a window of the host's.
    fileprivate func wasShown(in shown: WindowRoot) {
        guard root !== shown else { return }
        root = shown
        shown.attachment(MadeWindow.self) { MadeWindow() }.window = self
        contentView?.moved(to: shown)
        WindowsAtLaunch.ofProgram.windows.removeAll { $0 === self }
    }

    /// Makes its views and brings them up to date in a program without an app; nil elsewhere.
    private var unhosted: UnhostedWindow?

    private func makeUnhosted() {
        guard unhosted == nil else { return }
        let made = UnhostedWindow(size: size, view: OwnContent(window: self, changes: changes))
        unhosted = made
        root = made.root
        made.root.attachment(MadeWindow.self) { MadeWindow() }.window = self
        contentView?.moved(to: made.root)
    }

    /// Brings the views of a window of a program without an app up to date.
    open func layoutIfNeeded() {
        contentView?.layout()
        unhosted?.update()
    }
    /// Opens the window, or brings it to the front.
    open func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
    /// Opens the window, or brings it to the front.
    open func orderFrontRegardless() { makeKeyAndOrderFront(nil) }
    /// Closes the window. One that the program made can be opened again.
    open func orderOut(_ sender: Any?) { close() }
    /// Closes the window. One that the program made can be opened again.
    open func close() {
        unhosted = nil
        for child in childWindows ?? [] { child.close() }
        if let openRoot { ProgramWindows.ofProgram.close(openRoot) }
    }
    /// Closes the window, unless its delegate says that it does not.
    open func performClose(_ sender: Any?) { if delegate?.windowShouldClose(self) ?? true { close() } }
    /// Brings the window to the front.
    open func makeKey() { if let openRoot { ProgramWindows.ofProgram.show(openRoot) } }
    /// Brings the window to the front.
    open func makeMain() { makeKey() }
    /// Puts the window aside.
    open func miniaturize(_ sender: Any?) { arrange(.minimize) }
    /// Brings the window back.
    open func deminiaturize(_ sender: Any?) { makeKey() }
    /// Makes the window as large as the display, or as it was before.
    open func zoom(_ sender: Any?) { arrange(.toggleMaximized) }
    /// Lets the window fill the display, or have a frame again.
    open func toggleFullScreen(_ sender: Any?) { arrange(.toggleFullScreen) }

    private func arrange(_ arrangement: WindowArrangement) {
        if let openRoot { ProgramWindows.ofProgram.arrange(openRoot, arrangement) }
    }

    override var usualNext: NSResponder? { NSApplication.shared }

    /// Calls ``NSResponder/cancelOperation(_:)`` for Escape, as far as no view used it.
    open override func keyDown(with event: NSEvent) {
        if event.keyCode == 53 {
            let wasVisible = isVisible
            cancelOperation(nil)
            if wasVisible != isVisible { return }
        }
        super.keyDown(with: event)
    }

    /// Calls a method of the window, or of the program. The sidebar of a split view of SwiftUI's follows
    /// ``NSSplitViewController/toggleSidebar(_:)``, as on macOS, where a controller stands behind it.
    @discardableResult
    open override func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
        if action.plainName == "toggleSidebar", let root,
            let toggle = root.loop.graph.perform({ root.declarations.currentFocusedValues.sidebarToggle })
        {
            toggle.action()
            return true
        }
        return super.tryToPerform(action, with: object)
    }

    /// What has the keyboard: a view, or else the window itself.
    open var firstResponder: NSResponder? {
        guard let view = NSView.focused, view.shownRoot === root else { return self }
        return view
    }

    /// Gives the keyboard to a view that can have it; nil takes it from the one that has it. Returns whether that could be done.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        guard let view = responder as? NSView else {
            root?.focusedResponder = nil
            return root != nil
        }
        if view.hasOwnField { return view.becomeFirstResponder() }
        guard view.acceptsFirstResponder else { return false }
        view.keyboard.wanted = true
        view.changed()
        return true
    }

    // MARK: Identity

    /// The object that the program made a window with.
    private final class MadeWindow { weak var window: NSWindow? }

    /// The window that is being opened, which is told of already, and the windows that are there.
    // One for the process: windows are opened one after the other, within calls of the main thread.
    private static var opening: (window: NSWindow, others: [ObjectIdentifier])?

    /// The object that stands for a window: the one that the program made it with, else a new one that is equal to others for it.
    static func object(for root: WindowRoot) -> NSWindow {
        if let known = root.attachment(MadeWindow.self)?.window, known.root === root { return known }
        if let opening, !opening.others.contains(ObjectIdentifier(root)) { return opening.window }
        return NSWindow(root)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSWindow else { return false }
        return self === other || identity != nil && other.identity == identity
    }
    nonisolated open override var hash: Int { identity?.hashValue ?? ObjectIdentifier(self).hashValue }

    // MARK: What classes of the app's own do otherwise

    /// Makes the window as large as the display, or as it was before.
    open func performZoom(_ sender: Any?) { zoom(sender) }
    /// Puts the window aside.
    open func performMiniaturize(_ sender: Any?) { miniaturize(sender) }
    /// Where it is on the display is the desktop's business.
    open func setFrameOrigin(_ point: CGPoint) {}
    /// Where it is on the display is the desktop's business.
    open func setFrameTopLeftPoint(_ point: CGPoint) {}
    /// A button of the window's frame: none, since the desktop draws the frame.
    open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
    /// Puts it behind others. The desktop decides: nothing.
    open func orderBack(_ sender: Any?) {}
    /// Opens the window, closes it, or puts it beside another one, which is the desktop's business.
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
        if place == .out { orderOut(nil) } else { orderFront(nil) }
    }
    /// The part of the window in which its content is not covered, in points.
    open var contentLayoutRect: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// Draws it. Views are drawn when they have changed.
    open func display() {}
    /// Draws what has changed.
    open func displayIfNeeded() { layoutIfNeeded() }
    /// Brings it up to date.
    open func update() {}
    /// Ends a sheet of this window's with ``NSApplication/ModalResponse/stop``.
    open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
    /// Ends a sheet of this window's.
    open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
        guard let sheet = sheets.shown.last(where: { $0.window === sheetWindow }) else { return }
        sheet.response = returnCode
        sheet.isShown = false
        sheet.finish()
    }
    /// Shows the toolbar or hides it.
    open func toggleToolbarShown(_ sender: Any?) { frameParts.toolbar?.isVisible.toggle() }
}

/// Shows the view of a window that the program made.
private struct OwnContent: View {
    // A window keeps its views, so these don't keep the window: it is the program's to keep.
    weak var window: NSWindow?
    @ObservedObject var changes: PlatformViewChanges
    @Environment(\.windowOfApp) private var root

    var body: some View {
        if let window, let view = window.contentView {
            NSViewContent(view)
                .frame(
                    minWidth: window.minSize.width, maxWidth: .infinity, minHeight: window.minSize.height,
                    maxHeight: .infinity
                )
                .modifier(WindowToolbar(toolbar: window.frameParts.toolbar))
                .background(Color(nsColor: window.backgroundColor).ignoresSafeArea())
                .opacity(window.alphaValue)
                .allowsHitTesting(!window.ignoresMouseEvents)
                .modifier(WindowOfView(view: view))
                .onAppear { [weak window] in if let root { window?.wasShown(in: root) } }
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { [weak view] in
                    if view?.frame.size != $0 { view?.placed(at: $0) }
                }
                .interaction { [weak window] responder, _ in
                    responder.isTransparent = true
                    responder.onUnusedKey = { [weak window] key in
                        guard let window else { return false }
                        let event = NSEvent(key, in: window.root)
                        window.keyDown(with: event)
                        return event.isHandled
                    }
                }
        }
    }
}
