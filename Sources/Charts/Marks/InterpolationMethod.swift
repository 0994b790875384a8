import Foundation

/// How lines and areas go from one point to the next.
public struct InterpolationMethod: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }

    let kind: Kind

    /// Straight.
    public static let linear = InterpolationMethod(kind: .linear)
    /// A smooth curve that rises and falls only where the points do.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// A step at the earlier point.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// A step half-way between points.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// A step at the later point.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    /// A smooth curve through the points.
    public static let cardinal = cardinal(tension: 0)
    /// A smooth curve through the points; with a tension of one it is straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }
    /// A smooth curve through the points that does not overshoot where they are unevenly far apart.
    public static let catmullRom = catmullRom(alpha: 0.5)
    /// A smooth curve through the points: 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }
}

extension InterpolationMethod: CustomStringConvertible {
    /// The method's name, with its number where that is not the usual one.
    public var description: String {
        switch kind {
        case .linear: "linear"
        case .monotone: "monotone"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        case .cardinal(let tension): tension == 0 ? "cardinal" : "cardinal(tension: \(tension))"
        case .catmullRom(let alpha): alpha == 0.5 ? "catmullRom" : "catmullRom(alpha: \(alpha))"
        }
    }
}
