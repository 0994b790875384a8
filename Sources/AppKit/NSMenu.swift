import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A list of commands: of a view, of a popup button, of an item in the desktop's tray.
@MainActor @preconcurrency
open class NSMenu: NSObject {
    /// What stands over the items where they are a submenu.
    open var title: String
    /// The items from above.
    open var items: [NSMenuItem] = []
    /// Whether items without a target are disabled. Targets are told by ``NSMenuItem/target`` here, and an item with an action can be used.
    open var autoenablesItems = true
    /// Is told before the menu is shown.
    open weak var delegate: (any NSMenuDelegate)?

    public init(title: String) { self.title = title }
    public override convenience init() { self.init(title: "") }

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

    /// Shows the menu at a point of a view. Returns whether it could be shown; what is chosen is called later.
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
        guard let view, let root = view.shownRoot else { return false }
        let place = view.convert(location, to: nil)
        open(at: CGPoint(x: place.x, y: root.size.height - place.y), over: view)
        return true
    }
    /// Shows the menu where an event was.
    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
        guard let root = view.shownRoot else { return }
        menu.open(at: CGPoint(x: event.locationInWindow.x, y: root.size.height - event.locationInWindow.y), over: view)
    }

    /// Shows the menu at a point of the window that shows a view, told from above.
    func open(at place: CGPoint, over view: NSView) {
        guard let root = view.shownRoot else { return }
        delegate?.menuNeedsUpdate(self)
        delegate?.menuWillOpen(self)
        root.attach(MenuPresenter(menu: self, place: place))
    }
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

/// A command of a menu.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
    open var title: String
    /// The picture in front of the title.
    open var image: NSImage?
    /// The object whose method is called. It is not kept.
    open weak var target: AnyObject?
    /// The method that is called when the item is chosen.
    open var action: Selector?
    /// The key that stands beside the title.
    open var keyEquivalent: String
    /// What is held with the key.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    /// Whether it can be chosen.
    open var isEnabled = true
    open var isHidden = false
    /// Whether a mark stands in front of the title.
    open var state = NSControl.StateValue.off
    open var tag = 0
    /// A value of the app's own.
    open var representedObject: Any?
    /// The menu that it opens.
    open var submenu: NSMenu?
    /// What is shown while the pointer rests on it.
    open var toolTip: String?
    /// Whether it is a line between others.
    public private(set) var isSeparatorItem = false
    /// Whether it opens a menu.
    open var hasSubmenu: Bool { submenu != nil }

    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        title = string
        action = selector
        keyEquivalent = charCode
    }
    public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

    /// A line between items.
    open class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }

    /// Calls the item's method, of its target or of the running program.
    func choose() {
        guard let action else { return }
        _ = action.send(to: target ?? NSApplication.shared, from: self)
    }
}

/// The items of a menu as SwiftUI's.
struct MenuItems: View {
    let menu: NSMenu

    var body: some View {
        ForEach(Array(menu.items.enumerated()).filter { !$0.element.isHidden }, id: \.offset) { _, item in
            if item.isSeparatorItem {
                Divider()
            } else if let submenu = item.submenu {
                Menu {
                    MenuItems(menu: submenu)
                } label: {
                    label(of: item)
                }
            } else if item.state != .off {
                Toggle(isOn: Binding(get: { true }, set: { _ in item.choose() })) { label(of: item) }
                    .disabled(!item.isEnabled)
            } else {
                Button(action: item.choose) { label(of: item) }.disabled(!item.isEnabled || item.action == nil)
            }
        }
    }

    @ViewBuilder private func label(of item: NSMenuItem) -> some View {
        if let image = item.image { Image(nsImage: image) }
        Text(verbatim: item.title)
    }
}

/// An empty view that presents a menu until it is closed.
private struct MenuPresenter: View {
    let menu: NSMenu
    let place: CGPoint
    @State private var isShown = true

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .menu(isPresented: $isShown, at: place) { MenuItems(menu: menu) }
            .onChange(of: isShown) { _, isShown in if !isShown { menu.delegate?.menuDidClose(menu) } }
    }
}
