import Foundation

/// The width or height of a mark, or a radius.
public struct MarkDimension: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Equatable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    init(kind: Kind) { self.kind = kind }
    /// So many points.
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    /// So many points.
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

    /// What suits the mark and its scale.
    public static let automatic = MarkDimension(kind: .automatic)
    /// So many points.
    public static func fixed(_ size: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(size)) }
    /// The step of the scale, less so many points at each end.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
    /// A part of the step of the scale, in 0...1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

    /// The length in a step of so many points; nil for what suits the mark.
    func length(in step: CGFloat) -> CGFloat? {
        switch kind {
        case .automatic: nil
        case .fixed(let size): max(size, 0)
        case .inset(let inset): max(step - 2 * inset, 0)
        case .ratio(let ratio): max(step * ratio, 0)
        }
    }
}

/// How marks at the same place are put on each other.
public struct MarkStackingMethod: Equatable, Sendable {
    enum Kind: Sendable { case standard, normalized, center, unstacked }
    let kind: Kind

    /// Each begins where the one before ends; negative values go the other way.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// As standard, with lengths in proportion to the sum, which is one.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// As standard, with the middle of all at zero.
    public static let center = MarkStackingMethod(kind: .center)
    /// All begin at zero.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
