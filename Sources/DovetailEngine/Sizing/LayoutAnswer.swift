import Foundation

/// What a layout answers to a question.
package struct LayoutAnswer {
    /// Of a length alone, the other dimension is 0.
    package var size: CGSize
    /// For which other proposals the answer is the same.
    package var reach: LayoutReach

    package init(_ size: CGSize, reach: LayoutReach = .exact) {
        self.size = size
        self.reach = reach
    }

    /// A length along one axis.
    package init(_ length: CGFloat, along axis: Axis, reach: LayoutReach = .exact) {
        self.init(
            axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length), reach: reach)
    }

    /// The answer to a proposal. It says nothing of a reach that the proposal itself is not in: a frame that was made smaller than its
    /// view is another one from where the view fits on.
    package func including(_ proposal: ProposedViewSize) -> LayoutAnswer {
        var answer = self
        if (proposal.width ?? .infinity) < reach.width { answer.reach.width = .nan }
        if (proposal.height ?? .infinity) < reach.height { answer.reach.height = .nan }
        return answer
    }
}

/// The proposals that have the same answer as the one that was asked, and how small the view can be.
///
/// Along each axis those are the length that was proposed and all from a least one on; where nothing is proposed, that counts as
/// infinite. A label of one line answers the same in every width that it fits in and in every height, so a row of labels is
/// asked once where a column asks how small it can be, how large, and how large it is in its share. Where less is proposed than that,
/// the view must not be longer.
///
/// A layout whose answer follows from those of its views in a proposal made from its own derives its reach from theirs. One that does not
/// know has none.
package struct LayoutReach: Hashable {
    /// NaN where only the length that was proposed is known to have the answer, minus infinity where all have.
    package var width: CGFloat
    package var height: CGFloat
    /// The width in answer to a proposed width of 0, whatever height is proposed; NaN where it is not known.
    package var leastWidth: CGFloat
    package var leastHeight: CGFloat

    package init(
        width: CGFloat = .nan, height: CGFloat = .nan, leastWidth: CGFloat = .nan, leastHeight: CGFloat = .nan
    ) {
        self.width = width
        self.height = height
        self.leastWidth = leastWidth
        self.leastHeight = leastHeight
    }

    // NaN stands for itself here.
    package static func == (left: LayoutReach, right: LayoutReach) -> Bool {
        left.width.bitPattern == right.width.bitPattern && left.height.bitPattern == right.height.bitPattern
            && left.leastWidth.bitPattern == right.leastWidth.bitPattern
            && left.leastHeight.bitPattern == right.leastHeight.bitPattern
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width.bitPattern)
        hasher.combine(height.bitPattern)
    }

    /// Nothing but the proposal itself.
    package static let exact = LayoutReach()
    /// All proposals.
    package static let all = LayoutReach(width: -.infinity, height: -.infinity)

    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The length of a view in answer to a proposal of 0, whatever is proposed across; NaN where it is not known. `size` is the one that it
    /// answered.
    @inline(__always)
    func least(_ axis: Axis, of size: CGSize) -> CGFloat {
        if width == -.infinity, height == -.infinity { return size[axis] }
        return axis == .horizontal ? leastWidth : leastHeight
    }

    mutating func setLeast(_ length: CGFloat, along axis: Axis) {
        if axis == .horizontal { leastWidth = length } else { leastHeight = length }
    }

    /// The reach of a view with space around it.
    func outset(_ width: CGFloat, _ height: CGFloat) -> LayoutReach {
        LayoutReach(
            width: self.width + width, height: self.height + height, leastWidth: leastWidth + width,
            leastHeight: leastHeight + height)
    }

    /// Whether an answer given for `known` is that for `asked`.
    @inline(__always)
    func takes(_ asked: ProposedViewSize, from known: ProposedViewSize) -> Bool {
        // Comparisons with NaN are false.
        (asked.width == known.width || asked.width ?? .infinity >= width)
            && (asked.height == known.height || asked.height ?? .infinity >= height)
    }

    /// Whether an answer of the same size is known for as much.
    func covers(_ other: LayoutReach) -> Bool {
        (other.width.isNaN || width <= other.width) && (other.height.isNaN || height <= other.height)
            && (other.leastWidth.isNaN || leastWidth == other.leastWidth)
            && (other.leastHeight.isNaN || leastHeight == other.leastHeight)
    }

    /// Where two answers both stay the same, along one axis.
    @inline(__always)
    static func common(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
        left.isNaN || right.isNaN ? .nan : Swift.max(left, right)
    }

    func intersection(_ other: LayoutReach) -> LayoutReach {
        LayoutReach(width: Self.common(width, other.width), height: Self.common(height, other.height))
    }
}
