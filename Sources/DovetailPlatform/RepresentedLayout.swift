import DovetailCore
import Foundation

/// Gives a represented view its size: what it asks for where it says so, else what is offered.
package struct RepresentedLayout: Layout {
    /// What a view asks for.
    package struct Wish {
        /// Negative for a length that is not said.
        let size: CGSize
        /// Whether it keeps to its own width and height where it is offered more.
        let hugs: (width: Bool, height: Bool)
        /// Whether it keeps to its own width and height where it is offered less.
        let resists: (width: Bool, height: Bool)

        package init(
            size: CGSize, hugs: (width: Bool, height: Bool) = (false, false),
            resists: (width: Bool, height: Bool) = (false, false)
        ) {
            self.size = size
            self.hugs = hugs
            self.resists = resists
        }
    }

    // Layout runs on the main actor, where these belong.
    nonisolated(unsafe) private let wish: @MainActor () -> Wish
    /// The representable's own answer; nil to go by the wish.
    nonisolated(unsafe) private let answer: @MainActor (ProposedViewSize) -> CGSize?
    /// The older way of a representable to say another size.
    nonisolated(unsafe) private let change: @MainActor (inout CGSize, _ProposedSize) -> Void
    /// The changes of the view so far: with another count this is another value.
    private let count: Int

    package init(
        count: Int, wish: @escaping @MainActor () -> Wish,
        change: @escaping @MainActor (inout CGSize, _ProposedSize) -> Void = { _, _ in },
        answer: @escaping @MainActor (ProposedViewSize) -> CGSize?
    ) {
        self.change = change
        self.count = count
        self.wish = wish
        self.answer = answer
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated {
            if let given = answer(proposal) { return given }
            let wish = wish()
            func length(_ offered: CGFloat?, _ wanted: CGFloat, _ hugs: Bool, _ resists: Bool) -> CGFloat {
                if wanted >= 0, hugs || offered == nil { return wanted }
                return resists ? max(offered ?? 10, wanted) : offered ?? 10
            }
            var size = CGSize(
                width: length(proposal.width, wish.size.width, wish.hugs.width, wish.resists.width),
                height: length(proposal.height, wish.size.height, wish.hugs.height, wish.resists.height))
            change(&size, _ProposedSize(proposal))
            return size
        }
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
        }
    }
}
