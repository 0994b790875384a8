import DovetailCore
import DovetailPlatform

/// What edit menus and their keys do. Every ``UIResponder`` has them; the fields of UIKit do what they say, other responders nothing.
///
/// A class of an app's own that does one says so by ``UIResponder/canPerformAction(_:withSender:)``.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: AnyObject {
    /// Puts what is selected on the clipboard and takes it away.
    func cut(_ sender: Any?)
    /// Puts what is selected on the clipboard.
    func copy(_ sender: Any?)
    /// Puts what is on the clipboard in place of what is selected.
    func paste(_ sender: Any?)
    /// The same, in the looks of what is around.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects what is at the caret: a word.
    func select(_ sender: Any?)
    /// Selects all.
    func selectAll(_ sender: Any?)
    /// Takes away what is selected.
    func delete(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
}

extension UIResponder {
    private static let editActions: [String: @MainActor (UIResponder, Any?) -> Void] = [
        "cut": { $0.cut($1) },
        "copy": { $0.copy($1) },
        "paste": { $0.paste($1) },
        "pasteAndMatchStyle": { $0.pasteAndMatchStyle($1) },
        "select": { $0.select($1) },
        "selectAll": { $0.selectAll($1) },
        "delete": { $0.delete($1) },
        "makeTextWritingDirectionLeftToRight": { $0.makeTextWritingDirectionLeftToRight($1) },
        "makeTextWritingDirectionRightToLeft": { $0.makeTextWritingDirectionRightToLeft($1) },
        "toggleBoldface": { $0.toggleBoldface($1) },
        "toggleItalics": { $0.toggleItalics($1) },
        "toggleUnderline": { $0.toggleUnderline($1) },
        "increaseSize": { $0.increaseSize($1) },
        "decreaseSize": { $0.decreaseSize($1) },
    ]

    /// Whether a message is one of ``UIResponderStandardEditActions``.
    static func isEditAction(_ action: Selector) -> Bool { editActions[action.plainName] != nil }

    /// Does the editing command of a message. Returns whether it names one.
    func edit(by name: String, from sender: Any?) -> Bool {
        guard let action = Self.editActions[name] else { return false }
        action(self, sender)
        return true
    }
}

extension EditCommand {
    /// The message that does it; nil for those that are none of a field's.
    var message: String? {
        switch self {
        case .cut: "cut"
        case .copy: "copy"
        case .paste: "paste"
        case .delete: "delete"
        case .selectAll: "selectAll"
        case .undo, .redo: nil
        }
    }
}
