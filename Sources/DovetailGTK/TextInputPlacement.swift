import DovetailCore
import Foundation

/// How a text input appears in its window, as far as a widget over it can follow.
struct TextInputPlacement: Equatable {
    /// In window points.
    var frame: CGRect
    /// Of everything that fades around it, 0...1.
    var opacity = 1.0
    /// Set where a widget would not look like it: scaled, rotated, blurred or partly clipped. The painter shows it then.
    var isDistorted = false

    init(of input: DisplayNode) {
        frame = CGRect(origin: .zero, size: input.size)
        for node in sequence(first: input, next: \.parent) {
            apply(node.effect)
            frame = frame.offsetBy(dx: node.origin.x, dy: node.origin.y)
        }
    }

    private mutating func apply(_ effect: DisplayEffect) {
        switch effect {
        case .none, .shadow, .compositing: break
        case .mask, .maskSource, .blend, .color, .alphaThreshold, .projection: isDistorted = true
        case .opacity(let factor): opacity *= factor
        case .blur(let radius, _): if radius > 0 { isDistorted = true }
        case .clip(let path, _):
            // A point of tolerance: outlines are rounded to pixels.
            if !path.boundingRect.insetBy(dx: -1, dy: -1).contains(frame) { isDistorted = true }
        case .transform(let transform):
            if !transform.isTranslation { isDistorted = true }
            frame = frame.applying(transform)
        }
    }
}

extension CGAffineTransform {
    fileprivate var isTranslation: Bool {
        abs(a - 1) < 1e-6 && abs(d - 1) < 1e-6 && abs(b) < 1e-6 && abs(c) < 1e-6
    }
}
