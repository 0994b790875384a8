import DovetailCore
import Foundation

/// How alerts and confirmation dialogs are in an idiom.
struct DialogIdiom: IdiomTable {
    /// Whether a choice stands at the window's bottom, as wide as that.
    let hasActionSheets: Bool
    /// Whether a confirmation dialog has its title where nothing says otherwise.
    let showsTitleOfChoice: Bool

    /// Whether the buttons of an alert are parts of its card, with lines between them; else boxes.
    let rulesButtons: Bool
    /// Whether a line goes around an alert.
    let outlinesAlerts: Bool
    let alertWidth: CGFloat
    /// Between the title and what is said below it.
    let headingSpacing: CGFloat
    /// Nil for the size of a footnote in lines that follow one another as closely as those of a label of UIKit's.
    let messageFont: Font?
    /// Whether what is said below the title is paler than that.
    let palesMessage: Bool
    /// How strong an alert's shadow is, and how much the window behind it is dimmed.
    let shadow: Double
    let dimming: Double

    static let phone = touch(hasActionSheets: true)
    static let pad = touch(hasActionSheets: false)
    static let desktop = DialogIdiom(
        hasActionSheets: false, showsTitleOfChoice: true, rulesButtons: false, outlinesAlerts: true, alertWidth: 288,
        headingSpacing: 8, messageFont: .callout, palesMessage: true, shadow: 0.3, dimming: 0.32)

    private static func touch(hasActionSheets: Bool) -> DialogIdiom {
        DialogIdiom(
            hasActionSheets: hasActionSheets, showsTitleOfChoice: false, rulesButtons: true, outlinesAlerts: false,
            alertWidth: 270, headingSpacing: 3.5, messageFont: nil, palesMessage: false, shadow: 0.08,
            dimming: 0.2)
    }
}
