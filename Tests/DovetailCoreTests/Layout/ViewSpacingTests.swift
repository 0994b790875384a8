import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

/// Stacks without a spacing of their own keep the distances that their views ask for.
@MainActor
@Suite("Distances between views")
struct ViewSpacingTests {
    /// 20 by 20 points, with distances of its own.
    private struct Spaced: Layout {
        var top: CGFloat?
        var bottom: CGFloat?
        var leading: CGFloat?
        var trailing: CGFloat?

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 20, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            var spacing = ViewSpacing()
            (spacing.top, spacing.bottom, spacing.leading, spacing.trailing) = (top, bottom, leading, trailing)
            return spacing
        }
    }

    private func box(
        _ name: String = "box", top: CGFloat? = nil, bottom: CGFloat? = nil, leading: CGFloat? = nil,
        trailing: CGFloat? = nil
    ) -> some View {
        Spaced(top: top, bottom: bottom, leading: leading, trailing: trailing) { Color.red }
            .accessibilityElement().accessibilityIdentifier(name)
    }

    private func plain(_ name: String) -> some View {
        Color.blue.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier(name)
    }

    private func column(@ViewBuilder _ content: @escaping () -> some View) throws -> CGFloat {
        let host = TestHost { VStack { content() } }
        return try host.frame(of: "b").minY - host.frame(of: "a").maxY
    }

    @Test("two views are as far apart as the one above wants below it, or the one below above it, whichever is more")
    func neighbours() throws {
        #expect(
            try column {
                box("a", bottom: 30); plain("b")
            } == 30)
        #expect(
            try column {
                box("a", bottom: 3); plain("b")
            } == 8)
        #expect(
            try column {
                box("a", top: 30); plain("b")
            } == 8)
        #expect(
            try column {
                plain("a"); box("b", top: 40)
            } == 40)
        #expect(
            try column {
                box("a", bottom: 30); box("b", top: 12)
            } == 30)
        #expect(
            try column {
                box("a", bottom: 2); box("b", top: 3)
            } == 3)
        let row = TestHost {
            HStack {
                box("a", leading: 70, trailing: 30); box("b", leading: 20, trailing: 90)
            }
        }
        #expect(try row.frame(of: "b").minX - row.frame(of: "a").maxX == 30)
    }

    @Test(
        "a stack wants what its first and last views want at its ends, and along its sides what the most demanding one wants"
    )
    func stacks() throws {
        #expect(
            try column {
                plain("a");
                VStack {
                    box("b", top: 30); plain("other")
                }
            } == 30)
        #expect(
            try column {
                plain("a");
                VStack {
                    plain("b"); box(top: 30)
                }
            } == 8)
        #expect(
            try column {
                VStack {
                    plain("other"); box("a", bottom: 30)
                }; plain("b")
            } == 30)
        #expect(
            try column {
                VStack {
                    box(bottom: 30); plain("a")
                }; plain("b")
            } == 8)
        #expect(
            try column {
                HStack {
                    box("a", bottom: 30); box(bottom: 10)
                }; plain("b")
            } == 30)
        #expect(
            try column {
                HStack {
                    box("a"); box(bottom: 25)
                }; plain("b")
            } == 25)
    }

    @Test("what wants no distance stands beside its neighbour")
    func zero() {
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
        #expect(ViewSpacing().distance(to: .zero, along: .horizontal) == 0)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    }
}
