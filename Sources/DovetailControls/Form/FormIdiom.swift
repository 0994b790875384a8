import DovetailCore
import Foundation

/// How forms are in an idiom.
struct FormIdiom: IdiomTable {
    /// Whether a form has a column of labels and one of controls where no style is set; else it is grouped.
    let hasColumns: Bool

    static let pad = FormIdiom(hasColumns: false)
    static let desktop = FormIdiom(hasColumns: true)
}
