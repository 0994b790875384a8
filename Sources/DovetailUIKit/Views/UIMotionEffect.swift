import DovetailCore
import DovetailPlatform
import Foundation

/// How a view moves with the device. A desktop does not move: it is kept by the view, and nothing else.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
    public override init() {}
    /// An effect without values. Nothing is read: there are no archives of effects.
    public required init?(coder: NSCoder) {}
    /// The values for how the device is held. Nobody asks.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves a value between two ends as the device is turned. It does not, here; see ``UIMotionEffect``.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// How the device is turned.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    /// The value, such as `center.x`.
    public let keyPath: String
    /// How the device is turned.
    public let type: EffectType
    /// What is added at one end.
    open var minimumRelativeValue: Any?
    /// What is added at the other end.
    open var maximumRelativeValue: Any?
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
    /// An effect for no value. Nothing is read: there are no archives of effects.
    public required init?(coder: NSCoder) {
        (keyPath, type) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }
}

/// Several ways to move at once. See ``UIMotionEffect``.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}
