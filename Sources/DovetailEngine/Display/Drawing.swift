import Foundation

/// A drawing made of steps, back to front, in the coordinates of a node.
package struct Drawing: Equatable {
    package var operations: [DrawingOperation]
    /// How far beyond the node's bounds the steps are seen.
    package var margins = EdgeInsets()

    /// What a person reads or hears of the drawing; nil for nothing.
    package var text: String?

    package init(operations: [DrawingOperation], margins: EdgeInsets = EdgeInsets(), text: String? = nil) {
        self.operations = operations
        self.margins = margins
        self.text = text
    }

    /// Where something of the drawing may be seen, in a node of a size.
    package func bounds(in size: CGSize) -> CGRect {
        CGRect(
            x: -margins.leading, y: -margins.top, width: size.width + margins.leading + margins.trailing,
            height: size.height + margins.top + margins.bottom)
    }
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
    /// Several steps as one, put together with what is there by a rule. Nothing changes outside of the area, which is what the last
    /// steps cover.
    case composite(CompositingRule, [DrawingOperation], area: [DrawingOperation])
    /// A copy of all that was drawn before, in its place.
    case backdrop
}

extension DrawingOperation {
    /// The same area in opaque black, for what takes the place of what is there. Texts, pictures and layers stay as they are.
    var opaque: DrawingOperation {
        let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
        switch self {
        case .fill(let path, _, let style, let bounds): return .fill(path, black, style, bounds)
        case .stroke(let path, _, let style, let bounds): return .stroke(path, black, style, bounds)
        default: return self
        }
    }
}

/// Collects the steps of a drawing, or of a layer of it.
final class DrawingRecorder {
    var operations: [DrawingOperation] = []
}
