import DovetailCore
import Foundation

/// How buttons are in an idiom.
struct ButtonIdiom: IdiomTable {
    /// Whether buttons with a border, groups of controls and toggles that look like buttons have a raised bezel and text in the colour of
    /// other texts; else they have a shade of grey or of the tint, and text in the tint.
    let hasRaisedBezels: Bool
    /// Whether a button has a border where no style is set, and is prominent where the Return key does what it does.
    let bordersAutomatically: Bool
    /// Whether a button that can't be pressed is grey, whatever its tint; else it is faded.
    let greysDisabled: Bool
    /// Whether a button without a border is grey unless a tint is set; else it is in the tint.
    let greysBorderless: Bool

    static let pad = ButtonIdiom(
        hasRaisedBezels: false, bordersAutomatically: false, greysDisabled: true, greysBorderless: false)
    static let desktop = ButtonIdiom(
        hasRaisedBezels: true, bordersAutomatically: true, greysDisabled: false, greysBorderless: true)
}
