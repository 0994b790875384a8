import DovetailCore
import Foundation

/// A way from one controller to another.
///
/// Storyboards' segues are not read here. One that an app makes itself does what its closure says, or what a class of the app's
/// overrides ``perform()`` with.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    /// The name that the storyboard, or the app, gave it; nil for none.
    public let identifier: String?
    /// The controller that it leads from.
    public let source: UIViewController
    /// The controller that it leads to.
    public let destination: UIViewController
    private var handler: (() -> Void)?

    /// A segue whose class overrides ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// A segue that runs a closure.
    /// - Parameter performHandler: Shows the destination. Kept as long as the segue is.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Goes the way. A segue that has neither a closure nor a class of its own shows nothing, and says so in the log; on Apple's
    /// systems the app ends.
    open func perform() {
        guard let handler else {
            Log.warnOnce(
                "perform \(type(of: self))",
                "\(type(of: self)) neither overrides perform() nor has a closure, so it shows nothing")
            return
        }
        handler()
    }
}
