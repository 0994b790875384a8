import Foundation

/// Feedback that a person feels. A desktop computer has nothing that moves, so all generators are silent.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    fileprivate init(silent: Void) {}
    /// Without effect.
    open func prepare() {}
}

/// Tells that things met. Silent.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle = .medium) { super.init(silent: ()) }
    /// Without effect.
    open func impactOccurred() {}
    /// Without effect.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Tells how something ended. Silent.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public init() { super.init(silent: ()) }
    /// Without effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Tells that a choice changed. Silent.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public init() { super.init(silent: ()) }
    /// Without effect.
    open func selectionChanged() {}
}
