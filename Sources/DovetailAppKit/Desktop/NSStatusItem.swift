import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// An item that the program has in the desktop's tray: a button, with a menu, an action or a popover.
///
///     let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
///     item.button?.image = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
///     item.button?.target = self
///     item.button?.action = Selector(calling: Delegate.toggle)
///
/// The tray is the one that `MenuBarExtra` tells of, and so is what a menu shows there. A popover of the button's opens in a small window of the
/// item's, as the desktop does not tell where the item is. Where there is no tray, a program without windows shows the button in a window.
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
    /// As long as what it shows.
    public static let variableLength: CGFloat = -1
    /// As long as the tray is high.
    public static let squareLength: CGFloat = -2

    /// What a person may do with an item. Trays here let nobody remove items.
    public struct Behavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let removalAllowed = Behavior(rawValue: 1 << 1)
        public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
    }

    /// What a small window of the item's shows.
    enum Shown {
        case popover(NSPopover)
        case menu(NSMenu)
    }

    /// What the tray shows, and what a press on it does.
    public let button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
    /// What a press opens in place of the button's action; nil for the action.
    open var menu: NSMenu? { didSet { if menu !== oldValue { menuChanged() } } }
    /// Whether it is in the tray.
    open var isVisible = true { didSet { if isVisible != oldValue { update() } } }
    /// How long it is, in points. The tray decides.
    open var length: CGFloat
    /// What a person may do with it.
    open var behavior: Behavior = []
    /// The name under which macOS remembers its place. The tray decides on the place.
    open var autosaveName: String!
    /// The tray.
    open weak var statusBar: NSStatusBar?

    /// Says that the menu is another one, or has other items.
    let changes = PlatformViewChanges()
    /// Says that the small window shows something else.
    let windowChanges = PlatformViewChanges()
    private(set) var shown: Shown?
    private var window: WindowDescription?
    private weak var app: RunningApp?
    private var isRemoved = false

    init(length: CGFloat) {
        self.length = length
        super.init()
        statusBar = .system
        button?.item = self
        button?.title = ""
        // Items are made by delegates, some of them before the app has its scenes.
        if let app = ProgramWindows.ofProgram.app {
            add(to: app)
        } else {
            ProgramWindows.ofProgram.afterLaunch { [weak self] in ProgramWindows.ofProgram.app.map { self?.add(to: $0) }
            }
        }
    }

    private func add(to app: RunningApp) {
        guard !isRemoved, let button else { return }
        self.app = app
        let window = app.makeStatusItem(
            label: AnyView(StatusButtonLabel(button: button, changes: button.changes)),
            menu: AnyView(StatusMenuContent(content: StatusItemMenu(item: self, changes: changes))),
            window: AnyView(StatusItemWindow(item: self, changes: windowChanges)))
        self.window = window
        guard let item = window.statusItem else { return }
        item.onPress = { [weak self] in self?.pressed(isSecondary: $0) }
        item.onWindowClosed = { [weak self] in self?.windowClosed() }
        item.onMenuOpens = { [weak self] in self?.menu?.willOpen() }
        update()
        app.add(window)
    }

    func remove() {
        isRemoved = true
        if let item = window?.statusItem { app?.remove(item) }
        window = nil
    }

    private func menuChanged() {
        changes.happened()
        update()
    }

    private func update() {
        // With a menu the tray opens that by itself.
        window?.statusItem?.update(
            title: button?.toolTip, iconName: nil, isInserted: isVisible, hasWindow: menu == nil)
    }

    /// A person pressed the item in the tray.
    private func pressed(isSecondary: Bool) {
        guard let button, button.isEnabled else { return }
        let kinds: [NSEvent.EventType] =
            isSecondary ? [.rightMouseUp, .rightMouseDown] : [.leftMouseUp, .leftMouseDown]
        guard let kind = kinds.first(where: { button.actionMask.contains(NSEvent.EventTypeMask(type: $0)) }) else {
            return
        }
        // The action may ask the program what the press was.
        _ = NSEvent(
            kind, at: .zero, in: nil, modifiers: [], time: ProcessInfo.processInfo.systemUptime, clickCount: 1)
        button.press()
    }

    // MARK: The small window

    /// Shows a popover in the item's window. Returns whether there is one: where no tray shows the item there is not.
    func show(_ popover: NSPopover) -> Bool { open(.popover(popover)) }

    /// Shows a menu at the item.
    open func popUpMenu(_ menu: NSMenu) {
        menu.willOpen()
        if open(.menu(menu)) { return }
        guard let button, button.shownRoot != nil else { return }
        menu.popUp(positioning: nil, at: .zero, in: button)
    }

    private func open(_ shown: Shown) -> Bool {
        guard let app, let item = window?.statusItem else { return false }
        self.shown = shown
        windowChanges.happened()
        if app.setWindow(of: item, isOpen: true) { return true }
        self.shown = nil
        return false
    }

    /// Closes the item's window.
    func closeWindow() { if let item = window?.statusItem { app?.setWindow(of: item, isOpen: false) } }

    private func windowClosed() {
        let last = shown
        shown = nil
        switch last {
        case .popover(let popover): popover.close()
        case .menu(let menu): menu.end()
        case nil: break
        }
    }
}

/// What the tray draws: the picture and the name of the button.
private struct StatusButtonLabel: View {
    let button: NSStatusBarButton
    @ObservedObject var changes: PlatformViewChanges

    var body: some View {
        ButtonLabel(button: button, count: changes.count)
            .font(button.font.map { Font($0) } ?? .system(size: 15))
            .lineLimit(1)
            .fixedSize()
            .opacity(button.appearsDisabled || !button.isEnabled ? 0.5 : button.isHighlighted ? 0.6 : 1)
    }
}

/// The menu of an item of the tray, as the tray shows it.
private struct StatusItemMenu: View {
    let item: NSStatusItem
    @ObservedObject var changes: PlatformViewChanges

    var body: some View { if let menu = item.menu { FollowedMenu(menu: menu, changes: menu.changes) } }
}

/// What the small window of an item shows: what was opened in it, or else the button, where there is no tray.
private struct StatusItemWindow: View {
    let item: NSStatusItem
    @ObservedObject var changes: PlatformViewChanges

    var body: some View {
        switch item.shown {
        case .popover(let popover): popover.hosted
        case .menu(let menu):
            VStack(alignment: .leading, spacing: 8) {
                FollowedMenu(menu: menu, changes: menu.changes) { item.closeWindow() }
            }
            .buttonStyle(.plain)
            .padding(12)
        case nil:
            if let button = item.button {
                NSViewContent(button).modifier(WindowOfView(view: button)).fixedSize().padding(20)
            }
        }
    }
}
