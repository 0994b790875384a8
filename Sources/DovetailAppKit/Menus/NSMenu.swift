import Combine
import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A list of commands: of a view, of a popup button, of an item in the desktop's tray.
@MainActor @preconcurrency
open class NSMenu: NSObject {
    /// What stands over the items where they are a submenu.
    open var title: String { didSet { changed() } }
    /// The items from above.
    open var items: [NSMenuItem] = [] {
        didSet {
            for item in oldValue where item.menu === self { item.menu = nil }
            for item in items { item.menu = self }
            changed()
        }
    }
    /// The menu that this one is an item's submenu of; nil for an outermost one.
    open weak var supermenu: NSMenu?
    /// Tells whoever shows the menu that it has changed.
    let changes = PlatformViewChanges()

    func changed() {
        changes.happened()
        supermenu?.changed()
    }

    /// A menu of the program is shown; the menu is the notification's object.
    public static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")
    /// A menu of the program is shown no more; the menu is the notification's object.
    public static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")

    /// Tells the delegate, and who observes it, that the menu is shown.
    func begin() {
        NotificationCenter.default.post(name: Self.didBeginTrackingNotification, object: self)
        delegate?.menuWillOpen(self)
    }
    /// Tells the delegate, and who observes it, that the menu is shown no more.
    func end() {
        delegate?.menuDidClose(self)
        NotificationCenter.default.post(name: Self.didEndTrackingNotification, object: self)
    }

    /// Whether targets that are ``NSMenuItemValidation`` decide whether items can be used. Without such a target an item with an action can be.
    open var autoenablesItems = true
    /// How wide the menu is at least, in points. Menus here are as wide as their items: it is kept, and nothing else.
    open var minimumWidth: CGFloat = 0
    /// Is told before the menu is shown.
    open weak var delegate: (any NSMenuDelegate)?

    public init(title: String) { self.title = title }
    public override convenience init() { self.init(title: "") }
    /// A menu without items. Nothing is read: there are no archives of menus.
    public required init(coder: NSCoder) { title = "" }

    /// Adds an item at the end.
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
    /// Adds an item with a title at the end.
    @discardableResult
    open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
        -> NSMenuItem
    {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        addItem(item)
        return item
    }
    /// Adds an item before the one at an index.
    open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
    /// Adds an item with a title before the one at an index.
    @discardableResult
    open func insertItem(
        withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
    ) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        insertItem(item, at: index)
        return item
    }
    /// Takes an item away.
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    /// Takes the item at an index away.
    open func removeItem(at index: Int) { items.remove(at: index) }
    /// Takes all items away.
    open func removeAllItems() { items = [] }
    open var numberOfItems: Int { items.count }
    /// The item at an index; nil when there is none.
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    /// The first item with a title; nil when there is none.
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    /// The first item with a tag; nil when there is none.
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    /// Puts a menu below an item.
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

    /// The place of an item; -1 when it is not there.
    open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
    /// Asks the targets which items can be used, if ``autoenablesItems``.
    open func update() {
        guard autoenablesItems else { return }
        for item in items {
            if let target = item.target as? any NSMenuItemValidation { item.isEnabled = target.validateMenuItem(item) }
            item.submenu?.update()
        }
    }
    /// Closes the menu, if it is on show.
    open func cancelTracking() { presented?.isShown = false }
    /// Closes the menu, if it is on show.
    open func cancelTrackingWithoutAnimation() { cancelTracking() }
    private weak var presented: ShownMenu?

    /// Shows the menu at a point of a view; without a view at a point of the window in use, as ``NSEvent/mouseLocation`` tells it. Returns whether
    /// it could be shown; what is chosen is called later.
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
        guard let root = view.map({ $0.shownRoot }) ?? ProgramWindows.ofProgram.current else { return false }
        let place = view?.convert(location, to: nil) ?? location
        open(at: CGPoint(x: place.x, y: root.size.height - place.y), in: root)
        return true
    }
    /// Shows the menu where an event was.
    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
        guard let root = view.shownRoot else { return }
        menu.open(at: CGPoint(x: event.locationInWindow.x, y: root.size.height - event.locationInWindow.y), over: view)
    }

    /// Shows the menu at a point of the window that shows a view, told from above.
    func open(at place: CGPoint, over view: NSView) { if let root = view.shownRoot { open(at: place, in: root) } }

    private func open(at place: CGPoint, in root: WindowRoot) {
        willOpen()
        let shown = ShownMenu()
        presented = shown
        root.attach(MenuPresenter(menu: self, place: place, shown: shown))
    }

    /// The menu is about to be shown: its items are brought up to date.
    func willOpen() {
        delegate?.menuNeedsUpdate(self)
        update()
        begin()
    }
}

/// Decides whether items of menus can be used.
@MainActor @preconcurrency
public protocol NSMenuItemValidation: AnyObject {
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// Hears of a menu.
@MainActor @preconcurrency
public protocol NSMenuDelegate: AnyObject {
    /// The menu is about to be shown: its items may be changed.
    func menuNeedsUpdate(_ menu: NSMenu)
    /// The menu is about to be shown.
    func menuWillOpen(_ menu: NSMenu)
    /// The menu is shown no longer.
    func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
    public func menuNeedsUpdate(_ menu: NSMenu) {}
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
}

/// Whether a menu is on show.
@MainActor
private final class ShownMenu: ObservableObject {
    @Published var isShown = true
}

/// An empty view that presents a menu until it is closed.
private struct MenuPresenter: View {
    let menu: NSMenu
    let place: CGPoint
    @ObservedObject var shown: ShownMenu

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .menu(isPresented: $shown.isShown, at: place) { MenuItems(menu: menu, count: menu.changes.count) }
            .onChange(of: shown.isShown) { _, isShown in if !isShown { menu.end() } }
    }
}
