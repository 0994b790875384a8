import Foundation

/// What all views of a stack come to, added up in their order in one look at each.
struct StackTotals {
    var length: CGFloat = 0
    /// How far the views reach to both sides of the line that their guides are on. The line itself is in the stack.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// The least length with the distances; an unknown minimum (NaN) makes the sum unknown.
    var least: CGFloat
    var leastAcross: CGFloat = 0
    var areFixed = true
    var areBounded = true
    /// Whether a view may set the guide that it is aligned by.
    var mayHaveGuides = false

    init(spacing: CGFloat) { least = spacing }

    @inline(__always)
    mutating func add(_ need: StackNeed) {
        length += need.length
        least += need.surelyLeast
        leastAcross = LayoutReach.common(leastAcross, need.leastAcross)
        areFixed = areFixed && need.isFixed
        areBounded = areBounded && need.isBounded
    }

    @inline(__always)
    mutating func add(_ child: ArrangedChild, _ axis: Axis) {
        add(child.need)
        before = max(before, child.guide)
        after = max(after, child.size[axis.other].beyond(child.guide))
        mayHaveGuides = mayHaveGuides || child.mayDefineGuide
    }
}

/// A child with the size it settled on. It refers to nothing, as there may be thousands, each time.
struct ArrangedChild {
    let need: StackNeed
    /// Where its guide across the axis is.
    let guide: CGFloat
    /// Whether the guide may be anywhere else than where views without a say have it.
    let mayDefineGuide: Bool
    let size: CGSize
    /// What it was offered when it took the size.
    let proposal: ProposedViewSize

    var length: CGFloat { need.length }

    @inline(__always)
    init(
        _ computer: LayoutComputer, _ proposal: ProposedViewSize, _ axis: Axis, _ alignment: AlignmentKey,
        _ across: inout CGFloat
    ) {
        let proposal = proposal.withoutNaN
        let answer = computer.measure(proposal)
        size = answer.size
        self.proposal = proposal
        need = StackNeed(answer, axis)
        across = LayoutReach.common(across, answer.reach[axis.other])
        if let place = alignment.framePlace, computer.guides.isDisjoint(with: .frame) {
            guide = place.position(in: size[axis.other])
            mayDefineGuide = false
        } else {
            let dimensions = ViewDimensions(computer: computer, size: size, proposal: proposal)
            let guide = dimensions[alignment]
            self.guide = guide.isNaN ? 0 : guide
            mayDefineGuide = dimensions.mayDefine(alignment)
        }
    }
}

extension CGFloat {
    /// What is left of a length after a guide. Stacks ask views how long they can get: then both may be infinite.
    func beyond(_ guide: CGFloat) -> CGFloat { self == .infinity ? .infinity : self - guide }
}
