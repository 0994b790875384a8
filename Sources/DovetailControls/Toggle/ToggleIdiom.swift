import DovetailCore
import Foundation

/// How toggles are in an idiom.
struct ToggleIdiom: IdiomTable {
    /// Whether a toggle outside of forms is a checkbox where no style is set; else a switch.
    let isCheckbox: Bool
    /// Whether a switch that is on has the accent colour; else green.
    let hasAccent: Bool
    /// How far a switch reaches beyond the trailing edge of its place, in points, as recorded on iOS.
    let switchOutset: CGFloat

    static let pad = ToggleIdiom(isCheckbox: false, hasAccent: false, switchOutset: 2)
    static let desktop = ToggleIdiom(isCheckbox: true, hasAccent: true, switchOutset: 0)
}
