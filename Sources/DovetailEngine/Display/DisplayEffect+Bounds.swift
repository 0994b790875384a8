import Foundation

extension DisplayEffect {
    /// Less opacity than any screen shows. A view that is fading in is there for accessibility from the start, one without opacity is not.
    static let barelySeen = 0.001

    /// The effect with numbers that can be painted. What was transformed by NaN or out of all bounds is nowhere to be seen,
    /// as if it were scaled to nothing.
    var bounded: DisplayEffect {
        switch self {
        case .opacity(let opacity): .opacity(opacity.bounded(by: 0...1, orIfNaN: 1))
        case .transform(let transform) where !transform.isBounded: .transform(CGAffineTransform(scaleX: 0, y: 0))
        case .blur(let radius, let isOpaque):
            .blur(radius: radius.bounded(by: 0...NumberLimits.radius, orIfNaN: 0), isOpaque: isOpaque)
        case .shadow(let color, let radius, let x, let y):
            .shadow(
                color: color, radius: radius.bounded(by: 0...NumberLimits.radius, orIfNaN: 0),
                x: x.bounded(by: NumberLimits.length), y: y.bounded(by: NumberLimits.length))
        case .projection(let projection) where !projection.isFinite: .transform(CGAffineTransform(scaleX: 0, y: 0))
        case .color(let matrix) where !matrix.isFinite: .none
        case .none, .transform, .clip, .projection, .color, .alphaThreshold, .mask, .maskSource, .blend, .compositing:
            self
        }
    }
}
