import DovetailCore
import Foundation

extension NSView {
    /// What of a view's place follows the size of the view around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let minXMargin = AutoresizingMask(rawValue: 1)
        public static let width = AutoresizingMask(rawValue: 2)
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        public static let height = AutoresizingMask(rawValue: 16)
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    /// When what is drawn is drawn anew.
    public enum LayerContentsRedrawPolicy: Int, Sendable {
        case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
    }

    /// Where what is drawn stands in a layer of another size.
    public enum LayerContentsPlacement: Int, Sendable {
        case scaleAxesIndependently, scaleProportionallyToFit, scaleProportionallyToFill, center, top, topRight, right
        case bottomRight, bottom, bottomLeft, left, topLeft
    }

    /// Posted when a view has another ``frame``, where it says so. The object is the view.
    nonisolated public static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
    /// Posted when a view has other ``bounds``, where it says so. The object is the view.
    nonisolated public static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
    /// Posted when a view has added tracking areas anew. The object is the view.
    nonisolated public static let didUpdateTrackingAreasNotification = Notification.Name(
        "NSViewDidUpdateTrackingAreasNotification")

    /// A length that is not said.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The view itself: what is changed of it within ``NSAnimationContext/runAnimationGroup(_:completionHandler:)`` is animated.
    public func animator() -> Self { self }

    /// Says that the view looks different now, also to those around it that place it by its content.
    func changed() {
        tellChange()
        var view = self
        while !view.translatesAutoresizingMaskIntoConstraints, let around = view.superview {
            around.tellChange()
            view = around
        }
    }

    /// Says that the view looks different now, and is as large as before.
    func tellChange() {
        guard let animation = NSAnimationContext.runningAnimation else { return changes.happened() }
        withTransaction(\.animation, animation) { changes.happened() }
    }
}
