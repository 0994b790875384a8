import Foundation

/// The size that a container offers to a view. A nil dimension asks for the view's ideal one, 0 for its minimum and
/// infinity for its maximum.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal as a size, with `size` standing in for what is nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    @inlinable
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal with nil for what is not a number: such a length says nothing.
    @inlinable
    package var withoutNaN: ProposedViewSize {
        // Most often there is none, and nothing is made.
        if width?.isNaN != true, height?.isNaN != true { return self }
        return ProposedViewSize(
            width: width?.isNaN == true ? nil : width, height: height?.isNaN == true ? nil : height)
    }
}

extension CGSize {
    @inlinable
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
