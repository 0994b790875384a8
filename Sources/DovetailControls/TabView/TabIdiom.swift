import DovetailCore
import Foundation

/// How tab views are in an idiom; measures are in points.
struct TabIdiom: IdiomTable {
    /// Whether the tabs stand above the page, in a bar as high as they need; else below it, in a bar of a set height.
    let isAbovePage: Bool
    /// Above and below the tabs, and above and below the title within a tab.
    let barPadding: CGFloat
    let tabPadding: CGFloat
    /// Before the first tab and after the last one, and between two where they share the width of the bar.
    let barMargin: CGFloat
    let sharedSpacing: CGFloat
    /// The size of titles, in a column, in a bar whose width they share, below their symbols, and in other bars.
    let columnTitleSize: CGFloat
    let stackedTitleSize: CGFloat
    let titleSize: CGFloat
    /// Whether symbols in the bar are their filled forms.
    let fillsSymbols: Bool
    /// The titles of a sidebar's sections, and whether they are less important than the tabs.
    let sectionTitleSize: CGFloat
    let hasQuietSections: Bool
    /// Whether the dots of pages are white in light and dark, as if on pictures.
    let hasWhiteDots: Bool

    static let pad = TabIdiom(
        isAbovePage: false, barPadding: 0, tabPadding: 2, barMargin: 2, sharedSpacing: 4,
        columnTitleSize: 17, stackedTitleSize: 10, titleSize: 13, fillsSymbols: true,
        sectionTitleSize: 17, hasQuietSections: false, hasWhiteDots: true)
    static let desktop = TabIdiom(
        isAbovePage: true, barPadding: 5, tabPadding: 5, barMargin: 10, sharedSpacing: 0,
        columnTitleSize: 12, stackedTitleSize: 12, titleSize: 12, fillsSymbols: false,
        sectionTitleSize: 11, hasQuietSections: true, hasWhiteDots: false)
}
