import AttributeGraph
import Foundation

/// A two-dimensional shape: a view filled with the foreground style unless told otherwise.
///
/// What conforms is not bound to the main actor, as other views are: `path(in:)`, `animatableData` and helpers that they call
/// belong to no actor.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// What the shape draws: an area, or lines that must not be cast a shadow of their own. The default is ``ShapeRole/fill``.
    nonisolated static var role: ShapeRole { get }
    /// Whether the path is mirrored where text runs from right to left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// The size that the shape takes for a proposal; all of it unless the shape has proportions of its own.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape draws.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// The stroke of a line.
    case stroke
    /// A line between other things.
    case separator
}

/// What becomes of a view where text runs from right to left: see `layoutDirectionBehavior(_:)`. Shapes are not asked, and stay as they are.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Stays as it is.
    case fixed
    /// Is mirrored in a direction other than the one given.
    case mirrors(in: LayoutDirection)
    /// Is mirrored in a layout from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// The view that fills or strokes the shape interpolates it, so its body need not run in each frame.
    public static func _makeAnimatable(view: Attribute<Self>, inputs: _GraphInputs) -> Attribute<Self> { view }

    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
    }
}
