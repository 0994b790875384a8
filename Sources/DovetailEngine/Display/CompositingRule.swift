import Foundation

/// A way to put what is drawn and what is there together in which the opacity of both counts, after Porter and Duff.
///
/// Beside these there are the modes that views have too, of which ``BlendMode`` tells.
package enum CompositingRule: Hashable, Sendable {
    /// What is drawn, where something is there.
    case sourceIn
    /// What is drawn, where nothing is there.
    case sourceOut
    /// What is there, where something is drawn.
    case destinationIn
    /// What is there where something is drawn, and behind it what is drawn.
    case destinationAtop
    /// What is drawn and what is there, where only one of them is.
    case xor
}

extension DrawingOperation {
    /// What a step covers, in opaque black: a rule that takes away what is there does so there and nowhere else.
    ///
    /// - Parameter canvas: The bounds of the canvas, which a layer covers as a whole.
    func area(on canvas: CGRect) -> DrawingOperation {
        let black = Color.Resolved(red: 0, green: 0, blue: 0)
        func filled(_ rect: CGRect) -> DrawingOperation { .fill(Path(rect), .color(black), FillStyle(), rect) }
        switch self {
        case .image(_, let rect): return filled(rect)
        case .group(.compositing, _): return filled(canvas)
        case .text(var text, let rect):
            for index in text.runs.indices {
                text.runs[index].style.color = black
                text.runs[index].style.paint = nil
            }
            return .text(text, rect)
        default: return opaque
        }
    }

    /// Whether a copy of what is there is part of the step.
    package var readsBackdrop: Bool {
        switch self {
        case .backdrop: true
        case .group(_, let steps): steps.contains(where: \.readsBackdrop)
        case .composite(_, let steps, _): steps.contains(where: \.readsBackdrop)
        default: false
        }
    }
}
