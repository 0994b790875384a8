import Foundation

/// A drawing made of steps, back to front, in the coordinates of a node.
package struct Drawing: Equatable {
    package var operations: [DrawingOperation]
}

/// One step of a drawing.
package indirect enum DrawingOperation: Equatable {
    /// Gradients span the rectangle.
    case fill(Path, Paint, FillStyle, CGRect)
    case stroke(Path, Paint, StrokeStyle, CGRect)
    case text(ResolvedText, CGRect)
    case symbol(ResolvedSymbol, CGRect)
    case image(ResolvedImage, CGRect)
    /// A node inside the one that draws, by its id, at a place.
    case node(UInt32, CGPoint)
    /// Several steps with an effect.
    case group(DisplayEffect, [DrawingOperation])
}

/// Collects the steps of a drawing, or of a layer of it.
final class DrawingRecorder {
    var operations: [DrawingOperation] = []
}
