import Foundation

extension ShapeStyle {
    /// The style with its unit square in a rectangle, in the coordinates of what is drawn: a gradient then runs through several shapes as
    /// though they were one. Without it the square is the rectangle around what is drawn.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { PlacedShapeStyle(base: self, rect: rect) }
}

/// A style whose gradients and pictures span a rectangle.
private struct PlacedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let rect: CGRect

    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { placed(base._paint(in: environment)) }
    func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        placed(base._paint(level: level, in: environment))
    }

    private func placed(_ resolved: _ResolvedPaint) -> _ResolvedPaint {
        // The innermost rectangle counts.
        if case .placed = resolved.paint { return resolved }
        if case .color = resolved.paint { return resolved }
        return _ResolvedPaint(.placed(resolved.paint, rect))
    }
}
