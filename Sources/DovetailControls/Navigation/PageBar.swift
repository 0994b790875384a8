import DovetailCore
import Foundation

/// The bar of the page around, for a search field that stands directly below it.
struct PageBar: Equatable {
    nonisolated(unsafe) let contents: BarContents
    let showsTitle: Bool
    /// The bars of the pages before, nearest first.
    nonisolated(unsafe) let previous: [BarContents]

    static func == (left: PageBar, right: PageBar) -> Bool {
        left.contents === right.contents && left.showsTitle == right.showsTitle
            && left.previous.elementsEqual(right.previous, by: ===)
    }

    /// Whether the bar shows the page's title.
    func isTitled(_ summary: BarSummary) -> Bool {
        showsTitle && summary.title != nil && summary.options.hidesTitle != true
            && summary.options.value(\.visibility, of: .navigationBar) != .hidden
    }

    /// For lists below the bar, also where a search field is between.
    var titleAbove: TitleAbove {
        TitleAbove(contents, previous: previous) {
            collapsibleLength(BarSummary(contents, isTouch: $0.isTouch), idiom: $0, verticalSizeClass: $1) > 0
        }
    }

    /// How far the bar collapses when the page is scrolled, in points.
    @MainActor
    func collapsibleLength(
        _ summary: BarSummary, idiom: Idiom, verticalSizeClass: UserInterfaceSizeClass?
    ) -> CGFloat {
        guard isTitled(summary),
            LargeTitleWay.isLarge(summary, previous, idiom: idiom, verticalSizeClass: verticalSizeClass)
        else { return 0 }
        return LargeTitleWay(hasSubtitle: summary.options.subtitle != nil).length
    }
}

private struct PageBarKey: EnvironmentKey {
    static var defaultValue: PageBar? { nil }
}

extension EnvironmentValues {
    /// The bar of the page around; nil where the view is in none, or has pages inside.
    var pageBar: PageBar? {
        get { self[PageBarKey.self] }
        set { self[PageBarKey.self] = newValue }
    }
}
