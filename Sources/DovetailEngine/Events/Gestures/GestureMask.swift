/// Which of the gestures at a view take part: the one that is added, and those of the view itself and inside it.
@frozen
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None of them.
    public static let none: GestureMask = []
    /// The added gesture only.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the view only.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}
