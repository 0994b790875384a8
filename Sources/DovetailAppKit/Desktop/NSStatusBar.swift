import DovetailCore
import DovetailPlatform
import Foundation

/// The tray of the desktop, which stands for the menu bar of a Mac's screen.
@MainActor @preconcurrency
open class NSStatusBar: NSObject {
    /// The one tray.
    public static let system = NSStatusBar()

    private override init() {}

    /// The items that were made, which go when the program does or removes them. On macOS an item goes with the program's last reference to it.
    private var items: [NSStatusItem] = []

    /// Puts a new item into the tray.
    open func statusItem(withLength length: CGFloat) -> NSStatusItem {
        let item = NSStatusItem(length: length)
        items.append(item)
        return item
    }

    /// Takes an item out of the tray.
    open func removeStatusItem(_ item: NSStatusItem) {
        items.removeAll { $0 === item }
        item.remove()
    }

    /// How high the tray is, in points: a height that most have.
    open var thickness: CGFloat { 22 }
    /// Whether items stand one below the other. They don't.
    open var isVertical: Bool { false }
}

/// The button of an item of the tray: its picture and its name are what the tray shows, and a press on the item is one on the button.
@MainActor @preconcurrency
open class NSStatusBarButton: NSButton {
    /// Whether it looks as if it could not be pressed.
    open var appearsDisabled = false { didSet { changed() } }
    /// The item that the button belongs to.
    weak var item: NSStatusItem?

    override func press() {
        if let item, let menu = item.menu { return item.popUpMenu(menu) }
        super.press()
    }
}
