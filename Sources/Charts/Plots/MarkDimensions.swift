import Foundation

/// The widths or heights of the marks of a vectorised plot.
public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let dimension: (DataElement) -> MarkDimension

    private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }
    /// So many points.
    public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }
    /// So many points.
    public init(floatLiteral value: Double) { self.init { _ in .fixed(CGFloat(value)) } }

    /// What suits the marks and their scale.
    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
    /// So many points.
    public static func fixed(_ size: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(size) } }
    /// As many points as each element says.
    public static func fixed(_ size: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: size]) }
    }
    /// The step of the scale, less so many points at each end.
    public static func inset(_ inset: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(inset) } }
    /// The step of the scale, less as many points at each end as each element says.
    public static func inset(_ inset: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: inset]) }
    }
    /// A part of the step of the scale.
    public static func ratio(_ ratio: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(ratio) } }
    /// The part of the step of the scale that each element says.
    public static func ratio(_ ratio: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: ratio]) }
    }
}
