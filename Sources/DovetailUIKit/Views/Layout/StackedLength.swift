import Foundation

/// What constraints say of the lengths of the views in a stack.
@MainActor
struct StackedLength {
    typealias Known = (width: CGFloat?, height: CGFloat?)

    let stack: UIStackView
    /// The size of the stack, as far as it is known.
    let known: Known

    /// The length that an equation says; nil where none does, or it is about something that is not known.
    func length(of view: UIView, horizontally: Bool, across: CGFloat?) -> CGFloat? {
        length(of: view, horizontally: horizontally, across: across, asked: [])
    }

    /// A length within its bounds.
    func bounded(_ length: CGFloat, of view: UIView, horizontally: Bool) -> CGFloat {
        let attribute: NSLayoutConstraint.Attribute = horizontally ? .width : .height
        var length = length
        for bound in constraints(of: view)
        where bound.relation != .equal && bound.firstView === view && bound.firstAttribute == attribute {
            guard let limit = second(of: bound, view: view, across: nil, asked: []) else { continue }
            length = bound.relation == .greaterThanOrEqual ? max(length, limit) : min(length, limit)
        }
        return length
    }

    private func constraints(of view: UIView) -> [NSLayoutConstraint] {
        let all = stack.constraints + view.constraints + stack.constraintsFromAround
        // Of those that count as much the one that was activated first goes first.
        return all.enumerated().sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
            .map(\.element)
    }

    private func length(
        of view: UIView, horizontally: Bool, across: CGFloat?, asked: Set<ObjectIdentifier>
    ) -> CGFloat? {
        let attribute: NSLayoutConstraint.Attribute = horizontally ? .width : .height
        for equation in constraints(of: view)
        where equation.relation == .equal && !asked.contains(ObjectIdentifier(equation)) {
            let asked = asked.union([ObjectIdentifier(equation)])
            if equation.firstView === view, equation.firstAttribute == attribute {
                if let said = second(of: equation, view: view, across: across, asked: asked) { return said }
            } else if equation.secondView === view, equation.secondAttribute == attribute, equation.multiplier != 0,
                let first = equation.firstView,
                let other = value(
                    of: first, equation.firstAttribute, view: view, across: across, asked: asked)
            {
                return (other - equation.fullConstant((stack, known.width ?? 0))) / equation.multiplier
            }
        }
        return nil
    }

    /// What the second side of a constraint comes to.
    private func second(
        of constraint: NSLayoutConstraint, view: UIView, across: CGFloat?, asked: Set<ObjectIdentifier>
    ) -> CGFloat? {
        guard constraint.hasSecond else { return constraint.constant }
        guard let second = constraint.secondView,
            let value = value(
                of: second, constraint.secondAttribute, view: view, across: across, asked: asked)
        else { return nil }
        return value * constraint.multiplier + constraint.fullConstant((stack, known.width ?? 0))
    }

    /// A length of a view: of the stack, of one in it, or of one further around.
    private func value(
        of other: any ConstrainedView, _ attribute: NSLayoutConstraint.Attribute, view: UIView, across: CGFloat?,
        asked: Set<ObjectIdentifier>
    ) -> CGFloat? {
        guard attribute == .width || attribute == .height else { return nil }
        let isWidth = attribute == .width
        if other === stack { return isWidth ? known.width : known.height }
        if other === view, let across { return across }
        if let other = other as? UIView, other.superview === stack {
            if let said = length(of: other, horizontally: isWidth, across: nil, asked: asked) { return said }
            let intrinsic = other.intrinsicContentSize
            let own = isWidth ? intrinsic.width : intrinsic.height
            return own >= 0 ? own : nil
        }
        return other.plannedFrame(in: stack).map { isWidth ? $0.width : $0.height }
    }
}
