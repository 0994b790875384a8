import DovetailCore
import Foundation

/// How an element is drawn now: the product of all effects around and within it.
public struct PresentationValues: Equatable, Sendable {
    /// 1 is as laid out.
    public var scale = CGSize(width: 1, height: 1)
    /// 0...1.
    public var opacity = 1.0
    /// In points.
    public var blurRadius: CGFloat = 0
    /// Where it is shown, in window points: on its way while it moves.
    public var frame = CGRect.zero
    /// The colour of its text or symbol.
    public var foreground: Color.Resolved?

    @MainActor
    init(of node: DisplayNode) {
        frame = node.drawnFrameInWindow
        var around = node.parent
        while let current = around {
            apply(current.effect)
            around = current.parent
        }
        applyInside(node)
    }

    /// The effects from the element down to the first thing that it draws.
    private mutating func applyInside(_ node: DisplayNode) {
        var next: DisplayNode? = node
        while let current = next {
            apply(current.effect)
            switch current.content {
            case .text(let text): foreground = text.runs.first?.style.color
            case .symbol(let symbol): foreground = symbol.paint.representativeColor
            case .fill(_, let paint, _), .stroke(_, let paint, _): foreground = paint.representativeColor
            default: break
            }
            next = current.content == .none ? current.children.first { Self.draws($0) } : nil
        }
    }

    private static func draws(_ node: DisplayNode) -> Bool {
        node.firstInTree { $0.content != .none ? true : nil } ?? false
    }

    private mutating func apply(_ effect: DisplayEffect) {
        switch effect {
        case .none, .clip, .shadow, .projection, .mask, .maskSource, .blend, .compositing, .color, .alphaThreshold:
            break
        case .opacity(let value): opacity *= value
        case .transform(let transform):
            scale.width *= (transform.a * transform.a + transform.b * transform.b).squareRoot()
            scale.height *= (transform.c * transform.c + transform.d * transform.d).squareRoot()
        case .blur(let radius, _): blurRadius += radius
        }
    }
}
