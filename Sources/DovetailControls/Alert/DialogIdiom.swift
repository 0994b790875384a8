import DovetailCore
import Foundation

/// How alerts and confirmation dialogs are in an idiom.
struct DialogIdiom: IdiomTable {
    /// Whether a choice stands at the window's bottom, as wide as that.
    let hasActionSheets: Bool
    /// Whether a confirmation dialog has its title where nothing says otherwise.
    let showsTitleOfChoice: Bool

    static let phone = DialogIdiom(hasActionSheets: true, showsTitleOfChoice: false)
    static let pad = DialogIdiom(hasActionSheets: false, showsTitleOfChoice: false)
    static let desktop = DialogIdiom(hasActionSheets: false, showsTitleOfChoice: true)
}
