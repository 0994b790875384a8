import DovetailCore
import Foundation

/// A kind of particle of a ``CAEmitterLayer``: how many there are, how they move and what they look like.
///
/// Each value that has a range is chosen for each particle from half the range below to half the range above.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject, CAMediaTiming {
    public override init() {}
    /// A kind of no particles. Nothing is read: there are no archives of cells.
    public required init?(coder: NSCoder) {}

    /// A name, for `emitterCells.NAME.birthRate` in ``CALayer/setValue(_:forKeyPath:)``.
    open var name: String?
    /// Whether there are any.
    open var isEnabled = true
    /// How many begin in a second.
    open var birthRate: Float = 0
    /// How long one lives, in seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// Where one moves to in the plane, in radians from the right towards the lower edge.
    open var emissionLongitude: CGFloat = 0
    /// Where one moves to out of the plane, in radians. What moves out of the plane moves less within it.
    open var emissionLatitude: CGFloat = 0
    /// The angle around that direction into which they spread, in radians: half of it to each side.
    open var emissionRange: CGFloat = 0
    /// How fast one moves, in points a second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// How much faster it gets to the right, in points a second in each second.
    open var xAcceleration: CGFloat = 0
    /// How much faster it gets towards the lower edge.
    open var yAcceleration: CGFloat = 0
    /// How much faster it gets towards the person. There is no depth: it is kept, and nothing else.
    open var zAcceleration: CGFloat = 0
    /// How large one is, times the size of its picture.
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    /// How much larger it gets in a second.
    open var scaleSpeed: CGFloat = 0
    /// How fast one turns, in radians a second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    /// The colour that its picture is multiplied by.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    /// How the colour changes in a second.
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// Its picture: a `CGImage`. Without one the particle is not seen, but what it gives off is.
    open var contents: Any?
    /// The part of the picture that is shown, in its unit square. All of it is shown: it is kept, and nothing else.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The pixels of the picture in a point.
    open var contentsScale: CGFloat = 1
    /// How the picture is made smaller and larger. It is kept, and nothing else, as are the values below.
    open var minificationFilter = "linear"
    open var magnificationFilter = "linear"
    open var minificationFilterBias: Float = 0
    open var style: [AnyHashable: Any]?
    /// What each particle gives off as long as it lives.
    open var emitterCells: [CAEmitterCell]?

    // MARK: Time

    /// When they begin, in seconds after what gives them off did.
    open var beginTime: CFTimeInterval = 0
    /// For how many seconds there are new ones; 0 for without end.
    open var duration: CFTimeInterval = 0
    /// How fast time goes for them.
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// Sets a number by its name, as ``CALayer/setValue(_:forKeyPath:)`` does.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let number = AttributedContent.number(value) else { return }
        switch key {
        case "birthRate": birthRate = Float(number)
        case "lifetime": lifetime = Float(number)
        case "lifetimeRange": lifetimeRange = Float(number)
        case "velocity": velocity = number
        case "velocityRange": velocityRange = number
        case "emissionLongitude": emissionLongitude = number
        case "emissionRange": emissionRange = number
        case "xAcceleration": xAcceleration = number
        case "yAcceleration": yAcceleration = number
        case "scale": scale = number
        case "scaleRange": scaleRange = number
        case "scaleSpeed": scaleSpeed = number
        case "spin": spin = number
        case "spinRange": spinRange = number
        case "alphaSpeed": alphaSpeed = Float(number)
        case "alphaRange": alphaRange = Float(number)
        default: break
        }
    }
}
