import DovetailCore
import Foundation

/// The outline of buttons that have a bezel.
public struct ButtonBorderShape: Equatable, Sendable, InsettableShape {
    private enum Kind: Equatable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    private let kind: Kind
    private var inset: CGFloat = 0

    private init(kind: Kind) { self.kind = kind }

    /// As is usual for the kind of button and the idiom.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Round at both ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
    /// A rectangle with corners of a radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
    /// A circle around the label.
    public static let circle = ButtonBorderShape(kind: .circle)

    nonisolated public func path(in rect: CGRect) -> Path {
        path(in: rect, automaticRadius: 8)
    }

    nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.inset += amount
        return copy
    }

    nonisolated private func path(in rect: CGRect, automaticRadius: CGFloat) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return Path(
            roundedRect: rect, cornerRadius: min(radius(automaticRadius), min(rect.width, rect.height) / 2))
    }

    nonisolated private func radius(_ automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        // The least side halved, whatever that is.
        case .capsule, .circle: 10_000
        case .roundedRectangle(let radius): max((radius ?? automatic) - inset, 0)
        }
    }

    /// The corners' radius for a bezel of some usual radius.
    func cornerRadius(_ automatic: CGFloat) -> CGFloat { radius(automatic) }

    /// Whether the bezel is as wide as it is high.
    var isCircle: Bool { kind == .circle }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline of buttons that have a bezel: as is usual for them. What ``View/buttonBorderShape(_:)`` sets around it is not asked for, since
    /// a shape knows no environment.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    package var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of buttons in this view that have a bezel.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// Makes a label as wide as it is high, for a bezel that is a circle.
struct BorderProportions: ViewModifier {
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.buttonSizing) private var sizing

    nonisolated init() {}

    func body(content: Content) -> some View {
        // The bezel is in a row, what is in it is not: a label there is as in other buttons.
        let content = content.environment(\.isInList, false)
        if shape.isCircle {
            SquareLayout { content.padding(metrics.buttonInsets.top) }
        } else {
            content.frame(maxWidth: sizing == .flexible ? .infinity : nil).padding(metrics.buttonInsets)
        }
    }
}

/// Puts a view into the middle of the smallest square that holds it.
private struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}
