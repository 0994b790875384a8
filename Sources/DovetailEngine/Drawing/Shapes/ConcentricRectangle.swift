import Foundation

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner of a rectangle is drawn. A number is a radius, in points: see ``fixed(_:)``.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            private let isConcentric: Bool
            /// The radius, or the least one of a concentric corner.
            private let radius: CGFloat

            private init(isConcentric: Bool, radius: CGFloat) {
                self.isConcentric = isConcentric
                self.radius = radius
            }

            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            /// A round corner; square for a radius of zero.
            ///
            /// - Parameter radius: In points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }

            /// A corner with the same centre as that of the container's shape (see ``View/containerShape(_:)``): its radius is the
            /// container's less the distance to the container's edges. Square without such a container.
            public static var concentric: Style { Style(isConcentric: true, radius: 0) }

            /// A corner with the same centre as that of the container's shape, no smaller than another corner is.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(isConcentric: true, radius: minimum?.radius ?? 0)
            }

            func radius(container: CGFloat) -> CGFloat { isConcentric ? max(radius, container) : radius }
        }
    }
}

/// A rectangle whose corners run along those of the container's shape, or are round or square by themselves.
///
/// The container's shape is what ``View/containerShape(_:)`` has set around; it must be a rectangle, with round corners or without, or a capsule.
/// Where there is none, as in a path that is asked for outside of a view, concentric corners are as small as they may be.
public struct ConcentricRectangle: InsettableShape {
    private var topLeading: Edge.Corner.Style = .concentric
    private var topTrailing: Edge.Corner.Style = .concentric
    private var bottomLeading: Edge.Corner.Style = .concentric
    private var bottomTrailing: Edge.Corner.Style = .concentric
    /// Which corners get the largest radius of them.
    private var uniform: [Set<Edge.Corner>] = []

    /// A rectangle with concentric corners, each by itself.
    public init() {}

    /// A rectangle with corners of one style.
    ///
    /// - Parameter isUniform: Whether all corners get the largest of their radii.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
        if isUniform { uniform = [Set(Edge.Corner.allCases)] }
    }

    /// A rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        topLeading = topLeadingCorner
        topTrailing = topTrailingCorner
        bottomLeading = bottomLeadingCorner
        bottomTrailing = bottomTrailingCorner
    }

    /// A rectangle whose corners at the top are alike, and those at the bottom.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
        uniform = [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]]
    }

    /// A rectangle whose leading corners are alike, and the trailing ones.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
        uniform = [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]]
    }

    /// A rectangle whose corners at the top are alike.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
        uniform = [[.topLeading, .topTrailing]]
    }

    /// A rectangle whose corners at the bottom are alike.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
        uniform = [[.bottomLeading, .bottomTrailing]]
    }

    /// A rectangle whose leading corners are alike.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
        uniform = [[.topLeading, .bottomLeading]]
    }

    /// A rectangle whose trailing corners are alike.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
        uniform = [[.topTrailing, .bottomTrailing]]
    }

    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0, RectangleCornerRadii()) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetConcentricRectangle(base: self, amount: amount)
    }

    /// - Parameter container: The radii of corners that have the same centres as the container's, for the smaller rectangle.
    fileprivate func path(in rect: CGRect, inset amount: CGFloat, _ container: RectangleCornerRadii) -> Path {
        let rect = rect.insetForShape(by: amount)
        var radii: [Edge.Corner: CGFloat] = [
            .topLeading: topLeading.radius(container: container.topLeading),
            .topTrailing: topTrailing.radius(container: container.topTrailing),
            .bottomLeading: bottomLeading.radius(container: container.bottomLeading),
            .bottomTrailing: bottomTrailing.radius(container: container.bottomTrailing),
        ]
        for corners in uniform {
            let largest = corners.compactMap { radii[$0] }.max() ?? 0
            for corner in corners { radii[corner] = largest }
        }
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radii[.topLeading] ?? 0, bottomLeading: radii[.bottomLeading] ?? 0,
                bottomTrailing: radii[.bottomTrailing] ?? 0, topTrailing: radii[.topTrailing] ?? 0),
            style: .continuous)
    }
}

extension ConcentricRectangle: ContainerRelative {
    func path(in rect: CGRect, container: ContainerOutline) -> Path {
        path(in: rect, inset: 0, container.radii(inset: 0))
    }
}

private struct InsetConcentricRectangle: InsettableShape, ContainerRelative {
    var base: ConcentricRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount, RectangleCornerRadii()) }
    func path(in rect: CGRect, container: ContainerOutline) -> Path {
        base.path(in: rect, inset: amount, container.radii(inset: amount))
    }
    func inset(by amount: CGFloat) -> InsetConcentricRectangle {
        InsetConcentricRectangle(base: base, amount: self.amount + amount)
    }
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of one style; see ``ConcentricRectangle``.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    /// A rectangle with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    /// A rectangle whose corners at the top are alike, and those at the bottom.
    public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
    /// A rectangle whose leading corners are alike, and the trailing ones.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
}
