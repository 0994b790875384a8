import DovetailCore
import DovetailPlatform
import Foundation

/// Finds the places of views from constraints: each equation is followed as soon as one of its sides is known.
@MainActor
package struct ConstraintLayout {
    /// What is known of a view along one axis.
    private struct Span {
        var start: CGFloat?
        var end: CGFloat?
        var middle: CGFloat?
        var length: CGFloat?

        /// Works out the rest from two of the four.
        mutating func complete() {
            if length == nil {
                if let start, let end { length = end - start }
                if let start, let middle { length = (middle - start) * 2 }
                if let end, let middle { length = (end - middle) * 2 }
            }
            guard let length else { return }
            let first = start ?? middle.map { $0 - length / 2 } ?? end.map { $0 - length }
            guard let first else { return }
            start = first
            end = end ?? first + length
            middle = middle ?? first + length / 2
        }

        var isPlaced: Bool { start != nil && length != nil }
        var hasEdge: Bool { start != nil || end != nil || middle != nil }
    }

    private enum Part { case start, end, middle, length }

    private let view: any ConstrainedView
    /// The view's size; 0 where it is to follow from what is inside.
    private let size: CGSize
    private var width: CGFloat { size.width }
    private var horizontal: [ObjectIdentifier: Span] = [:]
    private var vertical: [ObjectIdentifier: Span] = [:]

    private init(_ view: any ConstrainedView, _ size: CGSize) {
        self.view = view
        self.size = size
        horizontal[ObjectIdentifier(view)] = Span(start: 0, end: size.width, middle: size.width / 2, length: size.width)
        vertical[ObjectIdentifier(view)] = Span(
            start: 0, end: size.height, middle: size.height / 2, length: size.height)
    }

    /// The places of the views inside of one that constraints decide about, when that has a size.
    ///
    /// - Parameter lengths: What constraints to its width and height refer to, where that is not the distance of its edges.
    package static func places(in view: any ConstrainedView, size: CGSize, lengths: CGSize? = nil) -> [ObjectIdentifier:
        CGRect]
    {
        let inside = inside(view)
        guard !inside.isEmpty else { return [:] }
        var layout = ConstraintLayout(view, size)
        if let lengths {
            layout.horizontal[ObjectIdentifier(view)]?.length = lengths.width
            layout.vertical[ObjectIdentifier(view)]?.length = lengths.height
        }
        let constraints = layout.prepare(inside)
        layout.solve(inside, constraints, isHorizontal: true)
        layout.solve(inside, constraints, isHorizontal: false)
        for guide in view.constrainedGuides {
            if let place = guide.constrainedPlace { place.frame = layout.frame(of: place) }
        }
        return Dictionary(uniqueKeysWithValues: inside.map { (ObjectIdentifier($0), layout.frame(of: $0)) })
    }

    /// The size that the views inside of one need by constraints to its edges, where the edges follow from them; nil where no constraint says
    /// anything about them.
    ///
    /// - Parameter lengths: The lengths that constraints to its width and height refer to, as far as they are known.
    package static func size(of view: any ConstrainedView, lengths: (width: CGFloat?, height: CGFloat?)) -> CGSize? {
        let inside = inside(view)
        guard !inside.isEmpty else { return nil }
        var layout = ConstraintLayout(view, .zero)
        let id = ObjectIdentifier(view)
        layout.horizontal[id] = Span(start: 0, length: lengths.width)
        layout.vertical[id] = Span(start: 0, length: lengths.height)
        let constraints = layout.prepare(inside)
        layout.solve(inside, constraints, isHorizontal: true)
        guard let width = layout.neededEnd(constraints, isHorizontal: true) else { return nil }
        layout.solve(inside, constraints, isHorizontal: false)
        guard let height = layout.neededEnd(constraints, isHorizontal: false) else { return nil }
        return CGSize(width: width, height: height)
    }

    /// What constraints place: views that do not stand by their frames, and guides.
    private static func inside(_ view: any ConstrainedView) -> [any ConstrainedView] {
        view.constrainedChildren.filter { !$0.translatesAutoresizingMaskIntoConstraints }
            + view.constrainedGuides.compactMap(\.constrainedPlace)
    }

    /// How far the view reaches so that constraints between its end and views inside are met.
    private func neededEnd(_ constraints: [NSLayoutConstraint], isHorizontal: Bool) -> CGFloat? {
        let own = (isHorizontal ? horizontal : vertical)[ObjectIdentifier(view)]
        let ends: [CGFloat] = constraints.compactMap { constraint in
            guard let first = constraint.firstView, let second = constraint.secondView,
                let part = axisPart(constraint.firstAttribute), let other = axisPart(constraint.secondAttribute),
                part.isHorizontal == isHorizontal, other.isHorizontal == isHorizontal
            else { return nil }
            if second === view, other.part == .end, let known = value(first, part.part, isHorizontal) {
                return known - constraint.fullConstant((view, width))
            }
            if first === view, part.part == .end, let known = value(second, other.part, isHorizontal) {
                return known + constraint.fullConstant((view, width))
            }
            return nil
        }
        return ends.max() ?? own?.length
    }

    /// Takes in what is known of the views inside. Returns the constraints, those that count most first.
    private mutating func prepare(_ inside: [any ConstrainedView]) -> [NSLayoutConstraint] {
        // Those that stand by their frames are known.
        for other in view.constrainedChildren where other.translatesAutoresizingMaskIntoConstraints {
            let frame = other.placeByFrame(in: size)
            horizontal[ObjectIdentifier(other)] = Span(
                start: frame.minX, end: frame.maxX, middle: frame.midX, length: frame.width)
            vertical[ObjectIdentifier(other)] = Span(
                start: frame.minY, end: frame.maxY, middle: frame.midY, length: frame.height)
        }
        let all = view.followedConstraints + inside.flatMap(\.followedConstraints) + view.constraintsFromAround
        return all.enumerated()
            .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }.map(\.element)
    }

    private func frame(of view: any ConstrainedView) -> CGRect {
        let id = ObjectIdentifier(view)
        let (x, y) = (horizontal[id] ?? Span(), vertical[id] ?? Span())
        return CGRect(
            x: x.start ?? 0, y: y.start ?? 0, width: max(x.length ?? 0, 0), height: max(y.length ?? 0, 0))
    }

    private mutating func solve(
        _ inside: [any ConstrainedView], _ constraints: [NSLayoutConstraint], isHorizontal: Bool
    ) {
        let equations = constraints.filter {
            $0.relation == .equal && axisPart($0.firstAttribute)?.isHorizontal == isHorizontal
        }
        let bounds = constraints.filter {
            $0.relation != .equal && axisPart($0.firstAttribute)?.isHorizontal == isHorizontal
        }
        var waiting = inside
        while true {
            while equations.reduce(false, { follow($1, isHorizontal) || $0 }) {}
            waiting.removeAll { known($0, isHorizontal).isPlaced }
            // What nothing says is the view's own length, first of those with a place; else one begins at the start.
            guard let next = waiting.first(where: { known($0, isHorizontal).hasEdge }) ?? waiting.first else { break }
            var span = known(next, isHorizontal)
            if span.length == nil { span.length = ownLength(of: next, isHorizontal) }
            meet(bounds, next, &span, isHorizontal)
            if !span.hasEdge {
                let place = next.placeByFrame(in: size)
                span.start = isHorizontal ? place.minX : place.minY
            }
            span.complete()
            set(span, next, isHorizontal)
        }
        for view in inside {
            var span = known(view, isHorizontal)
            let before = span.length
            meet(bounds, view, &span, isHorizontal)
            if span.length != before {
                // The middle stays where it was said, else the start.
                if let middle = span.middle,
                    !equations.contains(where: { $0.firstView === view && axisPart($0.firstAttribute)?.part == .start })
                {
                    span = Span(middle: middle, length: span.length)
                } else {
                    span = Span(start: span.start, length: span.length)
                }
                span.complete()
                set(span, view, isHorizontal)
            }
        }
    }

    private func ownLength(of view: any ConstrainedView, _ isHorizontal: Bool) -> CGFloat {
        let intrinsic = view.intrinsicContentSize
        let wanted = isHorizontal ? intrinsic.width : intrinsic.height
        let width = horizontal[ObjectIdentifier(view)]?.length
        // How tall lines of text are depends on how wide they may be.
        if !isHorizontal, let width, wanted >= 0, let height = view.contentHeight(width: width) { return height }
        if wanted >= 0 { return wanted }
        // A view whose content says nothing is as large as the views inside of it need, if constraints say so.
        if !view.translatesAutoresizingMaskIntoConstraints,
            let needed = Self.size(of: view, lengths: (isHorizontal ? nil : width, nil))
        {
            let length = isHorizontal ? needed.width : needed.height
            if length > 0 { return length }
        }
        return isHorizontal ? view.frameLengths.width : view.frameLengths.height
    }

    /// Brings a length within its bounds by numbers, by lengths of other views and by edges that are known.
    private func meet(
        _ bounds: [NSLayoutConstraint], _ view: any ConstrainedView, _ span: inout Span, _ isHorizontal: Bool
    ) {
        for bound in bounds where bound.firstView === view {
            guard let part = axisPart(bound.firstAttribute)?.part, let value = secondValue(of: bound, isHorizontal)
            else {
                continue
            }
            var limit: CGFloat?
            var isLeast = bound.relation == .greaterThanOrEqual
            switch part {
            case .length: limit = value
            case .end: limit = span.start.map { value - $0 }
            case .start:
                limit = span.end.map { $0 - value }
                isLeast.toggle()
            case .middle: limit = nil
            }
            guard let limit, let length = span.length else { continue }
            span.length = isLeast ? max(length, limit) : min(length, limit)
            if span.length != length {
                if part == .start { span.start = nil } else if part == .end { span.end = nil }
            }
        }
    }

    // MARK: Equations

    /// Follows an equation in the direction in which it tells something new. Returns whether it did.
    private mutating func follow(_ constraint: NSLayoutConstraint, _ isHorizontal: Bool) -> Bool {
        guard let first = constraint.firstView, let part = axisPart(constraint.firstAttribute)?.part else {
            return false
        }
        if value(first, part, isHorizontal) == nil {
            guard isInside(first), let value = secondValue(of: constraint, isHorizontal) else { return false }
            return learn(first, part, value, isHorizontal)
        }
        // Read from the right: what is known of the first view tells the second one's.
        guard constraint.hasSecond, constraint.multiplier != 0, let second = constraint.secondView, isInside(second),
            let other = axisPart(constraint.secondAttribute)?.part, value(second, other, isHorizontal) == nil,
            let known = value(first, part, isHorizontal)
        else { return false }
        let constant = constraint.fullConstant((view, width))
        return learn(second, other, (known - constant) / constraint.multiplier, isHorizontal)
    }

    private func isInside(_ view: any ConstrainedView) -> Bool {
        if view is GuidePlace { return self.view.constrainedGuides.contains { $0.constrainedPlace === view } }
        return view.constrainedParent === self.view && !view.translatesAutoresizingMaskIntoConstraints
    }

    private mutating func learn(_ view: any ConstrainedView, _ part: Part, _ value: CGFloat, _ isHorizontal: Bool)
        -> Bool
    {
        var span = known(view, isHorizontal)
        guard !span.isPlaced else { return false }
        switch part {
        case .start: span.start = value
        case .end: span.end = value
        case .middle: span.middle = value
        case .length: span.length = value
        }
        span.complete()
        set(span, view, isHorizontal)
        return true
    }

    private func secondValue(of constraint: NSLayoutConstraint, _ isHorizontal: Bool) -> CGFloat? {
        let constant = constraint.fullConstant((view, width))
        guard constraint.hasSecond else { return constant }
        guard let second = constraint.secondView, let other = axisPart(constraint.secondAttribute) else { return nil }
        // A length may follow from one of the other axis: a square.
        return value(second, other.part, other.isHorizontal).map { $0 * constraint.multiplier + constant }
    }

    private func axisPart(_ attribute: NSLayoutConstraint.Attribute) -> (part: Part, isHorizontal: Bool)? {
        switch attribute.withoutMargins ?? attribute {
        case .left, .leading: (.start, true)
        case .right, .trailing: (.end, true)
        case .centerX: (.middle, true)
        case .width: (.length, true)
        case .top, .firstBaseline: (.start, false)
        case .bottom, .lastBaseline: (.end, false)
        case .centerY: (.middle, false)
        case .height: (.length, false)
        default: nil
        }
    }

    private func value(_ view: any ConstrainedView, _ part: Part, _ isHorizontal: Bool) -> CGFloat? {
        let span = known(view, isHorizontal)
        switch part {
        case .start: return span.start
        case .end: return span.end
        case .middle: return span.middle
        case .length: return span.length
        }
    }

    private func known(_ view: any ConstrainedView, _ isHorizontal: Bool) -> Span {
        if let span = (isHorizontal ? horizontal : vertical)[ObjectIdentifier(view)] { return span }
        guard !isInside(view), let frame = view.plannedFrame(in: self.view)
        else {
            return Span()
        }
        return isHorizontal
            ? Span(start: frame.minX, end: frame.maxX, middle: frame.midX, length: frame.width)
            : Span(start: frame.minY, end: frame.maxY, middle: frame.midY, length: frame.height)
    }

    private mutating func set(_ span: Span, _ view: any ConstrainedView, _ isHorizontal: Bool) {
        if isHorizontal { horizontal[ObjectIdentifier(view)] = span } else { vertical[ObjectIdentifier(view)] = span }
    }
}
