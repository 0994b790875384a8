import DovetailCore
import DovetailPlatform
import Foundation

/// The bar of a window with the commands that an app needs most.
///
///     let toolbar = NSToolbar(identifier: "main")
///     toolbar.delegate = self
///     window.toolbar = toolbar
///
/// It is shown in windows that the program made. A window of a scene has the toolbar of its views, and keeps this one without showing it.
@MainActor @preconcurrency
open class NSToolbar: NSObject {
    /// A name for the toolbars of one kind.
    public typealias Identifier = String

    /// What of an item is shown.
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
    /// How large items are. They have one size here.
    public enum SizeMode: UInt, Sendable { case `default`, regular, small }

    /// The name of its kind.
    public let identifier: Identifier
    /// Makes the items.
    open weak var delegate: (any NSToolbarDelegate)? { didSet { load() } }
    /// The items, from the leading edge.
    open private(set) var items: [NSToolbarItem] = []
    /// The items that are on show: all of them while the toolbar is.
    open var visibleItems: [NSToolbarItem]? { isVisible ? items : [] }
    /// Whether it is shown.
    open var isVisible = true { didSet { changes.happened() } }
    /// What of an item is shown.
    open var displayMode = DisplayMode.default { didSet { changes.happened() } }
    /// How large items are. They have one size here.
    open var sizeMode = SizeMode.default
    /// Whether a person may choose the items. Nothing lets them here.
    open var allowsUserCustomization = false
    /// Whether what a person chose is remembered.
    open var autosavesConfiguration = false
    /// Whether extensions may add items. There are none.
    open var allowsExtensionItems = false
    /// Whether a line is below it.
    open var showsBaselineSeparator = true
    /// The item in the middle.
    open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = [] { didSet { changes.happened() } }
    /// The item in the middle; nil for none.
    open var centeredItemIdentifier: NSToolbarItem.Identifier? {
        get { centeredItemIdentifiers.first }
        set { centeredItemIdentifiers = newValue.map { [$0] } ?? [] }
    }
    /// The item that shows which of several pages is on show; nil for none.
    open var selectedItemIdentifier: NSToolbarItem.Identifier? { didSet { changes.happened() } }
    /// Whether a person is choosing items. Never.
    open var customizationPaletteIsRunning: Bool { false }

    let changes = PlatformViewChanges()
    private var isLoaded = false

    /// A toolbar of a kind.
    public init(identifier: Identifier) { self.identifier = identifier }
    /// A toolbar of no kind.
    public override convenience init() { self.init(identifier: "") }

    private func load() {
        guard let delegate, !isLoaded else { return }
        isLoaded = true
        items = delegate.toolbarDefaultItemIdentifiers(self).compactMap { made($0) }
        adopt()
    }

    private func made(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
        if identifier.isOfSystem { return NSToolbarItem(itemIdentifier: identifier) }
        return delegate?.toolbar(self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true)
    }

    /// Adds an item that the delegate makes before the one at an index.
    open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
        guard let item = made(itemIdentifier) else { return }
        items.insert(item, at: min(max(index, 0), items.count))
        adopt()
    }
    /// Takes an item away.
    open func removeItem(at index: Int) {
        guard items.indices.contains(index) else { return }
        items.remove(at: index).toolbar = nil
        adopt()
    }
    /// Takes an item away.
    open func removeItem(identifier: NSToolbarItem.Identifier) {
        if let index = items.firstIndex(where: { $0.itemIdentifier == identifier }) { removeItem(at: index) }
    }
    /// Shows the items. Those of the delegate's are asked for once.
    private func adopt() {
        for item in items { item.toolbar = self }
        changes.happened()
    }
    /// Asks targets whether their items can be used.
    open func validateVisibleItems() { for item in items { item.validate() } }
    /// Lets a person choose the items: nothing does here.
    open func runCustomizationPalette(_ sender: Any?) { Log.noteAccepted("NSToolbar.runCustomizationPalette(_:)") }
}

/// Makes the items of a toolbar.
@MainActor @preconcurrency
public protocol NSToolbarDelegate: AnyObject {
    /// Makes an item; nil for none.
    func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem?
    /// The items that are there at first.
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// The items that a person may choose from. Never called: nothing lets them choose.
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// The items that show which of several pages is on show.
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// An item is about to be added. Never called.
    func toolbarWillAddItem(_ notification: Notification)
    /// An item was taken away. Never called.
    func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
    public func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { nil }
    public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarWillAddItem(_ notification: Notification) {}
    public func toolbarDidRemoveItem(_ notification: Notification) {}
}
