import DovetailCore
import Foundation

/// Lets a person take a colour of the display. Desktops here let no program see the display: there is never one, which the log tells.
@MainActor @preconcurrency
open class NSColorSampler: NSObject {
    public override init() {}

    /// Calls the closure with nil.
    open func show(selectionHandler: @escaping (NSColor?) -> Void) {
        Log.warnOnce(
            "NSColorSampler", "a colour of the display can't be taken: the desktop does not show it to programs")
        selectionHandler(nil)
    }
    /// Nil.
    open func sample() async -> NSColor? {
        await withCheckedContinuation { done in show { done.resume(returning: $0) } }
    }
}
