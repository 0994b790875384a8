import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A command of a menu.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
    open var title: String { didSet { menu?.changed() } }
    /// The picture in front of the title.
    open var image: NSImage? { didSet { menu?.changed() } }
    /// The object whose method is called. It is not kept.
    open weak var target: AnyObject?
    /// The method that is called when the item is chosen.
    open var action: Selector?
    /// The key that stands beside the title.
    open var keyEquivalent: String { didSet { menu?.changed() } }
    /// What is held with the key.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    /// Whether it can be chosen.
    open var isEnabled = true { didSet { menu?.changed() } }
    open var isHidden = false { didSet { menu?.changed() } }
    /// Whether a mark stands in front of the title.
    open var state = NSControl.StateValue.off { didSet { menu?.changed() } }
    open var tag = 0
    /// A value of the app's own.
    open var representedObject: Any?
    /// The menu that it opens.
    open var submenu: NSMenu? {
        didSet {
            if oldValue?.supermenu === menu { oldValue?.supermenu = nil }
            submenu?.supermenu = menu
            menu?.changed()
        }
    }
    /// The menu that it is in.
    open internal(set) weak var menu: NSMenu? { didSet { submenu?.supermenu = menu } }
    /// The item that opens the menu which it is in; nil for an item of an outermost menu.
    open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }
    /// The title with fonts and colours, in place of ``title``; nil for none. The tray shows its text alone.
    open var attributedTitle: NSAttributedString? { didSet { menu?.changed() } }
    /// A view in place of the title; nil for none. The tray shows no views.
    open var view: NSView? { didSet { menu?.changed() } }
    /// How far the title is moved in: 0 for not at all, at most 15. The tray shows no steps.
    open var indentationLevel = 0 { didSet { menu?.changed() } }
    /// Whether it takes the place of the item before while other modifiers are held. Menus here don't follow modifiers: it is not shown.
    open var isAlternate = false { didSet { menu?.changed() } }
    /// Whether its key may be another one on other keyboards. Keys are as they are said here: it is kept, and nothing else.
    open var allowsAutomaticKeyEquivalentLocalization = true
    /// Whether its key may be its counterpart where writing goes from right to left. Keys are as they are said here: it is kept, and nothing else.
    open var allowsAutomaticKeyEquivalentMirroring = true
    /// What is shown while the pointer rests on it.
    open var toolTip: String?
    /// What assistive tools are told of it, where the program says something.
    var said = Said() { didSet { menu?.changed() } }
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

    /// The keys of the item; nil for none.
    var shortcut: KeyboardShortcut? {
        guard let key = keyEquivalent.first else { return nil }
        var modifiers = keyEquivalentModifierMask.eventModifiers
        if key.isUppercase { modifiers.insert(.shift) }
        return KeyboardShortcut(KeyEquivalent(Character(key.lowercased())), modifiers: modifiers)
    }
}

/// The items of a menu as SwiftUI's, brought up to date when they change.
struct FollowedMenu: View {
    let menu: NSMenu
    @ObservedObject var changes: PlatformViewChanges
    /// What follows when an item was chosen.
    var onChoose: () -> Void = {}

    var body: some View { MenuItems(menu: menu, count: changes.count, onChoose: onChoose) }
}

/// The items of a menu as SwiftUI's.
struct MenuItems: View {
    let menu: NSMenu
    /// The changes of the menu so far: with another count this is another value.
    let count: Int
    /// What follows when an item was chosen.
    var onChoose: () -> Void = {}

    var body: some View {
        let items = menu.items.filter { !$0.isHidden && !$0.isAlternate }
        ForEach(items.map { Row(item: $0) }) { row in
            let item = row.item
            if item.isSeparatorItem {
                Divider()
            } else if let submenu = item.submenu {
                Menu {
                    MenuItems(menu: submenu, count: count, onChoose: onChoose)
                } label: {
                    label(of: item)
                }
            } else if let view = item.view {
                NSViewContent(view).fixedSize()
            } else if item.state != .off {
                Toggle(isOn: Binding(get: { true }, set: { _ in choose(item) })) { label(of: item) }
                    .keyboardShortcut(item.shortcut)
                    .disabled(!item.isEnabled)
            } else {
                Button {
                    choose(item)
                } label: {
                    label(of: item)
                }
                .keyboardShortcut(item.shortcut)
                .disabled(!item.isEnabled || item.action == nil)
            }
        }
    }

    private struct Row: Identifiable {
        let item: NSMenuItem
        nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }
    }

    private func choose(_ item: NSMenuItem) {
        item.choose()
        onChoose()
    }

    @ViewBuilder private func label(of item: NSMenuItem) -> some View {
        if let image = item.image { Image(nsImage: image) }
        title(of: item).modifier(SpokenItem(said: item.said))
    }

    private func title(of item: NSMenuItem) -> some View {
        (item.attributedTitle.map { Text(StyledString($0).value) } ?? Text(verbatim: item.title))
            .padding(.leading, CGFloat(min(max(item.indentationLevel, 0), 15)) * 10)
    }
}
