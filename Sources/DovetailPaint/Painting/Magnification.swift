import DovetailCore
import Foundation

/// How large the texts in a node become by the transforms around them.
///
/// A font that is asked for letters of more than 65,535 pixels fails, and with it every text in that font from then on. So a
/// text that transforms make larger than any window is not painted. Whoever scales a view a thousandfold on its way out still
/// sees its shapes.
struct Magnification {
    /// Of the largest text, in points as the node has them.
    private var size: CGFloat

    /// In points; leaves room for three pixels a point.
    private static let limit: CGFloat = 20_000

    /// Of a node's own content.
    init(of content: DisplayContent) {
        guard case .text(let text) = content else {
            size = 0
            return
        }
        size = text.runs.reduce(0) { max($0, $1.style.size) }
    }

    /// Takes in the texts of a node inside, after its effect.
    mutating func formUnion(_ inner: Magnification, _ effect: DisplayEffect) {
        if inner.size == 0 || inner.isTooLarge(with: effect) { return }
        size = max(size, inner.size * Self.scale(of: effect))
    }

    /// Whether texts inside a node with this effect can't be painted.
    func isTooLarge(with effect: DisplayEffect) -> Bool { size > 0 && !(size * Self.scale(of: effect) < Self.limit) }

    /// Whether a text can be painted under transforms that make it so much larger.
    static func allows(_ text: ResolvedText, magnified factor: CGFloat) -> Bool {
        text.runs.allSatisfy { $0.style.size * factor < limit }
    }

    /// How much larger an effect makes what is inside.
    static func scale(of effect: DisplayEffect) -> CGFloat {
        guard case .transform(let transform) = effect else { return 1 }
        return max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    }
}

extension DisplayContent {
    var isText: Bool { if case .text = self { true } else { false } }
}
