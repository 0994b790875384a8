import DovetailCore
import Foundation

/// A view beside, on or around a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: @MainActor (AnnotationContext) -> AnyView
}

/// What an annotation is told of its mark.
public struct AnnotationContext {
    /// The size of the mark in points.
    public let targetSize: CGSize
}

/// Where an annotation stands in relation to its mark.
public struct AnnotationPosition: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic, overlay, top, topLeading, topTrailing, bottom, bottomLeading, bottomTrailing, leading, trailing
    }

    let kind: Kind

    /// Above marks that stand, after marks that lie, and beside the ends of rules.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// On the mark.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above.
    public static let top = AnnotationPosition(kind: .top)
    /// Above and before.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above and after.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// Below and before.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below and after.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
    /// Before.
    public static let leading = AnnotationPosition(kind: .leading)
    /// After.
    public static let trailing = AnnotationPosition(kind: .trailing)
}

/// What becomes of an annotation that reaches over an edge.
public struct AnnotationOverflowResolution: Equatable, Sendable {
    /// What an annotation is kept in.
    public struct Boundary: Equatable, Sendable {
        enum Kind: Sendable { case automatic, plot, chart }
        let kind: Kind

        /// The chart.
        public static let automatic = Boundary(kind: .automatic)
        /// The plot area.
        public static let plot = Boundary(kind: .plot)
        /// The chart with its axes.
        public static let chart = Boundary(kind: .chart)
    }

    /// What is done along one axis.
    public struct Strategy: Equatable, Sendable {
        enum Kind: Equatable, Sendable { case automatic, disabled, padScale, fit(Boundary) }
        let kind: Kind

        /// What suits the axis: the scale makes room.
        public static let automatic = Strategy(kind: .automatic)
        /// Nothing.
        public static let disabled = Strategy(kind: .disabled)
        /// The scale makes room for the annotation.
        public static let padScale = Strategy(kind: .padScale)
        /// The annotation is moved until it fits.
        public static let fit = Strategy(kind: .fit(.automatic))
        /// The annotation is moved until it fits.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    }

    /// What is done along the x axis.
    public var x: Strategy
    /// What is done along the y axis.
    public var y: Strategy

    /// What is done along each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// What suits each axis.
    public static let automatic = AnnotationOverflowResolution()
}
