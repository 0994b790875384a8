import DovetailCore
import DovetailPlatform
import Foundation

/// One thing in a toolbar: a button with a picture, or a view.
@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
    /// The name of a kind of item.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let space = Identifier("NSToolbarSpaceItem")
        public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
        public static let showColors = Identifier("NSToolbarShowColorsItem")
        public static let showFonts = Identifier("NSToolbarShowFontsItem")
        public static let print = Identifier("NSToolbarPrintItem")
        public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
        public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
        public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
        public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
        public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItem")

        /// Whether the toolbar makes it, and not its delegate.
        var isOfSystem: Bool { rawValue.hasPrefix("NSToolbar") }
        var isSpace: Bool {
            [.space, .flexibleSpace, .sidebarTrackingSeparator, .inspectorTrackingSeparator].contains(self)
        }
    }

    /// How long an item stays where there is little room. All stay here.
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let standard = VisibilityPriority(rawValue: 0)
        public static let low = VisibilityPriority(rawValue: -1000)
        public static let high = VisibilityPriority(rawValue: 1000)
        public static let user = VisibilityPriority(rawValue: 2000)
    }

    /// The name of its kind.
    public let itemIdentifier: Identifier
    /// The toolbar that it is in.
    open internal(set) weak var toolbar: NSToolbar?
    /// What stands at the item, and what a screen reader says.
    open var label = "" { didSet { changed() } }
    /// What stands at the item where a person chooses items.
    open var paletteLabel = ""
    /// Texts of which the longest stands at the item. The first does here.
    open var possibleLabels: Set<String> = []
    /// What stands within the button; empty for none.
    open var title = "" { didSet { changed() } }
    /// What a pointer that rests over it is told.
    open var toolTip: String? { didSet { changed() } }
    /// The picture.
    open var image: NSImage? { didSet { changed() } }
    /// A view in place of the button; nil for none.
    open var view: NSView? { didSet { changed() } }
    /// Whose method is called.
    open weak var target: AnyObject?
    /// The method that is called when it is pressed.
    open var action: Selector? { didSet { changed() } }
    /// Whether it can be used.
    open var isEnabled = true { didSet { changed() } }
    /// Whether it is not there for now.
    open var isHidden = false { didSet { changed() } }
    /// Whether it looks like a button.
    open var isBordered = false { didSet { changed() } }
    /// Whether it stands beside the title, as what goes back does.
    open var isNavigational = false { didSet { changed() } }
    /// A number of the app's own.
    open var tag = 0
    /// Whether targets that are ``NSToolbarItemValidation`` decide whether it can be used.
    open var autovalidates = true
    /// How long it stays where there is little room. It always does here.
    open var visibilityPriority = VisibilityPriority.standard
    /// What stands for it in a menu of what has no room. There is none here.
    open var menuFormRepresentation: NSMenuItem?
    /// The least size of its view, in points.
    open var minSize = CGSize.zero
    /// The largest size of its view, in points.
    open var maxSize = CGSize.zero

    /// An item of a kind.
    public init(itemIdentifier: Identifier) {
        self.itemIdentifier = itemIdentifier
        super.init()
        switch itemIdentifier {
        case .toggleSidebar:
            (label, image) = ("Sidebar", NSImage(systemSymbolName: "sidebar.leading", accessibilityDescription: nil))
        case .toggleInspector:
            (label, image) = ("Inspector", NSImage(systemSymbolName: "sidebar.trailing", accessibilityDescription: nil))
        case .print: (label, image) = ("Print", NSImage(systemSymbolName: "printer", accessibilityDescription: nil))
        default: break
        }
    }

    /// Asks the target whether it can be used.
    open func validate() {
        guard autovalidates, let judge = target as? any NSToolbarItemValidation else { return }
        isEnabled = judge.validateToolbarItem(self)
    }

    func changed() { toolbar?.changes.happened() }

    /// It was pressed.
    func press() {
        guard let action else { return }
        if toolbar?.delegate?.toolbarSelectableItemIdentifiers(toolbar!).contains(itemIdentifier) == true {
            toolbar?.selectedItemIdentifier = itemIdentifier
        }
        NSApplication.shared.sendAction(action, to: target, from: self)
    }
}

/// Says whether an item of a toolbar can be used.
@MainActor @preconcurrency
public protocol NSToolbarItemValidation: AnyObject {
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

/// Several items that belong together.
@MainActor @preconcurrency
open class NSToolbarItemGroup: NSToolbarItem {
    /// How many of them are chosen at a time.
    public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
    /// How they look. They stand side by side here.
    public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }

    /// The items.
    open var subitems: [NSToolbarItem] = [] { didSet { changed() } }
    /// How many of them are chosen at a time.
    open var selectionMode = SelectionMode.selectOne
    /// How they look.
    open var controlRepresentation = ControlRepresentation.automatic
    /// The number of the one that was chosen last; -1 for none.
    open var selectedIndex = -1 { didSet { changed() } }

    /// Items with pictures, of which each calls the same method.
    public convenience init(
        itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: SelectionMode, labels: [String]?,
        target: AnyObject?, action: Selector?
    ) {
        self.init(itemIdentifier: itemIdentifier)
        fill(labels ?? images.map { _ in "" }, images, selectionMode, target, action)
    }
    /// Items with titles, of which each calls the same method.
    public convenience init(
        itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: SelectionMode, labels: [String]?,
        target: AnyObject?, action: Selector?
    ) {
        self.init(itemIdentifier: itemIdentifier)
        fill(labels ?? titles, [], selectionMode, target, action)
        for (item, title) in zip(subitems, titles) { item.title = title }
    }

    private func fill(
        _ labels: [String], _ images: [NSImage], _ mode: SelectionMode, _ target: AnyObject?, _ action: Selector?
    ) {
        selectionMode = mode
        subitems = labels.enumerated().map { index, label in
            let item = NSToolbarItem(itemIdentifier: Identifier("\(itemIdentifier.rawValue).\(index)"))
            item.label = label
            if images.indices.contains(index) { item.image = images[index] }
            return item
        }
        self.target = target
        self.action = action
    }

    func press(_ index: Int) {
        selectedIndex = index
        let item = subitems[index]
        if item.action != nil { item.press() } else { press() }
    }
}

/// An item with a field for what is looked for.
@MainActor @preconcurrency
open class NSSearchToolbarItem: NSToolbarItem {
    /// The field.
    open var searchField = NSSearchField() { didSet { view = searchField } }
    /// How wide the field is while it is used, in points.
    open var preferredWidthForSearchField: CGFloat = 180 { didSet { changed() } }
    /// Whether pressing Escape gives the keyboard back.
    open var resignsFirstResponderWithCancel = true

    public override init(itemIdentifier: Identifier) {
        super.init(itemIdentifier: itemIdentifier)
        view = searchField
    }
    /// Gives the field the keyboard.
    open func beginSearchInteraction() { searchField.window?.makeFirstResponder(searchField) }
    /// Takes the keyboard from the field.
    open func endSearchInteraction() { searchField.window?.makeFirstResponder(nil) }
}

/// An item that opens a menu.
@MainActor @preconcurrency
open class NSMenuToolbarItem: NSToolbarItem {
    /// The menu.
    open var menu = NSMenu() { didSet { changed() } }
    /// Whether an arrow shows that there is a menu.
    open var showsIndicator = true { didSet { changed() } }
}
