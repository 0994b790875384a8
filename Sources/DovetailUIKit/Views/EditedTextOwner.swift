import DovetailCore
import DovetailPlatform
import Foundation

/// Lets the class of a field, which may be an app's own, decide about the edit menu of its text and the menu's keys.
@MainActor
final class EditedTextOwner: EditCommandOwner {
    unowned let field: any UIView & UITextInput
    /// What the command under way would do without the field; nil where the program calls the field.
    private var byText: (() -> Void)?

    init(_ field: any UIView & UITextInput) { self.field = field }

    nonisolated func canPerform(_ command: EditCommand, textCan: Bool?) -> Bool? {
        guard let message = command.message, let textCan else { return textCan }
        return MainActor.assumeIsolated {
            self.textCan = textCan
            defer { self.textCan = nil }
            return field.canPerformAction(Selector(message), withSender: nil)
        }
    }

    nonisolated func perform(_ command: EditCommand, byText: @escaping () -> Void) {
        guard let message = command.message else { return byText() }
        // It stays on this thread, which is the main one.
        nonisolated(unsafe) let byText = byText
        MainActor.assumeIsolated {
            let outer = self.byText
            self.byText = byText
            defer { self.byText = outer }
            _ = field.edit(by: message, from: nil)
        }
    }

    // MARK: What the field itself does

    /// What the text says of the command that is asked about.
    private var textCan: Bool?

    private var selection: NSRange { field._selection }

    /// Whether a field that no app has made a class of would do a command now.
    func fieldCan(_ action: Selector, isEditable: Bool, isSecure: Bool) -> Bool? {
        let isSelected = selection.length > 0
        switch action.plainName {
        case "cut": return textCan ?? (isSelected && isEditable && !isSecure)
        case "copy": return textCan ?? (isSelected && !isSecure)
        case "paste": return textCan ?? (isEditable && UIPasteboard.general.hasStrings)
        case "delete": return textCan ?? (isSelected && isEditable)
        case "selectAll": return textCan ?? (field.hasText && selection.length < field._text.utf16.count)
        case "select": return field.hasText && !isSelected
        default: return nil
        }
    }

    /// Does what the text would do, once; the rest of a command that a person gave is the program's own.
    private func runByText() -> Bool {
        guard let run = byText else { return false }
        byText = nil
        run()
        return true
    }

    func copy() {
        if runByText() { return }
        guard selection.length > 0 else { return }
        UIPasteboard.general.string = (field._text as NSString).substring(with: selection)
    }

    func cut() {
        if runByText() { return }
        guard selection.length > 0 else { return }
        copy()
        field._replace(selection, by: "")
    }

    func paste() { if !runByText(), let string = UIPasteboard.general.string { field._replace(selection, by: string) } }

    func delete() { if !runByText(), selection.length > 0 { field._replace(selection, by: "") } }

    func selectAll() {
        if !runByText() { field._selection = NSRange(location: 0, length: field._text.utf16.count) }
    }

    /// Selects the word around the caret, or before it.
    func selectWord() {
        let text = field._text as NSString
        guard text.length > 0 else { return }
        let word = CharacterSet.alphanumerics
        func isPart(_ place: Int) -> Bool {
            let range = text.rangeOfComposedCharacterSequence(at: place)
            return text.substring(with: range).unicodeScalars.contains(where: word.contains)
        }
        var (start, end) = (selection.location, selection.location)
        while start > 0, isPart(start - 1) { start = text.rangeOfComposedCharacterSequence(at: start - 1).location }
        while end < text.length, isPart(end) { end = NSMaxRange(text.rangeOfComposedCharacterSequence(at: end)) }
        if start < end { field._selection = NSRange(location: start, length: end - start) }
    }
}
