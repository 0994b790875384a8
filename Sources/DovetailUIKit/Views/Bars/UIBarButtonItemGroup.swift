import Foundation

/// The bar of shortcuts above a keyboard on the screen. There is none: what it is given is kept, and nothing else.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
    /// Whether a keyboard may hide the shortcuts.
    open var allowsHidingShortcuts = true
    /// The buttons before what the keyboard suggests.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons behind what the keyboard suggests.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    override init() {}
}

/// Buttons that belong together. See ``UITextInputAssistantItem``.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// What stands for them where there is little room.
    open var representativeItem: UIBarButtonItem?
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }
}
