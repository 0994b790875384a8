import DovetailCore
import Foundation

/// How text fields are in an idiom; measures are in points.
struct FieldIdiom: IdiomTable {
    /// Whether a field outside of forms has a border where no style is set.
    let hasBorder: Bool
    /// The corners of that border.
    let cornerRadius: CGFloat
    /// Whether a field in a grouped form has its label before it; else the label is its placeholder.
    let hasLabelInForm: Bool
    /// Whether the Return key submits a field that grows with its text; else it begins a new line.
    let submitsOnReturn: Bool

    static let pad = FieldIdiom(hasBorder: false, cornerRadius: 7, hasLabelInForm: false, submitsOnReturn: false)
    static let desktop = FieldIdiom(hasBorder: true, cornerRadius: 6, hasLabelInForm: true, submitsOnReturn: true)
}
