import DovetailCore
import DovetailPlatform
import Foundation

/// What stands around a window's content.
@MainActor
struct FrameParts {
    var toolbar: NSToolbar?
    var subtitle = ""
    var accessories: [NSTitlebarAccessoryViewController] = []
    var aspectRatio = CGSize.zero
    var contentAspectRatio = CGSize.zero
    var resizeIncrements = CGSize(width: 1, height: 1)
    var contentResizeIncrements = CGSize(width: 1, height: 1)
    var draggedTypes: [NSPasteboard.PasteboardType] = []
}

extension NSWindow {
    /// The bar with commands, shown in a window that the program made; one of a scene has the toolbar of its views, and only keeps this.
    public var toolbar: NSToolbar? {
        get { frameParts.toolbar }
        set { frameParts.toolbar = newValue }
    }
    /// Lets a person choose what is in the toolbar: nothing does here.
    public func runToolbarCustomizationPalette(_ sender: Any?) { toolbar?.runCustomizationPalette(sender) }
    /// What stands below the title. Frames of the desktop have no place for it: it is kept.
    public var subtitle: String {
        get { frameParts.subtitle }
        set { frameParts.subtitle = newValue }
    }
    /// How wide it is to how high when a person gives it another size. The desktop does not keep to it.
    public var aspectRatio: CGSize {
        get { frameParts.aspectRatio }
        set { frameParts.aspectRatio = newValue }
    }
    /// How wide its content is to how high when a person gives it another size. The desktop does not keep to it.
    public var contentAspectRatio: CGSize {
        get { frameParts.contentAspectRatio }
        set { frameParts.contentAspectRatio = newValue }
    }
    /// By how much its size changes at a time. The desktop does not keep to it.
    public var resizeIncrements: CGSize {
        get { frameParts.resizeIncrements }
        set { frameParts.resizeIncrements = newValue }
    }
    /// By how much the size of its content changes at a time. The desktop does not keep to it.
    public var contentResizeIncrements: CGSize {
        get { frameParts.contentResizeIncrements }
        set { frameParts.contentResizeIncrements = newValue }
    }
    /// The kinds of data that may be dropped on the window itself. Views take what is dropped: it is kept.
    public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
        frameParts.draggedTypes = newTypes
    }
    /// Forgets them.
    public func unregisterDraggedTypes() { frameParts.draggedTypes = [] }
}
