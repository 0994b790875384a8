import Foundation

/// Puts a view into an invisible frame of a fixed width, height or both.
package struct FrameLayout: UnaryLayout, Equatable {
    package typealias Body = Never
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    /// A length that is negative or not finite counts as none, and is reported.
    nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = FrameLimits.valid(width)
        self.height = FrameLimits.valid(height)
        self.alignment = alignment
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func spacing(child: LayoutComputer) -> ViewSpacing {
        height == nil ? child.spacing : child.spacing.withoutText(at: .vertical)
    }

    package func measure(_ proposal: ProposedViewSize, child: LayoutComputer) -> LayoutAnswer {
        if let width, let height { return LayoutAnswer(CGSize(width: width, height: height), reach: .all) }
        var answer = fixed(child.measure(inner(proposal)))
        answer.size = CGSize(width: width ?? answer.size.width, height: height ?? answer.size.height)
        return answer
    }

    package func measureLength(
        _ proposal: ProposedViewSize, along axis: Axis, child: LayoutComputer
    ) -> LayoutAnswer? {
        if let length = axis == .horizontal ? width : height {
            return LayoutAnswer(length, along: axis, reach: .all)
        }
        return fixed(child.measureLength(inner(proposal), along: axis))
    }

    /// What is offered where the frame is fixed makes no difference.
    private func fixed(_ answer: LayoutAnswer) -> LayoutAnswer {
        var answer = answer
        if let width { (answer.reach.width, answer.reach.leastWidth) = (-.infinity, width) }
        if let height { (answer.reach.height, answer.reach.leastHeight) = (-.infinity, height) }
        return answer
    }

    package func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> ViewPlacement {
        .aligned(child, inner(proposal), in: size, alignment)
    }
}

/// Puts a view into an invisible frame whose size is kept between limits.
package struct FlexibleFrameLayout: UnaryLayout, Equatable {
    package typealias Body = Never
    let width: FrameLimits
    let height: FrameLimits
    let alignment: Alignment

    package func spacing(child: LayoutComputer) -> ViewSpacing {
        height == FrameLimits(nil, nil, nil) ? child.spacing : child.spacing.withoutText(at: .vertical)
    }

    package func measure(_ proposal: ProposedViewSize, child: LayoutComputer) -> LayoutAnswer {
        let ownWidth = width.length(for: proposal.width)
        let ownHeight = height.length(for: proposal.height)
        if let ownWidth, let ownHeight {
            return LayoutAnswer(CGSize(width: ownWidth, height: ownHeight), reach: reach(around: nil))
        }
        let inner = inner(proposal)
        let answer = child.measure(inner)
        return LayoutAnswer(
            CGSize(
                width: ownWidth ?? width.length(around: answer.size.width, offered: inner.width),
                height: ownHeight ?? height.length(around: answer.size.height, offered: inner.height)),
            reach: reach(around: answer))
    }

    private func reach(around answer: LayoutAnswer?) -> LayoutReach {
        var reach = LayoutReach.exact
        for axis in Axis.allCases {
            let limits = axis == .horizontal ? width : height
            if let answer { reach[axis] = limits.reach(around: answer.size[axis], answer.reach[axis]) }
            reach.setLeast(
                limits.shortest(around: answer?.reach.least(axis, of: answer!.size) ?? .nan), along: axis)
        }
        return reach
    }

    package func measureLength(
        _ proposal: ProposedViewSize, along axis: Axis, child: LayoutComputer
    ) -> LayoutAnswer? {
        let limits = axis == .horizontal ? width : height
        if let length = limits.length(for: proposal[axis]) {
            // What is offered across the axis does not count.
            var reach = reach(around: nil)
            reach[axis.other] = -.infinity
            return LayoutAnswer(length, along: axis, reach: reach)
        }
        let inner = inner(proposal)
        let answer = child.measureLength(inner, along: axis)
        return LayoutAnswer(
            limits.length(around: answer.size[axis], offered: inner[axis]), along: axis,
            reach: reach(around: answer))
    }

    /// The child is offered what the frame has become. Only where the frame took the child's own ideal length, that is asked
    /// for again: a text would have to fit into a rounded one.
    package func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> ViewPlacement {
        let inner = ProposedViewSize(
            width: width.offer(in: size.width, proposed: proposal.width),
            height: height.offer(in: size.height, proposed: proposal.height))
        return .aligned(child, inner, in: size, alignment)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
    }
}

