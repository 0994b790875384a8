import Foundation

/// A window beside the others, such as for tools. Where it floats, and whether it takes the keyboard, is the desktop's business.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
    /// Whether it is to be over the app's other windows. It is kept, and nothing else.
    open var isFloatingPanel = false
    /// Whether it is to take the keyboard only where it needs that. It is kept, and nothing else.
    open var becomesKeyOnlyIfNeeded = false
    /// Whether it can be used while another window is waited for (``NSApplication/runModal(for:)``). All can.
    open var worksWhenModal = false
}
