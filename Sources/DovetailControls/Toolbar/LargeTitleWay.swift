import DovetailCore
import Foundation

/// How a large title gives way to a small one when the page is scrolled.
///
/// The bar keeps its height in the layout, so that nothing on the page moves. The title goes up with the page, the background of the bar
/// ends where the title ends, and when the title has gone a small one stands in the row above it.
struct LargeTitleWay {
    let hasSubtitle: Bool

    /// How far the bar collapses, in points, for a title of the usual size.
    var length: CGFloat { ControlMetrics.largeTitleHeight + (hasSubtitle ? 18 : 0) }

    /// The opacity of the small title when the page has been scrolled by a distance: it comes as the large one goes.
    func smallTitleOpacity(at distance: CGFloat) -> Double {
        let gone: CGFloat = 36 + (hasSubtitle ? 14 : 0)
        return Double(min(max((distance - gone + 8) / 12, 0), 1))
    }

    /// Whether a page's title stands large below the items of its bar: as the page says, or else the nearest page before it.
    ///
    /// - Parameter previous: The bars of the pages before, nearest first.
    @MainActor
    static func isLarge(
        _ summary: BarSummary, _ previous: [BarContents], idiom: Idiom, verticalSizeClass: UserInterfaceSizeClass?
    ) -> Bool {
        // A phone that is held sideways has no room for large titles.
        guard BarIdiom[idiom].hasLargeTitles, verticalSizeClass != .compact else { return false }
        let modes = [summary.options.titleMode] + previous.map(\.options.titleMode)
        for mode in modes {
            switch mode {
            case .inline: return false
            case .large: return true
            case .automatic, nil: continue
            }
        }
        return true
    }

    /// How far a bar has collapsed.
    struct Collapse: Equatable {
        let distance: CGFloat
        let isComplete: Bool

        init(_ scrolled: CGFloat, of length: CGFloat) {
            distance = min(scrolled, length)
            isComplete = scrolled >= length
        }
    }
}
