import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Guides that an app's own layout sets.
@MainActor
@Suite("Guides of layouts")
struct LayoutGuideTests {
    /// As large as its view, with guides of its own.
    private struct Guided: Layout {
        var leading: CGFloat?
        var top: CGFloat?

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews[0].sizeThatFits(proposal)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Void
        ) -> CGFloat? { guide == .leading ? leading : nil }
        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Void
        ) -> CGFloat? { guide == .top ? top : nil }
    }

    @Test("a horizontal guide moves a view in a column, a vertical one in a row")
    func guides() {
        // The guide of “a” is 15 from its edge and that of “b” is its edge: so b begins where a's guide is.
        expectFrames("column", 100, 100, ["a": [0, 0, 40, 20], "b": [15, 20, 30, 10]]) {
            VStack(alignment: .leading, spacing: 0) {
                Guided(leading: 15, top: 7) {
                    box("a", 40, 20); EmptyView()
                }
                box("b", 30, 10)
            }
        }
        expectFrames("row", 100, 100, ["a": [0, 0, 40, 20], "b": [40, 7, 30, 10]]) {
            HStack(alignment: .top, spacing: 0) {
                Guided(leading: 15, top: 7) {
                    box("a", 40, 20); EmptyView()
                }
                box("b", 30, 10)
            }
        }
    }
}
