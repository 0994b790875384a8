import Foundation
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// For which proposals layouts say that they answer the same.
@Suite("Reach of layout answers")
struct LayoutReachTests {
    private func need(_ length: CGFloat, from: CGFloat = .nan, least: CGFloat = .nan) -> StackNeed {
        StackNeed(
            LayoutAnswer(
                CGSize(width: length, height: 10), reach: LayoutReach(width: from, height: .nan, leastWidth: least)),
            .horizontal)
    }

    private func room(_ needs: [StackNeed]) -> CGFloat { StackNeed.room(needs.count) { needs[$0] } }

    @Test("an answer is that for the proposal itself, for all from its least length on, and for none that is shorter")
    func takes() {
        let asked = ProposedViewSize(width: 100, height: 50)
        let reach = LayoutReach(width: 80)
        #expect(reach.takes(asked, from: asked))
        #expect(reach.takes(ProposedViewSize(width: 80, height: 50), from: asked))
        #expect(reach.takes(ProposedViewSize(width: nil, height: 50), from: asked))
        #expect(!reach.takes(ProposedViewSize(width: 79, height: 50), from: asked))
        #expect(!reach.takes(ProposedViewSize(width: 100, height: 51), from: asked))
        #expect(LayoutReach.all.takes(.zero, from: asked))
        #expect(LayoutReach.exact.takes(asked, from: asked))
        #expect(!LayoutReach.exact.takes(.unspecified, from: asked))
    }

    @Test("a view that was offered less than it can use says nothing about greater offers")
    func including() {
        let answer = LayoutAnswer(CGSize(width: 40, height: 10), reach: LayoutReach(width: 80, height: 5))
        let small = answer.including(ProposedViewSize(width: 40, height: 10))
        #expect(small.reach == LayoutReach(width: .nan, height: 5))
        #expect(answer.including(.unspecified).reach == answer.reach)
    }

    @Test("views have room where each finds an equal share of what those less flexible than it leave")
    func room() {
        // 20 and 300, both flexible: 20 comes first and needs half; then 300 needs what is left.
        #expect(room([need(300, from: 300, least: 0), need(20, from: 20, least: 0)]) == 320)
        // How short they can be is not known: either may be first.
        #expect(room([need(300, from: 300), need(20, from: 20)]) == 600)
        // A fixed one comes first, and takes more than its share.
        #expect(room([need(300, from: -.infinity), need(20, from: 20)]) == 320)
        // The less flexible one comes first, and needs half.
        #expect(room([need(300, from: 300, least: 290), need(20, from: 20, least: 0)]) == 600)
    }

    @Test("the least flexible view comes first; of those without end, the one that needs most; equals in their order")
    func order() {
        let (fixed, text) = (need(50, from: -.infinity), need(50, from: 50, least: 0))
        let (endless, needy) = (need(.infinity, least: 5), need(.infinity, least: 8))
        #expect(StackNeed.comesFirst(fixed, 1, text, 0))
        #expect(StackNeed.comesFirst(text, 1, endless, 0))
        #expect(StackNeed.comesFirst(needy, 1, endless, 0))
        #expect(StackNeed.comesFirst(text, 0, text, 1))
        #expect(!StackNeed.comesFirst(text, 1, text, 0))
    }

    @Test("space around a view puts off all lengths by as much, each along its own axis")
    func outset() {
        let reach = LayoutReach(width: 1, height: 2, leastWidth: 3, leastHeight: 4)
        #expect(
            reach.outset(10, 20) == LayoutReach(width: 11, height: 22, leastWidth: 13, leastHeight: 24))
        let common = reach.intersection(LayoutReach(width: 5, height: 1))
        #expect(common.width == 5 && common.height == 2)
        #expect(reach.intersection(.exact) == .exact)
    }
}