/// The limits of a flexible frame along one axis.
struct FrameLimits: Equatable {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    /// Limits that contradict each other or make no sense are reported; then the larger counts.
    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
        let lowest = least ?? -.infinity
        let middle = ideal ?? lowest
        if lowest > middle || middle > most ?? middle || lowest == .infinity {
            Log.warnOnce("frame limits", "Contradictory frame constraints specified.")
        }
        func number(_ value: CGFloat?) -> CGFloat? { value?.isNaN == true ? nil : value }
        let least = number(least).map { $0 == .infinity ? 0 : max($0, 0) }
        let ideal = number(ideal).map { max($0, least ?? 0) }
        self.least = least
        self.ideal = ideal
        self.most = number(most).map { max($0, ideal ?? 0, least ?? 0) }
    }

    /// A fixed length that makes sense, or nil.
    static func valid(_ length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        if length >= 0 && length.isFinite { return length }
        Log.warnOnce("frame dimension", "Invalid frame dimension (negative or non-finite).")
        return nil
    }

    private func clamp(_ value: CGFloat) -> CGFloat { max(least ?? -.infinity, min(most ?? .infinity, value)) }

    /// The frame's length where the child has no say: between two limits, or the ideal where nothing is proposed.
    func length(for proposed: CGFloat?) -> CGFloat? {
        guard let proposed else { return ideal }
        return least != nil && most != nil ? clamp(proposed) : nil
    }

    /// What the child is offered.
    func offer(for proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

    /// The frame's length around a child that took `length` of what it was offered. A lower limit lets the frame be smaller than
    /// the child, an upper one lets it be larger.
    func length(around length: CGFloat, offered: CGFloat?) -> CGFloat {
        switch (least, most) {
        case (nil, nil): length
        case (let least?, nil): max(least, min(offered ?? .infinity, length))
        case (nil, let most?): min(most, max(offered ?? -.infinity, length))
        default: clamp(length)
        }
    }

    /// From which offer on the frame has the same length, given that of the child and from which one on the child has it; NaN where that
    /// can't be told.
    func reach(around length: CGFloat, _ childs: CGFloat) -> CGFloat {
        // An upper limit or an ideal length makes a difference between what is offered and what is not.
        guard most == nil, ideal == nil else { return .nan }
        guard let least else { return childs }
        // The child is always offered the lower limit at least.
        if length <= least, childs <= least { return -.infinity }
        // The frame is smaller than the child where it is offered less.
        return LayoutReach.common(childs, length)
    }

    /// The frame's length where it is offered none, around a child that is so long then; NaN where that is not known.
    func shortest(around childs: CGFloat) -> CGFloat {
        least ?? most.map { childs.isNaN ? .nan : min($0, childs) } ?? childs
    }

    /// What the child is offered in a frame of the length that was settled on.
    func offer(in length: CGFloat, proposed: CGFloat?) -> CGFloat? {
        guard ideal == nil, proposed == nil else { return length }
        return length > least ?? -.infinity && length < most ?? .infinity ? nil : length
    }
}

extension View {
    /// Puts the view into a frame of a fixed size, in points. A nil dimension is the view's own. One that is negative or not
    /// finite counts as nil and is logged.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a frame whose size is kept between limits, in points.
    ///
    /// Between two limits the frame takes what it is offered. With one of them it is as large as the view, unless the offer lets
    /// it come nearer to the limit. Where nothing is offered it has the ideal length, or the view's. Limits that contradict each
    /// other are logged.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameLayout(
                width: FrameLimits(minWidth, idealWidth, maxWidth),
                height: FrameLimits(minHeight, idealHeight, maxHeight), alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }
}
