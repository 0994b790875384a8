import Foundation

/// Works out a view's size. Implemented by each kind of view; asked through ``LayoutComputer``, which remembers the answers.
package protocol LayoutEngine {
    /// The size that the view wants, given the proposal. Must depend on its arguments only.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Where a guide is, in the view's own coordinates, if the view or something in it sets it.
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat?
    /// Who gets space first in a stack.
    var layoutPriority: Double { get }
    /// Set for spacers: what a stack needs to know of them.
    var isSpacer: Bool { get }
    /// The distance that the view likes to keep on each side from a neighbour.
    var spacing: ViewSpacing { get }
    /// A stack's axis decides how spacers and dividers in it behave.
    func sizeThatFits(_ proposal: ProposedViewSize, inStackAlong axis: Axis) -> CGSize
}

extension LayoutEngine {
    package func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? { nil }
    package var layoutPriority: Double { 0 }
    package var isSpacer: Bool { false }
    package var spacing: ViewSpacing { ViewSpacing() }
    package func sizeThatFits(_ proposal: ProposedViewSize, inStackAlong axis: Axis) -> CGSize {
        sizeThatFits(proposal)
    }
}

/// The answers of one view to layout questions: computed by an engine, remembered for each question.
///
/// When the engine is replaced, the questions asked so far are asked again; only if an answer differs does the view's
/// layout count as changed. So a label whose new text is as wide as the old one moves nothing.
package final class LayoutComputer {
    private struct SizeAnswer {
        var proposal: ProposedViewSize
        /// 0 not in a stack, 1 horizontal, 2 vertical.
        var axis: UInt8
        var size: CGSize
    }
    private struct GuideAnswer {
        var key: AlignmentKey
        var size: CGSize
        var value: CGFloat?
    }

    package private(set) var engine: any LayoutEngine
    package private(set) var layoutPriority: Double
    package private(set) var isSpacer: Bool
    package private(set) var spacing: ViewSpacing
    private var sizes: [SizeAnswer] = []
    private var guides: [GuideAnswer] = []
    private unowned let loop: UpdateLoop

    package init(engine: any LayoutEngine, loop: UpdateLoop) {
        self.engine = engine
        self.loop = loop
        layoutPriority = engine.layoutPriority
        isSpacer = engine.isSpacer
        spacing = engine.spacing
    }

    /// Takes over a new engine. Returns whether any answer given so far has changed.
    func replace(engine: any LayoutEngine) -> Bool {
        self.engine = engine
        let priority = engine.layoutPriority
        let spacing = engine.spacing
        var changed =
            priority != layoutPriority || engine.isSpacer != isSpacer || spacing != self.spacing
        layoutPriority = priority
        isSpacer = engine.isSpacer
        self.spacing = spacing
        for answer in sizes where !changed {
            if compute(answer.proposal, axis: answer.axis) != answer.size { changed = true }
        }
        for answer in guides where !changed {
            if engine.explicitAlignment(answer.key, size: answer.size) != answer.value { changed = true }
        }
        if changed {
            sizes.removeAll(keepingCapacity: true)
            guides.removeAll(keepingCapacity: true)
        }
        return changed
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, inStackAlong stackAxis: Axis? = nil) -> CGSize {
        let axis: UInt8 = stackAxis == nil ? 0 : stackAxis == .horizontal ? 1 : 2
        for answer in sizes where answer.proposal == proposal && answer.axis == axis { return answer.size }
        let size = compute(proposal, axis: axis)
        // A view is asked few different questions in an update; the oldest answers are the least useful.
        if sizes.count == 16 { sizes.removeFirst() }
        sizes.append(SizeAnswer(proposal: proposal, axis: axis, size: size))
        return size
    }

    private func compute(_ proposal: ProposedViewSize, axis: UInt8) -> CGSize {
        loop.countLayout()
        switch axis {
        case 0: return withoutNaN(engine.sizeThatFits(proposal))
        case 1: return withoutNaN(engine.sizeThatFits(proposal, inStackAlong: .horizontal))
        default: return withoutNaN(engine.sizeThatFits(proposal, inStackAlong: .vertical))
        }
    }

    package func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        for answer in guides where answer.key == key && answer.size == size { return answer.value }
        let value = engine.explicitAlignment(key, size: size)
        if guides.count == 16 { guides.removeFirst() }
        guides.append(GuideAnswer(key: key, size: size, value: value))
        return value
    }

    package func dimensions(size: CGSize) -> ViewDimensions { ViewDimensions(computer: self, size: size) }
}

/// The distances that a view likes to keep from its neighbours.
public struct ViewSpacing: Equatable, Sendable {
    /// Nil: the standard distance.
    package var top: CGFloat?
    package var leading: CGFloat?
    package var bottom: CGFloat?
    package var trailing: CGFloat?
    package var isZero = false

    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.isZero = true
        return spacing
    }()

    /// The standard distances.
    public init() {}

    /// The distance between this view and the one that follows it along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if isZero || next.isZero { return 0 }
        let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        return max(mine ?? Self.standard, theirs ?? Self.standard)
    }

    package static let standard: CGFloat = 8
}
