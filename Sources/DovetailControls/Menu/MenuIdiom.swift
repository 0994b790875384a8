import DovetailCore
import Foundation

/// How menus are in an idiom; measures are in points.
struct MenuIdiom: IdiomTable {
    /// The corners of an open menu, and of the box around the row below the pointer.
    let cornerRadius: CGFloat
    let rowRadius: CGFloat
    /// The least width of an open menu.
    let leastWidth: CGFloat
    /// Whether the row below the pointer has the accent colour, and white text; else a shade of grey.
    let highlightsInAccent: Bool
    /// Whether a button that opens a menu shows that where nothing says otherwise, and the size of the sign.
    let showsIndicator: Bool
    let indicatorSize: CGFloat
    /// Whether a context menu shows what it is about beside it, over the dimmed window.
    let showsSubject: Bool

    static let pad = MenuIdiom(
        cornerRadius: 12, rowRadius: 8, leastWidth: 250, highlightsInAccent: false, showsIndicator: false,
        indicatorSize: 13, showsSubject: true)
    static let desktop = MenuIdiom(
        cornerRadius: 8, rowRadius: 5, leastWidth: 140, highlightsInAccent: true, showsIndicator: true,
        indicatorSize: 9, showsSubject: false)
}
