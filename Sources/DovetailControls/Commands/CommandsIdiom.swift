import DovetailCore
import Foundation

/// How an app's commands are in an idiom.
struct CommandsIdiom: IdiomTable {
    /// Whether windows have a bar of menus; else the commands are there by their shortcuts alone.
    let hasMenuBar: Bool
    /// Whether the menu of editing is there where an app says nothing of it.
    let hasEditMenu: Bool

    static let phone = CommandsIdiom(hasMenuBar: false, hasEditMenu: false)
    static let pad = CommandsIdiom(hasMenuBar: true, hasEditMenu: false)
    static let desktop = CommandsIdiom(hasMenuBar: true, hasEditMenu: true)
}
