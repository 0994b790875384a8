import Foundation

/// How much room a view needs in a stack.
struct StackNeed {
    /// The length that it took.
    let length: CGFloat
    /// It has that length whenever it is offered this much, and is not longer when it is offered less; NaN where that is not known.
    let from: CGFloat
    /// How short it can be, with what it was offered across; NaN where that is not known.
    var least: CGFloat
    /// The same whatever it is offered across.
    let surelyLeast: CGFloat
    /// How short it can be across the stack, whatever it is offered along it.
    let leastAcross: CGFloat

    init(_ answer: LayoutAnswer, _ axis: Axis) {
        length = answer.size[axis]
        from = answer.reach[axis]
        surelyLeast = answer.reach.least(axis, of: answer.size)
        least = from == -.infinity ? length : surelyLeast
        leastAcross = answer.reach.least(axis.other, of: answer.size)
    }

    /// Whether it is as long as it is whatever it is offered.
    var isFixed: Bool { from == -.infinity }

    /// Whether it takes its length when it is offered so much.
    // Comparisons with NaN are false.
    func hasRoom(in offer: CGFloat) -> Bool { from <= offer && length < .infinity }

    /// Whether there is a length from which on it has room.
    var isBounded: Bool { hasRoom(in: .infinity) }

    /// Whether a view gets its share before another, given their places. Least flexible ones do; of those that grow without end, those
    /// that need most.
    static func comesFirst(_ left: StackNeed, _ leftPlace: Int, _ right: StackNeed, _ rightPlace: Int) -> Bool {
        let (first, second) = (left.rank, right.rank)
        return (first.flexibility, first.tie, leftPlace) < (second.flexibility, second.tie, rightPlace)
    }

    private var rank: (flexibility: CGFloat, tie: CGFloat) {
        let flexibility = length - least
        if flexibility == .infinity { return (.infinity, -least) }
        // Infinite minus infinite is NaN: the view's flexibility is unknown.
        return (flexibility.isNaN ? 0 : flexibility, 0)
    }

    /// The room in which views that share it equally, least flexible first, all have their lengths, and so in all greater ones.
    static func room(_ count: Int, _ needs: (Int) -> StackNeed) -> CGFloat {
        var (flexibleCount, longest) = (0, CGFloat(0))
        var (sum, isOrderKnown) = (CGFloat(0), true)
        for index in 0..<count {
            let need = needs(index)
            if !need.isFixed { flexibleCount += 1 }
            if need.least.isNaN { isOrderKnown = false }
            longest = max(longest, LayoutReach.common(need.from, need.length))
            sum += need.isFixed ? need.length : max(need.from, 0)
        }
        // What is fixed comes before the only one that is not.
        if flexibleCount <= 1 { return sum }
        // In any order: nobody takes more than an equal share of all, so nobody's share gets less. More views than a few are seldom
        // asked in several lengths.
        guard isOrderKnown, count <= 8 else { return CGFloat(count) * longest }
        // In the order of sharing out, each is offered an equal part of what those before it leave.
        var room: CGFloat = 0
        for place in 0..<count {
            let need = needs(place)
            var before: CGFloat = 0
            var waiting = count
            for otherPlace in 0..<count where otherPlace != place {
                let other = needs(otherPlace)
                if comesFirst(other, otherPlace, need, place) {
                    before += other.length
                    waiting -= 1
                }
            }
            room = max(room, before + CGFloat(waiting) * max(need.from, 0))
        }
        return room
    }
}
