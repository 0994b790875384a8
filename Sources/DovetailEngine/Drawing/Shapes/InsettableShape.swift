import Foundation

/// A shape that can be made smaller by the same amount on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape, `amount` points smaller on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn in a rectangle that is smaller by the same amount on all sides: right for shapes whose sides stay parallel
/// to those of the rectangle.
struct InsetOutline<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetForShape(by: amount)) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    func inset(by amount: CGFloat) -> InsetOutline<Base> { InsetOutline(base: base, amount: self.amount + amount) }
    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

extension CGRect {
    /// The rectangle, smaller on each side; empty, about its middle, if there is not that much of it.
    func insetForShape(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let (width, height) = (max(0, self.width - 2 * amount), max(0, self.height - 2 * amount))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
